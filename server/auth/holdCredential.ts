import { sql } from 'kysely'
import { ApiError } from '../apiError.ts'
import { keptPlan } from '../database/keptPlan.ts'
import type { Tx } from '../database/schema.ts'
import { hashOf } from './sessions.ts'

/** What somebody came in with: a session or an API token, by the hash that the database knows. */
export interface Credential {
  readonly kept: '_sessions' | '_api_tokens'
  readonly hash: Buffer
}

/** The credential of a bearer that was let in. */
export const credentialOf = (kept: Credential['kept'], bearer: string): Credential => ({
  kept,
  hash: hashOf(bearer),
})

/**
 * Holds a credential until the transaction ends, so that a write is made by somebody who may still make it when it commits: what ends
 * sessions (a suspension, a role that grants less, a new password) waits for the writes under way, and those that come after it are refused.
 * @throws ApiError `signed-out` where it has ended since the request was let in
 */
export async function holdCredential(db: Tx, { kept, hash }: Credential): Promise<void> {
  const { rows } =
    await sql`${keptPlan}SELECT 1 FROM ${sql.table(kept)} WHERE token_hash = ${hash} FOR KEY SHARE`.execute(
      db,
    )
  if (rows.length === 0) throw new ApiError('signed-out')
}
