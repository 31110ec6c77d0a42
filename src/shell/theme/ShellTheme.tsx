import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useMemo } from 'react'
import { createShellTheme } from './createShellTheme.ts'
import { directionCache } from './directionCache.ts'

/** Styles everything inside for a writing direction. Light or dark is decided by `data-theme` on `<html>` alone. */
export function ShellTheme({ direction, children }: { direction: 'ltr' | 'rtl'; children: ReactNode }) {
  const theme = useMemo(() => createShellTheme(direction), [direction])
  return (
    <CacheProvider value={directionCache(direction)}>
      <ThemeProvider theme={theme} colorSchemeNode={null} storageManager={null}>
        {children}
      </ThemeProvider>
    </CacheProvider>
  )
}
