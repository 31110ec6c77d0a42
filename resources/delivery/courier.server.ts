import { connectParcels } from '../../server/areas/courier/connectParcels.ts'
import { renameCourier } from '../../server/areas/courier/renameCourier.ts'
import { demandConnection } from '../../server/areas/shipment/connection/askCourier.ts'
import { defineHooks } from '../../server/defineHooks.ts'
import { courier } from './courier.ts'

export default defineHooks(courier, {
  beforeSave: async ({ db, record, previous }) => {
    if (record.connection && record.connection !== previous?.connection) await demandConnection(db, record)
    return undefined
  },
  afterSave: async ({ db, record, previous }) => {
    if (previous && previous.name !== record.name) await renameCourier(db, record.id, previous.name)
    if (previous && previous.connection !== record.connection) await connectParcels(db, record)
  },
})
