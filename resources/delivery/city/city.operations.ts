import { defineOperations } from '../../../server/defineOperations.ts'
import type { RecordOf } from '../../../src/core/index.ts'
import { mergeOperation } from '../../shared/merge/server/mergeOperation.ts'
import { refreshZones } from '../deliveryZone/server/refreshZones.ts'
import { replaceMember } from '../deliveryZone/server/replaceMember.ts'
import { withAlias } from '../geography/rules/withAlias.ts'
import { city } from './city.ts'
import { renamePincodes } from './server/cityName.ts'

type City = RecordOf<typeof city>

export default defineOperations(city, {
  // The one that stays answers to the names of the other, so that addresses and imports still find it.
  merge: mergeOperation(city, {
    prepare: ({ db, records }, from, into) => replaceMember(db, records, 'city', from.id, into.id),
    finish: async ({ db, records }, from, into) => {
      const [gone, kept] = [from as City, into as City]
      const names = [gone.name, ...gone.aliases.map(({ name }) => name)]
      const aliases = withAlias(kept.name, kept.aliases, ...names) as City['aliases']
      await records.update(city, kept.id, { aliases })
      await renamePincodes(db, records, kept.id)
      await refreshZones(db)
    },
  }),
})
