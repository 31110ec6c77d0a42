import { defineHooks } from '../../../server/defineHooks.ts'
import { cart } from './cart.ts'
import { passTime } from './server/passTime.ts'
import { refreshItems } from './server/refreshItems.ts'

export default defineHooks(cart, {
  jobs: {
    passCarts: { every: 1, run: passTime },
    // Prices and stock change all the time; what lists say of them may be a quarter of an hour old.
    refreshCarts: { every: 15, run: ({ db, now }) => refreshItems(db, now) },
  },
})
