import productHooks from '../../../resources/catalogue/product/product.server.ts'
import stockLevelOperations from '../../../resources/catalogue/stockLevel/stockLevel.operations.ts'
import stockLevelHooks from '../../../resources/catalogue/stockLevel/stockLevel.server.ts'
import stockLocationHooks from '../../../resources/catalogue/stockLocation/stockLocation.server.ts'
import stockTransferOperations from '../../../resources/catalogue/stockTransfer/stockTransfer.operations.ts'
import stockTransferHooks from '../../../resources/catalogue/stockTransfer/stockTransfer.server.ts'
import taxCategoryOperations from '../../../resources/catalogue/taxCategory/taxCategory.operations.ts'
import taxCategoryHooks from '../../../resources/catalogue/taxCategory/taxCategory.server.ts'
import { resources } from '../../../resources/index.ts'
import configSettingHooks from '../../../resources/settings/configSetting/configSetting.server.ts'
import type { Actor } from '../../../server/actor.ts'
import { inTransaction } from '../../../server/records/work.ts'
import type { Work } from '../../../server/records/workTypes.ts'
import type { Registry } from '../../../src/core/index.ts'
import { type TestServer, testServer } from '../../support/server.ts'

export const keeper: Actor = { id: 'keeper', name: 'Kim Keeper', type: 'ADMIN', permissions: {} }

const hooks = [
  ...[configSettingHooks, productHooks, stockLevelHooks],
  ...[stockLocationHooks, stockTransferHooks, taxCategoryHooks],
]
const operations = [stockLevelOperations, stockTransferOperations, taxCategoryOperations]

/** The product with all areas, and of their own code that of the stock, the taxes, the products and the settings. */
export const stockServer = (): Promise<TestServer> =>
  testServer({
    registry: resources as unknown as Registry,
    context: {
      hooks: Object.fromEntries(hooks.map((one) => [one.resource, one.hooks])),
      operations: Object.fromEntries(operations.map((one) => [one.resource, one.operations])),
    },
  })

/** Two places and products with variants, made through the API's own way of writing. */
export function stockShop(server: () => TestServer) {
  /** Runs in a transaction as the server does for a request. */
  const work = <T>(run: (work: Work) => Promise<T>): Promise<T> =>
    inTransaction(server().context, { actor: keeper, requestId: 'test' }, run)

  return {
    work,
    location: (code: string, gstin: string | null = null) =>
      work(({ records }) => records.create(resources.stockLocation, { name: code, code, gstin })),
    product: (name: string, sizes: readonly string[]) =>
      work(({ records }) =>
        records.create(resources.product, {
          name,
          mrp: 100_000,
          salePrice: 90_000,
          variants: sizes.map((size) => ({
            sku: `${name}-${size}`,
            size,
            mrp: 100_000,
            salePrice: 90_000,
          })) as never,
        }),
      ),
    read: (id: string) => work(({ records }) => records.read(resources.product, id)),
  }
}
