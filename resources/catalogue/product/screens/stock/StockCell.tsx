import { useLocale } from 'ra-core'
import { formatNumber } from '../../../../../src/fields/decimal/formatNumber.ts'
import { useOwn } from '../useOwn.ts'
import css from './stock.module.css'

interface StockCellProps {
  value: number
  record: { readonly lowVariants?: number | null }
}

/** How many pieces can be sold. None, and variants that the shop calls low, stand out, in words for who does not see the colour. */
export default function StockCell({ value, record }: StockCellProps) {
  const own = useOwn()
  const figures = formatNumber(value, useLocale())
  const count = record.lowVariants ?? 0
  const tone = value === 0 ? 'none' : count > 0 ? 'low' : undefined
  if (!tone) return <span className={css.stock}>{figures}</span>
  const text = own(`stock.${tone}`, { smart_count: count })
  return (
    <span className={css.stock} data-tone={tone} title={text}>
      {figures}
      <span className="visually-hidden"> ({text})</span>
    </span>
  )
}
