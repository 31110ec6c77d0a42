import { type RawBuilder, sql } from 'kysely'
import { resources } from '../../../../resources/index.ts'
import { lockOrder } from '../../../../resources/sales/order/server/lockOrder.ts'
import { makePayment } from '../../../../resources/sales/payment/server/expectPayment.ts'
import type { Payment, Refund } from '../../../../resources/sales/payment/server/paying.ts'
import { recordCapture } from '../../../../resources/sales/payment/server/recordCapture.ts'
import {
  cancelRefund,
  failRefund,
  settleRefund,
} from '../../../../resources/sales/refund/server/settleRefund.ts'
import { ApiError } from '../../../../server/apiError.ts'
import type { shipmentShop } from '../shipmentShop.ts'

type Shop = ReturnType<typeof shipmentShop>

/** What came of a deed: the status of an answer of the API, or that of what the server's own code refused. */
export type Outcome = { readonly status: number; readonly body?: any }

/** What an order is, as far as something can happen to it. */
export interface State {
  readonly order: string
  readonly isPaid: boolean
  readonly lines: readonly { id: string; quantity: number; total: number; delivered: number; open: number }[]
  readonly parcels: readonly {
    readonly id: string
    readonly status: string
    readonly version: number
    readonly lines: readonly { readonly id: string; readonly quantity: number }[]
  }[]
  readonly returns: readonly {
    readonly id: string
    readonly status: string
    readonly type: string
    readonly lines: readonly { readonly id: string; readonly quantity: number; readonly received: number }[]
  }[]
  readonly refunds: readonly { readonly id: string }[]
}

/** Goods at prices that do not divide by the number of pieces, of two tax rates; made once for all lives. */
const prices = [33_333, 10_001, 99_999, 260_003]

/** How the order of a life begins. */
export interface Beginning {
  readonly lines: readonly { readonly good: number; readonly quantity: number }[]
  readonly method: 'upi' | 'cod'
  /** Paid as a whole, or at first only in part. */
  readonly isPaidInParts: boolean
  readonly hasCoupon: boolean
}

