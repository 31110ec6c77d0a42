import { useState } from 'react'
import { Calendar } from '../../../../../../src/controls/day/Calendar.tsx'
import { today } from '../../week.ts'
import { useTexts } from '../../words.ts'

export default function Card() {
  const t = useTexts()
  const [chosen, setChosen] = useState(today)
  return (
    <div style={{ maxInlineSize: 300 }}>
      <Calendar
        autoFocus={false}
        label={t('showcase.words.day')}
        chosen={chosen}
        today={today}
        onChoose={setChosen}
      />
    </div>
  )
}
