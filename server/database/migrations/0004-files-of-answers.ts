import { sql } from 'kysely'
import type { NumberedMigration } from '../numberedMigrations.ts'

/** A word of a conversation had one file in itself; now a message keeps the files of its words beside them, so that a word may have several. */
const filesOfAnswers: NumberedMigration = async (tx) => {
  await sql`ALTER TABLE "contact_message_thread" ADD COLUMN IF NOT EXISTS "file" jsonb,
    ADD COLUMN IF NOT EXISTS "sent_as" text COLLATE "und-x-icu"`.execute(tx)
  await sql`CREATE TABLE IF NOT EXISTS "contact_message_files" (
    "id" uuid NOT NULL PRIMARY KEY, "owner_id" uuid NOT NULL, "position" integer NOT NULL,
    "entry" text COLLATE "und-x-icu" NOT NULL, "file" jsonb NOT NULL, "sent_as" text COLLATE "und-x-icu")`.execute(
    tx,
  )
  await sql`INSERT INTO "contact_message_files" ("id", "owner_id", "position", "entry", "file", "sent_as")
    SELECT gen_random_uuid(), "owner_id", row_number() OVER (PARTITION BY "owner_id" ORDER BY "position") - 1, "id"::text, "file", "sent_as"
    FROM "contact_message_thread" WHERE "file" IS NOT NULL`.execute(tx)
  await sql`ALTER TABLE "contact_message_thread" DROP COLUMN "file"`.execute(tx)
}

export default filesOfAnswers
