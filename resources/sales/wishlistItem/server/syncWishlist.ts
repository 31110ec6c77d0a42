import { sql } from 'kysely'
import { z } from 'zod'
import type { Db, Tx } from '../../../../server/database/schema.ts'
import { takeTurn } from '../../../../server/database/takeTurn.ts'
import type { Records } from '../../../../server/records.ts'
import { refused } from '../../../../server/refused.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { type Goods, readGoods } from '../../order/server/goods.ts'
import { wishlistItem } from '../wishlistItem.ts'
import { wishesOf } from './wishesOf.ts'

type Item = RecordOf<typeof wishlistItem>
type Thing = Pick<Item, 'name' | 'product' | 'variant' | 'sku' | 'options' | 'priceThen'>

const id = z.guid().toLowerCase()

/** What the store says of a wishlist: all of it, every time. Prices are the shop's own and are not sent. */
export const syncInput = z.strictObject({
  customer: id,
  items: z
    .array(
      z.strictObject({
        product: id,
        variant: id.nullable().default(null),
        addedAt: z.iso.datetime({ offset: true }).optional(),
      }),
    )
    .max(200),
})

/**
 * Writes a wishlist as the store has it now: what is new with the price of now, what is no longer sent goes, what stays keeps the price
 * that it had.
 * @throws ApiError `invalid` at `customer`, and at `items.N.product` or `.variant` for what the shop does not have
 */
export async function syncWishlist(
  { db, records, at }: { readonly db: Tx; readonly records: Records; readonly at: string },
  { customer, items }: z.output<typeof syncInput>,
): Promise<Pick<Item, 'product' | 'variant' | 'addedAt' | 'priceThen'>[]> {
  await demandPerson(db, customer)
  await takeTurn(db, `wishlist ${customer}`)
  const wished = new Map(items.map((item) => [keyOf(item), item]))
  const kept = new Map<string, Item>()
  for (const wish of await wishesOf(db, customer)) {
    const found = await records.read(wishlistItem, wish)
    if (!found) continue
    if (wished.has(keyOf(found))) kept.set(keyOf(found), found)
    else await records.remove(wishlistItem, wish)
  }
  const things = await thingsOf(db, items, at)
  for (const [key, { addedAt }] of wished) {
    const thing = things.get(key)
    if (kept.has(key) || !thing) continue
    const since = addedAt && addedAt < at ? new Date(addedAt).toISOString() : at
    kept.set(key, await records.create(wishlistItem, { ...thing, customer, addedAt: since }))
  }
  return [...wished.keys()].flatMap((key) => {
    const found = kept.get(key)
    if (!found) return []
    const { product, variant, addedAt, priceThen } = found
    return [{ product, variant, addedAt, priceThen }]
  })
}

const keyOf = ({ product, variant }: { readonly product: string; readonly variant: string | null }) =>
  `${product} ${variant ?? ''}`

async function demandPerson(db: Db, customer: string): Promise<void> {
  const { rows } = await sql<{ status: string }>`SELECT status FROM customer WHERE id = ${customer}`.execute(
    db,
  )
  if (!rows[0]) throw refused<typeof syncInput>('customer', 'unknown-reference')
  if (rows[0].status === 'anonymised') throw refused<typeof syncInput>('customer', 'anonymised')
}

/** What the shop says now of the products and variants that are wished for. */
async function thingsOf(
  db: Db,
  items: z.output<typeof syncInput>['items'],
  at: string,
): Promise<Map<string, Thing>> {
  const goods = await readGoods(
    db,
    items.flatMap(({ variant }) => variant ?? []),
    at,
  )
  const { rows } = await sql<{ id: string; name: string; price: number | null }>`
    SELECT id, name, price_from::float8 AS price FROM product
    WHERE id = ANY (${items.map(({ product }) => product)}::uuid[])`.execute(db)
  const products = new Map(rows.map((row) => [row.id, row]))
  return new Map(
    items.map((item, index) => {
      const product = products.get(item.product)
      if (!product) throw refused<typeof syncInput>(`items.${index}.product`, 'unknown-reference')
      const variant = item.variant ? goods.get(item.variant) : undefined
      if (item.variant && variant?.product !== item.product)
        throw refused<typeof syncInput>(`items.${index}.variant`, 'unknown-variant')
      return [keyOf(item), variant ? ofVariant(variant) : ofProduct(product)]
    }),
  )
}

const ofVariant = ({ product, variant, sku, name, options, price }: Goods): Thing => ({
  product,
  variant,
  sku,
  name,
  options,
  priceThen: price,
})

const ofProduct = ({
  id: product,
  name,
  price,
}: {
  id: string
  name: string
  price: number | null
}): Thing => ({ product, variant: null, sku: null, name, options: null, priceThen: price ?? 0 })
