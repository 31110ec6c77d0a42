import { useState } from 'react'
import { DayBox } from '../../../../../../src/controls/day/DayBox.tsx'
import { addDays } from '../../../../../../src/controls/day/days.ts'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { dayIn } from '../../../../../../src/fields/date/day.ts'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const ways = [
  ['today', 0],
  ['tomorrow', 1],
  ['nextWeek', 7],
] as const

export default function Foot() {
  const t = useTexts()
  const [day, setDay] = useState<string | null>(null)
  const part = { id: 'more-below', source: 'foot', label: t('showcase.date-picker.words.delivery') }
  return (
    <Frame {...part}>
      <DayBox
        {...part}
        value={day}
        onChange={setDay}
        foot={(choose) => (
          <div className={css.row} style={{ gap: 4, padding: '0 12px 12px' }}>
            {ways.map(([name, days]) => (
              <Button key={name} small look="text" onClick={() => choose(addDays(dayIn(new Date()), days))}>
                {t(`showcase.date-picker.words.${name}`)}
              </Button>
            ))}
          </div>
        )}
      />
    </Frame>
  )
}
