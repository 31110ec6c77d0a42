import type { Db } from '../../../../server/database/schema.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import { readWorkingTime } from '../../../shared/settings/server/readWorkingTime.ts'
import { afterWorkingHours } from '../../../shared/work/rules/afterWorkingHours.ts'

/** Until when a cancellation that was asked for, or answered with an offer, at a time must be decided. */
export async function decisionDue(db: Db, at: string): Promise<string> {
  const { 'orders.cancelDecisionHours': hours } = await readSettings(db, ['orders.cancelDecisionHours'])
  return afterWorkingHours(at, hours, await readWorkingTime(db))
}
