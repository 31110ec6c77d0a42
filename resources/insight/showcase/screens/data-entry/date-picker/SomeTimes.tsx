import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { DayBox } from '../../../../../../src/controls/day/DayBox.tsx'
import { isDay, weekdayOf } from '../../../../../../src/controls/day/days.ts'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const times = Array.from({ length: 11 }, (_, at) => `${String(9 + at).padStart(2, '0')}:00`)

/** The shop is shut at noon, and on Saturdays in the afternoon. */
const isShut = (day: string | null, time: string) =>
  time === '13:00' || (isDay(day) && weekdayOf(day) === 6 && time > '12:00')

export default function SomeTimes() {
  const t = useTexts()
  const [day, setDay] = useState<string | null>('2026-11-21')
  const [time, setTime] = useState('10:00')
  const part = { id: 'some-times-day', source: 'someTimes', label: t('showcase.words.day') }
  return (
    <div className={css.stack}>
      <Frame {...part}>
        <DayBox
          {...part}
          value={day}
          onChange={(next) => {
            setDay(next)
            if (isShut(next, time)) setTime('10:00')
          }}
        />
      </Frame>
      <TextField
        select
        size="small"
        id="some-times-time"
        label={t('showcase.words.time')}
        value={time}
        onChange={({ target }) => setTime(target.value)}
        slotProps={{ select: { native: true } }}
      >
        {times.map((each) => (
          <option key={each} disabled={isShut(day, each)}>
            {each}
          </option>
        ))}
      </TextField>
    </div>
  )
}
