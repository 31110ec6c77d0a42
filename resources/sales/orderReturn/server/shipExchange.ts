import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import { defined } from '../../../../src/core/defined.ts'
import { demandReason } from '../../../shared/reason/server/demandReason.ts'
import { order } from '../../order/order.ts'
import { placeOrder } from '../../order/server/placeOrder.ts'
import { orderReturn } from '../orderReturn.ts'
import { beforeReceipt } from '../rules/names.ts'
import type { Settlement } from '../rules/settlementOf.ts'
import { completeSettled } from './completeSettled.ts'
import { type ExchangeItem, exchangeItems, releaseHold, withoutHolds } from './exchangeHold.ts'
import { partsOf, payParts, sumOfParts } from './payParts.ts'
import { keptLines, owedLines, settlementNow } from './settlementNow.ts'
import type { Order, OrderReturn, ReturnWork } from './work.ts'

/** How the customer pays what the new goods cost more; `override` sends them before the old ones are here. */
export const exchangeInput = z.strictObject({
  paymentMethod: z.enum(['cod', 'upi', 'bankTransfer', 'manual']).default('cod'),
  override: z
    .strictObject({ reason: z.guid().toLowerCase(), note: z.string().trim().max(500).nullish() })
    .optional(),
})

/**
 * Sends what goes out in exchange: an order of its own, at the difference or for nothing (areas, 23). What was held is let go in the
 * same transaction that commits it; what the new goods cost less is paid back.
 * @throws ApiError `not-allowed-now` in another state or a second time, and those of placing an order
 */
export async function shipExchange(
  work: ReturnWork,
  record: OrderReturn,
  { paymentMethod, override }: z.output<typeof exchangeInput>,
): Promise<{ order: string; number: string; toPay: number; status: string }> {
  const isEarly = [...beforeReceipt, 'received'].includes(record.status)
  const isReady = record.status === 'inspected' ? (record.acceptedPieces ?? 0) > 0 : isEarly && override
  if (record.type === 'return' || record.exchangeOrder || !isReady) throw new ApiError('not-allowed-now')
  if (override && isEarly)
    await demandReason<typeof exchangeInput>(work.db, {
      id: override.reason,
      domain: 'override',
      note: override.note ?? null,
      path: 'override.reason',
      notePath: 'override.note',
    })
  const from = (await work.records.read(order, record.order)) as Order
  const money = await settlementNow(work.db, record, { before: isEarly })
  const lines = await owedLines(work.db, record)
  await releaseHold(work, record)
  const draft = await work.records.create(
    order,
    await draftOf(work, record, from, money, isEarly, paymentMethod),
  )
  const placed = await placeOrder(work, draft.id)
  const left = isEarly ? 0 : money.left
  const parts = await partsOf(work.db, record, { ...money, left }, isEarly)
  const { kept } = await payParts(work, parts, { isEarly: false }, (made) =>
    work.records.write(
      orderReturn,
      record.id,
      {
        exchangeOrder: draft.id,
        lines: withoutHolds(isEarly ? record.lines : keptLines(record, lines)),
        priceDifference: money.toPay > 0 ? money.toPay : -money.refund,
        refunds: [...record.refunds, ...made],
        refundTotal: money.refunded + sumOfParts(parts),
        roundOff: money.roundOff,
      },
      'shipExchange',
    ),
  )
  const { status } = await completeSettled(work, kept)
  return { order: draft.id, number: placed.number ?? draft.number ?? '', toPay: money.toPay, status }
}

async function draftOf(
  { db }: ReturnWork,
  record: OrderReturn,
  from: Order,
  { toPay }: Settlement,
  isEarly: boolean,
  paymentMethod: Order['paymentMethod'],
): Promise<Partial<Order>> {
  const variants = record.lines.flatMap(({ exchangeVariant }) => exchangeVariant ?? [])
  const items = await exchangeItems(db, { variants })
  const lines = record.lines.flatMap((line) => lineOf(line, items, isEarly, record.number))
  const whole = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0)
  const { customer, contactName, phone, email, shippingAddress, billingAddress, gstin, locale } = from
  const covered = whole - toPay
  return defined({
    customer,
    contactName,
    phone,
    email,
    shippingAddress,
    billingAddress,
    gstin,
    locale,
    channel: 'admin',
    sourceReturn: record.id,
    shipping: 0,
    codFee: 0,
    lines: lines as Order['lines'],
    manualDiscount: covered > 0 ? covered : undefined,
    manualDiscountReason: covered > 0 ? record.number : undefined,
    paymentMethod: toPay > 0 ? paymentMethod : 'manual',
  })
}

function lineOf(
  { exchangeVariant, exchangePrice, quantity, accepted }: OrderReturn['lines'][number],
  items: readonly ExchangeItem[],
  isEarly: boolean,
  number: string | null,
) {
  const item = items.find(({ variant }) => variant === exchangeVariant)
  const pieces = isEarly ? quantity : (accepted ?? 0)
  if (!item || pieces === 0) return []
  const { product, variant, price } = item
  // What was promised when the exchange was asked for holds; a replacement costs what it costs and is covered whole.
  return [{ product, variant, quantity: pieces, unitPrice: exchangePrice ?? price, priceReason: number }]
}
