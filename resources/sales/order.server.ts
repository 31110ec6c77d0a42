import { beforeSave } from '../../server/areas/order/beforeSave.ts'
import { orderJobs } from '../../server/areas/order/orderJobs.ts'
import { tellBuyer } from '../../server/areas/order/tellBuyer.ts'
import { defineHooks } from '../../server/defineHooks.ts'
import { order } from './order.ts'

/** What the server does beside storing an order: prices, numbers, checks, messages, and what happens by the clock. */
export default defineHooks(order, {
  beforeSave,
  onTransition: {
    confirm: (change) => tellBuyer(change, 'order.confirmed', change.record),
  },
  jobs: orderJobs,
})
