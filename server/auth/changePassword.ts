import { sql } from 'kysely'
import { ApiError } from '../apiError.ts'
import { refused } from '../refused.ts'
import { readEngineSettings } from '../settings/storedSettings.ts'
import { getAccount } from './accounts.ts'
import { giveUpEmailChange } from './emailChange.ts'
import { passwordProblem } from './passwordRules.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { endSessionsOf } from './sessions.ts'
import { countAttempt, type Door, forgiveAttempt } from './throttle.ts'

/** Who changes their password, and from where. */
export interface PasswordChange {
  readonly accountId: string
  /** The session that goes on; all others of the account end. */
  readonly sessionId: string
  readonly current: string
  readonly next: string
  readonly address: string
}

/**
 * Gives a signed-in person a new password and ends their other sessions.
 * @throws ApiError `invalid` where the current password is wrong or the next one too weak, `throttled` after too many tries.
 */
export async function changePassword(
  door: Door,
  { accountId, sessionId, current, next, address }: PasswordChange,
): Promise<void> {
  const { database } = door
  const account = await getAccount(database, accountId)
  if (!account) throw new ApiError('signed-out')
  await countAttempt(door, account.email, address)
  if (!(await isPassword(account.password, current))) {
    throw refused<PasswordChange>('current', 'wrong-password')
  }
  await forgiveAttempt(database, account.email, address)
  const { 'security.passwordLength': least } = await readEngineSettings(door, ['security.passwordLength'])
  const { email, username, name } = account
  const problem = passwordProblem('next', next, [email, username, name], least)
  if (problem) throw new ApiError('invalid', { problems: [problem] })
  const password = await hashPassword(next)
  await database.transaction(async (tx) => {
    await sql`
      UPDATE _accounts SET password = ${password}, demo = false, version = version + 1, updated_at = now() WHERE id = ${accountId}
    `.execute(tx)
    // Whoever reads of a change that they did not ask for is told to choose another password.
    await giveUpEmailChange(tx, accountId)
    await endSessionsOf(tx, accountId, sessionId)
  })
}
