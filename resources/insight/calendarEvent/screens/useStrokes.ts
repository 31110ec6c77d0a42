import type { PointerEvent } from 'react'
import type { Day } from '../../../../src/controls/day/days.ts'
import { wallTimeOf } from '../../../../src/fields/dateTime/zonedTime.ts'
import type { EventEntry } from '../rules/range.ts'
import { useCalendarFacts } from './CalendarContext.ts'
import { dayAt, followPointer, type Point } from './followPointer.ts'

/** Whether a press begins a drag: fingers scroll with it. */
export const isStroke = ({ button, pointerType, target, currentTarget }: PointerEvent): boolean =>
  button === 0 && pointerType !== 'touch' && target === currentTarget

/** Dragging over days: over empty ones, which begins an event of whole days, and the end of an event to another day. Within a day it is a press. */
export function useDayStrokes() {
  const { mark, add, stretch } = useCalendarFacts()
  const follow = (pressed: PointerEvent, from: Day, onEnd: (day: Day) => void, isBothWays: boolean) => {
    const rangeTo = (to: Day) => (to < from ? { from: isBothWays ? to : from, to: from } : { from, to })
    followPointer(pressed, {
      onMove: (point) => {
        const day = dayAt(point)
        if (day !== undefined) mark(rangeTo(day))
      },
      onEnd: (point?: Point) => {
        mark(undefined)
        const day = point && dayAt(point)
        if (day !== undefined) onEnd(day)
      },
    })
  }
  return {
    begin: (pressed: PointerEvent, day: Day) =>
      follow(pressed, day, (last) => (last < day ? add(last, day) : add(day, last)), true),
    end: (pressed: PointerEvent, event: EventEntry) => {
      const first = wallTimeOf(event.startsAt).day
      follow(pressed, first, (last) => stretch(event, last < first ? first : last), false)
    },
  }
}
