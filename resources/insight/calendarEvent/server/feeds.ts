import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import type { Actor } from '../../../../server/actor.ts'
import { actorOf } from '../../../../server/auth/actorOf.ts'
import { hashOf, newToken } from '../../../../server/auth/sessions.ts'
import type { Context } from '../../../../server/context.ts'
import type { Db } from '../../../../server/database/schema.ts'
import type { Locale } from '../../../../src/core/index.ts'
import { hasFlag } from '../../../../src/core/index.ts'
import { staffLanguage } from '../../../shared/settings/server/staffLanguages.ts'
import { chosenLayers, type LayerName } from '../rules/layers.ts'

/** The address of somebody's calendar as they see it: since when, and when a program last read it; null where there is none. The address itself is told once. */
export const feedSchema = z.object({
  since: z.iso.datetime().nullable(),
  usedAt: z.iso.datetime().nullable(),
})

export async function readFeed(db: Db, accountId: string): Promise<z.output<typeof feedSchema>> {
  const { rows } = await sql<{ since: Date | string; usedAt: Date | string | null }>`
    SELECT created_at AS since, used_at AS "usedAt" FROM _calendar_feeds WHERE account_id = ${accountId}`.execute(
    db,
  )
  const instant = (moment: Date | string | null | undefined) =>
    moment ? new Date(moment).toISOString() : null
  return { since: instant(rows[0]?.since), usedAt: instant(rows[0]?.usedAt) }
}

/** Makes the address of somebody's calendar anew, so that the one before leads nowhere, and answers its secret, this once. */
export async function renewFeed(db: Db, accountId: string): Promise<string> {
  const token = newToken()
  await sql`
    INSERT INTO _calendar_feeds (id, account_id, token_hash) VALUES (${uuidv7()}, ${accountId}, ${hashOf(token)})
    ON CONFLICT (account_id) DO UPDATE SET token_hash = excluded.token_hash, created_at = now(), used_at = NULL`.execute(
    db,
  )
  return token
}

export async function endFeed(db: Db, accountId: string): Promise<void> {
  await sql`DELETE FROM _calendar_feeds WHERE account_id = ${accountId}`.execute(db)
}

/** Whose calendar an address shows, and what of it: as its person sees it now, in their language. */
export interface FeedOwner {
  readonly actor: Actor
  readonly locale: Locale
  readonly layers: readonly LayerName[]
}

interface Row {
  id: string
  locale: string | null
  layers: unknown
  is_due: boolean
}

/** Whose calendar the secret of an address shows; undefined where it is unknown, or its person may not come in or see the calendar any more. */
export async function findFeed(
  context: Pick<Context, 'database' | 'registry' | 'settings'>,
  token: string,
): Promise<FeedOwner | undefined> {
  const { db } = context.database
  const { rows } = await sql<Row>`
    SELECT a.id, a.preferences ->> 'locale' AS locale, a.preferences -> 'calendarLayers' AS layers,
      f.used_at IS NULL OR f.used_at < now() - interval '1 minute' AS is_due
    FROM _calendar_feeds f JOIN _accounts a ON a.id = f.account_id WHERE f.token_hash = ${hashOf(token)}`.execute(
    db,
  )
  const row = rows[0]
  const actor = row && (await actorOf(context, row.id))
  if (!actor || !hasFlag(actor, 'calendarEvent', 'view')) return undefined
  const { locale, layers } = row
  if (row.is_due)
    await sql`UPDATE _calendar_feeds SET used_at = now() WHERE token_hash = ${hashOf(token)}`.execute(db)
  return {
    actor,
    locale: (await staffLanguage(db))(locale),
    layers: chosenLayers(layers),
  }
}
