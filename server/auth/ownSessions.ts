import { sql } from 'kysely'
import { z } from 'zod'
import { ApiError } from '../apiError.ts'
import type { Database } from '../database/open.ts'
import { alive, type SessionTimes } from './accessSettings.ts'

/** A place where a person is signed in, as that person sees it. */
export const ownSessionSchema = z
  .object({
    id: z.guid(),
    current: z.boolean().describe('The session that asks.'),
    browser: z.string().describe('What the browser called itself at sign-in, or an empty text.'),
    push: z.boolean().describe('Whether push messages reach it.'),
    createdAt: z.iso.datetime(),
    usedAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
  })
  .meta({ id: 'OwnSession' })

export type OwnSession = z.output<typeof ownSessionSchema>

type Own = { readonly accountId: string; readonly sessionId: string }

/** The sessions of an account that have not ended, the one that asks first, then the latest used. */
export async function listSessions(
  { db }: Database,
  { accountId, sessionId }: Own,
  times: SessionTimes,
): Promise<OwnSession[]> {
  const { rows } = await sql<Record<'created' | 'used' | 'ends', Date | string> & OwnSession>`
    SELECT id, id = ${sessionId} AS current, user_agent AS browser, device_token IS NOT NULL AS push,
      created_at AS created, used_at AS used, least(ends_at, created_at + ${times.whole}) AS ends
    FROM _sessions s
    WHERE account_id = ${accountId} AND ${alive(times)}
    ORDER BY current DESC, used_at DESC, id LIMIT 200
  `.execute(db)
  return rows.map(({ id, current, browser, push, created, used, ends }) => ({
    id,
    current,
    browser,
    push,
    createdAt: new Date(created).toISOString(),
    usedAt: new Date(used).toISOString(),
    endsAt: new Date(ends).toISOString(),
  }))
}

/** Ends one of a person's own sessions. @throws ApiError `not-found` for one that has ended or is somebody else's. */
export async function endOwnSession({ db }: Database, accountId: string, id: string): Promise<void> {
  const { rows } =
    await sql`DELETE FROM _sessions WHERE id = ${id} AND account_id = ${accountId} RETURNING id`.execute(db)
  if (rows.length === 0) throw new ApiError('not-found')
}

/** Says where push messages reach the browser of a session from now on; null: nowhere. */
export async function storeDevice(
  { db }: Database,
  sessionId: string,
  deviceToken: string | null,
): Promise<void> {
  await sql`UPDATE _sessions SET device_token = ${deviceToken} WHERE id = ${sessionId}`.execute(db)
}
