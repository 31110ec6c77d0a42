import { setAccountState } from './server/account.ts'
import { forget, personal, stripHistory } from './server/anonymise.ts'
import { beforeSave } from './server/beforeSave.ts'
import { customersOfOrder } from './server/customersOfOrder.ts'
import { followOrders } from './server/orderFigures.ts'
import { defineHooks } from '../../../server/defineHooks.ts'
import { customer } from './customer.ts'

export default defineHooks(customer, {
  beforeSave,
  onTransition: {
    block: ({ db, record }) => setAccountState(db, record.email, 'suspended'),
    unblock: ({ db, record }) => setAccountState(db, record.email, 'active'),
    async anonymise(change) {
      await forget(change)
      await stripHistory(change.db, customer, change.record.id, personal)
    },
  },
  alsoFound: customersOfOrder,
  everyMinute: ({ db, now }) => followOrders(db, now),
  // What the history of a deleted record says of a person nobody could take out any more.
  afterDelete: ({ db, record }) => stripHistory(db, customer, record.id, personal),
})
