import { addDays, type Day } from '../../../../src/controls/day/days.ts'
import type { Bar } from '../rules/spans.ts'
import { Entry } from './Entry.tsx'

interface BarsOfDayProps {
  day: Day
  /** Which day of its row it is. */
  index: number
  bars: readonly Bar[]
  /** Where the first line begins in the cell, in pixels. */
  top: number
  onEdge: Parameters<typeof Entry>[0]['onEdge']
}

/** What begins on a day: what goes on over several is shown there, over all of them. */
export function BarsOfDay({ day, index, bars, top, onEdge }: BarsOfDayProps) {
  return bars
    .filter(({ start }) => start === index)
    .map(({ span, length, line }) => (
      <Entry
        key={span.key}
        span={span}
        lastDay={addDays(day, length - 1)}
        onEdge={onEdge}
        style={{
          insetBlockStart: `calc(${top}px + ${line} * var(--line))`,
          inlineSize: `calc(${length * 100}% + ${length - 1}px - 6px)`,
        }}
      />
    ))
}
