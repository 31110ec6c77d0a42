import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { hashOf, newToken } from '../../../../server/auth/sessions.ts'
import type { Db, Tx } from '../../../../server/database/schema.ts'

/** Makes a secret link to the draft of a record, which ends at a time (ISO). Only its hash is kept. Answers the token. */
export async function makePreview(db: Tx, area: string, key: string, until: string): Promise<string> {
  const token = newToken()
  await sql`DELETE FROM "_previews" WHERE "ends_at" < now()`.execute(db)
  await sql`
    INSERT INTO "_previews" ("id", "area", "key", "token_hash", "ends_at")
    VALUES (${uuidv7()}, ${area}, ${key}, ${hashOf(token)}, ${until})`.execute(db)
  return token
}

/** Which draft a token opens; undefined for one that has ended or never was. */
export async function findPreview(db: Db, token: string): Promise<{ area: string; key: string } | undefined> {
  const { rows } = await sql<{ area: string; key: string }>`
    SELECT "area", "key" FROM "_previews" WHERE "token_hash" = ${hashOf(token)} AND "ends_at" > now()`.execute(
    db,
  )
  return rows[0]
}
