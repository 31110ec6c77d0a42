import type { Actor } from '../../../../server/actor.ts'
import { readsField, readsFlag } from '../../../../server/auth/accessReads.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { roleLimit } from '../../../../server/records/roleLimit.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'

const limit = readsField('refundLimit')
const mayRefund = readsFlag('payment', 'refund')

/**
 * The most that somebody may refund of one order without a second person, in paise: nothing without the flag `refund` of payments; of
 * staff at most what one of their roles allows; of everybody at most what the shop allows. Infinity where nothing says so.
 */
export async function refundLimit(db: Db, actor: Actor): Promise<number> {
  if (!mayRefund(actor)) return 0
  const { 'approvals.refundLimit': shop } = await readSettings(db, ['approvals.refundLimit'])
  const most = shop ?? Number.POSITIVE_INFINITY
  if (actor.type === 'ADMIN') return most
  return Math.min(most, await roleLimit(db, actor, limit))
}
