import { defineHooks } from '../../../server/defineHooks.ts'
import { withAlias } from '../geography/rules/withAlias.ts'
import { demandUnused } from '../geography/server/places.ts'
import { district } from './district.ts'
import { takeOver } from './server/takeOver.ts'

export default defineHooks(district, {
  beforeSave: async ({ db, record, previous }) => {
    if (!previous) return undefined
    if (previous.state !== record.state) {
      const pointing = [
        ['city', 'district'],
        ['pincode', 'district'],
      ] as const
      await demandUnused(db, 'state', record.id, pointing)
    }
    if (previous.name === record.name) return undefined
    return { aliases: withAlias(record.name, record.aliases, previous.name) as typeof record.aliases }
  },
  onTransition: {
    markRenamed: ({ db, records, record }) => takeOver(db, records, record),
    mergeInto: ({ db, records, record }) => takeOver(db, records, record),
  },
})
