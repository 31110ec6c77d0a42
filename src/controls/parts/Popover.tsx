import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Floating } from './Floating.tsx'
import { usePassing } from './usePassing.ts'

interface PopoverProps {
  anchor: HTMLElement
  label: string
  onClose: () => void
  className?: string | undefined
  children: ReactNode
}

const stops = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]'

/** A small dialog beside what it belongs to: a month, a colour. The Tab key stays inside; Escape and a press elsewhere close it. */
export function Popover({ anchor, label, onClose, className, children }: PopoverProps) {
  const panel = useRef<HTMLDivElement>(null)
  usePassing(panel, anchor, onClose)
  // Unless something inside has taken it already.
  useEffect(() => {
    if (!panel.current?.contains(document.activeElement)) panel.current?.focus()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    // What lies around has keys of its own.
    event.stopPropagation()
    if (event.key === 'Escape') {
      event.preventDefault()
      onClose()
    } else if (event.key === 'Tab') {
      const places = [...(panel.current?.querySelectorAll<HTMLElement>(stops) ?? [])].filter(
        ({ tabIndex }) => tabIndex >= 0,
      )
      const [first, last] = [places[0], places.at(-1)]
      const [end, start] = event.shiftKey ? [first, last] : [last, first]
      if (document.activeElement !== end && document.activeElement !== panel.current) return
      event.preventDefault()
      start?.focus()
    }
  }
  return (
    <Floating
      ref={panel}
      anchor={anchor}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={className}
      onKeyDown={onKeyDown}
    >
      {children}
    </Floating>
  )
}
