import { setAccountState } from '../../server/areas/customer/account.ts'
import { forget, personal, stripHistory } from '../../server/areas/customer/anonymise.ts'
import { beforeSave } from '../../server/areas/customer/beforeSave.ts'
import { customersOfOrder } from '../../server/areas/customer/customersOfOrder.ts'
import { followOrders } from '../../server/areas/customer/orderFigures.ts'
import { defineHooks } from '../../server/defineHooks.ts'
import { customer } from './customer.ts'

export default defineHooks(customer, {
  beforeSave,
  // Who is blocked does not come in, however they came to be.
  async afterSave({ db, record, previous, action }) {
    const [isBlocked, wasBlocked] = [record.status === 'blocked', previous?.status === 'blocked']
    if (isBlocked !== wasBlocked && action !== 'giveUp')
      await setAccountState(db, record.email, isBlocked ? 'suspended' : 'active')
  },
  onTransition: {
    async anonymise(change) {
      await forget(change)
      await stripHistory(change.db, customer, change.record.id, personal)
    },
  },
  alsoFound: customersOfOrder,
  jobs: { countOrders: { every: 1, run: ({ db, now }) => followOrders(db, now) } },
  // What the history of a deleted record says of a person nobody could take out any more.
  afterDelete: ({ db, record }) => stripHistory(db, customer, record.id, personal),
})
