import { useState } from 'react'
import { useWords } from '../../../../../../resources/insight/dashboard/screens/board/useWords.ts'
import { DayBox } from '../../../../../../src/controls/day/DayBox.tsx'
import { Frame } from '../../../../../../src/controls/parts/Frame.tsx'
import { readPeriod } from '../../../../../../src/fields/date/period.ts'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import css from '../../showcase.module.css'

const names = ['7d', '30d', 'month'] as const

export default function Periods() {
  const { t } = useWords()
  const now = new Date('2026-11-20T06:30:00Z')
  const [days, setDays] = useState<{ from: string | null; to: string | null }>({ from: null, to: null })
  const boxes = ['from', 'to'] as const
  return (
    <div className={css.stack}>
      <div className={css.row}>
        {names.map((name) => (
          <Button key={name} small onClick={() => setDays(readPeriod(name, 'none', now) ?? days)}>
            {t(`dashboard.period.${name}`)}
          </Button>
        ))}
      </div>
      {boxes.map((end) => {
        const part = { id: `period-${end}`, source: end, label: t(`dashboard.period.${end}`) }
        return (
          <Frame key={end} {...part}>
            <DayBox {...part} value={days[end]} onChange={(day) => setDays({ ...days, [end]: day })} />
          </Frame>
        )
      })}
    </div>
  )
}
