import { sql } from 'kysely'
import type { Db, Tx } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'

/**
 * Refuses a place that does not lie in a state; a missing one is told by the references themselves.
 * @throws ApiError `invalid` at the field, with the code `not-in-state`
 */
export async function demandInState(
  db: Db | Tx,
  kind: 'district' | 'city',
  field: string,
  id: string | null,
  state: string,
): Promise<void> {
  if (id === null) return
  const { rows } = await sql<{ state: string }>`
    SELECT state FROM ${sql.table(kind)} WHERE id = ${id}`.execute(db)
  if (rows[0] && rows[0].state !== state) throw refused(field, 'not-in-state')
}

/** Places that point to another one: which table, and by which of its columns. */
export type Pointing = readonly [table: 'state' | 'district' | 'city' | 'pincode', column: string]

/**
 * Refuses to move a place to another parent while others lie in it, which would be torn from theirs.
 * @throws ApiError `invalid` at the field, with the code `has-places`
 */
export async function demandUnused(
  db: Db | Tx,
  field: string,
  id: string,
  pointing: readonly Pointing[],
): Promise<void> {
  const parts = pointing.map(
    ([table, column]) => sql`EXISTS (SELECT 1 FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${id})`,
  )
  const { rows } = await sql<{ used: boolean }>`SELECT ${sql.join(parts, sql` OR `)} AS used`.execute(db)
  if (rows[0]?.used) throw refused(field, 'has-places')
}
