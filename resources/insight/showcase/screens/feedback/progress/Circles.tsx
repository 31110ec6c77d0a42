import CircularProgress from '@mui/material/CircularProgress'
import { useLocale } from 'ra-core'
import { formatNumber } from '../../../../../../src/fields/decimal/formatNumber.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const circles = [
  { value: 75, size: 96 },
  { value: 30, size: 40 },
]

export default function Circles() {
  const t = useTexts()
  const locale = useLocale() ?? 'en'
  return (
    <div className={css.row}>
      {circles.map(({ value, size }) => (
        <span key={size} style={{ display: 'inline-grid', placeItems: 'center' }}>
          <CircularProgress
            variant="determinate"
            enableTrackSlot
            value={value}
            size={size}
            aria-label={t('showcase.words.load')}
            sx={{ gridArea: '1 / 1' }}
          />
          <small style={{ gridArea: '1 / 1' }}>
            {formatNumber(value / 100, locale, { style: 'percent' })}
          </small>
        </span>
      ))}
    </div>
  )
}
