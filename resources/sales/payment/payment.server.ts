import { expireDue } from './server/expireDue.ts'
import { lockOrderOf } from '../checks/server/lockOrderOf.ts'
import { defineHooks } from '../../../server/defineHooks.ts'
import { payment } from './payment.ts'

/** What happens to payments by the clock, and what is locked before them. */
export default defineHooks(payment, { lockFirst: lockOrderOf('payment'), everyMinute: expireDue })
