import { sql } from 'kysely'
import { keptPlan } from '../../../../server/database/keptPlan.ts'
import type { Db, Tx } from '../../../../server/database/schema.ts'
import { quoted } from '../../../../src/derive/sqlNames.ts'

/** The tables of orders and of what hangs on them. */
type Table = 'order' | 'shipment' | 'payment' | 'refund' | 'order_return' | 'cancellation_request'

/**
 * Locks the orders of records, and those whose goods paid for these as they were exchanged, the oldest first. All who lock several orders do
 * it in this order: one that went out in exchange is newer than the one whose goods came back, and so is its id.
 */
export async function lockOrdersOf(db: Db, table: Table, ids: readonly string[]): Promise<void> {
  const order = sql.raw(quoted(table === 'order' ? 'id' : 'order'))
  await sql`${keptPlan}
    SELECT 1 FROM "order" WHERE "id" = ANY (ARRAY(
      WITH RECURSIVE "chain" AS (
        SELECT t.${order} AS "id" FROM ${sql.raw(quoted(table))} t WHERE t."id" = ANY (${[...ids]}::uuid[])
        UNION SELECT r."order" FROM "chain" c JOIN "order" o ON o."id" = c."id" JOIN "order_return" r ON r."id" = o."source_return")
      SELECT "id" FROM "chain"))
    ORDER BY "id" FOR UPDATE`.execute(db)
}

/**
 * The hook `lockFirst` of orders, and of the areas whose records belong to one: an order stands before its parcels, payments and returns in the
 * order of locks.
 */
export const lockOrderOf =
  (table: Table) =>
  ({ db, id }: { readonly db: Tx; readonly id: string }): Promise<void> =>
    lockOrdersOf(db, table, [id])
