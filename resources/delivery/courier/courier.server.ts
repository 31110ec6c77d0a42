import { defineHooks } from '../../../server/defineHooks.ts'
import { courier } from './courier.ts'
import { connectParcels } from './server/connectParcels.ts'
import { courierConnection } from './server/courierConnection.ts'
import { renameCourier } from './server/renameCourier.ts'

export default defineHooks(courier, {
  beforeSave: async ({ db, record, previous }) => {
    if (record.connection && record.connection !== previous?.connection)
      await courierConnection.ask(db, record)
    return undefined
  },
  afterSave: async ({ db, record, previous }) => {
    if (previous && previous.name !== record.name) await renameCourier(db, record.id, previous.name)
    if (previous && previous.connection !== record.connection) await connectParcels(db, record)
  },
})
