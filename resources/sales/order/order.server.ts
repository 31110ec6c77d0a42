import { defineHooks } from '../../../server/defineHooks.ts'
import { order } from './order.ts'
import { beforeSave } from './server/beforeSave.ts'
import { orderJobs } from './server/orderJobs.ts'
import { tellBuyer } from './server/tellBuyer.ts'

/** What the server does beside storing an order: prices, numbers, checks, messages, and what happens by the clock. */
export default defineHooks(order, {
  beforeSave,
  onTransition: {
    confirm: (change) => tellBuyer(change, 'order.confirmed', change.record),
  },
  jobs: orderJobs,
})
