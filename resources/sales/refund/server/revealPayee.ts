import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { ApiError } from '../../../../server/apiError.ts'
import type { ServerSettings } from '../../../../server/settings.ts'
import type { Paying, Refund } from '../../payment/server/paying.ts'
import { type Payee, readPayee } from './payee.ts'

/**
 * Shows who is to be paid, and notes in the history who looked and why.
 * @throws ApiError `not-allowed-now` where nobody is to be paid any more
 */
export async function revealPayee(
  { db, actor, at }: Paying,
  settings: ServerSettings,
  asked: Refund,
  reason: string,
): Promise<{ payee: Payee }> {
  const payee = await readPayee(db, settings, asked.id)
  if (!payee) throw new ApiError('not-allowed-now')
  await sql`
    INSERT INTO "_history"
      ("id", "resource", "record_id", "version", "at", "actor_id", "actor_name", "action", "changes", "request_id", "reason")
    VALUES (${uuidv7()}, 'refund', ${asked.id}, ${asked.version}, ${at}, ${actor.id}, ${actor.name}, 'revealed', '[]', 'payee', ${reason})`.execute(
    db,
  )
  return { payee }
}
