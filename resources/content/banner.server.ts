import { refreshBanners } from '../../server/areas/banner/refreshBanners.ts'
import { type Publishing, settlePublishing } from '../../server/areas/publishing/publishing.ts'
import { defineHooks } from '../../server/defineHooks.ts'
import { scheduleState } from '../../src/shop/collections/scheduleState.ts'
import { banner } from './banner.ts'

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
