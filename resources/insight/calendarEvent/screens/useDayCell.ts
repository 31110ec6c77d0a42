import { type MouseEvent, type PointerEvent, useRef } from 'react'
import type { Day } from '../../../../src/controls/day/days.ts'
import { isMarked, useCalendarFacts } from './CalendarContext.ts'
import { useDropped } from './useDragging.ts'
import { isStroke, useDayStrokes } from './useStrokes.ts'

/**
 * What the cell of a day does, in a month and above the hours: events are dropped on it, and a press or dragging over several begins one.
 * What has hours keeps them there and goes to the day alone; whether it fills days is changed in its dialog, with all that hangs on it.
 */
export function useDayCell<Cell extends HTMLElement>(day: Day) {
  const facts = useCalendarFacts()
  const { mayCreate, add, move } = facts
  const strokes = useDayStrokes()
  const ref = useRef<Cell>(null)
  useDropped(ref, day, ({ event, days }) => {
    if (days !== 0) move(event, days)
  })
  const cell = {
    ref,
    'data-cell': day,
    'data-marked': isMarked(facts, day),
    onPointerDown: (event: PointerEvent) => mayCreate && isStroke(event) && strokes.begin(event, day),
    onClick: (event: MouseEvent) => mayCreate && event.target === event.currentTarget && add(day),
  }
  return { cell, onEdge: strokes.end }
}
