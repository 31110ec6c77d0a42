import { beforeAll, describe, expect, it } from 'vitest'
import { areaHeads } from '#areas'
import { openProduct, type VisitOf } from './support/openProduct.ts'
import { startShop } from './support/product.ts'
import { quiet } from './support/requestsOf.ts'
import { shiftsOf } from './support/shiftsOf.ts'
import { firstRecords } from './support/walk.ts'

/** The most that may move on any page, as browsers measure it (quality, budgets). */
const most = 0.02

const { product, open } = openProduct(startShop)
let records: Map<string, string>

beforeAll(async () => {
  // The shop of the tests words its messages as the product brings them along, and has no template of its own.
  const admin = await product().signIn('admin')
  const name = 'Thank you for writing to us'
  const body = { kind: 'cannedReply', name, body: 'We have received your message.' }
  const made = await admin('/templates', { method: 'POST', body })
  if (!made.ok) throw new Error(`There is no template to open: ${await made.text()}`)
  records = await firstRecords(product(), Object.values(areaHeads))
})

/** The id of the record that a route opens; a page that says that there is none would prove nothing. */
function idFor(route: string): string {
  const id = records.get(route.replace(/\/:id.*$/, ''))
  if (id === undefined) throw new Error(`${route} needs a record, and the shop of the tests has none.`)
  return id
}

/** SHIFTS=all opens every list, record and form of every area; else those that staff open most, and that have jumped before. */
const isLong = process.env.SHIFTS === 'all'

/** Pages that are no area's own. */
const boards = ['dashboards/sales', 'dashboards/default']

const usual = [
  ...[
    'products',
    'orders-list',
    'rating',
    'customer',
    'categories',
    'stock',
    'seo',
    'config-settings',
    'tax-category',
  ],
  ...['media', 'media/:id', 'information-policy', 'coupons/create', 'products/:id', 'orders-list/:id'],
  ...[
    'customer/:id',
    'customer/:id/show',
    'products/:id/show',
    'brand/:id',
    'product-options/:id/show',
    'cart/:id',
    'cart/:id/show',
    'invoices/:id/show',
  ],
]
  .map((each) => `pages/${each}`)
  .concat('admins/subadmin-roles/:id', 'admins/subadmin-roles/:id/show')

const every = Object.values(areaHeads).flatMap(({ path, access }) => [
  path,
  ...(access.create === false ? [] : [`${path}/create`]),
  ...(access.edit === false ? [] : [`${path}/:id`]),
  `${path}/:id/show`,
])

/** Opens a page cold and answers what moved on it until all of it had come. */
async function shiftsAt(path: string, arrived: string, visit: VisitOf = {}) {
  const page = await open(path, { ...visit, cold: true })
  await page.locator(arrived).first().waitFor()
  await quiet(page)
  await expect.poll(() => page.locator('[aria-busy="true"], [data-page-waiting]').count()).toBe(0)
  // The letters come last, and take the room of those that stood there.
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family === 'Inter' && status === 'loaded'),
  )
  const moved = await shiftsOf(page)
  await page.close()
  return moved
}

describe('a page that is opened cold', () => {
  it.each([...boards, ...(isLong ? every : usual)])(
    'stays where it is while its parts arrive: %s',
    async (route) => {
      // Some areas have nothing yet.
      if (isLong && route.includes(':id') && !records.has(route.replace(/\/:id.*$/, ''))) return
      const moved = await shiftsAt(
        `/app/${route.includes(':id') ? route.replace(':id', idFor(route)) : route}`,
        boards.includes(route) ? 'article' : 'main h1',
      )
      const sum = moved.reduce((all, { value }) => all + value, 0)
      expect(sum, JSON.stringify(moved, null, 1)).toBeLessThan(most)
    },
  )

  it.each<[number, string]>([
    [1024, 'shipments/:id/show'],
    [1024, 'orders-list/:id'],
    [375, 'orders-list/:id'],
    [375, 'customer/:id/show'],
    [375, 'products/:id/show'],
    [375, 'returns/:id/show'],
    [375, 'payments/:id/show'],
    [375, 'refunds/:id/show'],
    [375, 'shipments/:id/show'],
    [375, 'cart/:id/show'],
    [375, 'cancellation-request/:id/show'],
    [375, 'template/:id/show'],
  ])(
    'stays so where buttons and facts of a record need several lines, at %i pixels: %s',
    async (width, route) => {
      const moved = await shiftsAt(`/app/pages/${route.replace(':id', idFor(`pages/${route}`))}`, 'main h1', {
        viewport: { width, height: 900 },
      })
      const sum = moved.reduce((all, { value }) => all + value, 0)
      expect(sum, JSON.stringify(moved, null, 1)).toBeLessThan(most)
    },
  )

  it('stays so on a phone, where the tools of a list have one line; the view that one came for is seen', async () => {
    const onPhone = { viewport: { width: 375, height: 800 } }
    const path = '/app/pages/products?filter={}&view=lowStock'
    const moved = await shiftsAt(path, 'main [data-row]', onPhone)
    const sum = moved.reduce((all, { value }) => all + value, 0)
    expect(sum, JSON.stringify(moved, null, 1)).toBeLessThan(most)
    const page = await open(path, onPhone)
    await page.getByRole('link', { name: 'Work off' }).waitFor()
    const current = page.getByRole('navigation', { name: 'Views' }).locator('[aria-current="page"]')
    const box = await current.boundingBox()
    expect(box && [box.x >= 0, box.x + box.width <= 375]).toEqual([true, true])
    const tops = await page
      .locator('main')
      .getByRole('link', { name: 'Work off' })
      .or(page.getByRole('searchbox').first())
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().bottom)))
    expect(new Set(tops).size).toBe(1)
  })
})
