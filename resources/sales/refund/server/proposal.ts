import { sql } from 'kysely'
import type { Actor } from '../../../../server/actor.ts'
import { ApiError } from '../../../../server/apiError.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { findRecord } from '../../../../server/records/read.ts'
import { refused } from '../../../../server/refused.ts'
import { isId } from '../../../../src/core/recordId.ts'
import type { Order } from '../../invoice/server/work.ts'
import { order as orders } from '../../order/order.ts'
import { overpaidSources } from '../../payment/rules/methods.ts'
import { keptOf, leftOf, taxIn, worthOf } from '../../payment/rules/refundLeft.ts'
import type { Proposal } from '../../payment/rules/refundProposal.ts'
import type { LineGoingBack } from '../../payment/rules/spreadByParcel.ts'
import { overpaidOf } from '../../payment/server/owed.ts'
import type { Refund } from '../../payment/server/paying.ts'
import { type Given, givenBack } from './givenBack.ts'
import { leftByParcel } from './linesByParcel.ts'
import { refundLimit } from './refundLimit.ts'
import type { RefundRequest } from './requestRefund.ts'
import { roundingLeft } from './roundingLeft.ts'

/** What the refund dialog begins with (areas, 14): lines net of their discounts, with shipping and fees apart so that none is forgotten. */
export async function proposeRefund(db: Db, actor: Actor, id: string, from?: string): Promise<Proposal> {
  const order = isId(id) ? ((await findRecord(db, orders, id)) as Order | undefined) : undefined
  if (!order) throw new ApiError('not-found')
  const given = await givenBack(db, id)
  const { rows } = await sql<Proposal['payments'][number] & { refundable: number }>`
    SELECT "id", "number", "method", "provider", "status", "refundable"::float8 AS refundable FROM "payment"
    WHERE "order" = ${id} AND "refundable" > 0 AND "status" IN ('captured', 'partiallyRefunded', 'collected', 'remitted')
      AND (${from ?? null}::uuid IS NULL OR "id" = ${from ?? null}) ORDER BY "id"`.execute(db)
  const limit = await refundLimit(db, actor)
  return {
    order: id,
    number: order.number,
    refundable: rows.reduce((sum, { refundable }) => sum + refundable, 0),
    overpaid: await overpaidOf(db, order),
    payments: rows,
    lines: order.lines.map((line) => {
      const left = leftOf(line, given.lines.get(line.id))
      const { product, variant, sku, name, options, quantity, cancelled, returned } = line
      return {
        line: line.id,
        product,
        variant,
        sku,
        name,
        options,
        ordered: quantity,
        cancelled,
        returned,
        ...left,
        kept: keptOf(line, given.lines.get(line.id), given.calledOff.get(line.id)),
        tax: taxIn(left.amount, line),
      }
    }),
    ...chargesLeft(order, given),
    rounding: await roundingLeft(db, order),
    parcels: await leftByParcel(db, id),
    limit: Number.isFinite(limit) ? limit : null,
    hasCustomer: order.customer !== null,
  }
}

/**
 * The lines that people ask back, as they go back: pieces count where all that is left of their money goes with them. For less, the
 * pieces stay with the customer for a lower price, and may still come back as a return. What was called off goes back as such alone.
 * @throws ApiError `invalid` where people ask for more of a line, of shipping or of fees than is left of it; the order is locked
 */
export async function demandLeft(
  db: Db,
  order: Order,
  asked: Pick<Required<RefundRequest>, 'lines' | 'shipping' | 'fee' | 'source'>,
): Promise<LineGoingBack[]> {
  const given = await givenBack(db, order.id)
  const lines = asked.lines.map(({ line, quantity, amount }, index) => {
    const sold = order.lines.find(({ id }) => id === line)
    if (!sold) throw refused<RefundRequest>(`lines.${index}.line`, 'unknown-row')
    const left = overpaidSources.includes(asked.source)
      ? leftOf(sold, given.lines.get(line))
      : keptOf(sold, given.lines.get(line), given.calledOff.get(line))
    if (quantity > left.quantity)
      throw refused<RefundRequest>(`lines.${index}.quantity`, 'above-line', { max: left.quantity })
    if (amount > left.amount)
      throw refused<RefundRequest>(`lines.${index}.amount`, 'above-refundable', { money: left.amount })
    return { line, quantity: amount < worthOf(quantity, left) ? 0 : quantity, amount }
  })
  const { shipping, fee } = chargesLeft(order, given)
  if (asked.shipping > shipping)
    throw refused<Refund>('shippingAmount', 'above-refundable', { money: shipping })
  if (asked.fee > fee) throw refused<Refund>('feeAmount', 'above-refundable', { money: fee })
  return lines
}

const chargesLeft = ({ shipping, codFee, giftFee }: Order, given: Given) => ({
  shipping: Math.max(0, (shipping ?? 0) - given.shipping),
  fee: Math.max(0, (codFee ?? 0) + (giftFee ?? 0) - given.fee),
})
