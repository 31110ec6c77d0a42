import { type DragEvent, useState } from 'react'

/** Lets the items of a list be dragged to another place, which `move` is told. Answers by its index what the element of an item needs. */
export function useDragOrder(move: (from: number, to: number) => void, disabled: boolean | undefined) {
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  return (index: number) => ({
    'data-over': over === index || undefined,
    draggable: !disabled,
    onDragStart: () => setDragged(index),
    onDragEnd() {
      setDragged(undefined)
      setOver(undefined)
    },
    onDragOver(event: DragEvent) {
      if (dragged === undefined) return
      event.preventDefault()
      setOver(index)
    },
    onDrop(event: DragEvent) {
      if (dragged === undefined) return
      event.preventDefault()
      if (dragged !== index) move(dragged, index)
    },
  })
}
