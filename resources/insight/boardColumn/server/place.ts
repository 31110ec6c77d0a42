import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import { placeBetween, step } from '../rules/position.ts'

/** What stands in an order: the rows of a table that lie in something, such as the cards of a column. */
export interface Row {
  readonly table: 'project_card' | 'board_column'
  readonly within: RawBuilder<boolean>
}

/** The place after the last one. */
export async function placeAtEnd(db: Tx, { table, within }: Row): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    SELECT max("position")::float8 AS "last" FROM ${sql.table(table)} WHERE ${within}`.execute(db)
  return placeBetween(rows[0]?.last ?? undefined, undefined) as number
}

/**
 * The place behind one of them, or before all where none is named; one that somebody has taken away meanwhile leads to the end. What holds
 * them must be locked. Where there is no room any more, all get new places, of which no history tells.
 */
export async function placeBehind(db: Tx, row: Row, moved: string, behind: string | null): Promise<number> {
  const { table, within } = row
  const read = async () =>
    (
      await sql<{ id: string; position: number }>`
        SELECT "id", "position"::float8 AS "position" FROM ${sql.table(table)}
        WHERE ${within} AND "id" <> ${moved} ORDER BY "position", "id"`.execute(db)
    ).rows
  const between = (others: Awaited<ReturnType<typeof read>>) => {
    const found = others.findIndex(({ id }) => id === behind)
    const at = behind === null ? 0 : found < 0 ? others.length : found + 1
    return placeBetween(others[at - 1]?.position, others[at]?.position)
  }
  const place = between(await read())
  if (place !== undefined) return place
  await sql`
    UPDATE ${sql.table(table)} AS t SET "position" = o."place" * ${step}::int
    FROM (SELECT "id", row_number() OVER (ORDER BY "position", "id") AS "place" FROM ${sql.table(table)} WHERE ${within}) AS o
    WHERE t."id" = o."id"`.execute(db)
  return between(await read()) as number
}
