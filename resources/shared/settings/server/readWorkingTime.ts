import type { Db } from '../../../../server/database/schema.ts'
import type { WorkingTime } from '../../work/rules/afterWorkingHours.ts'
import { readSettings } from './readSettings.ts'

/** When the shop works (areas, 28): the hours that count while its people owe something. Undefined until it says so. */
export async function readWorkingTime(db: Db): Promise<WorkingTime | undefined> {
  const {
    'work.hoursFrom': from,
    'work.hoursTo': to,
    'work.hoursDays': days,
    'work.holidays': holidays,
  } = await readSettings(db, ['work.hoursFrom', 'work.hoursTo', 'work.hoursDays', 'work.holidays'])
  return from || to || days?.length ? { from, to, days, holidays } : undefined
}
