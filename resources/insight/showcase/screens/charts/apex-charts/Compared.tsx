import { useWords } from '../../../../../../resources/insight/dashboard/screens/board/useWords.ts'
import { Lines } from '../../../../../../resources/insight/dashboard/screens/charts/Lines.tsx'
import { before, labels, now } from '../../sales.ts'
import { useTexts } from '../../words.ts'

export default function Compared() {
  const { t, money, shortMoney, shortDay } = useWords()
  const said = useTexts()
  return (
    <div>
      <Lines
        label={t('dashboard.figures.ordered')}
        help={t('dashboard.chartHelp')}
        lines={[
          { name: said('showcase.words.now'), values: now, colour: 'var(--first)' },
          { name: said('showcase.words.before'), values: before, colour: 'var(--second)', isDashed: true },
        ]}
        labels={labels.map(shortDay)}
        format={money}
        short={shortMoney}
      />
    </div>
  )
}
