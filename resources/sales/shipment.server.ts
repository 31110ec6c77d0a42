import { lockOrderOf } from '../../server/areas/sales/lockOrderOf.ts'
import { childSaved } from '../../server/areas/salesEvents.ts'
import { beforeSave } from '../../server/areas/shipment/beforeSave.ts'
import { steps } from '../../server/areas/shipment/steps.ts'
import { defineHooks } from '../../server/defineHooks.ts'
import { shipment } from './shipment.ts'

/** What the server does beside storing a parcel: stock, invoice, money and the order follow its steps. */
export default defineHooks(shipment, {
  lockFirst: lockOrderOf('shipment'),
  beforeSave,
  afterSave: childSaved,
  onTransition: steps,
})
