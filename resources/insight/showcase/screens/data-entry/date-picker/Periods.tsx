import { useState } from 'react'
import { useWords } from '../../../../../../resources/insight/dashboard/screens/board/useWords.ts'
import { RangeBox } from '../../../../../../src/controls/day/RangeBox.tsx'
import type { DaySpan } from '../../../../../../src/controls/day/RangeCalendar.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { readPeriod } from '../../../../../../src/fields/date/period.ts'
import { useTexts } from '../../words.ts'

const names = ['7d', '30d', 'month'] as const

export default function Periods() {
  const { t: word } = useWords()
  const t = useTexts()
  const now = new Date('2026-11-20T06:30:00Z')
  const [days, setDays] = useState<DaySpan>({ from: null, to: null })
  const part = { id: 'order-days', source: 'periods', label: t('showcase.words.orders') }
  const periods = names.flatMap((name) => {
    const range = readPeriod(name, 'none', now)
    return range ? [{ label: word(`dashboard.period.${name}`), range }] : []
  })
  return (
    <Frame {...part} group>
      <RangeBox {...part} value={days} periods={periods} onChange={setDays} />
    </Frame>
  )
}
