import { useState } from 'react'
import { DayBox } from '../../../../../../src/controls/day/DayBox.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Range() {
  const t = useTexts()
  const [from, setFrom] = useState<string | null>('2026-11-20')
  const [to, setTo] = useState<string | null>('2026-11-10')
  const isWrong = from !== null && to !== null && to < from
  const start = { id: 'from', source: 'from', label: t('showcase.words.from') }
  const end = { id: 'to', source: 'to', label: t('showcase.words.to') }
  return (
    <div className={css.stack}>
      <Frame {...start}>
        <DayBox {...start} value={from} onChange={setFrom} />
      </Frame>
      <Frame {...end} error={isWrong ? t('showcase.words.wrongOrder') : undefined}>
        <DayBox
          {...end}
          value={to}
          onChange={setTo}
          invalid={isWrong}
          describedBy={isWrong ? 'to-error' : undefined}
        />
      </Frame>
    </div>
  )
}
