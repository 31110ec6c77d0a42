import { defineOperations } from '../../../server/defineOperations.ts'
import { syncInput, syncWishlist } from './server/syncWishlist.ts'
import { wishlistItem } from './wishlistItem.ts'

/** What the store says of the wishlists of its customers (areas, 13). */
export default defineOperations(wishlistItem, {
  sync: {
    on: 'collection',
    flag: 'sync',
    input: syncInput,
    summary:
      'Writes the wishlist of a customer as the store has it; the answer says what each thing cost when it was added.',
    run: async ({ input, ...work }) => ({ items: await syncWishlist(work, input) }),
  },
})
