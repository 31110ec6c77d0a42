import { useState } from 'react'
import { DayBox } from '../../../../../../src/controls/day/DayBox.tsx'
import { TimeBox } from '../../../../../../src/controls/day/TimeBox.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Times() {
  const t = useTexts()
  const [day, setDay] = useState<string | null>('2026-12-01')
  const [time, setTime] = useState<string | null>('09:30')
  const ofDay = { id: 'times-day', source: 'day', label: t('showcase.words.day') }
  const ofTime = { id: 'times-time', source: 'time', label: t('showcase.words.time') }
  return (
    <div className={css.stack}>
      <Frame {...ofDay}>
        <DayBox {...ofDay} value={day} onChange={setDay} />
      </Frame>
      <Frame {...ofTime}>
        <TimeBox {...ofTime} value={time} onChange={setTime} />
      </Frame>
      <output>
        <bdi dir="ltr">{[day, time].filter(Boolean).join('T')}</bdi>
      </output>
    </div>
  )
}
