import { holdsProduct } from '../../server/areas/collection/holdsProduct.ts'
import { beforeSave } from '../../server/areas/product/beforeSave.ts'
import { keepSales } from '../../server/areas/product/keepSales.ts'
import { forgetPrices, notePrices } from '../../server/areas/product/priceHistory.ts'
import { timedPublishing } from '../../server/areas/product/timedPublishing.ts'
import { dropPairs, pairsFollow, settledCategories } from '../../server/areas/productCategory/inStep.ts'
import { followAddress } from '../../server/areas/redirect/leaveRedirect.ts'
import { followProduct, forgetUnmoved } from '../../server/areas/stockLevel/followProduct.ts'
import { recountLow } from '../../server/areas/stockLevel/refreshLowStock.ts'
import { defineHooks } from '../../server/defineHooks.ts'
import { storePath } from '../../src/shop/addresses/storePath.ts'
import { product } from './product.ts'

/** What the server does beside storing a product. */
export default defineHooks(product, {
  // Categories: see the comment of productCategory.ts.
  beforeSave: async (change) => {
    const changes = await beforeSave(change)
    return { ...changes, ...settledCategories({ record: { ...change.record, ...changes } }) }
  },
  afterSave: async (change) => {
    await notePrices(change.db, change.record, change.previous, change.actor)
    await followProduct(change)
    await recountLow(change.db, change.record.id)
    await pairsFollow(change)
    await followAddress(change, ({ status, slug }) =>
      status === 'active' ? storePath.product(slug) : undefined,
    )
  },
  beforeDelete: async (change) => {
    await forgetUnmoved(change)
    await dropPairs(change)
  },
  afterDelete: ({ db, record }) => forgetPrices(db, record.id),
  related: { collection: holdsProduct },
  jobs: {
    publishProducts: { every: 1, run: timedPublishing },
    countSales: { every: 10, run: keepSales },
  },
})
