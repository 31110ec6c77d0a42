import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import type { Records } from '../../../../server/records.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { productCategory } from '../productCategory.ts'

type Pair = RecordOf<typeof productCategory>

/** Room between two neighbours, so that a move in between writes only what moves. */
const gap = 100

/** The place behind the last product of a category. */
export async function endOf(db: Tx, category: string): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    SELECT max("position") AS last FROM "product_category" WHERE "category" = ${category}`.execute(db)
  return (rows[0]?.last ?? 0) + gap
}

/** SQL for what a pair's pin is worth now, under the alias `pc`: a pin that has run out is none, even before the clock takes it off. */
export const isPinnedNow = sql<boolean>`(pc."pinned" AND (pc."pinned_until" IS NULL OR pc."pinned_until" > now()))`

/**
 * Moves a pair to the `to`-th place (from 1) of its category as it is arranged by hand: the pinned ones first, which move among
 * themselves, like the others.
 */
export async function moveTo(
  { db, records }: { db: Tx; records: Records },
  pair: Pair,
  to: number,
): Promise<Pair> {
  await sql`SELECT 1 FROM "category" WHERE "id" = ${pair.category} FOR NO KEY UPDATE`.execute(db)
  const position = (await between(db, pair, to)) ?? (await renumbered(db, pair, to))
  return position === pair.position ? pair : records.update(productCategory, pair.id, { position })
}

async function renumbered(db: Tx, pair: Pair, to: number): Promise<number> {
  await sql`
    UPDATE "product_category" t SET "position" = n.row * ${gap} FROM (
      SELECT "id", row_number() OVER (ORDER BY "position", "id") AS row
      FROM "product_category" WHERE "category" = ${pair.category}) n
    WHERE t."id" = n."id"`.execute(db)
  return (await between(db, pair, to)) ?? 0
}

/** A position between the neighbours of the place; undefined where there is no room between them. */
async function between(db: Tx, pair: Pair, to: number): Promise<number | undefined> {
  const { rows: facts } = await sql<{ pinned: boolean; above: number }>`
    SELECT ${isPinnedNow} AS pinned, CASE WHEN ${isPinnedNow} THEN 0 ELSE (
      SELECT count(*)::int FROM "product_category" pc WHERE pc."category" = ${pair.category} AND ${isPinnedNow}) END AS above
    FROM "product_category" pc WHERE pc."id" = ${pair.id}`.execute(db)
  const { pinned = false, above = 0 } = facts[0] ?? {}
  const index = Math.max(0, to - 1 - above)
  const { rows } = await sql<{ position: number }>`
    SELECT "position" FROM "product_category" pc
    WHERE pc."category" = ${pair.category} AND pc."id" <> ${pair.id} AND ${isPinnedNow} = ${pinned}
    ORDER BY "position", "id" LIMIT ${index === 0 ? 1 : 2} OFFSET ${Math.max(0, index - 1)}`.execute(db)
  if (rows.length === 0) return endOf(db, pair.category)
  const [before, after] =
    index === 0 ? [undefined, rows[0]?.position] : [rows[0]?.position, rows[1]?.position]
  if (after === undefined) return (before ?? 0) + gap
  const middle = Math.floor(((before ?? 0) + after) / 2)
  return middle > (before ?? 0) && middle < after ? middle : undefined
}
