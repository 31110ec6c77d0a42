import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

interface Place {
  state: string
  top: number
  row: string | undefined
}

const places = new Map<string, Place>()

/** Where somebody stood in a list when it was last left in this very state; undefined where they were elsewhere or nowhere. */
export function placeIn(list: string, state: string): Place | undefined {
  const place = places.get(list)
  return place?.state === state ? place : undefined
}

/**
 * Keeps the scroll position and the row for whoever comes back to a list in the same state (Back, or after saving a record), and
 * goes there again as soon as the rows are there. `scroller` is the element that scrolls, or nothing for the page itself.
 */
export function usePlace(list: string, state: string, { scroller, row, isReady }: { scroller: RefObject<HTMLElement | null>; row: string | undefined; isReady: boolean }) {
  const latest = useRef<Place>({ state, top: 0, row })
  latest.current = { ...latest.current, state, row: row ?? latest.current.row }
  const isRestored = useRef(false)

  useLayoutEffect(() => {
    if (!isReady || isRestored.current) return
    isRestored.current = true
    const before = placeIn(list, state)
    if (before && scroller.current) scroller.current.scrollTop = before.top
  }, [list, state, scroller, isReady])

  useEffect(() => {
    const element = scroller.current
    const note = () => {
      latest.current.top = element?.scrollTop ?? 0
    }
    element?.addEventListener('scroll', note, { passive: true })
    return () => element?.removeEventListener('scroll', note)
  }, [scroller])

  useEffect(() => () => void places.set(list, latest.current), [list])
}
