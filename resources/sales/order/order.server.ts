import { defineHooks } from '../../../server/defineHooks.ts'
import { order } from './order.ts'
import { beforeSave } from './server/beforeSave.ts'
import { lockOrderOf } from './server/lockOrdersOf.ts'
import { notifyBuyer } from './server/notifyBuyer.ts'
import { orderJobs } from './server/orderJobs.ts'

/** What the server does beside storing an order: prices, numbers, checks, messages, and what happens by the clock. */
export default defineHooks(order, {
  lockFirst: lockOrderOf('order'),
  beforeSave,
  onTransition: {
    confirm: (change) => notifyBuyer(change, 'order.confirmed', change.record),
  },
  jobs: orderJobs,
})
