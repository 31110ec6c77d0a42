import { defineHooks } from '../../../server/defineHooks.ts'
import { storePath } from '../../content/page/rules/storePath.ts'
import { followAddress } from '../../shared/redirect/server/leaveRedirect.ts'
import { collection } from './collection.ts'
import { followSchedules, recountSome, settledCollection } from './server/settle.ts'

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
