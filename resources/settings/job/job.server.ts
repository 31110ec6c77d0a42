import { defineHooks } from '../../../server/defineHooks.ts'
import { job } from './job.ts'

/** What a person has tried again starts over: all attempts, from now on. */
export default defineHooks(job, {
  beforeSave: ({ action, at }) =>
    action === 'retry' ? { attempts: 0, dueAt: at, error: null, failedAt: null } : undefined,
})
