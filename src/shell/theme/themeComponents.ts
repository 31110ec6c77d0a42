import type { ThemeOptions } from '@mui/material/styles'

/**
 * What a theme says of MUI's parts, as `createTheme` takes it. The compiler compares MUI's own `Components<Theme>` with it part by
 * part, which is half of what checking the whole front end costs.
 */
export type ThemeComponents = NonNullable<ThemeOptions['components']>
