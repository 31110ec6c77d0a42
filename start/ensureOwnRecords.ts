import { ensureCouriers } from '../resources/delivery/courier/server/ensureCouriers.ts'
import { storeReference } from '../resources/delivery/geography/server/reference/storeReference.ts'
import { ensureKeys } from '../resources/messages/notificationKey/server/ensureKeys.ts'
import { ensureExchangedWorth } from '../resources/sales/orderReturn/server/ensureExchangedWorth.ts'
import { ensureCredited } from '../resources/sales/refund/server/ensureCredited.ts'
import { ensureSettings } from '../resources/settings/setting/server/ensureSettings.ts'
import { ensureReasons } from '../resources/shared/reason/server/ensureReasons.ts'
import { ensureStaffRecords } from '../resources/staff/subAdmin/server/ensureStaffRecords.ts'
import type { Context } from '../server/context.ts'

/**
 * Gives a database the records that the product itself brings, in production as in the demo: countries and states, staff beside their
 * accounts, settings, reasons, notification keys with their templates, the couriers that it named, and what earlier releases did not
 * write down: credit notes, and what goods paid for others. At every start, for what is new; what people changed stays.
 */
export async function ensureOwnRecords(context: Context): Promise<void> {
  await storeReference(context)
  await ensureStaffRecords(context)
  await ensureSettings(context)
  await ensureReasons(context)
  await ensureKeys(context)
  await ensureCouriers(context)
  await ensureCredited(context)
  await ensureExchangedWorth(context)
}
