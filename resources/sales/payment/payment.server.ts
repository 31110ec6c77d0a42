import { defineHooks } from '../../../server/defineHooks.ts'
import { lockOrderOf } from '../order/server/lockOrdersOf.ts'
import { childSaved } from '../order/server/salesEvents.ts'
import { dueRefunds, sendRefunds } from '../refund/server/sendRefunds.ts'
import { payment } from './payment.ts'
import { expireDue } from './server/expireDue.ts'

/** What happens to payments by the clock, and what is locked before them. */
export default defineHooks(payment, {
  lockFirst: lockOrderOf('payment'),
  afterSave: childSaved,
  jobs: {
    expirePayments: { every: 1, run: expireDue },
    sendRefunds: {
      every: 1,
      outside: async (context, now) => sendRefunds(context, await dueRefunds(context, now.toISOString())),
    },
  },
})
