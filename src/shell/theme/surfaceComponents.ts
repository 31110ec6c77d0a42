import type { ThemeComponents } from './themeComponents.ts'

const hairline = '1px solid var(--border)'

/** What lies on the page: cards, tables, menus, dialogs and chips, told apart by hairlines more than by shadow. */
export const surfaceComponents: ThemeComponents = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { backgroundImage: 'none', '--Paper-overlay': 'none' },
      outlined: { borderColor: 'var(--border)' },
    },
  },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiDivider: { styleOverrides: { root: { borderColor: 'var(--border)' } } },
  MuiMenu: {
    styleOverrides: {
      paper: {
        backgroundColor: 'var(--raised)',
        border: hairline,
        boxShadow: 'var(--shadow-raised)',
        marginBlockStart: 4,
      },
      list: { padding: 6 },
    },
  },
  MuiPopover: {
    styleOverrides: {
      paper: { backgroundColor: 'var(--raised)', border: hairline, boxShadow: 'var(--shadow-raised)' },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 36,
        paddingInline: 10,
        borderRadius: 'var(--radius-small)',
        fontSize: 14,
        gap: 10,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: 'var(--accent-soft)',
          color: 'var(--accent-text)',
        },
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'var(--scrim)' } } },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: {
        backgroundColor: 'var(--surface)',
        border: 0,
        boxShadow: 'var(--shadow-raised)',
        borderRadius: 0,
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        height: 24,
        borderRadius: 'var(--radius-small)',
        fontWeight: 550,
        fontSize: 'var(--size-note)',
        '& .MuiChip-label': { paddingInline: 8 },
        variants: [
          { props: { variant: 'filled', color: 'default' }, style: soft('neutral') },
          { props: { variant: 'filled', color: 'info' }, style: soft('accent') },
          { props: { variant: 'filled', color: 'primary' }, style: soft('accent') },
          { props: { variant: 'filled', color: 'success' }, style: soft('success') },
          { props: { variant: 'filled', color: 'warning' }, style: soft('warning') },
          { props: { variant: 'filled', color: 'error' }, style: soft('danger') },
        ],
      },
      outlined: { borderColor: 'var(--border-strong)' },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { borderColor: 'var(--border)', padding: '8px 12px', fontVariantNumeric: 'tabular-nums' },
      head: {
        color: 'var(--text-muted)',
        fontWeight: 550,
        backgroundColor: 'var(--surface)',
        fontSize: 'var(--size-note)',
      },
      sizeSmall: { padding: '4px 12px' },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 44 },
      indicator: { height: 2, backgroundColor: 'var(--accent-fill)' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: {
        textTransform: 'none',
        minHeight: 44,
        minWidth: 0,
        paddingInline: 14,
        color: 'var(--text-muted)',
        '&.Mui-selected': { color: 'var(--accent-text)' },
      },
    },
  },
  MuiLinearProgress: { styleOverrides: { root: { borderRadius: 4, backgroundColor: 'var(--sunken)' } } },
}

function soft(name: 'neutral' | 'accent' | 'success' | 'warning' | 'danger') {
  return { backgroundColor: `var(--${name}-soft)`, color: `var(--${name}-text)` }
}
