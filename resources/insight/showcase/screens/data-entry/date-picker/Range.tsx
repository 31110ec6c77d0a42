import { useState } from 'react'
import { RangeBox } from '../../../../../../src/controls/day/RangeBox.tsx'
import type { DaySpan } from '../../../../../../src/controls/day/RangeCalendar.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { useTexts } from '../../words.ts'

export default function Range() {
  const t = useTexts()
  const [days, setDays] = useState<DaySpan>({ from: '2026-11-10', to: '2026-11-20' })
  const isWrong = days.from !== null && days.to !== null && days.to < days.from
  const part = { id: 'sale-days', source: 'range', label: t('showcase.date-picker.words.sale') }
  return (
    <Frame {...part} group error={isWrong ? t('showcase.words.wrongOrder') : undefined}>
      <RangeBox
        {...part}
        value={days}
        onChange={setDays}
        invalid={isWrong}
        describedBy={isWrong ? 'sale-days-error' : undefined}
      />
    </Frame>
  )
}
