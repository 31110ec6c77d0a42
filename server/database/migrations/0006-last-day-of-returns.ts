import { sql } from 'kysely'
import type { NumberedMigration } from '../numberedMigrations.ts'

/** Until when something of an order may come back was told by its lines alone; now the order says it, so that a list need not read them. */
const lastDayOfReturns: NumberedMigration = async (tx) => {
  await sql`ALTER TABLE "order" ADD COLUMN IF NOT EXISTS "returnable_until" date`.execute(tx)
  await sql`UPDATE "order" o SET "returnable_until" = l."until"
    FROM (SELECT "owner_id", max("returnable_until") AS "until" FROM "order_lines" GROUP BY "owner_id") l
    WHERE l."owner_id" = o."id" AND l."until" IS NOT NULL`.execute(tx)
}

export default lastDayOfReturns
