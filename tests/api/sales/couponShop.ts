import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import { countCouponUse, releaseCouponUse } from '../../../resources/sales/coupon/server/couponUses.ts'
import { judgeCoupons } from '../../../resources/sales/coupon/server/judgeCoupons.ts'
import { ApiError } from '../../../server/apiError.ts'
import { type Goods, type SalesShop, salesShop } from './salesShop.ts'

/** An order of that much that uses a coupon, as far as counting is concerned. */
export const sale = (coupon: string, more: object = {}) => ({
  id: randomUUID(),
  customer: null as string | null,
  phone: null as string | null,
  total: 100_000,
  coupons: [{ coupon, code: null as string | null, amount: 10_000 }],
  ...more,
})
/** What `sale` answers. */
export type Sale = ReturnType<typeof sale>

/** A shop for suites about coupons: a shirt of 2,000 and a saree of 6,000 rupees, and what is asked of coupons again and again. */
export function couponShop() {
  let shop: SalesShop
  let ask: SalesShop['ask']
  let shirt: Goods
  let saree: Goods
  beforeAll(async () => {
    shop = await salesShop()
    ask = shop.ask
    shirt = await shop.goods('Shirt', 200_000)
    saree = await shop.goods('Saree', 600_000, { costPrice: 500_000 })
  }, 120_000)
  afterAll(() => shop?.server.close())

  let number = 0
  const code = () => `CODE${++number}`
  const read = async (id: string) => (await ask('GET', `/coupons/${id}`)).body
  const operate = (id: string, name: string, input: object = {}) =>
    ask('POST', `/coupons/${id}/operations/${name}`, input)
  const move = async (id: string, name: string) =>
    ask('POST', `/coupons/${id}/transitions/${name}`, { version: (await read(id)).version })

  const count = (order: Sale) => shop.work(({ db, at }) => countCouponUse({ db, at }, order))
  const release = (order: Sale) => shop.work(({ db, at }) => releaseCouponUse({ db, at }, order.id))

  /** Places orders at once; the rules at which those failed that did. */
  async function atOnce(orders: readonly Sale[]): Promise<string[]> {
    const results = await Promise.allSettled(orders.map(count))
    return results.flatMap((result) => {
      if (result.status === 'fulfilled') return []
      if (!(result.reason instanceof ApiError)) throw result.reason
      return result.reason.problems.map((problem) => problem.code)
    })
  }

  const judge = (more: object) =>
    judgeCoupons(shop.server.context.database.db, {
      couponCode: null,
      shipping: 7900,
      customer: null,
      phone: null,
      pincode: null,
      state: null,
      channel: 'web',
      paymentMethod: null,
      paymentBank: null,
      isStaff: false,
      at: new Date().toISOString(),
      isFinal: false,
      lines: [{ line: 'one', variant: shirt.variant('M'), quantity: 1, unitPrice: 200_000 }],
      ...more,
    })

  return {
    get shop() {
      return shop
    },
    get shirt() {
      return shirt
    },
    get saree() {
      return saree
    },
    ask: ((...parameters) => ask(...parameters)) as SalesShop['ask'],
    code,
    read,
    operate,
    move,
    count,
    release,
    atOnce,
    judge,
  }
}
