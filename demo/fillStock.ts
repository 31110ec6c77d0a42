import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { after, type Move, moves } from '../resources/catalogue/stockLevel/rules/moves.ts'
import { availableOf, type Quantities } from '../resources/catalogue/stockLevel/rules/quantities.ts'
import {
  insertLevels,
  type Level,
  readVariants,
  type StockedVariant,
} from '../resources/catalogue/stockLevel/server/levels.ts'
import { insertMovements, type Movement } from '../resources/catalogue/stockLevel/server/movements.ts'
import { refreshVariantStock } from '../resources/catalogue/stockLevel/server/refreshVariantStock.ts'
import { resources } from '../resources/index.ts'
import type { Context } from '../server/context.ts'
import { systemActor } from '../server/systemActor.ts'
import { products } from './products.ts'
import { type Random, random } from './random.ts'
import type { Shop } from './shop.ts'
import { DAY, REFERENCE_DATE } from './time.ts'

/** How many levels are written at once. */
const chunk = 1500

/** One thing that happened to the demo shop's stock, and how many days after the product was made. */
interface Happening {
  readonly day: number
  readonly move: Move
  readonly reason?: string
  readonly causeName?: string
}

const nothing: Quantities = {
  onHand: 0,
  committed: 0,
  reserved: 0,
  damaged: 0,
  qc: 0,
  safety: 0,
  incoming: 0,
}

/**
 * Gives every variant of the demo shop its levels and the movements that explain them. In bulk, because the ledger's own way locks
 * and writes one request at a time; the same rules hold, which `checkStock` proves in a test.
 */
export async function fillStock(context: Context, shop: Shop): Promise<void> {
  const places = ['BLR', 'GGN', 'BOM'].map((code) => shop.id(resources.stockLocation, code))
  const known = new Map(
    products().flatMap(({ createdAt, variants }) =>
      variants.map(({ sku, stock, incoming }) => [sku, { createdAt, stock, incoming }] as const),
    ),
  )
  const variants = await readVariants(context.database.db, sql`true`)
  const filled = variants.flatMap((variant) => {
    const demo = known.get(variant.sku)
    if (!demo) return []
    const stream = random(`stock ${variant.sku}`)
    const shares = sharesOf(stream, demo.stock)
    return places.flatMap((location, index) => {
      const share = shares[index] ?? 0
      // What a place never held has no level there; the first warehouse knows everything.
      if (index > 0 && share === 0) return []
      const happenings = happeningsOf(stream, share, index === 0 ? demo.incoming : 0)
      return [build(variant, location, Date.parse(demo.createdAt), happenings)]
    })
  })
  for (let at = 0; at < filled.length; at += chunk) {
    const part = filled.slice(at, at + chunk)
    await context.database.transaction(async (tx) => {
      await insertLevels(
        tx,
        part.map(({ level }) => level),
      )
      await insertMovements(
        tx,
        part.flatMap(({ movements }) => movements),
      )
    })
  }
  const owners = [...new Set(variants.map(({ product }) => product))]
  await context.database.transaction((tx) => refreshVariantStock(tx, owners), { statementTimeout: 0 })
}

/** What is available of a variant, over the three places: a place keeps none of it, or enough to be no concern of anybody. */
function sharesOf(stream: Random, stock: number): number[] {
  if (stock < 24) return [stock, 0, 0]
  const second = Math.floor(stock * stream.between(0.3, 0.4))
  const third = stock > 48 && stream.chance(0.5) ? Math.floor(stock * stream.between(0.15, 0.25)) : 0
  return [stock - second - third, second, third]
}

/** A first delivery, now and then a count that found another number, a broken piece, and what is still expected. */
function happeningsOf(stream: Random, available: number, incoming: number): Happening[] {
  const order = `PO-${stream.whole(2400, 2999)}`
  const broken = available > 4 && stream.chance(0.06) ? stream.whole(1, 2) : 0
  const counted = available > 8 && stream.chance(0.12) ? stream.whole(-2, 2) : 0
  const lost = available > 8 && stream.chance(0.05) ? 1 : 0
  const later = available > 20 && stream.chance(0.3) ? Math.floor(available * stream.between(0.2, 0.5)) : 0
  const first = available + broken + lost - counted - later
  const on = (share: number) => share * 0.8 + stream.next() * 0.1
  return [
    ...(first > 0 ? [{ day: on(0.05), move: moves.receive(first), causeName: order }] : []),
    ...(later > 0 ? [{ day: on(0.3), move: moves.receive(later), causeName: `${order}-B` }] : []),
    ...(counted !== 0 ? [{ day: on(0.5), move: moves.adjust(counted), reason: 'count' }] : []),
    ...(broken > 0 ? [{ day: on(0.6), move: moves.setAside(broken, 'damaged'), reason: 'damaged' }] : []),
    ...(lost > 0 ? [{ day: on(0.7), move: moves.writeOff(lost), reason: 'lost' }] : []),
    ...(incoming > 0
      ? [{ day: on(0.9), move: moves.expect(incoming), causeName: `PO-${stream.whole(3000, 3200)}` }]
      : []),
  ]
}

/** A level and its ledger; `day` of a happening is a share of the time since the product was made. */
function build(
  variant: StockedVariant,
  location: string,
  created: number,
  happenings: readonly Happening[],
): { level: Level; movements: Movement[] } {
  let quantities = nothing
  const life = Math.max(DAY, REFERENCE_DATE.getTime() - created)
  const movements = happenings.map(({ day, move, reason = null, causeName = null }): Movement => {
    quantities = after(quantities, move)
    return {
      ...move,
      id: uuidv7(),
      at: new Date(created + day * life).toISOString(),
      location,
      reason,
      note: null,
      variant: variant.variant,
      product: variant.product,
      sku: variant.sku,
      cause: causeName === null ? null : 'purchase',
      causeId: causeName,
      causeName,
      actorId: systemActor.id,
      actorName: systemActor.name,
      onHandAfter: quantities.onHand,
      availableAfter: availableOf(quantities),
    }
  })
  return { level: { ...variant, ...quantities, id: uuidv7(), version: 1, location, backorder: 0 }, movements }
}
