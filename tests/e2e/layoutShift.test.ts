import { beforeAll, describe, expect, it } from 'vitest'
import { areaHeads } from '#areas'
import { openProduct } from './support/openProduct.ts'
import { startShop } from './support/product.ts'
import { quiet } from './support/requestsOf.ts'
import { shiftsOf } from './support/shiftsOf.ts'
import { firstRecords } from './support/walk.ts'

/** The most that may move on any page, as browsers measure it (quality, budgets). */
const most = 0.02

const { product, open } = openProduct(startShop)
let records: Map<string, string>

beforeAll(async () => {
  records = await firstRecords(product(), Object.values(areaHeads))
})

describe('a page that is opened cold', () => {
  it.each([
    ['dashboards/sales', 'article'],
    ['pages/products', '[data-row]'],
    ['pages/orders-list', '[data-row]'],
    ['pages/customer', '[data-row]'],
    ['pages/categories', '[data-row]'],
    ['pages/stock', '[data-row]'],
    ['pages/seo', 'main li'],
    ['pages/config-settings', 'main form'],
    ['pages/coupons/create', 'main form'],
    ['pages/products/:id', 'main form'],
    ['pages/orders-list/:id', 'main h1'],
    ['pages/customer/:id', 'main form'],
    ['pages/brand/:id', 'main form'],
    ['admins/subadmin-roles/:id', 'main form'],
    ['dashboards/default', 'article'],
  ])('stays where it is while its parts arrive: %s', async (route, arrived) => {
    const area = route.replace('/:id', '')
    const path = `/app/${route.replace(':id', records.get(area) ?? '')}`
    const page = await open(path)
    await page.locator(arrived).first().waitFor()
    await quiet(page)
    await expect.poll(() => page.locator('[aria-busy="true"], [data-page-waiting]').count()).toBe(0)
    // The letters come last, and take the room of those that stood there.
    await page.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => family === 'Inter' && status === 'loaded'),
    )
    const moved = await shiftsOf(page)
    expect(
      moved.reduce((sum, { value }) => sum + value, 0),
      JSON.stringify(moved, null, 1),
    ).toBeLessThan(most)
  })
})
