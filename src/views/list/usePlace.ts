import { type Store, useStoreContext } from 'ra-core'
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

interface Place {
  state: string
  top: number
  row: string | undefined
}

/** By the store of the application, so that two of them on one page (in tests) know nothing of each other. */
const places = new WeakMap<Store, Map<string, Place>>()

interface PlaceOptions {
  /** The element that scrolls. */
  scroller: RefObject<HTMLElement | null>
  /** The row that holds the focus, or held it last. */
  row: string | undefined
  isReady: boolean
}

/**
 * Keeps the scroll position and the row for whoever comes back to a list in the same state (Back, or after saving a record), and
 * goes there again as soon as the rows are there. Answers the row of the last time, where there is one.
 */
export function usePlace(
  list: string,
  state: string,
  { scroller, row, isReady }: PlaceOptions,
): string | undefined {
  const store = useStoreContext()
  const [before] = useState(() => {
    const place = places.get(store)?.get(list)
    return place?.state === state ? place : undefined
  })
  const latest = useRef<Place>({ state, top: 0, row })
  latest.current = { ...latest.current, state, row: row ?? latest.current.row }
  const isRestored = useRef(false)

  useLayoutEffect(() => {
    if (!isReady || isRestored.current) return
    isRestored.current = true
    if (before && scroller.current) scroller.current.scrollTop = before.top
  }, [before, scroller, isReady])

  useEffect(() => {
    const element = scroller.current
    const note = () => {
      latest.current.top = element?.scrollTop ?? 0
    }
    element?.addEventListener('scroll', note, { passive: true })
    return () => element?.removeEventListener('scroll', note)
  }, [scroller])

  useEffect(
    () => () => {
      const known = places.get(store) ?? new Map<string, Place>()
      places.set(store, known.set(list, latest.current))
    },
    [store, list],
  )
  return before?.row
}
