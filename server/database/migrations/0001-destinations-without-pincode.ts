import { sql } from 'kysely'
import type { NumberedMigration } from '../numberedMigrations.ts'

/** Parcels said the pincode of an address to everybody who may see them; now they say city and state, as those that are made since. */
const withoutPincode: NumberedMigration = async (tx) => {
  await sql`UPDATE "shipment" SET "destination" = regexp_replace("destination", ' [^ ,]*[0-9][^ ,]*, ', ', ')
    WHERE "destination" ~ ' [^ ,]*[0-9][^ ,]*, '`.execute(tx)
}

export default withoutPincode
