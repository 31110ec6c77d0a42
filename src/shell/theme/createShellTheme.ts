import { createTheme, type Theme } from '@mui/material/styles'
import { breakpoints } from './breakpoints.ts'
import { components } from './components.ts'

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
}

/**
 * MUI's theme for a writing direction. Its colours are the custom properties of `tokens.css`, so changing between light
 * and dark is one attribute on `<html>` and renders nothing anew.
 */
export const createShellTheme = (direction: 'ltr' | 'rtl'): Theme =>
  createTheme({
    direction,
    cssVariables: {
      nativeColor: true,
      colorSchemeSelector: '[data-theme="%s"]',
      disableCssColorScheme: true,
    },
    colorSchemes: { light: { palette }, dark: { palette } },
    defaultColorScheme: 'light',
    shape: { borderRadius: 10 },
    spacing: 8,
    breakpoints: {
      values: { xs: 0, sm: 576, md: breakpoints.mobile, lg: breakpoints.tablet, xl: breakpoints.desktop },
    },
    focusVisible: { outlineColor: 'var(--focus)' },
    typography: {
      fontFamily: 'var(--font)',
      fontSize: 14,
      htmlFontSize: 16,
      h1: { fontSize: 'var(--size-heading)', fontWeight: 650, lineHeight: 1.3, letterSpacing: '-0.01em' },
      h2: { fontSize: 'var(--size-title)', fontWeight: 600, lineHeight: 1.35 },
      h3: { fontSize: 'var(--size-large)', fontWeight: 600, lineHeight: 1.4 },
      h4: { fontSize: 'var(--size-large)', fontWeight: 600, lineHeight: 1.4 },
      h5: { fontSize: 14, fontWeight: 600, lineHeight: 1.5 },
      h6: { fontSize: 14, fontWeight: 600, lineHeight: 1.5 },
      subtitle1: { fontSize: 'var(--size-large)' },
      subtitle2: { fontSize: 14, fontWeight: 600 },
      body1: { fontSize: 14, lineHeight: 1.5 },
      body2: { fontSize: 14, lineHeight: 1.5 },
      caption: { fontSize: 'var(--size-note)', lineHeight: 1.45 },
      overline: { fontSize: 'var(--size-small)', textTransform: 'none', letterSpacing: 0 },
      button: { fontSize: 14, fontWeight: 550, textTransform: 'none', letterSpacing: 0 },
    },
    components,
  })

const tone = (name: string, fill = `var(--${name}-text)`) => ({
  main: fill,
  dark: fill,
  light: `var(--${name}-text)`,
  contrastText: 'var(--surface)',
})

/** The same for both schemes: the tokens themselves change. */
const palette = {
  primary: {
    main: 'var(--accent-fill)',
    dark: 'var(--accent-fill-hover)',
    light: 'var(--accent)',
    contrastText: 'var(--on-accent)',
  },
  secondary: {
    main: 'var(--neutral-text)',
    dark: 'var(--text)',
    light: 'var(--text-muted)',
    contrastText: 'var(--surface)',
  },
  error: {
    main: 'var(--danger-text)',
    dark: 'var(--danger-fill)',
    light: 'var(--danger-text)',
    contrastText: 'var(--surface)',
  },
  warning: tone('warning'),
  info: tone('accent'),
  success: tone('success'),
  text: { primary: 'var(--text)', secondary: 'var(--text-muted)', disabled: 'var(--text-disabled)' },
  divider: 'var(--border)',
  background: { default: 'var(--page)', paper: 'var(--surface)' },
  action: {
    active: 'var(--text-muted)',
    hover: 'var(--sunken)',
    selected: 'var(--accent-soft)',
    disabled: 'var(--text-disabled)',
    disabledBackground: 'var(--sunken)',
    focus: 'var(--sunken)',
  },
}
