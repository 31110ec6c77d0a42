import { useWords } from '../../../../../../resources/insight/dashboard/screens/board/useWords.ts'
import { Lines } from '../../../../../../resources/insight/dashboard/screens/charts/Lines.tsx'
import { labels, now } from '../../sales.ts'

export default function Sales() {
  const { t, money, shortMoney, shortDay } = useWords()
  const name = t('dashboard.figures.ordered')
  return (
    <div>
      <Lines
        label={name}
        help={t('dashboard.chartHelp')}
        lines={[{ name, values: now, colour: 'var(--first)', isFilled: true }]}
        labels={labels.map(shortDay)}
        format={money}
        short={shortMoney}
      />
    </div>
  )
}
