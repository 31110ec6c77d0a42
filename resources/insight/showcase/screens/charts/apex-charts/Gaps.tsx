import { useWords } from '../../../../../../resources/insight/dashboard/screens/board/useWords.ts'
import { Lines } from '../../../../../../resources/insight/dashboard/screens/charts/Lines.tsx'
import { labels } from '../../sales.ts'

const orders = [12, 18, null, null, 9, 14, 21]

export default function Gaps() {
  const { t, count, shortCount, shortDay } = useWords()
  const name = t('dashboard.figures.orders')
  return (
    <div>
      <Lines
        isWhole
        label={name}
        help={t('dashboard.chartHelp')}
        lines={[{ name, values: orders, colour: 'var(--first)' }]}
        labels={labels.map(shortDay)}
        format={count}
        short={shortCount}
      />
    </div>
  )
}
