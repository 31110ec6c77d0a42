import { useWords } from '../../dashboard/screens/board/useWords.ts'
import { Plot } from '../../dashboard/screens/charts/Plot.tsx'
import { Shares } from '../../dashboard/screens/charts/Shares.tsx'
import { totals } from './turnover.ts'

/** What each category has of the sales of a week. */
export function WholeOf({ isRing = false }: { isRing?: boolean }) {
  const words = useWords()
  const { t, rupees, percent } = words
  const label = t('dashboard.figures.ordered')
  const sum = totals.reduce((all, { value }) => all + value, 0)
  const table = {
    head: [t('dashboard.columns.category'), label, '%'],
    rows: totals.map(({ name, value }) => [name, rupees(value), percent(value / sum)]),
  }
  return (
    <Plot label={label} series={totals} table={table} words={words}>
      {(isShown) => (
        <Shares
          label={label}
          help={t('dashboard.chartHelp')}
          shares={totals.filter(({ name }) => isShown(name))}
          format={rupees}
          percent={percent}
          isRing={isRing}
        />
      )}
    </Plot>
  )
}
