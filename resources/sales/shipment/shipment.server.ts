import { defineHooks } from '../../../server/defineHooks.ts'
import { lockOrderOf } from '../order/server/lockOrdersOf.ts'
import { childSaved } from '../order/server/salesEvents.ts'
import { beforeSave } from './server/beforeSave.ts'
import { callOffBookings } from './server/connection/callOffBookings.ts'
import { steps } from './server/steps.ts'
import { shipment } from './shipment.ts'

/** What the server does beside storing a parcel: stock, invoice, money and the order follow its steps. */
export default defineHooks(shipment, {
  lockFirst: lockOrderOf('shipment'),
  beforeSave,
  afterSave: childSaved,
  onTransition: steps,
  jobs: { callOffBookings: { every: 5, outside: callOffBookings } },
})
