import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { areaHeads } from '#areas'
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

/** When a page asked the API for something, in ms since it was opened, and how the server answered. */
const readsOf = (page: Page, path: string) =>
  page.evaluate(
    (name) =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter((entry) => new URL(entry.name).pathname === name)
        .map(({ responseStatus, startTime }) => ({ status: responseStatus, at: startTime })),
    `/api/v1/${path}`,
  )

const codeCame = (page: Page) =>
  page.evaluate(() =>
    Math.min(
      ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\/assets\/app-.*\.js/.test(name))
        .map(({ responseEnd }) => responseEnd),
    ),
  )

describe('a list that a browser opens for the first time', () => {
  it('is read once, with its counts, as its changes are heard of from before', async () => {
    const page = await open('/app/pages/faq', { cold: true })
    const followed = page.waitForRequest(/\/changes$/)
    await page.goto(new URL('/app/pages/brand', page.url()).href)
    await followed
    // Longer than changes are gathered before a list looks again.
    await page.waitForTimeout(1500)
    await quiet(page)
    for (const path of ['brands', 'brands/counts']) expect(await readsOf(page, path)).toHaveLength(1)
  })
})

describe('what a page begins with leaves before its code is there, and once', () => {
  it.each(areas.map((area) => [area?.path ?? '', area?.endpoint ?? '']))(
    'the record of %s',
    async (path, endpoint) => {
      const id = records.get(path)
      // Some areas have nothing yet.
      if (id === undefined) return
      const page = await open(`/app/${path}/${id}/show`, { cold: true })
      await page.locator('main h1').waitFor()
      await quiet(page)
      const [read, ...more] = await readsOf(page, `${endpoint}/${id}`)
      expect(read?.status).toBe(200)
      expect(read?.at).toBeLessThan(await codeCame(page))
      expect(more).toEqual([])
    },
  )

  it.each([
    ['pages/orders-list', 'record-order'],
    ['pages/products', 'record-product'],
    ['pages/customer', 'record-customer'],
    ['pages/contact-us', 'Conversation'],
  ])('the parts that an area draws on the page of its record: %s %s', async (path, part) => {
    const page = await open(`/app/${path}/${records.get(path)}/show`, { cold: true })
    await page.locator('main h1').waitFor()
    const asked = await page.evaluate(
      (name) =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => new URL(entry.name).pathname.startsWith(`/assets/${name}-`))
          .map(({ startTime }) => startTime),
      part,
    )
    expect(asked[0]).toBeLessThan(await codeCame(page))
  })
})
