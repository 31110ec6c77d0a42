import { type DragEvent, useMemo, useRef, useState } from 'react'

/** What the handle of a row and the row itself call while one is dragged; the same functions for as long as the sheet is there. */
export interface RowDrag {
  readonly start: (row: number) => void
  readonly over: (event: DragEvent, row: number) => void
  readonly drop: (event: DragEvent, row: number) => void
  readonly end: () => void
}

/** Dragging a row to another place; `over` is the row that it would take the place of. */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const dragged = useRef<number>(undefined)
  const move = useRef(onMove)
  move.current = onMove
  const [over, setOver] = useState<number>()
  const drag = useMemo((): RowDrag => {
    const end = () => {
      dragged.current = undefined
      setOver(undefined)
    }
    return {
      start: (row) => {
        dragged.current = row
      },
      over: (event, row) => {
        if (dragged.current === undefined) return
        event.preventDefault()
        setOver(row)
      },
      drop: (event, row) => {
        if (dragged.current === undefined) return
        event.preventDefault()
        if (dragged.current !== row) move.current(dragged.current, row)
        end()
      },
      end,
    }
  }, [])
  return { over, drag }
}
