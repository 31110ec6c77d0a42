import { beforeSave } from '../../server/areas/orderReturn/beforeSave.ts'
import { completeDue } from '../../server/areas/orderReturn/completeDue.ts'
import { followState } from '../../server/areas/orderReturn/followState.ts'
import { lockOrderOf } from '../../server/areas/sales/lockOrderOf.ts'
import { childSaved } from '../../server/areas/salesEvents.ts'
import { defineHooks } from '../../server/defineHooks.ts'
import { orderReturn } from './orderReturn.ts'

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
