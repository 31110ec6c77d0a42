import { useState } from 'react'
import { DayBox } from '../../../../../../src/controls/day/DayBox.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { usePunctuation } from '../../../../../../src/providers/usePunctuation.ts'
import { useTexts } from '../../words.ts'

/** How many orders are due on a day. */
const due: Readonly<Record<string, number>> = {
  '2026-11-17': 3,
  '2026-11-20': 12,
  '2026-11-24': 1,
  '2026-11-27': 5,
}

export default function OwnDay() {
  const t = useTexts()
  const { pair } = usePunctuation()
  const [day, setDay] = useState<string | null>('2026-11-20')
  const noteOf = (each: string) =>
    due[each] === undefined ? undefined : pair(t('showcase.words.orders'), due[each])
  const part = { id: 'own-day', source: 'ownDay', label: t('showcase.date-picker.words.delivery') }
  return (
    <Frame {...part} help={day === null ? undefined : noteOf(day)}>
      <DayBox {...part} value={day} noteOf={noteOf} onChange={setDay} />
    </Frame>
  )
}
