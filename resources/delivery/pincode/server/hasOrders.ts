import { sql } from 'kysely'
import type { Db, Tx } from '../../../../server/database/schema.ts'
import type { Resource } from '../../../../src/core/index.ts'
import { columnName, quoted, tableName } from '../../../../src/derive/sqlNames.ts'

/**
 * Whether an order was ever placed to a pincode: looks into the addresses that orders keep, those of the bill aside. A shop
 * whose registry has no orders has none.
 */
export async function hasOrders(db: Db | Tx, pincode: string, order: Resource | undefined): Promise<boolean> {
  const columns = Object.entries(order?.fields ?? {})
    .filter(([name, { kind }]) => kind === 'address' && !/bill/i.test(name))
    .map(([name]) => columnName(name))
  if (!order || columns.length === 0) return false
  const table = sql.raw(quoted(tableName(order)))
  const isThere = columns.map((column) => sql`${sql.ref(column)} ->> 'pincode' = ${pincode}`)
  const { rows } = await sql<{ found: boolean }>`
    SELECT EXISTS (SELECT 1 FROM ${table} WHERE ${sql.join(isThere, sql` OR `)}) AS found`.execute(db)
  return rows[0]?.found ?? false
}
