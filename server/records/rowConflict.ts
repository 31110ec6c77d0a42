import { sql } from 'kysely'
import type { Field } from '../../src/core/index.ts'
import { columnName, quoted } from '../../src/derive/sqlNames.ts'
import { collation, columnType } from '../../src/derive/tableColumn.ts'
import type { Db } from '../database/schema.ts'

/** Where to look for the row that another record has already. */
export interface ConflictingRows {
  readonly table: string
  readonly owner: string
  readonly field: string
  /** The field of the rows that must be unique. */
  readonly inner: string
  readonly definition: Field
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

/**
 * An owned row has a value that a row of another record has. Which one it is can only be asked once the failed statement
 * is taken back, as PostgreSQL answers nothing before that.
 */
export class RowConflict extends Error {
  readonly conflict: ConflictingRows

  constructor(conflict: ConflictingRows, cause: unknown) {
    super(`A row of ${conflict.table} is not unique.`, { cause })
    this.conflict = conflict
  }

  /** The path of the value: `variants.2.sku`. */
  async find(db: Db): Promise<string> {
    const { table, owner, field, inner, definition, rows } = this.conflict
    const type = columnType(definition) as string
    const column = `o.${quoted(columnName(inner))}`
    const same =
      type === 'text'
        ? `lower(${column}) = lower(g.value COLLATE ${quoted(collation)})`
        : `${column} = g.value`
    const values = rows.map((row) => row[inner] ?? null)
    const found = await sql<{ at: number }>`
      SELECT g.at::int AS at FROM unnest(${values}::${sql.raw(type)}[]) WITH ORDINALITY AS g(value, at)
      WHERE EXISTS (SELECT 1 FROM ${sql.raw(quoted(table))} o WHERE ${sql.raw(same)} AND o."owner_id" <> ${owner})
      ORDER BY g.at LIMIT 1`.execute(db)
    const at = found.rows[0]?.at
    return at === undefined ? `${field}.${inner}` : `${field}.${at - 1}.${inner}`
  }
}
