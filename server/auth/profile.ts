import { sql } from 'kysely'
import { z } from 'zod'
import { baseLocale, type Locale } from '../../src/core/index.ts'
import type { profileChangeSchema } from '../../src/derive/account.ts'
import { ApiError } from '../apiError.ts'
import type { Database } from '../database/open.ts'
import { inTransaction } from '../records/work.ts'
import type { RecordsContext, Work } from '../records/workTypes.ts'
import { systemActor } from '../systemActor.ts'
import { demandFree } from './accounts.ts'
import { beginEmailChange, type EmailTokens, pendingEmail, pendingEmailSchema } from './emailChange.ts'
import { provePassword } from './provePassword.ts'
import { roleName } from './roleName.ts'

/** One's own account as its person sees it. */
export const profileSchema = z
  .object({
    _id: z.guid(),
    version: z.int().min(1),
    name: z.string(),
    username: z.string(),
    email: z.string(),
    type: z.enum(['ADMIN', 'SUB_ADMIN']),
    roles: z.array(z.string()).describe('The names of the roles that grant its permissions.'),
    createdAt: z.iso.datetime(),
    pendingEmail: pendingEmailSchema.nullable(),
  })
  .meta({ id: 'Profile' })

export type Profile = z.output<typeof profileSchema>

/** Reads an account for its own person, with its roles as they are called in a language. @throws ApiError `signed-out` where it is gone. */
export async function readProfile(
  { db }: Pick<Database, 'db'>,
  accountId: string,
  locale: Locale = baseLocale,
): Promise<Profile> {
  const { rows } = await sql<Omit<Profile, 'createdAt' | 'pendingEmail'> & { createdAt: Date | string }>`
    SELECT id AS "_id", version, name, username, email, type, created_at AS "createdAt", (
      SELECT coalesce(json_agg(${roleName(locale)} ORDER BY ${roleName(locale)}), '[]') FROM _account_roles ar JOIN _roles r ON r.id = ar.role_id
      WHERE ar.account_id = a.id
    ) AS roles
    FROM _accounts a WHERE id = ${accountId}
  `.execute(db)
  const row = rows[0]
  if (!row) throw new ApiError('signed-out')
  return {
    ...row,
    createdAt: new Date(row.createdAt).toISOString(),
    pendingEmail: await pendingEmail(db, accountId),
  }
}

type Change = z.output<typeof profileChangeSchema>

/** Sends the links of a change of address, in the transaction that begins it. */
export type SendLinks = (work: Work, email: string, tokens: EmailTokens) => Promise<void>

/**
 * Changes one's own name, and with the present password also what one signs in with: the user name at once, the e-mail address when
 * both addresses have confirmed it.
 * @throws ApiError `stale` for another version, `invalid` without the right password, `not-unique` for what is taken,
 * `throttled` after too many wrong passwords.
 */
export async function changeProfile(
  context: RecordsContext,
  { accountId, address, requestId }: { accountId: string; address: string; requestId: string },
  { version, password, ...given }: Change,
  sendLinks: SendLinks | undefined,
): Promise<void> {
  const { database } = context
  const before = await readProfile(database, accountId)
  const { name = before.name, username = before.username, email = before.email } = given
  if (username !== before.username || email !== before.email)
    await provePassword(context, before, password, address)
  await inTransaction(context, { actor: systemActor, requestId }, async (work) => {
    const { db } = work
    const { rows } = await sql<{ version: number }>`
      SELECT version FROM _accounts WHERE id = ${accountId} FOR UPDATE
    `.execute(db)
    if (rows[0]?.version !== version)
      throw new ApiError('stale', { extra: { current: await readProfile({ db }, accountId) } })
    await demandFree(db, accountId, 'username', username)
    await demandFree(db, accountId, 'email', email)
    // A shop without messages can ask no address.
    const direct = sendLinks ? before.email : email
    await sql`
      UPDATE _accounts SET name = ${name}, username = ${username}, email = ${direct}, version = version + 1, updated_at = now()
      WHERE id = ${accountId}
    `.execute(db)
    if (email !== direct) await sendLinks?.(work, email, await beginEmailChange(db, accountId, email))
  })
}
