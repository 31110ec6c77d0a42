import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { areaHeads } from '#areas'
import { holdBack } from './support/meet.ts'
import { openProduct } from './support/openProduct.ts'
import { startShop } from './support/product.ts'
import { quiet } from './support/requestsOf.ts'
import { firstRecords } from './support/walk.ts'

const { product, open } = openProduct(startShop)
let records: Map<string, string>

beforeAll(async () => {
  records = await firstRecords(product(), Object.values(areaHeads))
})

/** FIRST_READS=all opens a record of every area that has its pages below its list; else of those that staff open most. */
const areas =
  process.env.FIRST_READS === 'all'
    ? Object.values(areaHeads).filter(({ path }) => !path.startsWith('apps/project/'))
    : [areaHeads.order, areaHeads.product, areaHeads.customer, areaHeads.contactMessage, areaHeads.brand]

/** How often a page asked the API for something since it was opened. */
const readsOf = (page: Page, path: string) =>
  page.evaluate(
    (name) =>
      performance.getEntriesByType('resource').filter((entry) => new URL(entry.name).pathname === name)
        .length,
    `/api/v1/${path}`,
  )

/** Opens a page anew, whose code is held back until `asked` has been heard of: nothing of it has asked for that. */
async function beforeItsCode<T>(path: string, asked: (page: Page) => Promise<T>): Promise<[Page, T]> {
  const page = await open('/health', { cold: true })
  const goOn = await holdBack(page, /\/assets\/app-.*\.js/)
  const heard = asked(page)
  await page.goto(new URL(path, page.url()).href, { waitUntil: 'commit' })
  const what = await heard
  await goOn()
  await page.locator('main h1').waitFor()
  return [page, what]
}

describe('a list that a browser opens for the first time', () => {
  it('is read once, with its counts, as its changes are heard of from before', async () => {
    const page = await open('/app/pages/faq', { cold: true })
    const followed = page.waitForRequest(/\/changes$/)
    await page.goto(new URL('/app/pages/brand', page.url()).href)
    await followed
    // Longer than changes are gathered before a list looks again.
    await page.waitForTimeout(1500)
    await quiet(page)
    for (const path of ['brands', 'brands/counts']) expect(await readsOf(page, path)).toBe(1)
  })
})

describe('what a page begins with leaves before its code is there, and once', () => {
  it.each(areas.map((area) => [area?.path ?? '', area?.endpoint ?? '']))(
    'the record of %s',
    async (path, endpoint) => {
      const id = records.get(path)
      // Some areas have nothing yet.
      if (id === undefined) return
      const [page, read] = await beforeItsCode(`/app/${path}/${id}/show`, (one) =>
        one.waitForResponse((answer) => new URL(answer.url()).pathname === `/api/v1/${endpoint}/${id}`),
      )
      expect(read.status()).toBe(200)
      await quiet(page)
      expect(await readsOf(page, `${endpoint}/${id}`)).toBe(1)
    },
  )

  it.each([
    ['pages/orders-list', 'record-order'],
    ['pages/products', 'record-product'],
    ['pages/customer', 'record-customer'],
    ['pages/contact-us', 'Conversation'],
  ])('the parts that an area draws on the page of its record: %s %s', async (path, part) => {
    await beforeItsCode(`/app/${path}/${records.get(path)}/show`, (page) =>
      page.waitForRequest((request) => new URL(request.url()).pathname.startsWith(`/assets/${part}-`)),
    )
  })
})
