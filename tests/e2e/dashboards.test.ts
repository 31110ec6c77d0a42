import { beforeAll, describe, expect, it } from 'vitest'
import { storeReference } from '../../resources/delivery/geography/server/reference/storeReference.ts'
import { ensureSummaries, renewSummaries } from '../../resources/insight/dashboard/server/ensureSummaries.ts'
import { salesRows } from '../api/dashboard/salesRows.ts'
import { openProduct, type VisitOf } from './support/openProduct.ts'
import { quiet } from './support/requestsOf.ts'
import { shiftsOf } from './support/shiftsOf.ts'
import { addStaff } from './support/shop.ts'
import { violationsOf } from './support/violations.ts'
import { walkOn } from './support/walk.ts'

const { product, open } = openProduct()
const rows = salesRows(product)

/** A state on the map. */
const land = 'path[style*="--part"]'

beforeAll(async () => {
  await storeReference(product().context)
  await sell()
  await ensureSummaries(product().context)
})

/** Forty orders of the last 28 days, so all within thirty at any hour of the day; some of them wait for somebody. */
async function sell() {
  const category = await rows.category('Kurtas')
  const brand = await rows.brand('Mayura')
  const kurta = await rows.product('Handloom kurta', ['S', 'M', 'L'], { brand, category })
  const variants = Object.values(kurta.variants)
  const coupon = await rows.insert('coupon', { name: 'Welcome', code: 'WELCOME', percent: 10 })
  for (let index = 0; index < 40; index++) {
    const placed_at = new Date(Date.now() - index * 17 * 3_600_000 - 1000).toISOString()
    const order = await rows.order(
      {
        placed_at,
        total: 95_000 + index * 1000,
        tax_total: 4_500,
        status: index < 6 ? 'placed' : 'completed',
        state: index % 3 === 0 ? 'Kerala' : 'Karnataka',
        customer_type: index % 2 === 0 ? 'new' : 'returning',
      },
      [
        {
          product: kurta.id,
          variant: variants[index % 3],
          mrp: 120_000,
          unit_price: 100_000,
          quantity: 1,
          discount: index % 4 === 0 ? 5000 : 0,
          total: 95_000 + index * 1000,
        },
      ],
      index % 4 === 0 ? [{ coupon, code: 'WELCOME', amount: 5000 }] : [],
    )
    await rows.payment(order.id, { created_at: placed_at, status: index % 5 === 0 ? 'failed' : 'captured' })
    await rows.cart({
      created_at: placed_at,
      status: index % 2 === 0 ? 'converted' : 'abandoned',
      step: 'address',
    })
    if (index > 10)
      await rows.shipment(order.id, { status: 'delivered', delivered_at: placed_at }, order.lines)
    if (index > 34) await rows.orderReturn(order.id, { status: 'requested' }, order.lines)
  }
}

describe('the first page in a browser', () => {
  it('leads from a count to the list, which has just as many', async () => {
    const page = await open('/app/dashboards/default')
    const link = page.getByRole('link', { name: /^\d+ Orders to confirm$/ })
    expect((await link.textContent())?.replace(/\D/g, '')).toBe('6')
    await link.click()
    await page.waitForURL(/\/app\/pages\/orders-list\?.*view=toConfirm/)
    await expect.poll(() => page.locator('tr[data-row]').count()).toBe(6)
    await page.goBack()
    await page.getByRole('link', { name: /^\d+ Returns to approve$/ }).click()
    await expect.poll(() => page.locator('tr[data-row]').count()).toBe(5)
  })

  it('keeps how somebody arranged it, also after a reload', async () => {
    const page = await open('/app/dashboards/default')
    const titles = () => page.locator('article h3').allTextContents()
    await page.getByRole('link', { name: /^\d+ Orders to confirm$/ }).waitFor()
    await expect.poll(async () => (await titles()).slice(0, 2)).toEqual(['Today so far', 'Newest orders'])
    await page.getByRole('button', { name: 'Arrange' }).click()
    await page.getByRole('button', { name: 'Move Newest orders forward' }).press('Enter')
    await page.getByRole('button', { name: 'Hide Since your last visit' }).click()
    await page.getByRole('button', { name: 'Hide Overdue messages' }).click()
    const kept = page.waitForRequest(
      (request) => request.method() === 'PUT' && request.url().endsWith('/auth/preferences'),
    )
    await page.getByRole('button', { name: 'Done' }).click()
    await kept
    await page.evaluate(() => localStorage.removeItem('RaStorePerson'))
    await page.reload()
    await page.getByRole('link', { name: /^\d+ Orders to confirm$/ }).waitFor()
    await expect.poll(() => titles()).toEqual(['Newest orders', 'Today so far'])
    expect(await page.getByRole('link', { name: /Overdue messages/ }).count()).toBe(0)
  })

  it('lets the mouse drag a tile to another place while it is arranged, and only then', async () => {
    const page = await open('/app/dashboards/default', { viewport: { width: 1440, height: 1800 } })
    const titles = () => page.locator('article h3').allTextContents()
    await page.getByRole('link', { name: /^\d+ Orders to confirm$/ }).waitFor()
    const today = page.locator('li', { has: page.getByRole('heading', { name: 'Today so far' }) }).last()
    const newest = page.locator('li', { has: page.getByRole('heading', { name: 'Newest orders' }) }).last()
    await expect.poll(() => newest.getAttribute('draggable')).toBeNull()
    await page.getByRole('button', { name: 'Arrange' }).click()
    await expect.poll(() => newest.getAttribute('draggable')).toBe('true')
    await newest.dragTo(today, { sourcePosition: { x: 12, y: 12 }, targetPosition: { x: 12, y: 12 } })
    await expect.poll(async () => (await titles()).slice(0, 2)).toEqual(['Newest orders', 'Today so far'])
    await page.getByRole('button', { name: 'Done' }).click()
    await expect.poll(() => newest.getAttribute('draggable')).toBeNull()
  })

  it('says what waits and nothing else to somebody who may see little, and asks for nothing that is refused', async () => {
    const as = await addStaff(product(), 'moderator', [{ key: 'rating', view: true }])
    const page = await open('/app/dashboards/default', { as })
    await page.getByText('All done. Nothing waits for you.').waitFor()
    await quiet(page)
    expect(new URL(page.url()).pathname).toBe('/app/dashboards/default')
    await expect.poll(() => page.locator('article h3').allTextContents()).toEqual(['Since your last visit'])
    await page.goto('/app/dashboards/sales')
    await page.getByRole('heading', { name: 'Nothing to see for your role' }).waitFor()
  })
})

