import { useState } from 'react'
import { DayBox } from '../../../../src/controls/day/DayBox.tsx'
import { type Day, isDay } from '../../../../src/controls/day/days.ts'
import css from './calendar.module.css'

interface GoToDayProps {
  label: string
  /** The day that is shown. */
  day: Day
  onGo: (day: Day) => void
}

/** Goes to any day: at once where it is chosen; where it is typed with Enter or when the box is left, as half of a day reads as another. */
export function GoToDay({ label, day, onGo }: GoToDayProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const go = (to: string | null) => {
    setTyped(null)
    if (isDay(to) && to !== day) onGo(to)
  }
  return (
    <form
      className={css.goTo}
      onSubmit={(event) => {
        event.preventDefault()
        go(typed)
      }}
    >
      <DayBox
        id="calendar-day"
        source="date"
        label={label}
        dense
        value={typed ?? day}
        onChange={setTyped}
        onChoose={go}
        onBlur={() => go(typed)}
      />
    </form>
  )
}
