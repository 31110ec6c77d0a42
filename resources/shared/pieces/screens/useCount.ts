import { type KeyboardEvent, useEffect, useState } from 'react'

interface Count {
  value: number
  min?: number
  max: number
  /** What an empty box means at once; without it the number stays until another is typed. */
  empty?: number
  onChange: (value: number) => void
}

/** A small whole number between two bounds, as it is typed or stepped by the arrow keys. */
export function useCount({ value, min = 0, max, empty, onChange }: Count) {
  const [typed, setTyped] = useState(String(value))
  useEffect(() => setTyped(String(value)), [value])
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)))
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 3)
    setTyped(Number(digits) > max ? String(max) : digits)
    if (digits !== '') set(Number(digits))
    else if (empty !== undefined) set(empty)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    set(value + by)
  }
  return { typed, type, set, onBlur: () => setTyped(String(value)), onKeyDown }
}