describe('the sales dashboard in a browser', () => {
  it('keeps period and comparison in the address, through Back and reload', async () => {
    const page = await open('/app/dashboards/sales')
    await page.locator(land).first().waitFor()
    await page.getByLabel('Period').selectOption('90d')
    await page.waitForURL(/period=90d/)
    await page.getByLabel('Compared with').selectOption('none')
    await page.waitForURL(/period=90d&compare=none/)
    await page.reload()
    await expect.poll(() => page.getByLabel('Period').inputValue()).toBe('90d')
    await page.goBack()
    await expect.poll(() => page.getByLabel('Compared with').inputValue()).toBe('previous')
  })

  it('is of a month that is chosen by the keyboard, from right to left and in the dark too', async () => {
    const page = await open('/app/dashboards/sales?period=2026-03-01..2026-03-31', {
      viewport: { width: 375, height: 800 },
      kept: { direction: 'rtl', currentTheme: 'dark' },
    })
    const month = page.getByRole('button', { name: 'Month March 2026' })
    await month.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Mar', exact: true }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    // What is earlier lies to the right.
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await page.waitForURL(/period=2026-02-01\.\.2026-02-28/)
    await page.getByRole('button', { name: 'Month February 2026' }).waitFor()
  })

  it('is read by keyboard: the points of a chart, the states of the map, the menu of a tile', async () => {
    const page = await open('/app/dashboards/sales?period=30d')
    const chart = page.getByRole('group', { name: /^Orders over time/ })
    await chart.focus()
    await page.keyboard.press('End')
    await expect.poll(() => chart.locator('[aria-live]').textContent()).toMatch(/: Ordered ₹/)
    const state = page.getByRole('link', { name: /^KA Karnataka: ₹/ })
    await state.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/orders-list\?filter=.*Karnataka/)
    await page.goBack()
    await page.getByRole('button', { name: 'More about From gross to net' }).press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('table', { name: 'From gross to net' }).waitFor()
  })

  it('sorts the recent orders by what they come to, over a reload too, and leads to an order', async () => {
    const page = await open('/app/dashboards/sales')
    const tile = page.getByRole('article', { name: 'Recent orders' })
    const totals = async () =>
      (await tile.locator('tbody tr td:last-child').allTextContents()).map((text) =>
        Number(text.replace(/[^\d.]/g, '')),
      )
    await expect.poll(async () => (await totals()).length).toBe(10)
    const falling = (await totals()).toSorted((a, b) => b - a)
    await tile.getByRole('button', { name: 'Total' }).press('Enter')
    await page.waitForURL(/recent=-total/)
    await expect.poll(totals).toEqual(falling)
    await page.reload()
    await expect.poll(totals).toEqual(falling)
    await tile.getByRole('button', { name: 'Total' }).click()
    await expect.poll(totals).toEqual(falling.toReversed())
    await tile.getByRole('link').first().click()
    await page.waitForURL(/\/orders-list\//)
  })

  it('gives a file of exactly what a tile shows', async () => {
    const page = await open('/app/dashboards/sales?period=30d&compare=none')
    await page.getByRole('button', { name: 'More about Payments by method' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download CSV' }).click()
    const file = await (await download).createReadStream()
    const parts: Buffer[] = []
    for await (const part of file) parts.push(part as Buffer)
    const text = Buffer.concat(parts).toString('utf8')
    expect(text).toMatch(/^\uFEFFMethod,Payments,Paid,Failed,Success\r\nUPI,40,32,8,0.8\r\n$/)
  })

  it('prints one tile without the rest of the page', async () => {
    const page = await open('/app/dashboards/sales')
    await page.locator(land).first().waitFor()
    await page.evaluate(() => {
      window.print = () => undefined
    })
    await page.getByRole('button', { name: 'More about Coupons' }).click()
    await page
      .locator('button', { hasText: /^Print$/ })
      .last()
      .click()
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.locator('article:visible h3').allTextContents()).toEqual(['Coupons'])
    await page.emulateMedia({ media: null })
    await page.evaluate(() => dispatchEvent(new Event('afterprint')))
    await expect.poll(() => page.locator('article:visible').count()).toBeGreaterThan(5)
  })
})

describe('both dashboards', () => {
  const looks: [string, VisitOf][] = [
    ['light', {}],
    ['dark', { kept: { currentTheme: 'dark' } }],
    ['mirrored', { kept: { direction: 'rtl', locale: 'fr' } }],
    ['narrow', { viewport: { width: 320, height: 800 }, kept: { locale: 'ja' } }],
    ['in Chinese', { kept: { locale: 'zh' } }],
  ]

  it.each([
    ['default', 'a desk', { width: 1440, height: 900 }],
    ['default', 'a telephone', { width: 390, height: 844 }],
    ['sales', 'a desk', { width: 1440, height: 900 }],
    ['sales', 'a telephone', { width: 390, height: 844 }],
  ])(
    'stand still while their figures arrive, in skeletons of the final height: %s at %s',
    async (path, _, viewport) => {
      const page = await open(`/app/dashboards/${path}`, { viewport, cold: true })
      await page.locator('article h3').first().waitFor()
      await expect.poll(() => page.locator('article[aria-busy], [data-waiting]').count()).toBe(0)
      await page.waitForFunction(() =>
        [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
      )
      const moved = await shiftsOf(page)
      const sum = moved.reduce((total, { value }) => total + value, 0)
      expect(sum, JSON.stringify(moved, null, 1)).toBeLessThan(0.02)
    },
  )

  it.each(looks)('have no fault that axe finds, and fit: %s', async (_, options) => {
    const page = await open('/app/dashboards/default', options)
    const { goTo } = walkOn({ page })
    for (const path of ['default', 'sales']) {
      await goTo(`/app/dashboards/${path}`)
      await page
        .locator(path === 'sales' ? land : 'article svg path')
        .first()
        .waitFor()
      await page.waitForFunction(() =>
        [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
      )
      expect([path, await violationsOf(page)]).toEqual([path, []])
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect([path, overflow]).toEqual([path, 0])
    }
  })

  it('have no fault while they are arranged, or a tile could not be made', async () => {
    const page = await open('/app/dashboards/sales')
    await page.locator(land).first().waitFor()
    await page.getByRole('button', { name: 'Arrange' }).click()
    await page.getByRole('button', { name: 'Hide Coupons' }).click()
    expect(await violationsOf(page)).toEqual([])
    const broken = await open('/app/dashboards/sales')
    await broken.route('**/figures/conversion?*', (route) =>
      route.fulfill({ status: 500, json: { message: 'Broken', code: 'internal' } }),
    )
    await broken.reload()
    await broken.getByRole('alert').first().waitFor()
    await broken.locator(land).first().waitFor()
    await expect.poll(() => broken.getByRole('alert').count()).toBe(3)
    expect(await violationsOf(broken)).toEqual([])
  })

  it('fit a window of 320 pixels, however many sizes were sold', async () => {
    const names = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL']
    const kind = { brand: await rows.brand('Sahil'), category: await rows.category('Shirts') }
    const shirt = await rows.product('Shirt of all sizes', names, kind)
    const line = {
      product: shirt.id,
      mrp: 90_000,
      unit_price: 90_000,
      quantity: 1,
      discount: 0,
      total: 90_000,
    }
    const lines = Object.values(shirt.variants).map((variant) => ({ ...line, variant }))
    const placed_at = new Date(Date.now() - 2 * 86_400_000).toISOString()
    await rows.order({ placed_at, total: 630_000, tax_total: 0, status: 'completed' }, lines)
    await renewSummaries(product().context)
    const page = await open('/app/dashboards/sales', { viewport: { width: 320, height: 640 } })
    await page.getByRole('columnheader', { name: '3XL' }).waitFor({ state: 'attached' })
    await quiet(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBe(0)
  })
})
