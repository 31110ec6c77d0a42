import { sql } from 'kysely'
import type { NumberedMigration } from '../numberedMigrations.ts'

/**
 * Carts were called by an e-mail address where nobody had said a name, and orders that went elsewhere named both pincodes, to everybody
 * who may see them; now they say what those say that are made since. Histories are told so as they are read (`retold`).
 */
const withoutAddresses: NumberedMigration = async (tx) => {
  await sql`UPDATE "cart" SET "title" = left("token", 8) || '…' WHERE "title" LIKE '%@%'`.execute(tx)
  await sql`
    UPDATE "order_changes" SET "what" = regexp_replace("what", ' [0-9]{5,6}( →|$)', '\\1', 'g')
    WHERE "what" ~ '^[^0-9;→]+( [0-9]{5,6})? → [^0-9;→]+( [0-9]{5,6})?$'`.execute(tx)
}

export default withoutAddresses
