import { defineHooks } from '../../../server/defineHooks.ts'
import { emptyBin } from '../../../server/records/bin/throwAway.ts'
import { sealHistory } from '../../../server/seals/sealHistory.ts'
import { job } from './job.ts'

/** What a person has tried again starts over: all attempts, from now on. */
export default defineHooks(job, {
  beforeSave: ({ action, at }) =>
    action === 'retry' ? { attempts: 0, dueAt: at, error: null, failedAt: null } : undefined,
  jobs: {
    emptyBin: { every: 60, at: 37, run: ({ db, now }) => emptyBin(db, now) },
    sealHistory: {
      every: 1,
      run: async ({ db }) => {
        await sealHistory(db)
      },
    },
  },
})
