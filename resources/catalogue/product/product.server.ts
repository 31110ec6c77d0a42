import { defineHooks } from '../../../server/defineHooks.ts'
import { storePath } from '../../content/page/rules/storePath.ts'
import { followAddress } from '../../shared/redirect/server/leaveRedirect.ts'
import { holdsProduct } from '../collection/server/holdsProduct.ts'
import { dropPairs, pairsFollow, settledCategories } from '../productCategory/server/inStep.ts'
import { followProduct, purgeUnmoved } from '../stockLevel/server/followProduct.ts'
import { mayBeFew, recountLow } from '../stockLevel/server/refreshLowStock.ts'
import { stockInFiles } from '../stockLevel/server/stockInFiles.ts'
import { product } from './product.ts'
import { beforeSave } from './server/beforeSave.ts'
import { notePrices, purgePrices } from './server/priceHistory.ts'
import { refreshSales } from './server/refreshSales.ts'
import { timedPublishing } from './server/timedPublishing.ts'

/** What the server does beside storing a product. */
export default defineHooks(product, {
  // Categories: see the comment of productCategory.ts.
  beforeSave: async (change) => {
    const changes = await beforeSave(change)
    return { ...changes, ...settledCategories({ record: { ...change.record, ...changes } }) }
  },
  afterSave: async (change) => {
    await notePrices(change)
    await followProduct(change)
    if (mayBeFew(change)) await recountLow(change.db, change.record.id)
    await pairsFollow(change)
    await followAddress(change, ({ status, slug }) =>
      status === 'active' ? storePath.product(slug) : undefined,
    )
  },
  beforeDelete: async (change) => {
    await purgeUnmoved(change)
    await dropPairs(change)
  },
  related: { collection: holdsProduct },
  apart: stockInFiles,
  jobs: {
    publishProducts: { every: 1, run: timedPublishing },
    countSales: { every: 10, run: refreshSales },
    forgetPrices: { every: 1440, at: 227, run: ({ db, now }) => purgePrices(db, now) },
  },
})
