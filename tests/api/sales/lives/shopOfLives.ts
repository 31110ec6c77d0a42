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
import { machineCourier } from './machineCourier.ts'
import { wrongPapers } from './paperRules.ts'
import { wrongReturns } from './returnRules.ts'
import { type State, stateOf } from './stateOf.ts'

type Shop = ReturnType<typeof shipmentShop>

/** What came of a deed: the status of an answer of the API, or that of what the server's own code refused. */
export type Outcome = { readonly status: number; readonly body?: any }

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
  /** Whether the coupon is one that pays for the delivery, which then costs what the zone says. */
  readonly isDelivered: boolean
  /** Whether the shop knows who buys; they have some credit. */
  readonly isKnown: boolean
  readonly isFar: boolean
  readonly isRounded: boolean
  readonly isFromCart: boolean
  /** Whether it is wrapped as a gift, and the way of paying has its price. */
  readonly hasFees: boolean
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
  const machine = machineCourier(shop, context)

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
    machine,
    async prepare(): Promise<void> {
      for (const price of prices) {
        const returnable = price !== prices.at(-1)
        variants.push(...(await shop.product(price, 900_000, ['M'], { returnable })).variants)
      }
      for (const coupon of [
        { name: 'A seventh', code: 'SEVENTH', percent: 7 },
        { name: 'Free delivery', code: 'NOFREIGHT', discountType: 'freeShipping' },
      ]) {
        const { id, version } = (await ask('POST', '/coupons', coupon)).body
        await ask('POST', `/coupons/${id}/transitions/activate`, { version })
      }
      proof = await stored(call)
      second = await shop.staff('second', [{ key: 'refund', view: true, approveRefund: true }])
      await machine.prepare()
      await ask('POST', '/couriers', { name: 'Bring Back', code: 'BACK', reverse: true })
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
      const { lines, hasCoupon, isDelivered, isKnown, isFromCart, paid, off } = begins
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
      const couponCode = hasCoupon ? (isDelivered ? 'NOFREIGHT' : 'SEVENTH') : null
      const values = {
        customer,
        paymentMethod,
        couponCode,
        shippingAddress: address(begins.isFar),
        manualDiscount: off,
        manualDiscountReason: off > 0 ? 'A stain' : null,
        ...(isDelivered ? { shippingMethod: 'standard' } : {}),
        ...(begins.hasFees ? { giftWrap: true, giftFee: 2_503, codFee: 3_301 } : {}),
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
    state: async (order: string): Promise<State> =>
      (await rows<{ state: State }>(stateOf(order)))[0]?.state as State,
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
