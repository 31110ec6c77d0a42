import { useLocale } from 'ra-core'
import { formatNumber } from '../../../fields/decimal/formatNumber.ts'
import type { CellProps } from '../../../fields/view.ts'
import { usualLowStock } from '../../../shop/pricing/priceFacts.ts'
import { useOwn } from '../useOwn.ts'
import css from './stock.module.css'

/** How many pieces can be sold; none and few stand out, in words for who does not see the colour. */
export default function StockCell({ value }: Omit<CellProps<number>, 'record'>) {
  const own = useOwn()
  const figures = formatNumber(value, useLocale())
  const tone = value === 0 ? 'none' : value <= usualLowStock ? 'low' : undefined
  if (!tone) return <span className={css.stock}>{figures}</span>
  return (
    <span className={css.stock} data-tone={tone} title={own(`stock.${tone}`)}>
      {figures}
      <span className="visually-hidden"> ({own(`stock.${tone}`)})</span>
    </span>
  )
}
