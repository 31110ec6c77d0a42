import { defineHooks } from '../../../server/defineHooks.ts'
import { refused } from '../../../server/refused.ts'
import { customerGroup } from './customerGroup.ts'
import { refreshMembers, staleGroups } from './server/ruleMembers.ts'

/** The members of a group by rule follow its rule: when it is saved, and every half hour. */
export default defineHooks(customerGroup, {
  beforeSave({ record, previous }) {
    if (previous && previous.kind !== record.kind) throw refused<typeof customerGroup>('kind', 'not-allowed')
    return undefined
  },
  async afterSave({ db, record, at }) {
    if (record.kind === 'rule') await refreshMembers(db, record, at)
  },
  jobs: {
    refreshGroups: {
      every: 1,
      async run({ db, records, now }) {
        for (const id of await staleGroups(db, now)) {
          const group = await records.read(customerGroup, id)
          if (group) await refreshMembers(db, group, now)
        }
      },
    },
  },
})
