import { useLocale, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { formatMoney } from '../../../../src/fields/money/formatMoney.ts'
import { useArea } from '../../../../src/loadArea.ts'
import { GoodsPicture } from '../../../../src/views/Picture.tsx'
import { StatusChip } from '../../../../src/views/StatusChip.tsx'
import type { ShownProduct } from '../rules/shelf.ts'
import { productHead } from './catalogueHeads.ts'
import css from './merchandising.module.css'

/** A product as a picture with its name, price and what is remarkable about it. */
export function ProductFace({ item, children }: { item: ShownProduct; children?: ReactNode }) {
  const product = useArea(productHead)
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const isCheaper = item.priceFrom !== null && item.priceFrom < item.mrp
  return (
    <>
      <GoodsPicture value={item.picture} height={196} alt="" />
      <div className={css.name} dir="auto" title={item.name}>
        {item.name}
      </div>
      <div className={css.code}>{item.styleCode}</div>
      <div className={css.price}>
        <span>{formatMoney(item.priceFrom ?? item.mrp, locale)}</span>
        {isCheaper && <s>{formatMoney(item.mrp, locale)}</s>}
      </div>
      <div className={css.chips}>
        {item.status !== 'active' && <StatusChip resource={product} status={item.status} />}
        {item.stock !== null && item.stock <= 0 && (
          <span className={css.chip} data-tone="danger">
            {translate('merchandising.soldOut')}
          </span>
        )}
        {children}
      </div>
    </>
  )
}
