import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { createShellTheme } from './createShellTheme.ts'
import { directionCache } from './directionCache.ts'
import { useThemeState } from './useThemeState.ts'

const themes = { ltr: createShellTheme('ltr'), rtl: createShellTheme('rtl') }

/** MUI in the product's look and in the person's writing direction. Light or dark is decided by `data-theme` on `<html>` alone. */
export function ShellTheme({ children }: { children: ReactNode }) {
  const [{ direction }] = useThemeState()
  return (
    <CacheProvider value={directionCache(direction)}>
      <ThemeProvider theme={themes[direction]} colorSchemeNode={null} storageManager={null}>
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
