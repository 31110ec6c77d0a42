import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { ApiError } from '../../../../server/apiError.ts'
import { freeUsername } from '../../../../server/auth/accounts.ts'
import { revokeTokensOf } from '../../../../server/auth/apiTokens.ts'
import { giveUpEmailChange } from '../../../../server/auth/emailChange.ts'
import { hashPassword } from '../../../../server/auth/passwords.ts'
import { endSessionsOf, newToken } from '../../../../server/auth/sessions.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { problemAt } from '../../../../src/derive/problems.ts'
import type { subAdmin } from '../subAdmin.ts'

type Staff = RecordOf<typeof subAdmin>

/**
 * Refuses an address that some account has, also one of a customer; and finds a user name for a new one.
 * @throws ApiError `invalid`
 */
export async function usernameOf(db: Tx, record: Staff, previous: Staff | undefined): Promise<string> {
  const { rows } = await sql<{ id: string; username: string }>`
    SELECT id, username FROM _accounts WHERE email = ${record.email}`.execute(db)
  const [taken] = rows
  if (taken && taken.id !== previous?.id && taken.id !== record.id)
    throw new ApiError('not-unique', { problems: [problemAt<Staff>('email', 'not-unique')] })
  return taken?.username ?? previous?.username ?? freeUsername(db, record.email)
}

/**
 * Writes what the record says to the account of its id: name, address, roles, and whether it may sign in. Sessions end where the
 * person may no longer come in, or may do less than before.
 */
export async function storeStaff(db: Tx, record: Staff, previous: Staff | undefined): Promise<void> {
  const { id, email, name, username, administrator, status } = record
  const type = administrator ? 'ADMIN' : 'SUB_ADMIN'
  const state = status === 'active' ? 'active' : 'suspended'
  const known = await sql`SELECT 1 FROM _accounts WHERE id = ${id}`.execute(db)
  if (known.rows.length > 0) {
    if (previous && previous.email !== email) await giveUpEmailChange(db, id)
    await sql`
      UPDATE _accounts SET email = ${email}, name = ${name}, type = ${type}, state = ${state}, version = version + 1, updated_at = now()
      WHERE id = ${id} AND (email, name, type, state) IS DISTINCT FROM (${email}, ${name}, ${type}, ${state})`.execute(
      db,
    )
  } else {
    // Nobody knows this password: the person chooses one through the invitation.
    const password = await hashPassword(newToken())
    await sql`
      INSERT INTO _accounts (id, email, username, name, type, state, password)
      VALUES (${id}, ${email}, ${username}, ${name}, ${type}, ${state}, ${password})`.execute(db)
  }
  const roles = administrator ? [] : record.roles
  const wasLess = await storeRoles(db, id, roles)
  const fell = wasLess || (previous?.administrator && !administrator) || state !== 'active'
  if (fell) await endSessionsOf(db, id)
  if (state !== 'active') await revokeTokensOf(db, id)
}

/** Gives an account exactly these roles; answers whether one was taken away. */
async function storeRoles(db: Tx, accountId: string, roles: readonly string[]): Promise<boolean> {
  const removed = await sql`
    DELETE FROM _account_roles WHERE account_id = ${accountId} AND role_id <> ALL(${[...roles]}::uuid[])`.execute(
    db,
  )
  for (const role of roles) {
    await sql`
      INSERT INTO _account_roles (id, account_id, role_id) VALUES (${uuidv7()}, ${accountId}, ${role})
      ON CONFLICT (account_id, role_id) DO NOTHING`.execute(db)
  }
  return (removed.numAffectedRows ?? 0n) > 0n
}

/** Takes the account of a record away, with its sessions; for an invitation that nobody followed. */
export async function removeStaff(db: Tx, id: string): Promise<void> {
  await sql`DELETE FROM _accounts WHERE id = ${id}`.execute(db)
}

/** Notes when staff were last seen, once a minute: not a change that anybody made, so no version and no history. */
export async function noteLastSeen(db: Tx): Promise<void> {
  await sql`
    UPDATE "sub_admin" AS t SET last_seen_at = s.used_at
    FROM (SELECT account_id, max(used_at) AS used_at FROM _sessions GROUP BY account_id) s
    WHERE s.account_id = t.id AND t.last_seen_at IS DISTINCT FROM s.used_at`.execute(db)
}
