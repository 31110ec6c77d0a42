import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import type { PathOf } from '../../../../src/core/pathOf.ts'

const takesReturns = sql<boolean>`"active" AND "returns_accepted"`

/** A place that takes returns. */
export interface ReturnPlace {
  readonly id: string
  readonly name: string
}

/** The places that returns can be sent to, in the order in which goods are taken from them. */
export async function returnPlaces(db: Db): Promise<readonly ReturnPlace[]> {
  const { rows } = await sql<ReturnPlace>`
    SELECT "id", "name" FROM "stock_location" WHERE ${takesReturns} ORDER BY "priority", "name"`.execute(db)
  return rows
}

/** Where goods come back to: where they came from if it takes returns, else the first place that does; a place for returns is preferred. */
export async function returnPlace(db: Db, from: readonly (string | null)[]): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "stock_location" WHERE ${takesReturns}
    ORDER BY "kind" = 'returns' DESC, "id" = ANY (${from.flatMap((one) => one ?? [])}::uuid[]) DESC, "priority", "name"
    LIMIT 1`.execute(db)
  return rows[0]?.id ?? null
}

/** @throws ApiError `invalid` at `path` where the place does not take returns */
export async function demandReturnPlace<T>(db: Db, path: PathOf<T>, id: string): Promise<void> {
  const { rows } = await sql`SELECT 1 FROM "stock_location" WHERE "id" = ${id} AND ${takesReturns}`.execute(
    db,
  )
  if (rows.length === 0) throw refused<T>(path, 'no-returns-there')
}
