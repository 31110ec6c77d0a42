import { followSchedules, recountSome, settledCollection } from '../../server/areas/collection/settle.ts'
import { followAddress } from '../../server/areas/redirect/leaveRedirect.ts'
import { defineHooks } from '../../server/defineHooks.ts'
import { storePath } from '../../src/shop/addresses/storePath.ts'
import { collection } from './collection.ts'

/** Conditions that can be asked, schedules that follow the clock, counts, and redirects from former addresses. */
export default defineHooks(collection, {
  beforeSave: settledCollection,
  afterSave: (change) =>
    followAddress(change, ({ active, slug }) => (active ? storePath.collection(slug) : undefined)),
  jobs: {
    followCollections: { every: 1, run: ({ db, now }) => followSchedules(db, now) },
    countCollections: {
      every: 1,
      run: ({ db, records, now }) => recountSome(db, now, (id) => records.read(collection, id)),
    },
  },
})
