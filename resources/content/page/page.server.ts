import { defineHooks } from '../../../server/defineHooks.ts'
import { followPublishing, type Publishing, settlePublishing } from '../publishing/server/publishing.ts'
import { page } from './page.ts'
import { storePath } from './rules/storePath.ts'
import { settleBlocks } from './server/settleBlocks.ts'

const publishing: Publishing = { resource: page, address: storePath.page }

/** Blocks that are checked and cleaned, and a draft beside what is live. */
export default defineHooks(page, {
  beforeSave: async (change) => {
    const settled = await settleBlocks(change)
    return {
      ...settled,
      ...(await settlePublishing(publishing, { ...change, record: { ...change.record, ...settled } })),
    }
  },
  jobs: { publishPages: { every: 1, run: (tick) => followPublishing(publishing, tick) } },
})
