import { defineViews } from '../../../src/views/overrides.ts'
import { pastOrder } from './pastOrder.ts'

/** Past orders come from the files of the former system. */
export default defineViews(pastOrder, {
  foreignFiles: async () => {
    const [{ shopifyOrders }, { wooOrders }] = await Promise.all([
      import('./rules/shopifyOrders.ts'),
      import('./rules/wooOrders.ts'),
    ])
    return [shopifyOrders, wooOrders]
  },
})
