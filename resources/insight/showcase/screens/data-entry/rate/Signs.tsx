import Rating from '@mui/material/Rating'
import { useLocale } from 'ra-core'
import { formatNumber } from '../../../../../../src/fields/decimal/formatNumber.ts'
import css from '../../showcase.module.css'

const signs = ['♥', 'A', '☺']

export default function Signs() {
  const locale = useLocale() ?? 'en'
  return (
    <div className={css.stack}>
      {signs.map((sign, index) => (
        <span key={sign}>
          <Rating
            name={sign}
            defaultValue={index + 2}
            icon={<span>{sign}</span>}
            emptyIcon={<span>{sign}</span>}
            getLabelText={(count) => `${sign} ${formatNumber(count, locale)}`}
          />
        </span>
      ))}
    </div>
  )
}
