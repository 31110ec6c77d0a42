import { withoutStaleWords } from '../../../server/auth/presetWords.ts'
import { defineHooks } from '../../../server/defineHooks.ts'
import { grantsOfList, listOfGrants } from '../../../src/core/permissionList.ts'
import { checkRole } from './server/checkRole.ts'
import { removeRole, storeRole } from './server/storeRole.ts'
import { subAdminRole } from './subAdminRole.ts'

export default defineHooks(subAdminRole, {
  async beforeSave({ db, actor, record, previous }) {
    await checkRole(db, actor, record, previous)
    return {
      permissions: listOfGrants(grantsOfList(record.permissions)),
      translations: withoutStaleWords(record, record.translations),
    }
  },
  afterSave: ({ db, actor, record, previous }) => storeRole(db, actor, record, previous),
  afterDelete: ({ db, record }) => removeRole(db, record.id),
})
