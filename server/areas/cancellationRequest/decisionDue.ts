import { afterWorkingHours } from '../../../src/shop/work/afterWorkingHours.ts'
import type { Db } from '../../database/open.ts'
import { readSettings } from '../setting/readSettings.ts'
import { readWorkingTime } from '../setting/readWorkingTime.ts'

/** Until when a cancellation that was asked for, or answered with an offer, at a time must be decided. */
export async function decisionDue(db: Db, at: string): Promise<string> {
  const { 'orders.cancelDecisionHours': hours } = await readSettings(db, ['orders.cancelDecisionHours'])
  return afterWorkingHours(at, hours, await readWorkingTime(db))
}
