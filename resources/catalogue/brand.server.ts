import { followAddress } from '../../server/areas/redirect/leaveRedirect.ts'
import { defineHooks } from '../../server/defineHooks.ts'
import { storePath } from '../../src/shop/addresses/storePath.ts'
import { brand } from './brand.ts'

/** Visitors of a brand's former address are led to the one it has now. */
export default defineHooks(brand, {
  afterSave: (change) =>
    followAddress(change, ({ active, slug }) => (active ? storePath.brand(slug) : undefined)),
})
