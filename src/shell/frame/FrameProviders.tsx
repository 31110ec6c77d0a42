import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { Failures } from '../notices/Failures.tsx'
import { Notifications } from '../notices/Notifications.tsx'
import { PageProvider } from '../page/PageProvider.tsx'
import { paintThemeState } from '../theme/themeState.ts'
import { MomentaryContext, type MomentaryState, useThemeState } from '../theme/useThemeState.ts'
import { useDue } from './useDue.ts'

const loadTips = () => import('../TipLayer.tsx')

/** What framed and blank pages share: the look, the state of the moment, the page's own state, messages and tooltips. */
export function FrameProviders({ children }: { children: ReactNode }) {
  return (
    <Momentary>
      <PaintedTheme />
      <PageProvider>
        {children}
        <Failures />
        <Notifications />
        <Tips />
      </PageProvider>
    </Momentary>
  )
}

function Momentary({ children }: { children: ReactNode }) {
  const [state, setState] = useState({ mobileNav: false, blankLayout: false })
  const change: MomentaryState['change'] = useCallback(
    (part) => setState((before) => ({ ...before, ...part })),
    [],
  )
  const value = useMemo(() => ({ ...state, change }), [state, change])
  return <MomentaryContext value={value}>{children}</MomentaryContext>
}

/** Keeps `<html>` in step with the theme state. */
function PaintedTheme() {
  const [{ currentTheme, direction, locale }] = useThemeState()
  useEffect(() => paintThemeState({ currentTheme, direction, locale }), [currentTheme, direction, locale])
  return null
}

/** Nobody rests the pointer on a page that is not there yet. */
function Tips() {
  const Layer = useDue(loadTips)?.default
  return Layer && <Layer />
}
