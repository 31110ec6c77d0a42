import { useLocale } from 'ra-core'
import { formatNumber } from '../../../../../src/fields/decimal/formatNumber.ts'
import { useOwn } from '../useOwn.ts'
import css from './stock.module.css'

interface StockCellProps {
  value: number
  record: { readonly lowVariants?: number | null }
}

/** How many pieces can be sold: a figure, which asks nobody to act; that there is none, or little of some variants, is said in words. */
export default function StockCell({ value, record }: StockCellProps) {
  const own = useOwn()
  const figures = formatNumber(value, useLocale())
  const count = record.lowVariants ?? 0
  const state = value === 0 ? 'none' : count > 0 ? 'low' : undefined
  if (!state) return <span className={css.stock}>{figures}</span>
  const text = own(`stock.${state}`, { smart_count: count })
  return (
    <span className={css.stock} title={text}>
      {figures}
      <span className="visually-hidden"> ({text})</span>
    </span>
  )
}
