import { keepCouriers } from './areas/courier/keepCouriers.ts'
import { storeReference } from './areas/geography/reference/storeReference.ts'
import { keepKeys } from './areas/notificationKey/keepKeys.ts'
import { keepReasons } from './areas/reason/keepReasons.ts'
import { keepSettings } from './areas/setting/keepSettings.ts'
import { keepStaffRecords } from './areas/subAdmin/keepStaffRecords.ts'
import type { Context } from './context.ts'

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
