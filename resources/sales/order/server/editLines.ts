import { ApiError } from '../../../../server/apiError.ts'
import { moves } from '../../../catalogue/stockLevel/rules/moves.ts'
import { reasonId } from '../../../shared/reason/server/reasonId.ts'
import { releaseCouponUse } from '../../coupon/server/couponUses.ts'
import type { Order } from '../../invoice/server/work.ts'
import { refundableOf } from '../../orderReturn/server/refundableOf.ts'
import { expectPayment } from '../../payment/server/expectPayment.ts'
import { couponHold } from '../../payment/server/holdForCoupon.ts'
import { overpaidOf } from '../../payment/server/owed.ts'
import type { Paying } from '../../payment/server/paying.ts'
import { settleCouponCheck } from '../../payment/server/settleCouponCheck.ts'
import { unmetCoupons } from '../../payment/server/unmetCoupons.ts'
import { moveUnpacked } from '../../refund/server/bookUnpacked.ts'
import { requestRefund } from '../../refund/server/requestRefund.ts'
import { takeFromPending } from '../../shipment/server/takeFromPending.ts'
import { order as orderArea } from '../order.ts'
import { couponsLeft } from '../rules/couponShares.ts'
import { withChange } from './noteChange.ts'
import { notifyBuyer } from './notifyBuyer.ts'
import { type Edit, type PlannedEdit, planEdit } from './planEdit.ts'
import { orderChanged } from './salesEvents.ts'
import { moveLines } from './stockOf.ts'

/** An edit, and what happens with the money: what was paid too much goes back, or nothing happens yet. */
export interface Editing extends Edit {
  readonly reason?: string | undefined
  readonly settle?: 'link' | 'refund' | 'none' | undefined
}

/** What became of it: what it costs more (below zero: less), what is still to be paid, and refunds; paise. */
export interface Edited {
  readonly difference: number
  readonly due: number
  readonly refunds: readonly string[]
}

/**
 * Changes the lines of a placed order before anything is packed (areas, 22): stock and waiting parcels follow, the payment that is
 * waited for is priced anew, the timeline keeps what it was, and the customer is told. The order is locked by the caller.
 * @throws ApiError `invalid` at the lines, `not-allowed-now` once something is packed
 */
export async function editLines(work: Paying, order: Order, asked: Editing): Promise<Edited> {
  const planned = await planEdit(work.db, order, asked, work)
  if (planned.problems.length > 0) throw new ApiError('invalid', { problems: planned.problems })
  const before = new Map(order.lines.map((line) => [line.id, line]))
  const less = [
    ...planned.lines.flatMap((line) => {
      const fewer = (before.get(line.id)?.quantity ?? 0) - line.quantity
      return fewer > 0 ? [{ line: line.id, quantity: fewer }] : []
    }),
    ...planned.gone.map((line) => ({ line: line.id, quantity: line.quantity })),
  ]
  if (less.length > 0) await takeFromPending(work, order, less)
  const { lines: _, charges, ...sums } = planned.totals
  const stored = await work.records.write(
    orderArea,
    order.id,
    {
      ...sums,
      lines: planned.lines,
      charges: charges as unknown as Order['charges'],
      coupons: couponsLeft(order, planned),
      shipping: planned.shipping,
      ...(await checkedCoupons(work, order, planned)),
      manualDiscount: planned.manualDiscount,
      manualDiscountReason: planned.manualDiscount
        ? (order.manualDiscountReason ?? asked.reason ?? null)
        : null,
      ...productsOf(order, planned),
      ...withChange(work, order, {
        what: described(order, planned, asked.reason),
        difference: planned.difference,
      }),
    },
    'editLines',
  )
  const taken = planned.taken.flatMap(({ coupon }) => coupon ?? [])
  if (taken.length > 0) await releaseCouponUse(work, order.id, taken)
  await moveUnpacked(work, stored, planned.rests)
  await expectPayment(work, stored)
  const refunds = asked.settle === 'refund' ? await payBack(work, stored, asked.reason) : []
  await moveStockOf(work, stored, order, planned)
  await notifyBuyer(work, 'order.edited', stored)
  const { due } = await orderChanged(work, order.id)
  return { difference: planned.difference, due, refunds }
}

