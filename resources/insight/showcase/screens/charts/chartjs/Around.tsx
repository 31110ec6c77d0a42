import { useWords } from '../../../../../../resources/insight/dashboard/screens/board/useWords.ts'
import { Plot } from '../../../../../../resources/insight/dashboard/screens/charts/Plot.tsx'
import { Radar } from '../../../../../../resources/insight/dashboard/screens/charts/Radar.tsx'
import { useTexts } from '../../words.ts'

/** Grades from nought to five that customers gave, by what they were asked. */
const grades = [
  { name: 'Shirts', colour: 'var(--first)', values: [4.6, 4.1, 3.8, 4.4, 4.9] },
  { name: 'Saris', colour: 'var(--third)', values: [4.9, 3.2, 4.5, 3.9, 4.2] },
]

const asked = ['fabric', 'price', 'size', 'colour', 'note'] as const

export default function Around() {
  const words = useWords()
  const t = useTexts()
  const format = (value: number) => words.count(value)
  const labels = asked.map((each) => t(`showcase.words.${each}`))
  const label = t('showcase.chartjs.around.title')
  const table = {
    head: [t('showcase.words.note'), ...grades.map(({ name }) => name)],
    rows: labels.map((each, index) => [each, ...grades.map(({ values }) => format(values[index] ?? 0))]),
  }
  return (
    <Plot label={label} series={grades} table={table} words={words}>
      {(isShown) => (
        <Radar
          label={label}
          help={words.t('dashboard.chartHelp')}
          series={grades.filter(({ name }) => isShown(name))}
          labels={labels}
          format={format}
        />
      )}
    </Plot>
  )
}
