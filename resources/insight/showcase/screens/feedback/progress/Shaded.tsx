import LinearProgress from '@mui/material/LinearProgress'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const shade = 'linear-gradient(90deg, var(--accent-fill), var(--success-text))'

export default function Shaded() {
  const t = useTexts()
  return (
    <div className={css.stack}>
      {[0, 4].map((borderRadius) => (
        <LinearProgress
          key={borderRadius}
          variant="determinate"
          value={70}
          aria-label={t('showcase.words.load')}
          sx={{
            blockSize: 8,
            borderRadius: `${borderRadius}px`,
            '& [class*=bar1]': { background: shade, borderRadius: `${borderRadius}px` },
          }}
        />
      ))}
    </div>
  )
}
