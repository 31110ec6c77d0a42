import { useState } from 'react'
import { DayBox } from '../../../../../../src/controls/day/DayBox.tsx'
import { isDay, weekdayOf } from '../../../../../../src/controls/day/days.ts'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { dayIn } from '../../../../../../src/fields/date/day.ts'
import { useTexts } from '../../words.ts'

/** Nothing is delivered on Sundays, nor on a day that is over. */
const isOff = (day: string) => weekdayOf(day) === 0 || day < dayIn(new Date())

export default function SomeDays() {
  const t = useTexts()
  const [day, setDay] = useState<string | null>(null)
  const isWrong = isDay(day) && isOff(day)
  const part = { id: 'some-days', source: 'someDays', label: t('showcase.date-picker.words.delivery') }
  return (
    <Frame {...part} error={isWrong ? t('showcase.date-picker.words.noDelivery') : undefined}>
      <DayBox
        {...part}
        value={day}
        isOff={isOff}
        invalid={isWrong}
        describedBy={isWrong ? 'some-days-error' : undefined}
        onChange={setDay}
      />
    </Frame>
  )
}
