import { sql } from 'kysely'
import type { NumberedMigration } from '../numberedMigrations.ts'

/** A word about a return had one file in itself; now the return keeps the files of its words beside them, as a contact message does. */
const filesOfReturns: NumberedMigration = async (tx) => {
  await sql`ALTER TABLE "order_return_thread" ADD COLUMN IF NOT EXISTS "file" jsonb`.execute(tx)
  await sql`CREATE TABLE IF NOT EXISTS "order_return_files" (
    "id" uuid NOT NULL PRIMARY KEY, "owner_id" uuid NOT NULL, "position" integer NOT NULL,
    "entry" text COLLATE "und-x-icu" NOT NULL, "file" jsonb NOT NULL, "sent_as" text COLLATE "und-x-icu")`.execute(
    tx,
  )
  await sql`INSERT INTO "order_return_files" ("id", "owner_id", "position", "entry", "file")
    SELECT gen_random_uuid(), "owner_id", row_number() OVER (PARTITION BY "owner_id" ORDER BY "position") - 1, "id"::text, "file"
    FROM "order_return_thread" WHERE "file" IS NOT NULL`.execute(tx)
  await sql`ALTER TABLE "order_return_thread" DROP COLUMN "file"`.execute(tx)
}

export default filesOfReturns
