import type { ThemeComponents } from './themeComponents.ts'

/** Boxes and choices in the accent. */
export const fieldComponents: ThemeComponents = {
  MuiFormControl: { defaultProps: { variant: 'outlined', fullWidth: true } },
  MuiFormLabel: {
    styleOverrides: { root: { color: 'var(--text)', '&.Mui-focused': { color: 'var(--text)' } } },
  },
  MuiCheckbox: {
    styleOverrides: {
      root: {
        padding: 8,
        color: 'var(--border-strong)',
        '&.Mui-checked, &.MuiCheckbox-indeterminate': { color: 'var(--accent-fill)' },
      },
    },
  },
  MuiRadio: {
    styleOverrides: {
      root: { padding: 8, color: 'var(--border-strong)', '&.Mui-checked': { color: 'var(--accent-fill)' } },
    },
  },
}
