import { fieldComponents } from './fieldComponents.ts'
import { surfaceComponents } from './surfaceComponents.ts'
import type { ThemeComponents } from './themeComponents.ts'

const heights = {
  small: 'var(--control-small)',
  medium: 'var(--control)',
  large: 'var(--control-large)',
} as const

/** How MUI's parts look here: quiet, hairline, no capitals; the heights are those of the specification. */
export const components: ThemeComponents = {
  ...fieldComponents,
  ...surfaceComponents,
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        borderRadius: 'var(--radius)',
        whiteSpace: 'nowrap',
        minHeight: heights.medium,
        paddingBlock: 0,
        variants: [
          { props: { size: 'small' }, style: { minHeight: heights.small, paddingInline: 12 } },
          { props: { size: 'medium' }, style: { paddingInline: 16 } },
          {
            props: { size: 'large' },
            style: { minHeight: heights.large, paddingInline: 24, fontSize: 'var(--size-large)' },
          },
          { props: { variant: 'text', color: 'primary' }, style: { color: 'var(--accent-text)' } },
          { props: { variant: 'outlined' }, style: outlined },
          {
            props: { variant: 'outlined', color: 'error' },
            style: { color: 'var(--danger-text)' },
          },
          {
            props: { variant: 'contained', color: 'error' },
            style: {
              backgroundColor: 'var(--danger-fill)',
              color: '#fff',
              '&:hover': { backgroundColor: 'var(--danger-fill-hover)' },
            },
          },
        ],
      },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: {
        borderRadius: 'var(--radius)',
        color: 'var(--text-muted)',
        width: heights.medium,
        height: heights.medium,
        padding: 0,
        '&:hover': { backgroundColor: 'var(--sunken)', color: 'var(--text)' },
        variants: [
          { props: { size: 'small' }, style: { width: 32, height: 32 } },
          { props: { size: 'large' }, style: { width: heights.large, height: heights.large } },
        ],
      },
    },
  },
  MuiSvgIcon: { defaultProps: { fontSize: 'small' } },
}

function outlined() {
  return {
    backgroundColor: 'var(--surface)',
    borderColor: 'var(--border)',
    color: 'var(--text)',
    boxShadow: 'var(--shadow)',
    '&:hover': { backgroundColor: 'var(--sunken)', borderColor: 'var(--border)' },
  }
}
