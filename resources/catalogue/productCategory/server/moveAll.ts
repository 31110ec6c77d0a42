import { sql } from 'kysely'
import { ApiError } from '../../../../server/apiError.ts'
import type { Writing as Asking } from '../../../../server/context.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'
import { refused } from '../../../../server/refused.ts'
import type { ChangedRecord, PuttingBack, Undo } from '../../../../server/undo.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { category as categories } from '../../category/category.ts'
import { productCategory } from '../productCategory.ts'
import { pairsIn, put } from './assign.ts'

/** As what a move is noted, to be put back (`undoMoveAll`). */
export const moveAllName = 'moveAll'

/** What a product had in the category that it was moved out of, and whether it was in the other one before. */
interface Moved extends Omit<Place, 'id'> {
  readonly from: string
  readonly wasThere: boolean
}

/** From which category to which, and how many at once. */
interface Moving {
  readonly from: string
  readonly to: string
  readonly most: number
}

type Place = Pick<
  RecordOf<typeof productCategory>,
  'id' | 'product' | 'isPrimary' | 'position' | 'pinned' | 'pinnedUntil' | 'source'
>

/**
 * Moves up to `most` products from one category to another, where they keep their order and whether it is their primary one; noted, so
 * that each can go back to its place. Answers what is left, so that a big category moves in several requests, each a transaction of its own.
 */
export async function moveAll(
  {
    db,
    records,
    offerUndo,
  }: { readonly db: Tx; readonly records: Records; readonly offerUndo: Asking['offerUndo'] },
  { from, to, most }: Moving,
): Promise<{ moved: number; left: number; undo: Undo | undefined }> {
  if (from === to) throw refused<Moving>('to', 'same-record')
  if (!(await records.read(categories, to))) throw refused<Moving>('to', 'unknown-reference')
  const { rows } = await sql<Place>`
    SELECT "id", "product", "is_primary" AS "isPrimary", "position", "pinned", "pinned_until" AS "pinnedUntil", "source"
    FROM "product_category" WHERE "category" = ${from} ORDER BY "position", "id" LIMIT ${most}`.execute(db)
  const products = rows.map(({ product }) => product)
  const there = await pairsIn(db, to, products)
  for (const { id, product, isPrimary } of rows) {
    await put({ db, records }, { products: [product], category: to, primary: isPrimary })
    await records.remove(productCategory, id)
  }
  const pairs = await pairsIn(db, to, products)
  const items = rows.flatMap(({ id: _, ...place }): ChangedRecord[] => {
    const pair = pairs.get(place.product)
    const moved: Moved = { ...place, from, wasThere: there.has(place.product) }
    return pair === undefined ? [] : [{ id: pair, version: 1, entry: JSON.stringify(moved) }]
  })
  const undo = await offerUndo({ action: moveAllName, items })
  const { rows: rest } = await sql<{ left: number }>`
    SELECT count(*)::int AS left FROM "product_category" WHERE "category" = ${from}`.execute(db)
  return { moved: rows.length, left: rest[0]?.left ?? 0, undo }
}

/**
 * Puts a product back to its place in the category that it was moved out of.
 * @throws ApiError `not-allowed-now` where somebody has put it there since, or the category is no more
 */
export const undoMoveAll: PuttingBack = {
  flag: 'edit',
  async run({ db, records, id, entry }) {
    const { from, wasThere, ...place } = JSON.parse(entry) as Moved
    const isBack = (await pairsIn(db, from, [place.product])).size > 0
    if (isBack || !(await records.read(categories, from))) throw new ApiError('not-allowed-now')
    await records.create(productCategory, { ...place, category: from })
    if (!wasThere) await records.remove(productCategory, id)
  },
}
