import LinearProgress from '@mui/material/LinearProgress'
import { useLocale } from 'ra-core'
import { formatNumber } from '../../../../../../src/fields/decimal/formatNumber.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Bar() {
  const t = useTexts()
  const locale = useLocale() ?? 'en'
  return (
    <div className={css.stack}>
      {[20, 60, 100].map((value) => (
        <div key={value}>
          <LinearProgress variant="determinate" value={value} aria-label={t('showcase.words.load')} />
          <small>{formatNumber(value / 100, locale, { style: 'percent' })}</small>
        </div>
      ))}
    </div>
  )
}
