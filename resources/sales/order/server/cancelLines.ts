import { ApiError } from '../../../../server/apiError.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import { moves } from '../../../catalogue/stockLevel/rules/moves.ts'
import { demandReason } from '../../../shared/reason/server/demandReason.ts'
import { releaseCouponUse } from '../../coupon/server/couponUses.ts'
import { issueCharges } from '../../invoice/server/issueCharges.ts'
import { invoicedOf, invoicedRoundOff } from '../../invoice/server/taken.ts'
import type { Order } from '../../invoice/server/work.ts'
import { giveBackExchanged } from '../../orderReturn/server/giveBackExchanged.ts'
import { refundableOf } from '../../orderReturn/server/refundableOf.ts'
import type { RefundSource } from '../../payment/rules/methods.ts'
import { expectPayment } from '../../payment/server/expectPayment.ts'
import { owedFor } from '../../payment/server/owed.ts'
import type { Paying } from '../../payment/server/paying.ts'
import { bookUnpacked } from '../../refund/server/bookUnpacked.ts'
import { givenBack, goodwillUnpacked } from '../../refund/server/givenBack.ts'
import { requestRefund } from '../../refund/server/requestRefund.ts'
import { lowerCash } from '../../shipment/server/lowerCash.ts'
import { takeFromPending } from '../../shipment/server/takeFromPending.ts'
import { order as orderArea } from '../order.ts'
import { allocate } from '../rules/allocate.ts'
import { type Cancellation, cancellationOf } from '../rules/cancellation.ts'
import { couponOfPieces } from '../rules/couponShares.ts'
import { isOpen } from '../rules/orderStates.ts'
import { roundOffKept } from '../rules/roundOff.ts'
import { childrenOf } from './childrenOf.ts'
import { demandDecided } from './demandDecided.ts'
import { notifyBuyer } from './notifyBuyer.ts'
import { packedPieces } from './packedPieces.ts'
import { orderChanged } from './salesEvents.ts'
import { moveLines } from './stockOf.ts'

/** How pieces are called off. */
export interface Cancelling {
  /** Order lines; everything that is not packed, where none are named. */
  readonly lines?: readonly { readonly line: string; readonly quantity: number }[] | undefined
  /** The id of a reason of the domain `cancel`. */
  readonly reason: string
  readonly note?: string | null
  /** Whether the pieces can be sold again; otherwise they are written off. */
  readonly restock: boolean
  readonly refund: 'original' | 'storeCredit' | 'none'
  /** Whether the coupons may be used again; only where nothing of the order is left. */
  readonly restoreCoupon: boolean
  readonly notify: boolean
  readonly source: 'staff' | 'request'
  /** What the shop keeps back of the refund, in paise. */
  readonly fee?: number
}

/** What became of it: what goes back to the customer, in paise, and the refunds that were made for it. */
export interface Cancelled {
  readonly refunded: number
  readonly refunds: readonly string[]
  readonly whole: boolean
}

/**
 * Calls off pieces of an order that are not packed (areas, 22 and 24): takes them out of waiting parcels, releases their stock, lowers
 * what is to be collected, also by parcels that are packed and still here, asks for the refund of what was paid, in money or by goods in
 * exchange, and tells the customer. With the last piece the order is cancelled, and delivery and fees go with it. The order is locked by the caller. Irreversible.
 * @throws ApiError `not-allowed-now` in a state in which nothing can be called off, `invalid` at `lines.<n>.quantity` with
 * `already-packed`, at `lines` with `nothing-to-cancel` or, where a request for it is not decided, `order-cancelling`, at `reason` and `note`
 */
export async function cancelLines(work: Paying, order: Order, asked: Cancelling): Promise<Cancelled> {
  const reason = await demandReason<Cancelling>(work.db, {
    id: asked.reason,
    domain: 'cancel',
    note: asked.note,
    path: 'reason',
    notePath: 'note',
  })
  const planned = await plannedCancellation(work.db, order, asked.lines, asked.source)
  await takeFromPending(work, order, planned.lines)
  const stored = await write(work, order, planned)
  const charges = planned.whole ? undefined : await issueCharges(work, stored)
  if (charges) await bookUnpacked(work, stored, charges)
  const refunds = await payBack(work, stored, planned, asked)
  await expectPayment(work, stored)
  const wasReserved = order.status === 'pendingPayment'
  if (planned.whole && (asked.restoreCoupon || wasReserved)) await releaseCouponUse(work, order.id)
  await moveLines(
    work,
    order,
    planned.lines.map(({ line: id, quantity }) => ({
      line: order.lines.find((line) => line.id === id) as Order['lines'][number],
      moves: [
        wasReserved ? moves.endReservation(quantity) : moves.release(quantity),
        ...(asked.restock ? [] : [moves.writeOff(quantity)]),
      ],
    })),
  )
  if (asked.notify) {
    const key = planned.whole ? 'order.cancelled' : 'order.partially_cancelled'
    await notifyBuyer(work, key, stored, { reason: reason.name })
  }
  await lowerCash(work, await orderChanged(work, order.id))
  const { whole } = planned
  if (asked.refund === 'none') return { refunded: 0, refunds, whole }
  const exchanged = await giveBackExchanged(work, order, asked.refund)
  const kept = keptOf(planned, asked)
  return {
    refunded: planned.refund - kept + exchanged.amount,
    refunds: [...refunds, ...exchanged.ids],
    whole,
  }
}

