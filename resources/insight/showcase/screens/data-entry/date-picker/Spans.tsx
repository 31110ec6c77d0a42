import { useState } from 'react'
import { SpanBox } from '../../../../../../src/controls/day/SpanBox.tsx'
import type { Span } from '../../../../../../src/controls/day/span.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const spans: readonly Span[] = ['week', 'month', 'quarter', 'year']

export default function Spans() {
  const t = useTexts()
  const [days, setDays] = useState<Partial<Record<Span, string>>>({
    week: '2026-11-20',
    month: '2026-11-01',
    quarter: '2026-10-01',
  })
  return (
    <div className={css.stack}>
      {spans.map((span) => (
        <SpanBox
          key={span}
          id={`span-${span}`}
          label={t(`showcase.date-picker.words.${span}`)}
          span={span}
          value={days[span] ?? null}
          onChange={(day) => setDays({ ...days, [span]: day })}
        />
      ))}
    </div>
  )
}
