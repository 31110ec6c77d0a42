import { defineHooks } from '../../../server/defineHooks.ts'
import { courier } from './courier.ts'
import { renameCourier } from './server/renameCourier.ts'

export default defineHooks(courier, {
  afterSave: async ({ db, record, previous }) => {
    if (previous && previous.name !== record.name) await renameCourier(db, record.id, previous.name)
  },
})
