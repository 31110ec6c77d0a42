import Rating from '@mui/material/Rating'
import { useLocale } from 'ra-core'
import { formatNumber } from '../../../../../../src/fields/decimal/formatNumber.ts'

export default function ReadOnly() {
  const locale = useLocale() ?? 'en'
  const say = (stars: number) => `★ ${formatNumber(stars, locale)}`
  return (
    <span>
      <Rating readOnly precision={0.1} value={4.3} getLabelText={say} />
    </span>
  )
}
