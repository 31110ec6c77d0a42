import { useLocale, useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { wallTimeOf } from '../../fields/dateTime/zonedTime.ts'
import { usePublicSettings } from '../../providers/publicSettings.ts'
import { Frame } from '../parts/Frame.tsx'
import { Glyph } from '../parts/Glyph.tsx'
import { Popover } from '../parts/Popover.tsx'
import css from './Calendar.module.css'
import { Calendar } from './Calendar.tsx'
import { type Day, firstWeekday } from './days.ts'
import { SpanCalendar } from './SpanCalendar.tsx'
import { type Span, spanOf } from './span.ts'
import { useSpanName } from './useSpanName.ts'

interface SpanBoxProps {
  id: string
  label: string
  span: Span
  /** Any day of it. */
  value: Day | null
  /** Gives its first day. */
  onChange: (day: Day) => void
}

/** A week, a month, a quarter or a year under its label; the button opens what it is chosen from. */
export function SpanBox({ id, label, span, value, onChange }: SpanBoxProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const firstDay = firstWeekday(locale, usePublicSettings().firstDay)
  const nameOf = useSpanName(span)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { day: today } = wallTimeOf(new Date().toISOString())
  const range = value === null ? undefined : spanOf(value, span, firstDay)
  const choose = (day: Day) => {
    onChange(spanOf(day, span, firstDay).from)
    setOpen(false)
  }
  const open = translate('fields.day.span', { field: label })
  return (
    <Frame id={id} source={span} label={label}>
      <button
        ref={button}
        type="button"
        id={id}
        className={css.box}
        aria-labelledby={`${id}-label ${id}-shown`}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <span id={`${id}-shown`} dir="auto">
          {range ? nameOf(range) : open}
        </span>
        <Glyph name="calendar" />
      </button>
      {isOpen && button.current && (
        <Popover anchor={button.current} label={open} onClose={() => setOpen(false)}>
          {span === 'week' ? (
            <Calendar
              label={label}
              chosen={range?.from ?? null}
              today={today}
              range={range}
              onChoose={choose}
            />
          ) : (
            <SpanCalendar label={label} span={span} chosen={value ?? today} onChoose={choose} />
          )}
        </Popover>
      )}
    </Frame>
  )
}
