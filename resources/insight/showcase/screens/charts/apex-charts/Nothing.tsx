import { useWords } from '../../../../../../resources/insight/dashboard/screens/board/useWords.ts'
import { Columns } from '../../../../../../resources/insight/dashboard/screens/charts/Columns.tsx'
import { Plot } from '../../../../../../resources/insight/dashboard/screens/charts/Plot.tsx'
import { labels } from '../../sales.ts'

export default function Nothing() {
  const words = useWords()
  const { t, count, shortCount, shortDay } = words
  const name = t('dashboard.figures.orders')
  const days = labels.map(shortDay)
  const series = [{ name, colour: 'var(--first)', values: [] }]
  return (
    <Plot
      label={name}
      series={series}
      table={{ head: [t('dashboard.columns.day'), name], rows: days.map((day) => [day, count(null)]) }}
      words={words}
    >
      {() => (
        <Columns
          label={name}
          help={t('dashboard.chartHelp')}
          series={series}
          labels={days}
          format={count}
          short={shortCount}
        />
      )}
    </Plot>
  )
}
