import { defineHooks } from '../../../server/defineHooks.ts'
import { country } from './country.ts'
import { guardCountry, guardDelete, otherDefault } from './server/guardCountry.ts'

export default defineHooks(country, {
  beforeSave: async ({ db, record, previous }) => {
    await guardCountry(db, record, previous)
    return undefined
  },
  afterSave: async ({ db, record, previous, records }) => {
    const other = record.isDefault && !previous?.isDefault ? await otherDefault(db, record.id) : undefined
    if (other) await records.update(country, other, { isDefault: false })
  },
  beforeDelete: ({ record }) => guardDelete(record),
})
