import { checkRole } from '../../server/areas/subAdminRole/checkRole.ts'
import { removeRole, storeRole } from '../../server/areas/subAdminRole/storeRole.ts'
import { defineHooks } from '../../server/defineHooks.ts'
import { grantsOfList, listOfGrants } from '../../src/shop/permissions/permissionList.ts'
import { subAdminRole } from './subAdminRole.ts'

export default defineHooks(subAdminRole, {
  async beforeSave({ db, actor, record, previous }) {
    await checkRole(db, actor, record, previous)
    return { permissions: listOfGrants(grantsOfList(record.permissions)) }
  },
  afterSave: ({ db, actor, record, previous }) => storeRole(db, actor, record, previous),
  afterDelete: ({ db, record }) => removeRole(db, record.id),
})
