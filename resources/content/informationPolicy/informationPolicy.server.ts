import { defineHooks } from '../../../server/defineHooks.ts'
import { storePath } from '../page/rules/storePath.ts'
import { followPublishing, type Publishing, settlePublishing } from '../publishing/server/publishing.ts'
import { informationPolicy } from './informationPolicy.ts'
import { announced, announcePolicies } from './server/announce.ts'
import { demandPublishable, nextVersion, supersedeOthers } from './server/policyVersions.ts'

const publishing: Publishing = {
  resource: informationPolicy,
  address: storePath.policy,
  number: ({ db, record }) => nextVersion(db, record.policyType),
}

/** Versions of a policy: what may be published, how it is counted, and what it supersedes. */
export default defineHooks(informationPolicy, {
  beforeSave: async (change) => {
    await demandPublishable(change)
    if (change.action === 'publish') await supersedeOthers(change)
    const settled = await settlePublishing(publishing, change)
    if (change.action !== 'publish') return settled
    // The note belongs to the version that it was written for.
    const number = settled.liveNumber as number
    return { ...settled, versionNo: number, changeNote: null, ...announced(change.record, number) }
  },
  jobs: {
    publishPolicies: { every: 1, run: (tick) => followPublishing(publishing, tick) },
    announcePolicies: { every: 1, run: announcePolicies },
  },
})
