import { type RefObject, useLayoutEffect, useState } from 'react'

/**
 * The pixels that an element has across, in step with the window; without an end where nothing is drawn, and undefined before it was
 * looked at: whatever takes long to draw waits for it, lest it be drawn twice.
 */
export function useRoom(element: RefObject<HTMLElement | null>): number | undefined {
  const [room, setRoom] = useState<number>()
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return
    const measure = () => setRoom(current.clientWidth || Number.POSITIVE_INFINITY)
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(current)
    return () => watch.disconnect()
  }, [element])
  return room
}
