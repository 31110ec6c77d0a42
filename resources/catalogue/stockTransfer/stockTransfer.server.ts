import { defineHooks } from '../../../server/defineHooks.ts'
import { beforeSave, lose, receive, send } from './server/lines.ts'
import { stockTransfer } from './stockTransfer.ts'

/** What the server does beside storing a transfer: the goods go with it. */
export default defineHooks(stockTransfer, {
  beforeSave,
  onTransition: {
    send,
    receive,
    close: ({ record, db, actor }) => lose({ db, actor, at: record.updatedAt }, record),
  },
})
