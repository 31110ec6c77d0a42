import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'

type View = readonly [x: number, y: number, width: number, height: number]

const most = 8

/** What of a map is seen: nearer and further, dragged by the pointer, moved by the arrows, + and − with the keyboard, 0 for all of it. */
export function useZoom([width, height]: readonly [number, number]) {
  const [{ x, y, factor }, setPlace] = useState({ x: 0, y: 0, factor: 1 })
  const dragged = useRef<{ x: number; y: number }>(undefined)
  const clamped = (left: number, top: number, next: number) => ({
    factor: next,
    x: Math.min(Math.max(0, left), width - width / next),
    y: Math.min(Math.max(0, top), height - height / next),
  })
  const zoom = (by: number) => {
    const next = Math.min(most, Math.max(1, factor * by))
    const middle = { x: x + width / factor / 2, y: y + height / factor / 2 }
    setPlace(clamped(middle.x - width / next / 2, middle.y - height / next / 2, next))
  }
  const pan = (across: number, down: number) => setPlace(clamped(x + across, y + down, factor))
  const reset = () => setPlace({ x: 0, y: 0, factor: 1 })
  const step = width / factor / 8
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = {
      ArrowLeft: () => pan(-step, 0),
      ArrowRight: () => pan(step, 0),
      ArrowUp: () => pan(0, -step),
      ArrowDown: () => pan(0, step),
      '+': () => zoom(2),
      '-': () => zoom(0.5),
      '0': reset,
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    dragged.current = { x: event.clientX, y: event.clientY }
  }
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const from = dragged.current
    if (!from) return
    const units = width / factor / event.currentTarget.clientWidth
    pan((from.x - event.clientX) * units, (from.y - event.clientY) * units)
    dragged.current = { x: event.clientX, y: event.clientY }
  }
  const end = () => {
    dragged.current = undefined
  }
  const view: View = [x, y, width / factor, height / factor]
  return {
    view,
    factor,
    canGrow: factor < most,
    zoom,
    reset,
    box: { onKeyDown, onPointerDown, onPointerMove, onPointerUp: end, onPointerCancel: end },
  }
}
