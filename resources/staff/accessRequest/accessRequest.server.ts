import { defineHooks } from '../../../server/defineHooks.ts'
import { demandAnotherPerson } from '../../messages/approval/server/anotherPerson.ts'
import { accessRequest } from './accessRequest.ts'
import { notifyAsker } from './server/notifyAccess.ts'

export default defineHooks(accessRequest, {
  async beforeSave({ db, record, previous, actor, at }) {
    if (!previous || previous.status === record.status) return undefined
    await demandAnotherPerson<typeof accessRequest>(db, 'person', record.person, actor)
    return { decidedBy: actor.name, decidedAt: at }
  },
  async afterSave({ db, records, record, previous, actor }) {
    if (!previous || previous.status === record.status) return
    const key = record.status === 'granted' ? 'access.granted' : 'access.declined'
    await notifyAsker({ db, records, actor }, key, record)
  },
})
