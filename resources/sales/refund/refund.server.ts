import { defineHooks } from '../../../server/defineHooks.ts'
import { lockOrderOf } from '../checks/server/lockOrderOf.ts'
import { refund } from './refund.ts'

/** What is locked before a refund: its order. */
export default defineHooks(refund, { lockFirst: lockOrderOf('refund') })
