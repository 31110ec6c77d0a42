import { LinkBase } from 'ra-core'
import type { Tone } from '../../../../../src/core/index.ts'
import { formatDay } from '../../../../../src/fields/date/formatDay.ts'
import { useRecordNames } from '../../../../../src/fields/reference/recordNames.tsx'
import { GoodsPicture } from '../../../../../src/views/Picture.tsx'
import { ToneChip } from '../../../../../src/views/StatusChip.tsx'
import { useItemPicture } from '../../../../shared/pieces/screens/useItemPicture.ts'
import css from '../order.module.css'
import { type OrderLine, type PieceState, piecesOf } from '../orderFacts.ts'
import { useOwn } from '../useOwn.ts'
import rowCss from './lines.module.css'

const tones: Readonly<Record<PieceState, Tone>> = {
  toPack: 'neutral',
  packed: 'info',
  delivered: 'success',
  returned: 'neutral',
  cancelled: 'neutral',
}

/** One line of an order. What was cancelled whole is struck out, in words as well. */
export function LineItem({ line }: { line: OrderLine }) {
  const { text, money, locale } = useOwn()
  const nameOf = useRecordNames()
  const { product, sku, name, options, quantity, unitPrice, mrp, priceReason, discount, total } = line
  const pictureOf = useItemPicture()
  const to = product ? nameOf('product', product).to : undefined
  const { returnable, returnableUntil } = line
  const pieces = piecesOf(line)
  const isGone = line.cancelled >= quantity
  return (
    <li className={rowCss.line} data-gone={isGone || undefined}>
      <GoodsPicture value={pictureOf(line)} height={64} alt="" />
      <div className={css.what}>
        <div className={rowCss.name} dir="auto">
          {to ? <LinkBase to={to}>{name}</LinkBase> : name}
        </div>
        <div className={css.quiet}>
          {options && <span dir="auto">{options}</span>}
          {sku && <bdi dir="ltr">{sku}</bdi>}
        </div>
        {priceReason && (
          <div className={css.quiet} dir="auto">
            {text('priceByHand', { reason: priceReason })}
          </div>
        )}
        {(returnable === false || returnableUntil) && (
          <div className={css.quiet}>
            {returnable === false
              ? text('notReturnable')
              : text('returnableUntil', { day: formatDay(returnableUntil ?? '', locale) })}
          </div>
        )}
        <div className={rowCss.pieces}>
          {pieces.map(({ state, count }) => (
            <ToneChip key={state} tone={tones[state]}>
              {text(`pieces.${state}`, { count })}
            </ToneChip>
          ))}
        </div>
      </div>
      <div className={rowCss.price}>
        <span dir="auto">{text('times', { count: quantity, price: money(unitPrice) })}</span>
        {mrp > unitPrice && (
          <span className={rowCss.before}>
            <span className="visually-hidden">{text('mrp')} </span>
            <s>{money(mrp)}</s>
          </span>
        )}
        {discount > 0 && <span className={css.quiet}>{text('less', { amount: money(discount) })}</span>}
      </div>
      <div className={css.amount}>
        <span className="visually-hidden">{text('lineTotal')} </span>
        {money(total)}
      </div>
    </li>
  )
}
