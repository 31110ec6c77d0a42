import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { wallTimeOf } from '../../fields/dateTime/zonedTime.ts'
import type { EditorProps } from '../parts/editor.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { Popover } from '../parts/Popover.tsx'
import { TextBox } from '../parts/TextBox.tsx'
import css from './Range.module.css'
import { type DaySpan, type Period, RangeCalendar } from './RangeCalendar.tsx'
import { useTypedDay } from './useTypedDay.ts'

interface RangeBoxProps
  extends Pick<EditorProps, 'id' | 'source' | 'label' | 'disabled' | 'invalid' | 'describedBy'> {
  value: DaySpan
  onChange: (value: DaySpan) => void
  /** Usual ranges, to be taken by one press. */
  periods?: readonly Period[]
}

/** The first and the last day of a time, each typed as the language writes it, or both chosen from two months beside each other. */
export function RangeBox({ value, onChange, periods, ...props }: RangeBoxProps) {
  const translate = useTranslate()
  const { id, source, label, disabled } = props
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLDivElement>(null)
  const { day: today } = wallTimeOf(new Date().toISOString())
  const first = useTypedDay(value.from, (from) => onChange({ ...value, from }), today)
  const last = useTypedDay(value.to, (to) => onChange({ ...value, to }), today)
  const both = translate('fields.day.both', { field: label })
  const box = (end: 'first' | 'last', { text, onText, settle }: typeof first) => ({
    ...props,
    id: end === 'first' ? id : `${id}-last`,
    source: `${source}.${end}`,
    dense: true,
    label: translate(`fields.day.${end}`, { field: label }),
    text,
    onText,
    onFocus: () => setOpen(false),
    onBlur: settle,
  })
  return (
    <div ref={anchor} className={css.range}>
      <TextBox {...box('first', first)} />
      <span aria-hidden="true">–</span>
      <TextBox
        {...box('last', last)}
        end={
          <IconButton
            small
            glyph="calendar"
            disabled={disabled}
            label={both}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setOpen(!isOpen)}
          />
        }
      />
      {isOpen && anchor.current && (
        <Popover anchor={anchor.current} label={both} onClose={() => setOpen(false)}>
          <RangeCalendar
            label={label}
            value={value}
            today={today}
            periods={periods}
            onChange={(range) => {
              first.settle()
              last.settle()
              onChange(range)
              setOpen(false)
            }}
          />
        </Popover>
      )}
    </div>
  )
}
