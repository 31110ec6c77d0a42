import { defineHooks } from '../../../server/defineHooks.ts'
import { lockOrderOf } from '../order/server/lockOrdersOf.ts'
import { childSaved } from '../order/server/salesEvents.ts'
import { orderReturn } from './orderReturn.ts'
import { beforeSave } from './server/beforeSave.ts'
import { completeDue } from './server/completeDue.ts'
import { followState } from './server/followState.ts'

/** What the server does beside storing a return. */
export default defineHooks(orderReturn, {
  lockFirst: lockOrderOf('order_return'),
  beforeSave,
  afterSave: async (change) => {
    childSaved(change)
    await followState(change)
  },
  jobs: { completeExchanges: { every: 1, run: completeDue } },
})
