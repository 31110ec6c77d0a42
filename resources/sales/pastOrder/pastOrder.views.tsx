import { defineViews } from '../../../src/views/overrides.ts'
import { pastOrder } from './pastOrder.ts'

/** Past orders come from the files of the former system, their returns from that of the app which kept them. */
export default defineViews(pastOrder, {
  foreignFiles: async () => {
    const [{ shopifyOrders }, { wooOrders }, { returnPrimeReturns }] = await Promise.all([
      import('./rules/shopifyOrders.ts'),
      import('./rules/wooOrders.ts'),
      import('./rules/returnPrimeReturns.ts'),
    ])
    return [shopifyOrders, wooOrders, returnPrimeReturns]
  },
})
