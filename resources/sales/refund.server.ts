import { lockOrderOf } from '../../server/areas/sales/lockOrderOf.ts'
import { childSaved } from '../../server/areas/salesEvents.ts'
import { defineHooks } from '../../server/defineHooks.ts'
import { refund } from './refund.ts'

/** What is locked before a refund, and hears of it: its order. */
export default defineHooks(refund, { lockFirst: lockOrderOf('refund'), afterSave: childSaved })
