import { type KeyboardEvent, useState } from 'react'
import { useThemeState } from '../../../../../src/shell/theme/useThemeState.ts'

/** Which point of a chart is being read; the arrow keys go from one to the next as the page runs, Home and End to the ends. */
export function useReading(count: number) {
  const [{ direction }] = useThemeState()
  const [at, setAt] = useState<number>()
  const onKeyDown = (event: KeyboardEvent) => {
    const ahead = direction === 'rtl' ? -1 : 1
    const step = { ArrowRight: ahead, ArrowLeft: -ahead, ArrowDown: 1, ArrowUp: -1 }[event.key]
    const next =
      step === undefined
        ? { Home: 0, End: count - 1 }[event.key]
        : at === undefined
          ? 0
          : Math.min(count - 1, Math.max(0, at + step))
    if (event.key === 'Escape') setAt(undefined)
    if (next === undefined || count === 0) return
    event.preventDefault()
    setAt(next)
  }
  return {
    at: at !== undefined && at < count ? at : undefined,
    setAt,
    onKeyDown,
    isMirrored: direction === 'rtl',
  }
}
