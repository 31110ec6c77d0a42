import LinearProgress from '@mui/material/LinearProgress'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const [done, all] = [3, 5]

export default function Told() {
  const t = useTexts()
  const words = t('showcase.words.doneOf', { done, all })
  return (
    <div className={css.stack}>
      <LinearProgress
        variant="determinate"
        value={(done / all) * 100}
        aria-label={t('showcase.words.publish')}
        aria-valuetext={words}
      />
      <small>{words}</small>
    </div>
  )
}
