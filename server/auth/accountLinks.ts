import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { ApiError } from '../apiError.ts'
import type { Db, Tx } from '../database/schema.ts'
import { giveUpEmailChange } from './emailChange.ts'
import { passwordProblem } from './passwordRules.ts'
import { hashPassword } from './passwords.ts'
import { endSessionsOf, hashOf, newToken } from './sessions.ts'

/** Whose password a link lets its holder choose. */
export interface LinkedAccount {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly username: string
}

/**
 * Makes the one link of an account by which its person chooses a password; an earlier one ends, and this one with the address that the account
 * has. Answers the token, kept nowhere.
 */
export async function makeLink(db: Tx, accountId: string, until: string): Promise<string> {
  const token = newToken()
  await sql`
    INSERT INTO _account_links (id, account_id, email, token_hash, ends_at)
    SELECT ${uuidv7()}, id, email, ${hashOf(token)}, ${until} FROM _accounts WHERE id = ${accountId}
    ON CONFLICT (account_id) DO UPDATE SET email = excluded.email, token_hash = excluded.token_hash, ends_at = excluded.ends_at`.execute(
    db,
  )
  return token
}

/** The account behind a link. @throws ApiError `not-found` for one that has ended, was used or went to another address than it has now. */
export async function findLinked(db: Db, token: string): Promise<LinkedAccount> {
  const { rows } = await sql<LinkedAccount>`
    SELECT a.id, a.email, a.name, a.username FROM _account_links l JOIN _accounts a ON a.id = l.account_id
    WHERE l.token_hash = ${hashOf(token)} AND l.ends_at > now() AND coalesce(l.email, a.email) = a.email AND a.type <> 'CUSTOMER'`.execute(
    db,
  )
  if (!rows[0]) throw new ApiError('not-found')
  return rows[0]
}

/**
 * Uses a link up: its person has a new password and no session any more.
 * @throws ApiError `not-found`, `invalid` for a password that may not be chosen
 */
export async function followLink(
  db: Tx,
  token: string,
  password: string,
  least: number,
): Promise<LinkedAccount> {
  const account = await findLinked(db, token)
  const { id, email, username, name } = account
  const problem = passwordProblem('password', password, [email, username, name], least)
  if (problem) throw new ApiError('invalid', { problems: [problem] })
  const used = await sql`DELETE FROM _account_links WHERE token_hash = ${hashOf(token)}`.execute(db)
  if (used.numAffectedRows !== 1n) throw new ApiError('not-found')
  await sql`
    UPDATE _accounts SET password = ${await hashPassword(password)}, demo = false, version = version + 1, updated_at = now()
    WHERE id = ${id}`.execute(db)
  await giveUpEmailChange(db, id)
  await endSessionsOf(db, id)
  return account
}
