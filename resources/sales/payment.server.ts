import { expireDue } from '../../server/areas/payment/expireDue.ts'
import { dueRefunds, sendRefunds } from '../../server/areas/refund/sendRefunds.ts'
import { lockOrderOf } from '../../server/areas/sales/lockOrderOf.ts'
import { childSaved } from '../../server/areas/salesEvents.ts'
import { defineHooks } from '../../server/defineHooks.ts'
import { payment } from './payment.ts'

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
