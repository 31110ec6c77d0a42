import { type RawBuilder, sql } from 'kysely'
import { resources } from '../../../../resources/index.ts'
import { lockOrder } from '../../../../resources/sales/order/server/lockOrder.ts'
import { makePayment } from '../../../../resources/sales/payment/server/expectPayment.ts'
import type { Payment, Refund } from '../../../../resources/sales/payment/server/paying.ts'
import { recordCapture } from '../../../../resources/sales/payment/server/recordCapture.ts'
import { failRefund, settleRefund } from '../../../../resources/sales/refund/server/settleRefund.ts'
import { ApiError } from '../../../../server/apiError.ts'
import type { Context } from '../../../../server/context.ts'
import { dayIn } from '../../../../src/fields/date/day.ts'
import { runTimedWork } from '../../../support/runTimedWork.ts'
import type { Call } from '../../../support/server.ts'
import { home } from '../orderShop.ts'
import type { shipmentShop } from '../shipmentShop.ts'
import { stored } from '../stored.ts'
import { wrongDisputes } from './disputeRules.ts'
import { wrongPapers } from './paperRules.ts'
import { wrongReturns } from './returnRules.ts'

type Shop = ReturnType<typeof shipmentShop>

/** What came of a deed: the status of an answer of the API, or that of what the server's own code refused. */
export type Outcome = { readonly status: number; readonly body?: any }

/** What an order is, as far as something can happen to it. */
export interface State {
  readonly order: string
  readonly status: string
  readonly version: number
  readonly customer: string | null
  readonly due: number
  readonly isPaid: boolean
  readonly isOnHold: boolean
  /** Not more than one return of whoever buys came to nothing within a year. */
  readonly isTrusted: boolean
  readonly lines: readonly {
    id: string
    quantity: number
    unitPrice: number
    total: number
    returnable: number
    /** Sold for good. */
    isFinal: boolean
    open: number
  }[]
  readonly parcels: readonly {
    readonly id: string
    readonly status: string
    readonly version: number
    readonly number: string
    readonly awb: string | null
    readonly codAmount: number
    readonly lines: readonly { readonly id: string; readonly line: string; readonly quantity: number }[]
  }[]
  readonly returns: readonly {
    readonly id: string
    readonly status: string
    readonly type: string
    readonly version: number
    /** Something went out in exchange. */
    readonly isSent: boolean
    readonly accepted: number
    readonly lines: readonly { readonly id: string; readonly quantity: number; readonly received: number }[]
  }[]
  readonly refunds: readonly { readonly id: string; readonly status: string; readonly destination: string }[]
  readonly payments: readonly {
    readonly id: string
    readonly status: string
    readonly amount: number
    readonly provider: string
    readonly isMismatch: boolean
  }[]
  readonly requests: readonly { readonly id: string; readonly status: string }[]
}

/** What must hold of each order, beside the rules of `check-sales`. */
const rules = [wrongPapers, wrongReturns, wrongDisputes]

/** Where the goods go: near, taxed for one state, or far. */
const address = (isFar: boolean) =>
  isFar ? Object.assign({}, home, { pincode: '110001', city: 'New Delhi', state: 'Delhi' }) : home

/** Goods at prices that do not divide by the number of pieces, of two tax rates, the last of them sold for good; made once for all lives. */
const prices = [33_333, 10_001, 99_999, 260_003, 7_501]

/** How the order of a life begins. */
export interface Beginning {
  readonly lines: readonly { readonly good: number; readonly quantity: number }[]
  /** `storeCredit` is for those who have credit. */
  readonly method: 'upi' | 'cod' | 'storeCredit'
  /** By transfer, whole or in two parts, or at the gateway; `later` leaves it to what happens. */
  readonly paid: 'whole' | 'inParts' | 'atGateway' | 'later'
  readonly hasCoupon: boolean
  /** Whether the shop knows who buys; they have some credit. */
  readonly isKnown: boolean
  readonly isFar: boolean
  readonly isRounded: boolean
  readonly isFromCart: boolean
  /** How much of what is due at the door comes before by transfer, as a part of the total. */
  readonly deposit: number
  /** What staff take off, in paise. */
  readonly off: number
}

