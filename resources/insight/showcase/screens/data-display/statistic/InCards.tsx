import Card from '@mui/material/Card'
import { useWords } from '../../../../../../resources/insight/dashboard/screens/board/useWords.ts'
import { Change } from '../../../../../../resources/insight/dashboard/screens/charts/Change.tsx'
import css from '../../showcase.module.css'

const figures = [
  ['orders', 312, 280],
  ['ordered', 4_290_000, 4_812_900],
] as const

export default function InCards() {
  const words = useWords()
  return (
    <div className={css.three}>
      {figures.map(([name, value, before]) => (
        <Card key={name} sx={{ padding: '16px' }}>
          <p>{words.t(`dashboard.figures.${name}`)}</p>
          <b className={css.figure}>{words.figure(name, value, true)}</b>
          <div>
            <Change name={name} value={value} before={before} words={words} />
          </div>
        </Card>
      ))}
    </div>
  )
}