/** What was taken too much goes back, as far as it did not go back before as goodwill. */
async function payBack(work: Paying, order: Order, note?: string): Promise<string[]> {
  const extra = Math.min(await overpaidOf(work.db, order), await refundableOf(work.db, order.id))
  if (extra <= 0) return []
  return requestRefund(work, {
    order,
    source: 'orderEdit',
    extra,
    destination: 'original',
    note: note ?? null,
  })
}

async function moveStockOf(
  work: Paying,
  stored: Order,
  before: Order,
  { lines, gone }: PlannedEdit,
): Promise<void> {
  const was = new Map(before.lines.map((line) => [line.id, line]))
  await moveLines(work, stored, [
    ...lines.flatMap((line) => {
      const more = line.quantity - (was.get(line.id)?.quantity ?? 0)
      return more === 0 ? [] : [{ line, moves: [more > 0 ? moves.commit(more) : moves.release(-more)] }]
    }),
    ...gone.map((line) => ({ line, moves: [moves.release(line.quantity)] })),
  ])
}

/**
 * What an order says of coupons that were taken away: nothing more. Where it was held because it is not paid as they ask, and what is
 * left fits, it goes on.
 */
async function checkedCoupons(work: Paying, order: Order, { taken }: PlannedEdit): Promise<Partial<Order>> {
  if (taken.length === 0) return {}
  const isTyped = taken.some(({ code }) => code?.toLowerCase() === order.couponCode?.toLowerCase())
  const values = isTyped ? { couponCode: null } : {}
  const coupons = order.coupons.filter((each) => !taken.includes(each))
  const isAsked = order.couponCheck === 'open'
  if (!isAsked || (await unmetCoupons(work.db, { id: order.id, coupons })).length > 0) return values
  await settleCouponCheck(work, order.id, { note: namesOf(taken) })
  const isWhy = order.holdReason === (await reasonId(work.db, 'hold', couponHold))
  const going = isWhy ? { onHold: false, holdReason: null, holdNote: null } : {}
  return { ...values, ...going, couponCheck: 'taken' }
}

/** `− HDFC10 200.00`; one that applies itself has no code. */
const namesOf = (coupons: Order['coupons']): string =>
  coupons.map(({ code, amount, shipping }) => `− ${code ?? '%'} ${rupees(amount + shipping)}`).join('; ')

/** What lists are filtered by follows the goods. */
function productsOf(order: Order, { lines, goods }: PlannedEdit): Partial<Order> {
  const all = lines.flatMap(({ variant }) => goods.get(variant) ?? [])
  const unique = (ids: readonly (string | null)[]) =>
    [...new Set(ids.filter((id) => id !== null))].slice(0, 200)
  return {
    products: unique(all.map(({ product }) => product)),
    brands: unique(all.map(({ brand }) => brand)),
    categories: unique(all.flatMap(({ categories }) => categories)),
    locations: unique([...order.locations, ...lines.map(({ location }) => location)]).slice(0, 100),
  }
}

/** `KUR-M 2 → 1; + SCARF 1`, and why. */
function described(order: Order, { lines, gone, taken }: PlannedEdit, reason: string | undefined): string {
  const was = new Map(order.lines.map((line) => [line.id, line]))
  const parts = [
    ...lines.flatMap((line) => {
      const before = was.get(line.id)
      if (!before) return [`+ ${line.sku} ${line.quantity}`]
      const price =
        before.unitPrice === line.unitPrice
          ? []
          : [`${line.sku} ${rupees(before.unitPrice)} → ${rupees(line.unitPrice)}`]
      return before.quantity === line.quantity
        ? price
        : [`${line.sku} ${before.quantity} → ${line.quantity}`, ...price]
    }),
    ...gone.map(({ sku, quantity }) => `− ${sku} ${quantity}`),
    ...(taken.length > 0 ? [namesOf(taken)] : []),
  ]
  return [parts.join('; ') || '–', ...(reason ? [reason] : [])].join('\n').slice(0, 2000)
}

const rupees = (paise: number): string => (paise / 100).toFixed(2)
