import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import { quoted } from '../../../../src/derive/sqlNames.ts'

/**
 * The hook `lockFirst` of an area whose records belong to an order: locks that order, which stands before its parcels, payments and
 * returns in the order of locks. `table` is the area's table with a column `order`.
 */
export const lockOrderOf =
  (table: string) =>
  async ({ db, id }: { readonly db: Tx; readonly id: string }): Promise<void> => {
    await sql`
      SELECT 1 FROM "order" WHERE "id" = (SELECT t."order" FROM ${sql.raw(quoted(table))} t WHERE t."id" = ${id})
      FOR UPDATE`.execute(db)
  }
