import { defineHooks } from '../../../server/defineHooks.ts'
import { lockOrderOf } from '../checks/server/lockOrderOf.ts'
import { payment } from './payment.ts'
import { expireDue } from './server/expireDue.ts'

/** What happens to payments by the clock, and what is locked before them. */
export default defineHooks(payment, { lockFirst: lockOrderOf('payment'), everyMinute: expireDue })
