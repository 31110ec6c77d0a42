import { type DragEvent, useState } from 'react'

/** Dragging a row to another place: what its handle and what every row needs. */
export function useRowDrag(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const end = () => {
    setDragged(null)
    setOver(null)
  }
  return {
    handle: (row: number) => ({ draggable: true, onDragStart: () => setDragged(row), onDragEnd: end }),
    target: (row: number) => ({
      'data-over': over === row || undefined,
      onDragOver: (event: DragEvent) => {
        if (dragged === null) return
        event.preventDefault()
        setOver(row)
      },
      onDrop: (event: DragEvent) => {
        if (dragged === null) return
        event.preventDefault()
        if (dragged !== row) onMove(dragged, row)
        end()
      },
    }),
  }
}
