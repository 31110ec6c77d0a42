import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { dayAfter } from '../../../../src/fields/date/day.ts'
import { dispatchDay } from '../../../delivery/deliveryZone/rules/dispatchDay.ts'
import type { Quote } from '../../../delivery/deliveryZone/rules/quoteMethods.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'

/**
 * The day on which an order that is placed now is with its buyer at the latest. It leaves today only before every cut-off that has a
 * say in it: that of the way of delivery and those of the places that its goods come from; never on a holiday of the shop.
 */
export async function promisedDay(
  db: Db,
  at: string,
  method: Quote,
  locations: readonly string[],
): Promise<string> {
  const { rows } = await sql<{ cutoff: string | null }>`
    SELECT least(min("cut_off"), ${method.cutoff ?? null}::text) AS "cutoff" FROM "stock_location"
    WHERE "id" = ANY (${locations}::uuid[])`.execute(db)
  const { workingDays = [] } = method
  const { 'work.holidays': holidays } = await readSettings(db, ['work.holidays'])
  const leaves = dispatchDay(new Date(at), {
    cutoff: rows[0]?.cutoff ?? null,
    workingDays,
    holidays: holidays ?? [],
  })
  return dayAfter(leaves, method.etaMax)
}
