import { useLocale, useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import { formatDay } from '../../fields/date/formatDay.ts'
import { wallTimeOf } from '../../fields/dateTime/zonedTime.ts'
import type { EditorProps } from '../parts/editor.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { Popover } from '../parts/Popover.tsx'
import { TextBox } from '../parts/TextBox.tsx'
import { Calendar } from './Calendar.tsx'
import { isDay, readDay } from './days.ts'

type DayBoxProps = Omit<EditorProps<string>, 'options' | 'field' | 'resource' | 'name'>

/** A day, typed as the language writes it or chosen from a month. What cannot be read stays, for the check to name. */
export function DayBox({ value, onChange, onBlur, ...props }: DayBoxProps) {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLDivElement>(null)
  const { day: today } = wallTimeOf(new Date().toISOString())
  const shown = isDay(value) ? formatDay(value, locale) : (value ?? '')
  const choose = translate('fields.day.choose', { field: props.label })
  return (
    <div ref={anchor}>
      <TextBox
        {...props}
        text={typed ?? shown}
        onText={(text) => {
          setTyped(text)
          onChange(text.trim() === '' ? null : (readDay(text, locale, today) ?? text))
        }}
        onFocus={() => setOpen(false)}
        onBlur={() => {
          setTyped(null)
          // The focus has gone into the month: the field is not left yet.
          if (!isOpen) onBlur?.()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' || !event.altKey) return
          event.preventDefault()
          setOpen(true)
        }}
        end={
          <IconButton
            small
            glyph="calendar"
            disabled={props.disabled}
            label={choose}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            // The box keeps the focus, and the month hands it back.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setOpen(!isOpen)}
          />
        }
      />
      {isOpen && anchor.current && (
        <Popover anchor={anchor.current} label={choose} onClose={() => setOpen(false)}>
          <Calendar
            label={props.label}
            chosen={isDay(value) ? value : null}
            today={today}
            onChoose={(day) => {
              setTyped(null)
              onChange(day)
              setOpen(false)
            }}
          />
        </Popover>
      )}
    </div>
  )
}
