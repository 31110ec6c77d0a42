import { sql } from 'kysely'
import type { z } from 'zod'
import type { AccountType } from '../../src/core/index.ts'
import type { profileChangeSchema } from '../../src/derive/account.ts'
import { ApiError } from '../apiError.ts'
import type { Database } from '../database/open.ts'
import { refused } from '../refused.ts'
import { isPassword } from './passwords.ts'
import { countAttempt, forgiveAttempt } from './throttle.ts'

/** One's own account as its person sees it; `roles` are the names of the roles that grant its permissions. */
export interface Profile {
  readonly _id: string
  readonly version: number
  readonly name: string
  readonly username: string
  readonly email: string
  readonly type: AccountType
  readonly roles: readonly string[]
  readonly createdAt: string
}

/** Reads an account for its own person. @throws ApiError `signed-out` where it is gone. */
export async function readProfile({ db }: Pick<Database, 'db'>, accountId: string): Promise<Profile> {
  const { rows } = await sql<Omit<Profile, 'createdAt'> & { createdAt: Date | string }>`
    SELECT id AS "_id", version, name, username, email, type, created_at AS "createdAt", (
      SELECT coalesce(json_agg(r.name ORDER BY r.name), '[]') FROM _account_roles ar JOIN _roles r ON r.id = ar.role_id
      WHERE ar.account_id = a.id
    ) AS roles
    FROM _accounts a WHERE id = ${accountId}
  `.execute(db)
  const row = rows[0]
  if (!row) throw new ApiError('signed-out')
  return { ...row, createdAt: new Date(row.createdAt).toISOString() }
}

type Change = z.output<typeof profileChangeSchema>

/**
 * Changes one's own name, and with the present password also what one signs in with.
 * @throws ApiError `stale` for another version, `invalid` without the right password, `not-unique` for what is taken,
 * `throttled` after too many wrong passwords.
 */
export async function changeProfile(
  database: Database,
  accountId: string,
  { version, password, ...given }: Change,
  address: string,
): Promise<Profile> {
  const before = await readProfile(database, accountId)
  const { name = before.name, username = before.username, email = before.email } = given
  if (username !== before.username || email !== before.email)
    await provePassword(database, before, password, address)
  return database.transaction(async (tx) => {
    const { rows } = await sql<{ version: number }>`
      SELECT version FROM _accounts WHERE id = ${accountId} FOR UPDATE
    `.execute(tx)
    if (rows[0]?.version !== version)
      throw new ApiError('stale', { extra: { current: await readProfile({ db: tx }, accountId) } })
    for (const [path, value] of Object.entries({ username, email })) {
      const taken = await sql`
        SELECT 1 FROM _accounts WHERE ${sql.ref(path)} = ${value} AND id <> ${accountId}
      `.execute(tx)
      if (taken.rows.length > 0)
        throw new ApiError('not-unique', { problems: [{ path, code: 'not-unique', values: {} }] })
    }
    await sql`
      UPDATE _accounts SET name = ${name}, username = ${username}, email = ${email}, version = version + 1, updated_at = now()
      WHERE id = ${accountId}
    `.execute(tx)
    return readProfile({ db: tx }, accountId)
  })
}

async function provePassword(
  database: Database,
  { _id, email }: Profile,
  password: string | undefined,
  address: string,
): Promise<void> {
  const problem = (code: string) => refused('password', code)
  if (!password) throw problem('required')
  await countAttempt(database, email, address)
  const { rows } = await sql<{ password: string }>`SELECT password FROM _accounts WHERE id = ${_id}`.execute(
    database.db,
  )
  if (!(await isPassword(rows[0]?.password, password))) throw problem('wrong-password')
  await forgiveAttempt(database, email, address)
}
