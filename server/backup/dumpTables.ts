import { sql } from 'kysely'
import { quoted } from '../../src/derive/sqlNames.ts'
import type { Db } from '../database/schema.ts'
import type { Add } from './archive.ts'
import type { TableShape } from './tableShape.ts'

/** How many rows are one entry. */
const chunk = 2000

/**
 * Adds the rows of all tables to an archive, each a line of JSON, as they stood at one moment.
 * @param session one that is in no transaction
 */
export async function dumpTables(
  session: Db,
  shapes: readonly TableShape[],
  add: Add,
): Promise<(TableShape & { rows: number })[]> {
  const tables: (TableShape & { rows: number })[] = []
  for (const shape of shapes) {
    const columns = stored(shape)
    const order = shape.order.length > 0 ? shape.order : shape.columns.map(({ name }) => name)
    const by = sql.raw(order.map((name) => quoted(name)).join(', '))
    await sql`DECLARE backup NO SCROLL CURSOR FOR
      SELECT row_to_json(r)::text AS "line" FROM (SELECT ${sql.raw(columns)} FROM ${sql.table(shape.name)} ORDER BY ${by}) r`.execute(
      session,
    )
    let rows = 0
    for (let part = 1; ; part++) {
      const { rows: lines } = await sql<{
        line: string
      }>`FETCH ${sql.raw(String(chunk))} FROM backup`.execute(session)
      if (lines.length === 0) break
      rows += lines.length
      const name = `database/${shape.name}/${String(part).padStart(6, '0')}.jsonl`
      await add(name, Buffer.from(lines.map(({ line }) => `${line}\n`).join('')))
    }
    await sql`CLOSE backup`.execute(session)
    tables.push({ ...shape, rows })
  }
  return tables
}

/** The columns that a row is written with: those that are computed from others are computed again. */
export const stored = ({ columns }: TableShape): string =>
  columns.flatMap(({ name, isGenerated }) => (isGenerated ? [] : [quoted(name)])).join(', ')
