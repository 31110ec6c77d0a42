import Rating from '@mui/material/Rating'
import { useLocale } from 'ra-core'
import { useState } from 'react'
import { formatNumber } from '../../../../../../src/fields/decimal/formatNumber.ts'

export default function Whole() {
  const locale = useLocale() ?? 'en'
  const [value, setValue] = useState<number | null>(3)
  const say = (stars: number) => `★ ${formatNumber(stars, locale)}`
  return (
    <span>
      <Rating name="whole" value={value} getLabelText={say} onChange={(_, next) => setValue(next)} />
    </span>
  )
}
