import { readShelf } from '../resources/catalogue/productCategory/server/shelf.ts'
import { resources } from '../resources/index.ts'
import type { Context } from '../server/context.ts'
import { inTransaction } from '../server/records/work.ts'
import { systemActor } from '../server/systemActor.ts'
import type { Shop } from './shop.ts'

/** Categories that someone has arranged by hand, and how many of their products stay on top. */
const arranged: readonly (readonly [code: string, pins: number])[] = [
  ['dresses-midi', 2],
  ['women-tops', 1],
  ['men-casual-shirts', 1],
  ['kurtas-women', 2],
  ['silk-sarees', 1],
  ['sneakers', 1],
]

/** Pins end here; long enough for every visitor of the demo shop. */
const until = '2030-03-31T18:29:00.000Z'

/** Arranges some categories of the demo shop by hand: the fullest first, a few products pinned on top. */
export async function arrangeShelves(context: Context, shop: Shop): Promise<void> {
  for (const [code, pins] of arranged) {
    const category = shop.id(resources.category, code)
    await inTransaction(context, { actor: systemActor, requestId: 'demo' }, async ({ db, records }) => {
      const { items } = await readShelf(db, { category, sort: 'priceDown', from: 0, to: pins - 1 })
      await records.update(resources.category, category, { defaultSort: 'manual' })
      for (const [index, { id }] of items.entries())
        await records.update(resources.productCategory, id, {
          pinned: true,
          pinnedUntil: index === 0 ? null : until,
        })
    })
  }
}
