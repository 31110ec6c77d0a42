import { sql } from 'kysely'
import { hasFlag } from '../../../src/core/index.ts'
import type { Actor } from '../../context.ts'
import type { Db } from '../../database/open.ts'
import { readSettings } from '../setting/readSettings.ts'

/**
 * The most that somebody may refund of one order without a second person, in paise: nothing without the flag `refund` of payments; of
 * staff at most what one of their roles allows; of everybody at most what the shop allows. Infinity where nothing says so.
 */
export async function refundLimit(db: Db, actor: Actor): Promise<number> {
  if (!hasFlag(actor, 'payment', 'refund')) return 0
  const { 'approvals.refundLimit': shop } = await readSettings(db, ['approvals.refundLimit'])
  const most = shop ?? Number.POSITIVE_INFINITY
  if (actor.type === 'ADMIN') return most
  const { rows } = await sql<{ most: number | null }>`
    SELECT max(r."refund_limit")::float8 AS most FROM "sub_admin_role" r
    JOIN "_account_roles" a ON a."role_id" = r."id" WHERE a."account_id"::text = ${actor.id}`.execute(db)
  return Math.min(most, rows[0]?.most ?? 0)
}
