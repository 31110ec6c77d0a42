import { sql } from 'kysely'
import { defineHooks } from '../../../server/defineHooks.ts'
import { deliveryZone } from './deliveryZone.ts'
import { checkedMembers } from './server/checkedMembers.ts'
import { checkSlabs } from './server/checkSlabs.ts'
import { countZones } from './server/countZones.ts'
import { refreshZones } from './server/refreshZones.ts'
import { statesOf } from './server/statesOf.ts'
import { zonesOfPincode } from './server/zonesOfPincode.ts'

export default defineHooks(deliveryZone, {
  alsoFound: ({ db, query }) => zonesOfPincode(db, query),
  beforeSave: async ({ db, record }) => {
    checkSlabs(record)
    const members = await checkedMembers(db, record.members)
    return { members, states: await statesOf(db, members) }
  },
  afterSave: async ({ db, record, previous }) => {
    const decides = ({ active, priority, members }: typeof record) =>
      JSON.stringify([active, priority, members])
    if (!previous || decides(previous) !== decides(record)) await refreshZones(db)
  },
  beforeDelete: async ({ db, record }) => {
    await sql`UPDATE pincode SET zone = NULL, zone_by = NULL WHERE zone = ${record.id}`.execute(db)
  },
  afterDelete: ({ db }) => refreshZones(db),
  jobs: { countZones: { every: 60, at: 7, run: ({ db, now }) => countZones(db, now) } },
})
