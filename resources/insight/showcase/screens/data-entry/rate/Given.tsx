import Rating from '@mui/material/Rating'
import { useLocale } from 'ra-core'
import { useState } from 'react'
import { formatNumber } from '../../../../../../src/fields/decimal/formatNumber.ts'
import css from '../../showcase.module.css'

export default function Given() {
  const locale = useLocale() ?? 'en'
  const [value, setValue] = useState<number | null>(3.5)
  const say = (stars: number) => `★ ${formatNumber(stars, locale)}`
  return (
    <div className={css.row}>
      <Rating
        name="given"
        precision={0.5}
        value={value}
        getLabelText={say}
        onChange={(_, next) => setValue(next)}
      />
      <span>{value === null ? '–' : formatNumber(value, locale)}</span>
    </div>
  )
}
