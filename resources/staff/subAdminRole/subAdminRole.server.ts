import { defineHooks } from '../../../server/defineHooks.ts'
import { grantsOfList, listOfGrants } from '../../../src/core/permissionList.ts'
import { checkRole } from './server/checkRole.ts'
import { removeRole, storeRole } from './server/storeRole.ts'
import { subAdminRole } from './subAdminRole.ts'

export default defineHooks(subAdminRole, {
  async beforeSave({ db, actor, record, previous }) {
    await checkRole(db, actor, record, previous)
    return { permissions: listOfGrants(grantsOfList(record.permissions)) }
  },
  afterSave: ({ db, actor, record, previous }) => storeRole(db, actor, record, previous),
  afterDelete: ({ db, record }) => removeRole(db, record.id),
})
