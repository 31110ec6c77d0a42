import { z } from 'zod'
import { ApiError } from '../apiError.ts'
import type { Context } from '../context.ts'
import { sessionTimes } from './accessSettings.ts'
import { type Account, findAccount } from './accounts.ts'
import { isPassword } from './passwords.ts'
import { type KeyedEntry, keyedEntrySchema } from './permissions.ts'
import { passSecondStep, readSecondStep } from './secondStep.ts'
import { beginSession, findSession, newToken } from './sessions.ts'
import { countAttempt, countCode, forgiveAttempt, forgiveCodes, uncountAttempt } from './throttle.ts'

/** The signed-in user of the specification (section 3). An ADMIN needs no permissions, a CUSTOMER has none. */
export const userSchema = z
  .object({
    _id: z.guid(),
    username: z.string(),
    name: z.string(),
    type: z.enum(['ADMIN', 'SUB_ADMIN', 'CUSTOMER']),
    permissions: z.array(keyedEntrySchema),
  })
  .meta({ id: 'User' })

export type User = z.output<typeof userSchema>

/** What someone signs in with; `deviceToken` is where push messages reach their browser. */
export interface Credentials {
  readonly authinfo: string
  readonly password: string
  readonly deviceToken: string | null
  /** The second step, where the account has one. */
  readonly code?: string | undefined
}

type Deployment = Pick<Context, 'database' | 'registry' | 'settings'>

/**
 * Signs someone in.
 * @throws ApiError `wrong-credentials`, the same for an unknown name, a wrong password and a suspended account, after the
 * same work; `throttled` after too many of them; `code-needed` and `wrong-code` for the second step of whoever has one and the right password.
 */
export async function signIn(
  deployment: Deployment,
  { authinfo, password, deviceToken, code }: Credentials,
  { address, userAgent }: { readonly address: string; readonly userAgent?: string | undefined },
) {
  const { database, registry, settings } = deployment
  const account = await findAccount(database, authinfo)
  // One person has one count, whether they are called by their address or by their name.
  const who = account?.email ?? authinfo.trim()
  await countAttempt(deployment, who, address)
  const matches = await isPassword(account?.password, password)
  if (!account || !matches || account.state !== 'active') throw new ApiError('wrong-credentials')
  if ((await readSecondStep(database.db, account.id)).since !== null) {
    // A success is what both steps together are: the password alone neither counts nor makes wrong codes forgotten.
    if (code === undefined) {
      await uncountAttempt(database, who, address)
      throw new ApiError('code-needed')
    }
    await countCode(deployment, account.id)
    if (!(await passSecondStep(database.db, settings, account.id, code))) throw new ApiError('wrong-code')
    await forgiveCodes(database, account.id)
  }
  await forgiveAttempt(database, who, address)
  // The specification lets the client refuse a customer by the type, so the type is told; the token opens nothing.
  if (account.type === 'CUSTOMER') return { sessionToken: newToken(), user: userOf(account, []) }
  const times = sessionTimes(registry, settings)
  const sessionToken = await beginSession(database.db, account.id, { deviceToken, userAgent }, times)
  const session = await findSession(database, sessionToken, times)
  if (!session) throw new ApiError('wrong-credentials')
  return { sessionToken, user: userOf(account, session.grants.entries) }
}

type Who = Pick<Account, 'id' | 'username' | 'name' | 'type'>

/** A user as sign-in and `GET auth/session` answer it. */
export function userOf({ id, username, name, type }: Who, entries: readonly KeyedEntry[]): User {
  return { type, permissions: type === 'SUB_ADMIN' ? [...entries] : [], _id: id, username, name }
}
