import { defineHooks } from '../../../server/defineHooks.ts'
import { stripHistory } from '../../shared/privacy/server/stripHistory.ts'
import { customer } from './customer.ts'
import { setAccountState } from './server/account.ts'
import { erasePerson, personal } from './server/anonymise.ts'
import { beforeSave } from './server/beforeSave.ts'
import { followOrders } from './server/orderFigures.ts'
import { salesOfCustomer } from './server/salesOfCustomer.ts'

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
      await erasePerson(change)
      await stripHistory(change.db, customer, change.record.id, personal)
    },
  },
  alsoFound: (asked) => salesOfCustomer.ask.ofOrder(asked),
  jobs: { countOrders: { every: 1, run: ({ db, now }) => followOrders(db, now) } },
  // What the history of a deleted record says of a person nobody could take out any more.
  afterDelete: ({ db, record }) => stripHistory(db, customer, record.id, personal),
})
