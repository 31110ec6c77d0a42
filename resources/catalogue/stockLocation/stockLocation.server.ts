import { sql } from 'kysely'
import { defineHooks } from '../../../server/defineHooks.ts'
import { stockLocation } from './stockLocation.ts'

/** What the server does beside storing a place. */
export default defineHooks(stockLocation, {
  // Empty levels that never moved are no reason to keep a place; everything else is.
  beforeDelete: async ({ record, db }) => {
    await sql`
      DELETE FROM "stock_level" l WHERE "location" = ${record.id} AND NOT EXISTS (
        SELECT 1 FROM "stock_movement" m WHERE m."variant" = l."variant" AND m."location" = l."location")`.execute(
      db,
    )
  },
})
