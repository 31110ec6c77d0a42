import type { ThemeComponents } from './themeComponents.ts'

/** Fields: outlined, the label above, 40 px high; switches, boxes and choices in the accent. */
export const fieldComponents: ThemeComponents = {
  MuiTextField: {
    defaultProps: { variant: 'outlined', fullWidth: true, slotProps: { inputLabel: { shrink: true } } },
  },
  MuiFormControl: { defaultProps: { variant: 'outlined', fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        marginBlockEnd: 6,
        maxWidth: '100%',
        whiteSpace: 'normal',
        fontSize: 14,
        fontWeight: 550,
        lineHeight: 1.4,
        color: 'var(--text)',
        '&.Mui-focused': { color: 'var(--text)' },
        '&.Mui-error': { color: 'var(--danger-text)' },
      },
      asterisk: { color: 'var(--danger-text)' },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        borderRadius: 'var(--radius)',
        backgroundColor: 'var(--surface)',
        minHeight: 'var(--control)',
        '& .MuiOutlinedInput-notchedOutline': {
          borderColor: 'var(--border-strong)',
          top: 0,
          '& legend': { display: 'none' },
        },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--text-muted)' },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--focus)', borderWidth: 2 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--danger-text)' },
        '&.Mui-disabled': { backgroundColor: 'var(--sunken)' },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--border)' },
        variants: [{ props: { size: 'small' }, style: { minHeight: 'var(--control-small)' } }],
      },
      input: {
        paddingBlock: 8,
        paddingInline: 12,
        height: 'auto',
        minHeight: 22,
        '&::placeholder': { color: 'var(--text-muted)', opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: 'var(--text-muted)' },
      },
      multiline: { padding: 0 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        marginInline: 0,
        marginBlockStart: 6,
        fontSize: 'var(--size-note)',
        color: 'var(--text-muted)',
        '&.Mui-error': { color: 'var(--danger-text)' },
      },
    },
  },
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
  MuiSwitch: {
    styleOverrides: {
      root: { width: 40, height: 24, padding: 0, overflow: 'visible' },
      switchBase: {
        padding: 3,
        color: '#fff',
        '&.Mui-checked': { transform: 'translateX(16px)', color: 'var(--on-accent)' },
        '&.Mui-checked + .MuiSwitch-track': { backgroundColor: 'var(--accent-fill)', opacity: 1 },
        '&.Mui-disabled': { color: '#fff' },
        '&.Mui-disabled + .MuiSwitch-track': { opacity: 0.4 },
        '&.Mui-focusVisible + .MuiSwitch-track': { outline: '2px solid var(--focus)', outlineOffset: 2 },
      },
      thumb: { width: 18, height: 18, boxShadow: '0 1px 2px rgb(0 0 0 / 25%)' },
      track: { borderRadius: 12, backgroundColor: 'var(--border-strong)', opacity: 1 },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: { marginBlock: 4 },
      inputRoot: { paddingBlock: 0, paddingInlineStart: 4 },
    },
  },
}
