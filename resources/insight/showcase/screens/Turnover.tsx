import { useWords } from '../../dashboard/screens/board/useWords.ts'
import { Columns } from '../../dashboard/screens/charts/Columns.tsx'
import { Lines } from '../../dashboard/screens/charts/Lines.tsx'
import { Plot } from '../../dashboard/screens/charts/Plot.tsx'
import { labels } from './sales.ts'
import { turnover } from './turnover.ts'

interface TurnoverProps {
  as: 'lines' | 'columns' | 'bars'
  /** How many categories. */
  count: 1 | 2 | 3 | 4
  isDashed?: boolean
  isFilled?: boolean
  isSmooth?: boolean
  isStacked?: boolean
}

/** A week of sales by categories, drawn in one of the ways of the product. */
export function Turnover({ as, count, isDashed, isFilled, isSmooth, isStacked }: TurnoverProps) {
  const words = useWords()
  const { t, money, shortMoney, shortDay } = words
  const all = turnover.slice(0, count).map((each, index) => ({
    ...each,
    isFilled: isFilled === true,
    // The first one is drawn through, so that it is told from what it is compared with.
    isDashed: isDashed === true && index > 0,
  }))
  const label = t('dashboard.figures.ordered')
  const days = labels.map(shortDay)
  const table = {
    head: [t('dashboard.columns.day'), ...all.map(({ name }) => name)],
    rows: days.map((day, index) => [day, ...all.map(({ values }) => money(values[index] ?? null))]),
  }
  return (
    <Plot label={label} series={all} table={table} words={words}>
      {(isShown) => {
        const shown = all.filter(({ name }) => isShown(name))
        const common = {
          label,
          help: t('dashboard.chartHelp'),
          labels: days,
          format: money,
          short: shortMoney,
        }
        return as === 'lines' ? (
          <Lines isNamed lines={shown} isSmooth={isSmooth === true} {...common} />
        ) : (
          <Columns series={shown} isStacked={isStacked === true} isLying={as === 'bars'} {...common} />
        )
      }}
    </Plot>
  )
}
