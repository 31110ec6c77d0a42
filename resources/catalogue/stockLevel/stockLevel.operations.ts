import { sql } from 'kysely'
import { z } from 'zod'
import { defineOperations } from '../../../server/defineOperations.ts'
import { withinReach } from '../../../server/records/reach.ts'
import { availableOf } from './rules/quantities.ts'
import { adjustInput, adjustStock } from './server/adjust.ts'
import { checkStock } from './server/checkStock.ts'
import { countedInput, countInput, countStock, findCounted } from './server/countStock.ts'
import { readLevels, readVariants, updateLevels } from './server/levels.ts'
import { lockStock } from './server/moveStock.ts'
import { stockLevel } from './stockLevel.ts'

/** What the stock can be asked beside its lists. */
export default defineOperations(stockLevel, {
  adjust: {
    on: 'collection',
    flag: 'adjust',
    input: adjustInput,
    rows: ({ lines }) => lines.length,
    summary: 'Books what was counted, received, set aside or written off; all lines or none.',
    run: ({ db, actor, at, offerUndo, input }) => adjustStock({ db, actor, at, offerUndo }, input),
  },
  findCounted: {
    on: 'collection',
    reads: true,
    flag: 'adjust',
    input: countedInput,
    summary: 'What up to 500 SKUs and barcodes stand for, and what is on hand of them at a place.',
    run: ({ db, input }) => findCounted(db, input),
  },
  count: {
    on: 'collection',
    flag: 'adjust',
    input: countInput,
    rows: ({ lines }) => lines.length,
    summary:
      'Books what was counted at a place, all lines or none; refused where a level is not what it was when it was compared.',
    run: ({ db, actor, at, offerUndo, input }) => countStock({ db, actor, at, offerUndo }, input),
  },
  ofProduct: {
    on: 'collection',
    reads: true,
    flag: 'view',
    input: z.strictObject({ product: z.guid() }),
    summary:
      'The stock of a product: its variants, the places in use, and the level of each variant at each place.',
    run: async ({ db, actor, input }) => {
      const variants = await readVariants(db, sql`v."owner_id" = ${input.product}`)
      const levels = await readLevels(
        db,
        sql`"product" = ${input.product} AND ${withinReach(actor, stockLevel, 'stock_level')}`,
      )
      const held = levels.map(({ location }) => location)
      const { rows: locations } = await sql`
        SELECT "id", "name", "code", "active" FROM "stock_location"
        WHERE "active" OR "id" = ANY (${held}::uuid[]) ORDER BY "priority", "name"`.execute(db)
      return {
        variants,
        locations,
        levels: levels.map((level) => ({ ...level, available: availableOf(level) })),
      }
    },
  },
  allowBackorder: {
    on: 'record',
    flag: 'adjust',
    input: z.strictObject({ backorder: z.int().min(0).max(999_999) }),
    summary:
      'Sets how many pieces may be promised beyond what is available. Not below what is promised already.',
    run: async ({ db, record, input, at }) => {
      const [level] = await lockStock(db, [record])
      if (!level) return {}
      const backorder = Math.max(input.backorder, -availableOf(level))
      await updateLevels(db, [{ ...level, backorder }], at)
      return { backorder }
    },
  },
  check: {
    on: 'collection',
    reads: true,
    flag: 'adjust',
    input: z.strictObject({}),
    summary: 'Proves that every level is the sum of its movements and every product the sum of its levels.',
    run: async ({ db }) => ({ faults: await checkStock(db) }),
  },
})
