import { sql } from 'kysely'
import type { passwordSchema } from '../../src/derive/credentials.ts'
import type { ProblemCode } from '../../src/derive/problems.ts'
import { refused } from '../refused.ts'
import { isPassword } from './passwords.ts'
import { countAttempt, type Door, forgiveAttempt } from './throttle.ts'

/**
 * Lets a signed-in person pass who shows that it is still them.
 * @throws ApiError `invalid` without the right password, `throttled` after too many wrong ones.
 */
export async function provePassword(
  door: Door,
  { _id, email }: { readonly _id: string; readonly email: string },
  password: string | undefined,
  address: string,
): Promise<void> {
  const problem = (code: ProblemCode) => refused<typeof passwordSchema>('password', code)
  if (!password) throw problem('required')
  await countAttempt(door, email, address)
  const { rows } = await sql<{ password: string }>`SELECT password FROM _accounts WHERE id = ${_id}`.execute(
    door.database.db,
  )
  if (!(await isPassword(rows[0]?.password, password))) throw problem('wrong-password')
  await forgiveAttempt(door.database, email, address)
}
