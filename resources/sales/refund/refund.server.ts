import { defineHooks } from '../../../server/defineHooks.ts'
import { lockOrderOf } from '../order/server/lockOrdersOf.ts'
import { childSaved } from '../order/server/salesEvents.ts'
import { refund } from './refund.ts'

/** What is locked before a refund, and hears of it: its order. */
export default defineHooks(refund, { lockFirst: lockOrderOf('refund'), afterSave: childSaved })
