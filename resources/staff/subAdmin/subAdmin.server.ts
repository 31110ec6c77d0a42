import { defineHooks } from '../../../server/defineHooks.ts'
import { checkStaff } from './server/checkStaff.ts'
import { noteLastSeen, removeStaff, storeStaff, usernameOf } from './server/storeStaff.ts'
import { subAdmin } from './subAdmin.ts'

export default defineHooks(subAdmin, {
  async beforeSave({ db, actor, record, previous }) {
    await checkStaff(db, actor, record, previous)
    const roles = record.administrator ? [] : record.roles
    // Whoever may not come in keeps no token that could; `storeStaff` revokes them.
    const apiTokens = record.status === 'active' ? record.apiTokens : []
    // The link that went to another address leads nowhere.
    const invitedUntil = previous && previous.email !== record.email ? null : record.invitedUntil
    return { roles, apiTokens, invitedUntil, username: await usernameOf(db, record, previous) }
  },
  afterSave: ({ db, record, previous }) => storeStaff(db, record, previous),
  async beforeDelete({ db, actor, record }) {
    await checkStaff(db, actor, record, undefined)
  },
  afterDelete: ({ db, record }) => removeStaff(db, record.id),
  jobs: { noteLastSeen: { every: 1, run: ({ db }) => noteLastSeen(db) } },
})
