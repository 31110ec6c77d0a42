import CircularProgress from '@mui/material/CircularProgress'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Sizes() {
  const t = useTexts()
  return (
    <div className={css.row}>
      {[16, 28, 44].map((size) => (
        <CircularProgress key={size} size={size} aria-label={t('showcase.words.load')} />
      ))}
    </div>
  )
}
