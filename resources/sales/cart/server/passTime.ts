import { sql } from 'kysely'
import type { Tick } from '../../../../server/context.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import { cart } from '../cart.ts'
import { nameless, purgeHistory } from './purgeCarts.ts'
import { refreshItems } from './refreshItems.ts'

/** How many carts are moved in a minute; more wait for the next. */
const atOnce = 500

/** What the clock does to carts (areas, 5): left after some time without a sign of life, ended after the days that personal data is kept. */
export async function passTime(tick: Tick): Promise<void> {
  await abandon(tick)
  await expire(tick)
}

async function abandon({ db, records, now }: Tick): Promise<void> {
  const { 'carts.abandonedMinutes': minutes } = await readSettings(db, ['carts.abandonedMinutes'])
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "cart" WHERE "status" = 'active' AND "has_contact" AND "pieces" > 0
      AND "last_activity_at" <= ${now}::timestamptz - ${minutes ?? 60} * interval '1 minute'
    ORDER BY "last_activity_at", "id" LIMIT ${atOnce}`.execute(db)
  for (const { id } of rows) await records.transition(cart, id, 'abandon', { abandonedAt: now })
  if (rows.length > 0)
    await refreshItems(
      db,
      now,
      rows.map(({ id }) => id),
    )
}

/** What says who it was goes with it. */
async function expire({ db, records, now }: Tick): Promise<void> {
  const { 'privacy.cartDays': days } = await readSettings(db, ['privacy.cartDays'])
  const { rows } = await sql<{ id: string; token: string | null }>`
    SELECT "id", "token" FROM "cart" WHERE "status" IN ('active', 'abandoned', 'lost')
      AND "last_activity_at" <= ${now}::timestamptz - ${days ?? 90} * interval '1 day'
    ORDER BY "last_activity_at", "id" LIMIT ${atOnce}`.execute(db)
  for (const row of rows) {
    await records.transition(cart, row.id, 'expire', nameless(row))
    await purgeHistory(db, row.id)
  }
}
