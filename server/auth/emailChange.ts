import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import { ApiError } from '../apiError.ts'
import type { Db, Tx } from '../database/schema.ts'
import { demandFree } from './accounts.ts'
import { hashOf, newToken } from './sessions.ts'

/** For how long the links of a change of address lead somewhere. */
const linkHours = 24

/** An e-mail address that an account is to have once both addresses agreed. */
export const pendingEmailSchema = z.object({
  email: z.string(),
  until: z.iso.datetime(),
  confirmed: z
    .object({ present: z.boolean(), next: z.boolean() })
    .describe('Which of the two addresses has confirmed it.'),
})

export type PendingEmail = z.output<typeof pendingEmailSchema>

/** The tokens of the two links; kept nowhere, only their hashes. */
export interface EmailTokens {
  readonly present: string
  readonly next: string
  readonly until: string
}

/** Begins a change of address (areas, 1): it waits for both addresses, and takes the place of an earlier one. */
export async function beginEmailChange(db: Tx, accountId: string, email: string): Promise<EmailTokens> {
  const tokens = { present: newToken(), next: newToken() }
  const until = new Date(Date.now() + linkHours * 3_600_000).toISOString()
  await sql`
    INSERT INTO _email_changes (id, account_id, email, present_hash, next_hash, ends_at)
    VALUES (${uuidv7()}, ${accountId}, ${email}, ${hashOf(tokens.present)}, ${hashOf(tokens.next)}, ${until})
    ON CONFLICT (account_id) DO UPDATE SET email = excluded.email, present_hash = excluded.present_hash,
      next_hash = excluded.next_hash, present_confirmed = false, next_confirmed = false, ends_at = excluded.ends_at`.execute(
    db,
  )
  return { ...tokens, until }
}

interface Row {
  readonly email: string
  readonly present: boolean
  readonly next: boolean
  readonly until: Date | string
}

/** The change of address that an account waits for. */
export async function pendingEmail(db: Db, accountId: string): Promise<PendingEmail | null> {
  const { rows } = await sql<Row>`
    SELECT email, present_confirmed AS present, next_confirmed AS next, ends_at AS until
    FROM _email_changes WHERE account_id = ${accountId} AND ends_at > now()`.execute(db)
  const [row] = rows
  if (!row) return null
  const { email, present, next, until } = row
  return { email, until: new Date(until).toISOString(), confirmed: { present, next } }
}

/**
 * Follows one of the two links, as the person whose account it is. The second one makes the new address the sign-in.
 * @throws ApiError `not-found` for a link of somebody else, of the past, or of a change that was given up; `not-unique` where another
 * account has the address by now.
 */
export async function confirmEmail(db: Tx, accountId: string, token: string): Promise<void> {
  const hash = hashOf(token)
  const { rows } = await sql<Row>`
    UPDATE _email_changes SET present_confirmed = present_confirmed OR present_hash = ${hash},
      next_confirmed = next_confirmed OR next_hash = ${hash}
    WHERE account_id = ${accountId} AND ends_at > now() AND ${hash} IN (present_hash, next_hash)
    RETURNING email, present_confirmed AS present, next_confirmed AS next, ends_at AS until`.execute(db)
  const [change] = rows
  if (!change) throw new ApiError('not-found')
  if (!change.present || !change.next) return
  await demandFree(db, accountId, 'email', change.email)
  await sql`
    UPDATE _accounts SET email = ${change.email}, version = version + 1, updated_at = now() WHERE id = ${accountId}`.execute(
    db,
  )
  await giveUpEmailChange(db, accountId)
}

/** Ends a change of address without carrying it out: its person thought better of it, or has a new password. */
export async function giveUpEmailChange(db: Db, accountId: string): Promise<void> {
  await sql`DELETE FROM _email_changes WHERE account_id = ${accountId}`.execute(db)
}
