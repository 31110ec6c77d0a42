import { type RefObject, useEffect, useRef } from 'react'
import { lengthOf } from '../../../../src/fields/date/period.ts'
import type { EventEntry } from '../rules/range.ts'
import type { DroppedEvent } from './dragEvent.ts'

type Dragging = typeof import('./dragEvent.ts')

/** Begins something with the code of dragging, which comes after the page. */
function useAttached(begin: ((dragging: Dragging) => () => void) | undefined, key: string) {
  const latest = useRef(begin)
  latest.current = begin
  const isWanted = begin !== undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says when it begins anew
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    let end: (() => void) | undefined
    void import('./dragEvent.ts').then((dragging) => {
      if (!isGone) end = latest.current?.(dragging)
    })
    return () => {
      isGone = true
      end?.()
    }
  }, [isWanted, key])
}

/** Lets the mouse take an event, where it may be changed. */
export function useDragged(
  element: RefObject<HTMLElement | null>,
  event: EventEntry | undefined,
  mayEdit: boolean,
) {
  const begin = ({ dragEvent }: Dragging) =>
    element.current && event ? dragEvent(element.current, event) : () => undefined
  useAttached(mayEdit && event ? begin : undefined, `${event?.id} ${event?.version}`)
}

interface Dropped extends Pick<DroppedEvent, 'event' | 'top'> {
  /** By how many days it was dragged. */
  readonly days: number
}

/** Lets events be dropped on a day. */
export function useDropped(
  element: RefObject<HTMLElement | null>,
  day: string,
  onDrop: (dropped: Dropped) => void,
) {
  const latest = useRef(onDrop)
  latest.current = onDrop
  const begin = ({ takeEvents }: Dragging) =>
    element.current
      ? takeEvents(element.current, ({ day: from, ...dropped }) =>
          latest.current({ ...dropped, days: lengthOf({ from, to: day }) - 1 }),
        )
      : () => undefined
  useAttached(begin, day)
}
