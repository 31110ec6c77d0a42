import { sql } from 'kysely'
import { moves } from '../../../resources/catalogue/stockLevel/rules/moves.ts'
import { moveStock } from '../../../resources/catalogue/stockLevel/server/moveStock.ts'
import { resources } from '../../../resources/index.ts'
import type { Actor } from '../../../server/actor.ts'
import { inTransaction } from '../../../server/records/work.ts'
import type { Work } from '../../../server/records/workTypes.ts'
import { type ServiceShop, serviceShop } from '../areas/serviceShop.ts'

/** Whoever the tests write as, beside the API. */
export const seller: Actor = {
  id: '00000000-0000-7000-8000-00000000005e',
  name: 'Sita Seller',
  type: 'ADMIN',
  permissions: {},
}

/** A product on sale with its variants by size. */
export interface Goods {
  readonly id: string
  readonly variant: (size: string) => string
}

/** A shop with goods, for tests of carts and coupons. */
export interface SalesShop extends ServiceShop {
  /** Runs in a transaction as the server does for a request. */
  work<T>(run: (work: Work) => Promise<T>): Promise<T>
  /** Active goods with a price (paise) and stock in each size. */
  goods(
    name: string,
    price: number,
    values?: object,
    sizes?: readonly string[],
    stock?: number,
  ): Promise<Goods>
  /** A coupon that is switched on. */
  coupon(values: object): Promise<any>
  /** A draft order, as orders begin. */
  draft(values?: object): Promise<string>
}

/** Starts the server of a file of tests; the test closes it. */
export async function salesShop(): Promise<SalesShop> {
  const shop = await serviceShop()
  const { context } = shop.server
  const work: SalesShop['work'] = (run) => inTransaction(context, { actor: seller, requestId: 'test' }, run)
  const location = await work(({ records }) =>
    records.create(resources.stockLocation, { name: 'Bengaluru', code: 'BLR', shipsOrders: true } as object),
  )
  let number = 0
  return {
    ...shop,
    work,
    async goods(name, price, values = {}, sizes = ['M'], stock = 10) {
      number++
      const made = await work(({ records }) =>
        records.create(resources.product, {
          name,
          mrp: price,
          salePrice: price,
          variants: sizes.map((size) => ({
            sku: `G${number}-${size}`,
            size,
            mrp: price,
            salePrice: price,
          })) as never,
          ...values,
        }),
      )
      await sql`UPDATE "product" SET "status" = 'active' WHERE "id" = ${made.id}`.execute(context.database.db)
      const variants = new Map(made.variants.map(({ size, id }) => [size ?? '', id]))
      if (stock > 0)
        await work(({ db, actor }) =>
          moveStock(
            { db, actor },
            [...variants.values()].map((variant) => ({
              variant,
              location: location.id,
              ...moves.receive(stock),
            })),
          ),
        )
      return { id: made.id, variant: (size) => variants.get(size) ?? '' }
    },
    async coupon(values) {
      const { body, status, text } = await shop.ask('POST', '/coupons', {
        name: 'Coupon',
        percent: 10,
        ...values,
      })
      if (status !== 201) throw new Error(`coupon: ${status} ${text}`)
      const moved = await shop.ask('POST', `/coupons/${body.id}/transitions/activate`, {
        version: body.version,
      })
      if (moved.status !== 200) throw new Error(`coupon: ${moved.status} ${moved.text}`)
      return moved.body
    },
    draft: async (values = {}) =>
      (await work(({ records }) => records.create(resources.order, { contactName: 'Asha', ...values }))).id,
  }
}
