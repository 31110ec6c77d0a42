import { sql } from 'kysely'
import type { Db, Tx } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import type { city } from '../../city/city.ts'
import type { district } from '../../district/district.ts'
import type { pincode } from '../../pincode/pincode.ts'
import type { state } from '../../state/state.ts'

/**
 * Refuses a place that does not lie in a state; a missing one is told by the references themselves.
 * @throws ApiError `invalid` at the field, with the code `not-in-state`
 */
export async function demandInState(
  db: Db | Tx,
  kind: 'district' | 'city',
  field: 'district' | 'city',
  id: string | null,
  state: string,
): Promise<void> {
  if (id === null) return
  const { rows } = await sql<{ state: string }>`
    SELECT state FROM ${sql.table(kind)} WHERE id = ${id}`.execute(db)
  if (rows[0] && rows[0].state !== state) throw refused<typeof pincode>(field, 'not-in-state')
}

/** Places that point to another one: which table, and by which of its columns. */
export type Pointing = readonly [table: 'state' | 'district' | 'city' | 'pincode', column: string]

/**
 * Refuses to move a place to another parent while others lie in it, which would be torn from theirs.
 * @throws ApiError `invalid` at the field, with the code `has-places`
 */
export async function demandUnused(
  db: Db | Tx,
  field: 'state' | 'country',
  id: string,
  pointing: readonly Pointing[],
): Promise<void> {
  const parts = pointing.map(
    ([table, column]) => sql`EXISTS (SELECT 1 FROM ${sql.table(table)} WHERE ${sql.ref(column)} = ${id})`,
  )
  const { rows } = await sql<{ used: boolean }>`SELECT ${sql.join(parts, sql` OR `)} AS used`.execute(db)
  if (rows[0]?.used) throw refused<typeof state | typeof city | typeof district>(field, 'has-places')
}