/** What random lives of orders need of a shop: goods, a coupon, and what stands in the database of one order. */
export function shopOfLives(shop: Shop, call: Call, context: () => Context) {
  const { ask, work, db } = shop
  const variants: string[] = []
  let isRounding = false
  let proof: object
  let second: Call
  const reasons: Record<string, string> = {}

  const rows = async <T>(text: RawBuilder<T>): Promise<T[]> => (await text.execute(db())).rows

  /** Money comes in by a payment of its own. */
  const pay = (order: string, amount: number): Promise<unknown> =>
    work(async (paying) => {
      const id = await makePayment(paying, await lockOrder(paying, order), 'bankTransfer', amount)
      const made = (await paying.records.read(resources.payment, id)) as Payment
      await recordCapture(paying, made, { amount, event: { kind: 'captured' }, by: 'staff' })
    })

  /** Whether totals are rounded to whole rupees from now on. */
  const round = async (isWanted: boolean): Promise<void> => {
    if (isWanted === isRounding) return
    const query = encodeURIComponent('{"key":"tax.roundTotal"}')
    const [setting] = (await ask('GET', `/config-settings?filter=${query}`)).body
    await ask('PUT', `/config-settings/${setting.id}`, { version: setting.version, value: isWanted })
    isRounding = isWanted
  }

  /** Somebody who has credit. */
  const withCredit = async (): Promise<string> => {
    const { id } = await shop.customer()
    await ask('POST', `/customers/${id}/operations/adjustWallet`, { amount: 3_000_000, reason: 'Welcome' })
    return id
  }

  /** A draft that staff made of a cart of the store, with what the cart does not know. */
  const draftOfCart = async (
    goods: readonly { readonly variant: string | undefined; readonly quantity: number }[],
    values: { readonly customer: string | null; readonly couponCode: string | null },
  ) => {
    const { customer, couponCode } = values
    const items = goods.map(({ variant, quantity }) => ({ variant, quantity }))
    const contact = { customer, couponCode, contactName: 'Asha Rao', phone: home.phone }
    const cart = await ask('POST', '/carts/operations/sync', Object.assign({ items }, contact))
    const { id } = (await ask('POST', `/carts/${cart.body.id}/operations/createDraft`, {})).body
    const { version } = (await ask('GET', `/orders/${id}`)).body
    return (await ask('PUT', `/orders/${id}`, Object.assign({ version }, values))).body
  }

  return {
    ask,
    reasons,
    async prepare(): Promise<void> {
      for (const price of prices) {
        const returnable = price !== prices.at(-1)
        variants.push(...(await shop.product(price, 900_000, ['M'], { returnable })).variants)
      }
      const made = await ask('POST', '/coupons', { name: 'A seventh', code: 'SEVENTH', percent: 7 })
      const { id, version } = made.body
      proof = await stored(call)
      second = await shop.staff('second', [{ key: 'refund', view: true, approveRefund: true }])
      await ask('POST', `/coupons/${id}/transitions/activate`, { version })
      for (const domain of [
        'return',
        'refund',
        'override',
        'reject',
        'cancel',
        'deliveryFailed',
        'rto',
        'hold',
      ])
        reasons[domain] = await shop.reason(domain)
    },
    /** A placed order, mostly confirmed. */
    async order(begins: Beginning): Promise<string> {
      const { lines, hasCoupon, isKnown, isFromCart, paid, off } = begins
      await round(begins.isRounded)
      const customer = isKnown ? await withCredit() : null
      const goods = lines.map(({ good, quantity }) => ({
        variant: variants[good],
        quantity,
        unitPrice: prices[good],
      }))
      const worth = lines.reduce((sum, { good, quantity }) => sum + (prices[good] ?? 0) * quantity, 0)
      // The shop takes no more cash than that at the door, and credit is somebody's.
      const isPossible = begins.method === 'cod' ? worth <= 400_000 : begins.method === 'upi' || isKnown
      const paymentMethod = isPossible ? begins.method : 'upi'
      const couponCode = hasCoupon ? 'SEVENTH' : null
      const values = {
        customer,
        paymentMethod,
        couponCode,
        shippingAddress: address(begins.isFar),
        manualDiscount: off,
        manualDiscountReason: off > 0 ? 'A stain' : null,
      }
      const { id } = isFromCart
        ? await shop.place(await draftOfCart(goods, values))
        : await shop.placed(goods, Object.assign({ shipping: 5_000 }, values))
      if (paymentMethod === 'upi') {
        const { total } = await shop.order(id)
        const first = paid === 'inParts' ? Math.floor(total * 0.4) : total
        if (paid === 'atGateway')
          for (const { id: payment } of await shop.payments(id))
            await ask('POST', `/payments/${payment}/operations/simulate`, { event: 'captured' })
        else if (paid !== 'later')
          for (const amount of [first, total - first]) if (amount > 0) await pay(id, amount)
      }
      const { total } = await shop.order(id)
      if (paymentMethod === 'cod' && begins.deposit > 0) await pay(id, Math.ceil(total * begins.deposit))
      await ask('POST', `/orders/${id}/transitions/confirm`, { version: (await shop.order(id)).version })
      return id
    },
    /** Does something with a refund. */
    refund: (id: string, deed: 'settle' | 'fail'): Promise<Outcome> =>
      tried(() =>
        work(async (paying) => {
          const asked = (await paying.records.read(resources.refund, id)) as Refund
          if (deed === 'settle') await settleRefund(paying, asked, { utr: `UTR-${id.slice(-6)}` })
          else await failRefund(paying, asked, { reason: 'Closed account' })
        }),
      ),
    /** A second person grants a refund. */
    approve: (id: string): Promise<Outcome> => ask('POST', `/refunds/${id}/operations/approve`, {}, second),
    /** Time goes by, and what is due by then is done. */
    async passTime(days: number): Promise<Outcome> {
      await runTimedWork(context(), new Date(Date.now() + days * 86_400_000))
      return { status: 200 }
    },
    /** A refund that is paid by hand, to somebody of whom the bank knows. */
    async payOut(id: string): Promise<Outcome> {
      await ask('POST', `/refunds/${id}/operations/setPayee`, { payee: { kind: 'upi', upi: 'asha@okaxis' } })
      return ask('POST', `/refunds/${id}/operations/payOut`, { utr: `UTR-${id.slice(-6)}` })
    },
    /** A courier's file, as it was compared. */
    async remit(text: string): Promise<Outcome> {
      const compared = await ask('POST', '/payments/operations/compareRemittance', { text })
      if (compared.status !== 200) return compared
      const { digest } = compared.body
      return ask('POST', '/payments/operations/remit', { text, digest, utr: 'UTR 7', on: dayIn(new Date()) })
    },
    proof: () => proof,
    address,
    /** Where money goes: any of the ways that this buyer has. */
    destination: (how: number, customer: string | null): 'original' | 'storeCredit' | 'bankOrUpi' =>
      how % 3 === 2 && customer ? 'storeCredit' : how % 3 === 1 ? 'bankOrUpi' : 'original',
    /** What an order and its children are now. */
    async state(order: string): Promise<State> {
      const [row] = await rows(sql<{
        state: State
      }>`SELECT json_build_object('order', o."id", 'status', o."status", 'version', o."version", 'customer', o."customer", 'due', o."due",
          'isPaid', o."paid" > 0, 'isOnHold', o."on_hold",
          'isTrusted', (SELECT count(*) < 2 FROM "order_return" x WHERE x."status" IN ('rejected', 'sentBack', 'closed')
            AND (x."customer" = o."customer" OR (o."customer" IS NULL AND x."phone" = o."phone"))),
        'lines', (SELECT coalesce(json_agg(json_build_object('id', l."id", 'quantity', l."quantity", 'unitPrice', l."unit_price", 'total', l."total", 'isFinal', l."returnable" IS FALSE,
            'returnable', l."delivered" - (SELECT coalesce(sum(rl."quantity"), 0) FROM "order_return_lines" rl
              JOIN "order_return" r ON r."id" = rl."owner_id" AND r."status" NOT IN ('rejected', 'cancelled', 'sentBack', 'closed') AND r."source" <> 'rto'
              WHERE rl."line" = l."id"::text), 'open', l."quantity" - l."cancelled" - (SELECT coalesce(sum(sl."quantity"), 0)
              FROM "shipment_lines" sl JOIN "shipment" s ON s."id" = sl."owner_id" AND s."status" <> 'cancelled' WHERE sl."line" = l."id"::text))
          ORDER BY l."position"), '[]') FROM "order_lines" l WHERE l."owner_id" = o."id"),
        'parcels', (SELECT coalesce(json_agg(json_build_object('id', s."id", 'status', s."status", 'version', s."version", 'number', s."number",
            'awb', s."awb", 'codAmount', coalesce(s."cod_amount", 0), 'lines', (SELECT json_agg(json_build_object('id', sl."id", 'line', sl."line", 'quantity', sl."quantity")) FROM "shipment_lines" sl WHERE sl."owner_id" = s."id"))
          ORDER BY s."id"), '[]') FROM "shipment" s WHERE s."order" = o."id"),
        'returns', (SELECT coalesce(json_agg(json_build_object('id', r."id", 'status', r."status", 'type', r."type", 'version', r."version",
            'isSent', r."exchange_order" IS NOT NULL, 'accepted', coalesce(r."accepted_pieces", 0),
            'lines', (SELECT json_agg(json_build_object('id', rl."id", 'quantity', rl."quantity", 'received', rl."received") ORDER BY rl."position")
              FROM "order_return_lines" rl WHERE rl."owner_id" = r."id")) ORDER BY r."id"), '[]') FROM "order_return" r WHERE r."order" = o."id"),
        'refunds', (SELECT coalesce(json_agg(json_build_object('id', f."id", 'status', f."status", 'destination', f."destination") ORDER BY f."id"), '[]') FROM "refund" f
          WHERE f."order" = o."id" AND f."status" NOT IN ('processed', 'cancelled')),
        'payments', (SELECT coalesce(json_agg(json_build_object('id', p."id", 'status', p."status", 'amount', p."amount", 'provider', p."provider",
            'isMismatch', p."mismatch") ORDER BY p."id"), '[]') FROM "payment" p WHERE p."order" = o."id"),
        'requests', (SELECT coalesce(json_agg(json_build_object('id', c."id", 'status', c."status") ORDER BY c."id"), '[]')
          FROM "cancellation_request" c WHERE c."order" = o."id")) AS "state"
        FROM "order" o WHERE o."id" = ${order}`)
      return row?.state as State
    },
    /** An order, and those that went out in exchange for its goods and theirs, in this order. */
    exchanges: async (order: string): Promise<string[]> =>
      (
        await rows(sql<{ id: string }>`
          WITH RECURSIVE "chain" AS (SELECT ${order}::uuid AS "id"
            UNION SELECT r."exchange_order" FROM "chain" c JOIN "order_return" r ON r."order" = c."id" WHERE r."exchange_order" IS NOT NULL)
          SELECT "id" FROM "chain" ORDER BY "id"`)
      ).map(({ id }) => id),
    /** What does not hold of an order. */
    wrong: async (order: string): Promise<string[]> => {
      const found = await Promise.all(rules.map((rule) => rows(rule(order))))
      return found.flat().map(({ number, why }) => `${number}: ${why}`)
    },
    variant: (good: number): string => variants[good] ?? '',
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
