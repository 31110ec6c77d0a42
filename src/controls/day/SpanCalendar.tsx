// biome-ignore-all lint/a11y/useSemanticElements: a fieldset brings a frame and a legend that are not wanted here

import { useLocale, useTranslate } from 'ra-core'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { formatDay } from '../../fields/date/formatDay.ts'
import { useThemeState } from '../../shell/theme/useThemeState.ts'
import { IconButton } from '../parts/IconButton.tsx'
import css from './Calendar.module.css'
import type { Day } from './days.ts'
import { type Span, spanOf, spansAround, stepBy } from './span.ts'
import { useSpanName } from './useSpanName.ts'

interface SpanCalendarProps {
  label: string
  span: Exclude<Span, 'week'>
  /** Any day of what is chosen, or of today. */
  chosen: Day
  onChoose: (day: Day) => void
}

/** Months, quarters or years to choose one from: arrows move by one and by a line, Page keys to what is before and after them. */
export function SpanCalendar({ label, span, chosen, onChoose }: SpanCalendarProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const nameOf = useSpanName(span)
  const [{ direction }] = useThemeState()
  const begin = (day: Day) => spanOf(day, span, 0).from
  const [focused, setFocused] = useState(begin(chosen))
  const current = useRef<HTMLButtonElement>(null)
  const moved = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the move to another one that moves the focus
  useEffect(() => {
    if (moved.current) current.current?.focus()
  }, [focused])
  const all = spansAround(focused, span)
  const columns = span === 'quarter' ? 2 : 3
  const go = (count: number, byKey: boolean) => {
    moved.current = byKey
    setFocused(stepBy(focused, span, count))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const ahead = direction === 'rtl' ? -1 : 1
    const at = all.indexOf(focused)
    const step = {
      ArrowRight: ahead,
      ArrowLeft: -ahead,
      ArrowDown: columns,
      ArrowUp: -columns,
      PageDown: all.length,
      PageUp: -all.length,
      Home: -at,
      End: all.length - 1 - at,
    }[event.key]
    if (step === undefined) return
    event.preventDefault()
    go(step, true)
  }
  const years = [...new Set([all[0], all.at(-1)].map((day = '') => day.slice(0, 4)))].join('–')
  return (
    <div role="group" aria-label={label} className={css.calendar}>
      <div className={css.head}>
        <IconButton
          small
          glyph="previous"
          label={translate('fields.day.earlier')}
          onClick={() => go(-all.length, false)}
        />
        <div className={css.month} aria-live="polite">
          {years}
        </div>
        <IconButton
          small
          glyph="next"
          label={translate('fields.day.later')}
          onClick={() => go(all.length, false)}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys go from one button to another */}
      <div className={css.spans} data-span={span} onKeyDown={onKeyDown}>
        {all.map((day) => (
          <button
            key={day}
            type="button"
            className={css.day}
            ref={day === focused ? current : undefined}
            tabIndex={day === focused ? 0 : -1}
            aria-pressed={day === begin(chosen)}
            data-chosen={day === begin(chosen) || undefined}
            onClick={() => onChoose(day)}
          >
            {span === 'month' ? formatDay(day, locale, { month: 'short' }) : nameOf({ from: day, to: day })}
          </button>
        ))}
      </div>
    </div>
  )
}
