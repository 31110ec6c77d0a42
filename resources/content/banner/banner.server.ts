import { defineHooks } from '../../../server/defineHooks.ts'
import { scheduleState } from '../publishing/rules/scheduleState.ts'
import { type Publishing, settlePublishing } from '../publishing/server/publishing.ts'
import { banner } from './banner.ts'
import { refreshBanners } from './server/refreshBanners.ts'

const publishing: Publishing = { resource: banner }

/** Revisions, schedules that follow the clock, and warnings about links, overlaps, contrast and sizes. */
export default defineHooks(banner, {
  beforeSave: async (change) => ({
    scheduleState: scheduleState(change.record, new Date().toISOString()),
    ...(await settlePublishing(publishing, change)),
  }),
  afterSave: ({ db }) => refreshBanners(db, new Date().toISOString()),
  jobs: { followBanners: { every: 1, run: ({ db, now }) => refreshBanners(db, now) } },
})
