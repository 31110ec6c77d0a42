import LinearProgress from '@mui/material/LinearProgress'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const [sent, taken] = [30, 60]

export default function Parts() {
  const t = useTexts()
  return (
    <div className={css.stack}>
      <LinearProgress
        variant="buffer"
        value={sent}
        valueBuffer={taken}
        aria-label={t('showcase.words.load')}
        sx={{ blockSize: 8, borderRadius: 4, '& [class*=dashed]': { display: 'none' } }}
      />
      <small>{t('showcase.words.ofWhich', { taken, sent })}</small>
    </div>
  )
}