/** What random lives of orders need of a shop: goods, a coupon, and what stands in the database of one order. */
export function shopOfLives(shop: Shop) {
  const { ask, work, db } = shop
  let variants: string[] = []
  const reasons: Record<string, string> = {}

  const rows = async <T>(text: RawBuilder<T>): Promise<T[]> => (await text.execute(db())).rows

  /** Money comes in by a payment of its own. */
  const pay = (order: string, amount: number): Promise<unknown> =>
    work(async (paying) => {
      const id = await makePayment(paying, await lockOrder(paying, order), 'bankTransfer', amount)
      const made = (await paying.records.read(resources.payment, id)) as Payment
      await recordCapture(paying, made, { amount, event: { kind: 'captured' }, by: 'staff' })
    })

  return {
    ask,
    reasons,
    async prepare(): Promise<void> {
      for (const price of prices) variants = [...variants, ...(await shop.product(price, 900_000)).variants]
      const made = await ask('POST', '/coupons', { name: 'A seventh', code: 'SEVENTH', percent: 7 })
      const { id, version } = made.body
      await ask('POST', `/coupons/${id}/transitions/activate`, { version })
      for (const domain of ['return', 'refund', 'override', 'reject', 'cancel', 'deliveryFailed', 'rto'])
        reasons[domain] = await shop.reason(domain)
    },
    /** A placed and confirmed order. */
    async order({ lines, method, isPaidInParts, hasCoupon }: Beginning): Promise<string> {
      const goods = lines.map(({ good, quantity }) => ({
        variant: variants[good],
        quantity,
        unitPrice: prices[good],
      }))
      const worth = lines.reduce((sum, { good, quantity }) => sum + (prices[good] ?? 0) * quantity, 0)
      // The shop takes no more cash than that at the door.
      const paidBy = worth > 400_000 ? 'upi' : method
      const more = { shipping: 5_000, paymentMethod: paidBy, ...(hasCoupon ? { couponCode: 'SEVENTH' } : {}) }
      const { id } = await shop.placed(goods, more)
      if (paidBy === 'upi') {
        const { total } = await shop.order(id)
        const first = isPaidInParts ? Math.floor(total * 0.4) : total
        for (const amount of [first, total - first]) if (amount > 0) await pay(id, amount)
      }
      await ask('POST', `/orders/${id}/transitions/confirm`, { version: (await shop.order(id)).version })
      return id
    },
    /** Does something with a refund. */
    refund: (id: string, deed: 'settle' | 'fail' | 'cancel'): Promise<Outcome> =>
      tried(() =>
        work(async (paying) => {
          const asked = (await paying.records.read(resources.refund, id)) as Refund
          if (deed === 'settle') await settleRefund(paying, asked, { utr: `UTR-${id.slice(-6)}` })
          else if (deed === 'fail') await failRefund(paying, asked, { reason: 'Closed account' })
          else await cancelRefund(paying, asked, null)
        }),
      ),
    /** What an order and its children are now. */
    async state(order: string): Promise<State> {
      const [row] = await rows(sql<{
        state: State
      }>`SELECT json_build_object('order', o."id", 'isPaid', o."paid" > 0,
        'lines', (SELECT coalesce(json_agg(json_build_object('id', l."id", 'quantity', l."quantity", 'total', l."total",
            'delivered', l."delivered", 'open', l."quantity" - l."cancelled" - (SELECT coalesce(sum(sl."quantity"), 0)
              FROM "shipment_lines" sl JOIN "shipment" s ON s."id" = sl."owner_id" AND s."status" <> 'cancelled' WHERE sl."line" = l."id"::text))
          ORDER BY l."position"), '[]') FROM "order_lines" l WHERE l."owner_id" = o."id"),
        'parcels', (SELECT coalesce(json_agg(json_build_object('id', s."id", 'status', s."status", 'version', s."version",
            'lines', (SELECT json_agg(json_build_object('id', sl."id", 'quantity', sl."quantity")) FROM "shipment_lines" sl WHERE sl."owner_id" = s."id"))
          ORDER BY s."id"), '[]') FROM "shipment" s WHERE s."order" = o."id"),
        'returns', (SELECT coalesce(json_agg(json_build_object('id', r."id", 'status', r."status", 'type', r."type",
            'lines', (SELECT json_agg(json_build_object('id', rl."id", 'quantity', rl."quantity", 'received', rl."received") ORDER BY rl."position")
              FROM "order_return_lines" rl WHERE rl."owner_id" = r."id")) ORDER BY r."id"), '[]') FROM "order_return" r WHERE r."order" = o."id"),
        'refunds', (SELECT coalesce(json_agg(json_build_object('id', f."id") ORDER BY f."id"), '[]') FROM "refund" f
          WHERE f."order" = o."id" AND f."status" NOT IN ('processed', 'cancelled'))) AS "state"
        FROM "order" o WHERE o."id" = ${order}`)
      return row?.state as State
    },
    variant: (good: number): string => variants[good] ?? '',
    /** What no rule of `check-sales` says of old documents: a credit note corrects one invoice, and goods that came back are pieces of it. */
    wrongNotes: (order: string) =>
      rows(sql<{ number: string; why: string }>`
        SELECT min(n."number") AS "number", 'another invoice' AS "why" FROM "invoice" n JOIN "invoice_lines" l ON l."owner_id" = n."id"
        WHERE n."order" = ${order} AND n."kind" = 'creditNote' AND l."corrects" IS DISTINCT FROM n."corrects_invoice" GROUP BY n."id"
        UNION ALL
        SELECT min(n."number"), 'money without pieces' FROM "invoice" n JOIN "invoice_lines" l ON l."owner_id" = n."id"
        LEFT JOIN "refund" r ON r."id" = n."refund"
        WHERE n."order" = ${order} AND n."kind" = 'creditNote' AND coalesce(r."source", 'return') = 'return' AND l."line" IS NOT NULL
        GROUP BY l."corrects", l."line" HAVING sum(l."quantity") = 0`),
  }
}

async function tried(deed: () => Promise<unknown>): Promise<Outcome> {
  try {
    await deed()
    return { status: 200 }
  } catch (error) {
    if (error instanceof ApiError) return { status: 409, body: { code: error.code } }
    throw error
  }
}
