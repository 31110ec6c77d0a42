import { useTranslate } from 'ra-core'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { wallTimeOf } from '../../fields/dateTime/zonedTime.ts'
import type { EditorProps } from '../parts/editor.ts'
import { IconButton } from '../parts/IconButton.tsx'
import { Popover } from '../parts/Popover.tsx'
import { Skeleton } from '../parts/Skeleton.tsx'
import { TextBox } from '../parts/TextBox.tsx'
import css from './Calendar.module.css'
import { isDay } from './days.ts'
import type { DayLook } from './MonthGrid.tsx'
import { useTypedDay } from './useTypedDay.ts'

/** Most days are typed: the month comes when it is opened. */
const Calendar = lazy(() => import('./Calendar.tsx').then(({ Calendar }) => ({ default: Calendar })))

interface DayBoxProps
  extends Omit<EditorProps<string>, 'options' | 'field' | 'resource' | 'name'>,
    Pick<DayLook, 'isOff' | 'noteOf'> {
  /** A day was chosen from the month: unlike one that is being typed it is whole. */
  onChoose?: (day: string) => void
  /** How long it is written; `medium` has the month as a short word. */
  style?: 'short' | 'medium' | 'long'
  /** Below the month: what chooses a day by itself. */
  foot?: (choose: (day: string) => void) => ReactNode
}

const Coming = () => (
  <div className={css.calendar}>
    <Skeleton height={290} />
  </div>
)

/** A day, typed as the language writes it or chosen from a month. What cannot be read stays, for the check to name. */
export function DayBox({
  value,
  onChange,
  onBlur,
  onChoose,
  isOff,
  noteOf,
  style,
  foot,
  ...props
}: DayBoxProps) {
  const translate = useTranslate()
  const [isOpen, setOpen] = useState(false)
  const anchor = useRef<HTMLDivElement>(null)
  const { day: today } = wallTimeOf(new Date().toISOString())
  const { text, onText, settle } = useTypedDay(value, onChange, today, style)
  const label = translate('fields.day.choose', { field: props.label })
  const choose = (day: string) => {
    settle()
    onChange(day)
    onChoose?.(day)
    setOpen(false)
  }
  return (
    <div ref={anchor}>
      <TextBox
        {...props}
        text={text}
        onText={onText}
        onFocus={() => setOpen(false)}
        onBlur={() => {
          settle()
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
            label={label}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            // The box keeps the focus, and the month hands it back.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setOpen(!isOpen)}
          />
        }
      />
      {isOpen && anchor.current && (
        <Popover anchor={anchor.current} label={label} onClose={() => setOpen(false)}>
          <Suspense fallback={<Coming />}>
            <Calendar
              label={props.label}
              chosen={isDay(value) ? value : null}
              today={today}
              isOff={isOff}
              noteOf={noteOf}
              onChoose={choose}
            />
            {foot?.(choose)}
          </Suspense>
        </Popover>
      )}
    </div>
  )
}
