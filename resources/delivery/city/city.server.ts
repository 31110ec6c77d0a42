import { defineHooks } from '../../../server/defineHooks.ts'
import { withAlias } from '../geography/rules/withAlias.ts'
import { demandInState, demandUnused } from '../geography/server/places.ts'
import { city } from './city.ts'
import { renamePincodes } from './server/cityName.ts'

export default defineHooks(city, {
  afterSave: async ({ db, records, record, previous }) => {
    if (previous && previous.name !== record.name) await renamePincodes(db, records, record.id)
  },
  beforeSave: async ({ db, record, previous }) => {
    if (record.state !== previous?.state || record.district !== previous.district) {
      await demandInState(db, 'district', 'district', record.district, record.state)
    }
    if (!previous) return undefined
    if (previous.state !== record.state) await demandUnused(db, 'state', record.id, [['pincode', 'city']])
    if (previous.name === record.name) return undefined
    return { aliases: withAlias(record.name, record.aliases, previous.name) as typeof record.aliases }
  },
})
