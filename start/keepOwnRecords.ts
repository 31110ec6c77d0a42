import { keepCouriers } from '../resources/delivery/courier/server/keepCouriers.ts'
import { storeReference } from '../resources/delivery/geography/server/reference/storeReference.ts'
import { keepKeys } from '../resources/messages/notificationKey/server/keepKeys.ts'
import { keepSettings } from '../resources/settings/setting/server/keepSettings.ts'
import { keepReasons } from '../resources/shared/reason/server/keepReasons.ts'
import { keepStaffRecords } from '../resources/staff/subAdmin/server/keepStaffRecords.ts'
import type { Context } from '../server/context.ts'

/**
 * Gives a database the records that the product itself brings, in production as in the demo: countries and states, staff beside their
 * accounts, settings, reasons, notification keys with their templates, the couriers that it named. At every start, for what is new; what people changed stays.
 */
export async function keepOwnRecords(context: Context): Promise<void> {
  await storeReference(context)
  await keepStaffRecords(context)
  await keepSettings(context)
  await keepReasons(context)
  await keepKeys(context)
  await keepCouriers(context)
}
