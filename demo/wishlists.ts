import { sql } from 'kysely'
import { syncWishlist } from '../resources/sales/wishlistItem/server/syncWishlist.ts'
import type { Context } from '../server/context.ts'
import { hookRecordsOf } from './hookRecordsOf.ts'
import { random } from './random.ts'
import { DAY, endOfShop } from './time.ts'

/** What some of the first `wishers` customers of the demo shop keep in mind, written one after the other as the store does. */
export async function fillWishlists(context: Context, wishers: number, now = new Date()): Promise<void> {
  const { db } = context.database
  const end = endOfShop(now).getTime()
  const { rows: people } = await sql<{ id: string }>`
    SELECT "id" FROM "customer" WHERE "status" = 'active' ORDER BY "created_at", "phone" LIMIT ${wishers}`.execute(
    db,
  )
  const { rows: sold } = await sql<{ variant: string; product: string }>`
    SELECT v."id" AS "variant", p."id" AS "product" FROM "product_variants" v JOIN "product" p ON p."id" = v."owner_id"
    WHERE p."status" = 'active' AND v."active" ORDER BY v."sku" LIMIT 4000`.execute(db)
  if (sold.length === 0) return
  for (const [index, { id: customer }] of people.entries()) {
    const stream = random(`wishlist ${index}`)
    if (!stream.chance(0.35)) continue
    const ages = [0, 0, 0, 0, 0].slice(0, stream.whole(1, 5)).map(() => stream.between(0.1, 120))
    const items: { product: string; variant: string | null }[] = []
    for (const age of ages.sort((a, b) => b - a)) {
      const { product, variant } = stream.pick(sold)
      // Whoever has not decided on a size keeps the product.
      items.push({ product, variant: stream.chance(0.6) ? variant : null })
      const at = new Date(end - age * DAY).toISOString()
      await hookRecordsOf(
        context,
        async (records, tx) => void (await syncWishlist({ db: tx, records, at }, { customer, items })),
        at,
      )
    }
  }
}
