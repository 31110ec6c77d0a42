import { defineHooks } from '../../../server/defineHooks.ts'
import { stripHistory } from '../../shared/privacy/server/stripHistory.ts'
import { contactMessage } from './contactMessage.ts'
import { beforeSave } from './server/beforeSave.ts'
import { closeSettled } from './server/closeSettled.ts'

export default defineHooks(contactMessage, {
  beforeSave,
  // Whoever gets a new message has it in hand.
  async afterSave({ record, previous, records }) {
    const isTaken = record.assignee !== null && record.assignee !== previous?.assignee
    if (isTaken && record.status === 'new') await records.transition(contactMessage, record.id, 'open')
  },
  // An import that is undone: its file has the words still, so nothing need remember whose they were.
  afterDelete: ({ db, record }) =>
    stripHistory(db, contactMessage, record.id, [
      'name',
      'email',
      'phone',
      'subject',
      'body',
      'thread',
      'files',
    ]),
  jobs: { closeMessages: { every: 1, run: closeSettled } },
})
