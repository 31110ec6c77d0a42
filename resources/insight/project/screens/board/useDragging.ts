import { useEffect, useRef } from 'react'

type Dragging = typeof import('./dragCard.ts')

/** Begins something with the code of dragging, which comes after the page; what it does is what was said last. */
export function useDragging(isWanted: boolean, begin: (dragging: Dragging) => (() => void) | undefined) {
  const latest = useRef(begin)
  latest.current = begin
  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    let end: (() => void) | undefined
    void import('./dragCard.ts').then((dragging) => {
      if (!isGone) end = latest.current(dragging)
    })
    return () => {
      isGone = true
      end?.()
    }
  }, [isWanted])
}
