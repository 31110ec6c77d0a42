import { defineHooks } from '../../../server/defineHooks.ts'
import { pastOrder } from './pastOrder.ts'
import { buyerOf } from './server/buyerOf.ts'

export default defineHooks(pastOrder, {
  /** Whoever ordered is found by what the file says of them; staff who name another, or nobody, have the last word. */
  async beforeSave({ db, record, previous }) {
    const isTold = record.email !== previous?.email || record.phone !== previous?.phone
    return record.customer === null && isTold ? { customer: await buyerOf(db, record) } : undefined
  },
})
