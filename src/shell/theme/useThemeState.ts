import { useStoreContext } from 'ra-core'
import { createContext, useCallback, useContext, useMemo, useSyncExternalStore } from 'react'
import { defined } from '../../core/defined.ts'
import {
  defaultThemeState,
  isThemeValue,
  type KeptThemeState,
  keptKeys,
  type ThemeState,
} from './themeState.ts'

/** The two keys of the moment, and how to change them. */
export interface MomentaryState extends Pick<ThemeState, 'mobileNav' | 'blankLayout'> {
  readonly change: (part: Partial<Pick<ThemeState, 'mobileNav' | 'blankLayout'>>) => void
}

/** Holds what is not kept; `Frame` provides it. */
export const MomentaryContext = createContext<MomentaryState>({
  mobileNav: false,
  blankLayout: false,
  change: () => {},
})

/** The whole theme state, in step with the store and the other tabs, and how to change parts of it. */
export function useThemeState(): readonly [ThemeState, (part: Partial<ThemeState>) => void] {
  const store = useStoreContext()
  const { mobileNav, blankLayout, change } = useContext(MomentaryContext)
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = keptKeys.map((key) => store.subscribe(key, listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    [store],
  )
  // A string compares by value, so the state is rebuilt only when something in it has changed.
  const read = useCallback(
    () =>
      JSON.stringify(
        keptKeys.map((key) => {
          const value: unknown = store.getItem(key)
          return isThemeValue(key, value) ? value : defaultThemeState[key]
        }),
      ),
    [store],
  )
  const snapshot = useSyncExternalStore(subscribe, read)
  const state = useMemo((): ThemeState => {
    const values: unknown[] = JSON.parse(snapshot)
    const kept = Object.fromEntries(
      keptKeys.map((key, index) => [key, values[index]]),
    ) as unknown as KeptThemeState
    return { ...kept, mobileNav, blankLayout }
  }, [snapshot, mobileNav, blankLayout])
  const set = useCallback(
    (part: Partial<ThemeState>) => {
      for (const key of keptKeys) if (part[key] !== undefined) store.setItem(key, part[key])
      const { mobileNav, blankLayout } = part
      if (mobileNav !== undefined || blankLayout !== undefined) {
        change(
          defined({
            mobileNav,
            blankLayout,
          }),
        )
      }
    },
    [store, change],
  )
  return [state, set]
}
