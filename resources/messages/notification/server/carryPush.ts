import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { ServerSettings } from '../../../../server/settings.ts'
import { readSecret } from '../../../shared/settings/server/secrets.ts'
import type { Tryable } from './carriers/carrier.ts'
import { firebase, type Push, type PushCarrier } from './carriers/firebase.ts'

/** The secret that holds the service account. */
const secret = 'messaging.firebaseAccount'

/** Whether this shop can send push messages, and whether one would reach somebody: no browser of theirs that asked for them, no way. */
export async function pushState(db: Db, accountId: string): Promise<'ready' | 'noAddress' | 'notConfigured'> {
  const { rows } = await sql<{ set: boolean; device: boolean }>`
    SELECT EXISTS (SELECT 1 FROM _secrets WHERE key = ${secret}) AS set,
      EXISTS (SELECT 1 FROM _sessions WHERE account_id::text = ${accountId} AND device_token IS NOT NULL AND ends_at > now()) AS device`.execute(
    db,
  )
  if (!rows[0]?.set) return 'notConfigured'
  return rows[0].device ? 'ready' : 'noAddress'
}

/** The shop's way to browsers; undefined where none is set up. @throws Error where what is set is no service account */
export async function pushCarrier(
  db: Db,
  settings: ServerSettings,
): Promise<(PushCarrier & Tryable) | undefined> {
  const file = await readSecret(db, settings, secret)
  return file === undefined ? undefined : firebase(file)
}

/**
 * Sends to every browser of a person that asked for push messages. One that is gone is forgotten; it is enough that one was reached.
 * @throws Error where none was
 */
export async function carryPush(
  db: Db,
  carrier: PushCarrier,
  accountId: string,
  message: Omit<Push, 'token'>,
): Promise<{ id: string }> {
  const { rows } = await sql<{ token: string }>`
    SELECT DISTINCT device_token AS token FROM _sessions
    WHERE account_id::text = ${accountId} AND device_token IS NOT NULL AND ends_at > now()`.execute(db)
  const sent: string[] = []
  let failure: Error | undefined
  for (const { token } of rows) {
    try {
      const outcome = await carrier.send({ ...message, token })
      if ('id' in outcome) sent.push(outcome.id)
      else await sql`UPDATE _sessions SET device_token = NULL WHERE device_token = ${token}`.execute(db)
    } catch (error) {
      failure = error as Error
    }
  }
  if (sent[0]) return { id: sent[0].slice(0, 160) }
  throw failure ?? new Error('No browser of this person takes push messages any more.')
}