/**
 * What calling pieces off would mean, without doing it.
 * @throws as `cancelLines`, but for the reason
 */
export async function plannedCancellation(
  db: Db,
  order: Order,
  lines: Cancelling['lines'],
  source: Cancelling['source'] = 'staff',
): Promise<Cancellation> {
  if (order.status !== 'pendingPayment' && !isOpen(order)) throw new ApiError('not-allowed-now')
  if (source === 'staff') demandDecided(order)
  const { parcels } = await childrenOf(db, order.id)
  const invoiced = await invoicedOf(db, order.id)
  const packed = packedPieces(parcels)
  const before = await goodwillUnpacked(db, order.id)
  const { owed } = await owedFor(db, order, before)
  const planned = cancellationOf(
    {
      lines: order.lines.map((line) => ({
        ...line,
        packed: packed.get(line.id) ?? 0,
        invoiced: invoiced.get(line.id)?.amounts.total ?? 0,
        goodwill: before.get(line.id) ?? 0,
      })),
      given: await givenBack(db, order),
      roundOff: roundOffKept(order) - (await invoicedRoundOff(db, order.id)),
      owed,
      refundable: await refundableOf(db, order.id),
      shipping: order.shipping ?? 0,
      fees: (order.codFee ?? 0) + (order.giftFee ?? 0),
    },
    lines,
  )
  if ('tooMany' in planned) {
    const { index, max } = planned.tooMany
    throw refused<Cancelling>(`lines.${index}.quantity`, 'already-packed', { max })
  }
  if (planned.lines.length === 0) throw refused<Cancelling>('lines', 'nothing-to-cancel')
  return planned
}

async function write({ records }: Paying, order: Order, planned: Cancellation): Promise<Order> {
  const taken = new Map(planned.lines.map((line) => [line.line, line]))
  const lines = order.lines.map((line) => {
    const off = taken.get(line.id)
    if (!off) return line
    return {
      ...line,
      cancelled: line.cancelled + off.quantity,
      cancelledAmount: line.cancelledAmount + off.amount,
      cancelledGoodwill: line.cancelledGoodwill + off.goodwill,
      cancelledCoupon: line.cancelledCoupon + couponOfPieces(line, off),
    }
  })
  const values = { lines, cancelledTotal: order.cancelledTotal + planned.value }
  const stored = await records.write(orderArea, order.id, values, 'cancelLines')
  return planned.whole ? records.transition(orderArea, order.id, 'cancel') : stored
}

/** What the shop keeps of the money that would go back: its fee, as far as there is so much. */
const keptOf = ({ refund, refundRoundOff }: Cancellation, { fee = 0 }: Cancelling): number =>
  Math.min(fee, refund, refund - refundRoundOff)

/** The fee comes off the goods first, then off delivery and fees. */
async function payBack(
  work: Paying,
  order: Order,
  planned: Cancellation,
  asked: Cancelling,
): Promise<string[]> {
  const { refund, reason, note = null } = asked
  const kept = keptOf(planned, asked)
  if (refund === 'none' || planned.refund <= kept) return []
  const goods = planned.refundLines.map(({ amount }) => amount)
  const ofGoods = Math.min(
    kept,
    goods.reduce((sum, amount) => sum + amount, 0),
  )
  const off = allocate(ofGoods, goods)
  const { refundShipping, refundFees, refundRoundOff } = planned
  const [offShipping = 0, offFees = 0] = allocate(kept - ofGoods, [refundShipping, refundFees])
  return requestRefund(work, {
    order,
    source: 'cancellation' satisfies RefundSource,
    lines: planned.refundLines.map((line, index) => ({ ...line, amount: line.amount - (off[index] ?? 0) })),
    shipping: refundShipping - offShipping,
    fee: refundFees - offFees,
    roundOff: refundRoundOff,
    destination: refund,
    reason,
    note,
  })
}
