import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { dayIn } from '../../src/fields/date/day.ts'
import { formatMoney } from '../../src/fields/money/formatMoney.ts'
import { openProduct } from './support/openProduct.ts'
import { startShop } from './support/product.ts'
import { violationsOf } from './support/violations.ts'

const { ask, find, open } = openProduct(startShop)

describe('the pages of the e-commerce app', () => {
  it('find products by words, category and stock, as the address says, and delete with a way back', async () => {
    const { id } = await ask('/products', {
      method: 'POST',
      body: { name: 'Zebra Kaftan', slug: 'zebra-kaftan', mrp: 200_000, salePrice: 150_000 },
    })
    const page = await open('/app/apps/ecommerce/product-list')
    await page.getByRole('searchbox', { name: 'Search products' }).fill('Zebra')
    const row = page.getByRole('row', { name: /Zebra Kaftan/ })
    await page.getByText('1 product', { exact: true }).waitFor()
    await page.getByLabel('Stock').selectOption({ label: 'Sold out' })
    await row.waitFor()
    await page.reload()
    await row.waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.getByLabel('Stock').selectOption({ label: 'In stock' })
    await page.getByText('No product is like that').waitFor()
    // One press takes all of it back, and one step back brings it again.
    await page.getByRole('button', { name: 'Show all products' }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await expect.poll(() => page.getByRole('searchbox', { name: 'Search products' }).inputValue()).toBe('')
    await page.goBack()
    await page.getByText('No product is like that').waitFor()
    await page.goBack()
    await row.waitFor()

    await row.getByRole('button', { name: /Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await row.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await row.waitFor()

    await row.getByRole('link').click()
    await page.waitForURL(`**/apps/ecommerce/edit-product/${id}`)
    await page.getByLabel('Name', { exact: false }).first().fill('Zebra Kaftan, long')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect
      .poll(async () => (await ask(`/products/${id}`)).name, { timeout: 10_000 })
      .toBe('Zebra Kaftan, long')
    await page.reload()
    await expect
      .poll(() => page.getByLabel('Name', { exact: false }).first().inputValue())
      .toBe('Zebra Kaftan, long')
  })

  it('say that there is nothing yet where nothing is looked for, and offer no way out of that', async () => {
    const page = await open('/app/apps/ecommerce/orders')
    await page.route('**/api/v1/products?*', async (route) =>
      route.fulfill({ response: await route.fetch(), json: [] }),
    )
    await page.goto(new URL('/app/apps/ecommerce/product-list', page.url()).href)
    await page.getByText('No products yet').waitFor()
    expect(await page.getByRole('button', { name: 'Show all products' }).count()).toBe(0)
    expect(await violationsOf(page)).toEqual([])
  })

  it('show the products of a category and of those below it', async () => {
    const women = await find('categories', { path: 'women' })
    const page = await open(`/app/apps/ecommerce/product-list?category=${women.id}`)
    await page.getByRole('row').nth(1).waitFor()
    const all: { id: string; path: string }[] = await ask('/categories?range=[0,499]')
    const below = all.filter(({ path }) => `${path}/`.startsWith('women/')).map((category) => category.id)
    const filter = encodeURIComponent(JSON.stringify({ primaryCategory: { in: below } }))
    const expected: unknown[] = await ask(`/products?filter=${filter}&range=[0,499]`)
    expect(expected.length).toBeGreaterThan(1)
    await page.getByText(`${expected.length} products`, { exact: true }).waitFor()
  })

  it('show orders by how far they are paid', async () => {
    const page = await open('/app/apps/ecommerce/orders?payment=paid')
    await page.getByRole('row').nth(1).waitFor()
    const paid: unknown[] = await ask(
      `/orders?filter=${encodeURIComponent('{"paymentStatus":"paid"}')}&range=[0,499]`,
    )
    await page.getByText(`${paid.length} orders`, { exact: true }).waitFor()
  })

  it.each([
    ['orders', 320],
    ['orders', 375],
    ['product-list', 320],
    ['product-list', 375],
  ])('are rows on a phone, with nothing cut and nothing beside the window: %s at %i', async (path, width) => {
    const page = await open(`/app/apps/ecommerce/${path}`, { viewport: { width, height: 812 } })
    const row = page.getByRole('listitem').filter({ has: page.getByRole('button', { name: /Actions for/ }) })
    await row.nth(1).waitFor()
    const misfits = await row.evaluateAll((rows) =>
      rows.flatMap((one) =>
        [one, ...one.querySelectorAll<HTMLElement>(':not(.visually-hidden)')]
          .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
          .map(({ textContent }) => textContent),
      ),
    )
    expect(misfits).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    expect(await violationsOf(page)).toEqual([])
    await page
      .getByRole('checkbox', { name: /^Select/ })
      .first()
      .click()
    await page.getByText('1 selected').waitFor()
  })

  it('follow what others do: in place, and what is new when it is asked for', async () => {
    const create = (name: string) =>
      ask('/products', {
        method: 'POST',
        body: { name, slug: name.toLowerCase().replace(' ', '-'), mrp: 200_000, salePrice: 150_000 },
      })
    const { id, version } = await create('Okapi Kurta')
    const page = await open('/app/apps/ecommerce/product-list?q=Okapi')
    await page.getByRole('checkbox', { name: 'Select Okapi Kurta' }).click()
    const bar = page.getByRole('region', { name: 'Selected records' })
    await bar.getByText('1 selected').waitFor()
    await ask(`/products/${id}`, { method: 'PUT', body: { version, name: 'Okapi Kurta, long' } })
    await page.getByRole('row', { name: /Okapi Kurta, long/ }).waitFor()
    // What was picked is still picked when the list has come anew.
    const isPicked = () => page.getByRole('checkbox', { name: 'Select Okapi Kurta, long' }).isChecked()
    expect(await isPicked()).toBe(true)
    await create('Okapi Scarf')
    await page.getByRole('button', { name: '1 new – show' }).click()
    await page.getByRole('row', { name: /Okapi Scarf/ }).waitFor()
    await page.getByText('2 products', { exact: true }).waitFor()
    expect(await isPicked()).toBe(true)
    await bar.getByText('1 selected').waitFor()
  })

  it('are narrowed to a range of prices, and to the days on which orders were placed', async () => {
    const page = await open('/app/apps/ecommerce/product-list')
    await page.getByLabel('Price from').fill('1,000')
    await page.getByLabel('Price from').press('Enter')
    await page.waitForURL(/least=100000/)
    await page.getByLabel('Price to').fill('2,500')
    await page.getByRole('heading', { level: 1 }).click()
    await page.waitForURL(/most=250000/)
    await page.reload()
    const filter = encodeURIComponent(JSON.stringify({ priceFrom: { gte: 100_000, lte: 250_000 } }))
    const dear: unknown[] = await ask(`/products?filter=${filter}&range=[0,499]`)
    expect(dear.length).toBeGreaterThan(1)
    await page.getByText(`${dear.length} products`, { exact: true }).waitFor()
    await expect.poll(() => page.getByLabel('Price to').inputValue()).toBe('2,500.00')
    await page.getByLabel('Price to').fill('cheap')
    await page.getByLabel('Price to').press('Enter')
    await expect.poll(() => page.getByLabel('Price to').getAttribute('aria-invalid')).toBe('true')
    expect(new URL(page.url()).searchParams.get('most')).toBe('250000')
    expect(await violationsOf(page)).toEqual([])

    const all: { placedAt: string | null }[] = await ask('/orders?range=[0,499]')
    const days = all.flatMap(({ placedAt }) => (placedAt ? [dayIn(new Date(placedAt))] : [])).sort()
    const [from, to] = [days[Math.floor(days.length / 4)], days[Math.floor(days.length / 2)]] as [
      string,
      string,
    ]
    const within = days.filter((day) => day >= from && day <= to).length
    expect(within).toBeGreaterThan(0)
    await page.goto(new URL('/app/apps/ecommerce/orders', page.url()).href)
    await page.getByRole('textbox', { name: 'Placed from' }).fill(from)
    await page.getByRole('textbox', { name: 'Placed from' }).press('Enter')
    await page.waitForURL(new RegExp(`from=${from}`))
    await page.getByRole('textbox', { name: 'Placed until' }).fill(to)
    await page.getByRole('textbox', { name: 'Placed until' }).press('Enter')
    await page.waitForURL(new RegExp(`to=${to}`))
    await page.reload()
    await page.getByText(within === 1 ? '1 order' : `${within} orders`, { exact: true }).waitFor()
  })

  it('do with several products what the lists do, and take what is found into a file', async () => {
    for (const name of ['Quagga Kurta', 'Quagga Scarf'])
      await ask('/products', {
        method: 'POST',
        body: {
          name,
          slug: name.toLowerCase().replace(' ', '-'),
          mrp: 200_000,
          salePrice: 150_000,
        },
      })
    const page = await open('/app/apps/ecommerce/product-list?q=Quagga')
    await page.getByText('2 products', { exact: true }).waitFor()
    await page.getByRole('checkbox', { name: 'Select Quagga Kurta' }).click()
    const bar = page.getByRole('region', { name: 'Selected records' })
    await bar.getByText('1 selected').waitFor()
    await page.getByRole('checkbox', { name: /on this page/ }).click()
    await bar.getByText('2 selected').waitFor()
    expect(await violationsOf(page)).toEqual([])
    await bar.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Edit fields…' }).waitFor()
    await page.getByRole('menuitem', { name: /Change categories/ }).waitFor()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByText('No product is like that').waitFor()
    await bar.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('2 products', { exact: true }).waitFor()

    // What is asked otherwise is another list: nothing of the first is picked any more.
    await page.getByRole('checkbox', { name: 'Select Quagga Kurta' }).click()
    await bar.getByText('1 selected').waitFor()
    await page.getByRole('searchbox', { name: 'Search products' }).fill('Quagga Scarf')
    await page.getByText('1 product', { exact: true }).waitFor()
    await bar.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Export' }).click()
    const saved = page.waitForEvent('download')
    await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click()
    const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split(/\r?\n/)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain('Quagga Scarf')
  })

  it('count the stock of a product where it is listed', async () => {
    const [level] = await ask<{ id: string; product: string; onHand: number }[]>(
      '/stock-levels?range=[0,0]&sort=["onHand","DESC"]',
    )
    const { product = '', onHand = 0 } = level ?? {}
    const { name, stock } = await ask(`/products/${product}`)
    const page = await open(`/app/apps/ecommerce/product-list?q=${encodeURIComponent(name)}`)
    await page
      .getByRole('row', { name })
      .first()
      .getByRole('button', { name: String(stock) })
      .click()
    const dialog = page.getByRole('dialog', { name: `Stock of ${name}` })
    await dialog
      .getByRole('button', { name: `${onHand} on hand, change` })
      .first()
      .click()
    const counting = page.getByRole('dialog', { name: /^Counted/ })
    await counting.getByRole('textbox', { name: 'Counted' }).fill(String(onHand + 3))
    await counting.getByRole('button', { name: 'Book' }).click()
    await dialog
      .getByRole('button', { name: `${onHand + 3} on hand, change` })
      .first()
      .waitFor()
    expect(await violationsOf(page, 'dialog')).toEqual([])
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page
      .getByRole('row', { name })
      .first()
      .getByRole('button', { name: String(stock + 3) })
      .waitFor()
  })

  it('show the orders of a view, with the sum of what they come to', async () => {
    const sumOf = async (filter: object) => {
      const query = `filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,24]&sort=["createdAt","DESC"]`
      const sum = (await ask<{ total: number }[]>(`/orders?${query}`)).reduce(
        (all, { total }) => all + total,
        0,
      )
      return `Total of this page ${formatMoney(sum, 'en')}`
    }
    const page = await open('/app/apps/ecommerce/orders')
    await page.getByRole('row', { name: await sumOf({}) }).waitFor()
    await page.getByLabel('Which orders').selectOption({ label: 'Unpaid' })
    await page.waitForURL(/view=unpaid/)
    await page.reload()
    const unpaid = await sumOf({
      status: { in: ['pendingPayment', 'placed', 'confirmed', 'processing'] },
      paymentStatus: { in: ['unpaid', 'partiallyPaid'] },
    })
    await page.getByRole('row', { name: unpaid }).waitFor()
    await page.getByLabel('Which orders').selectOption({ label: 'To pack' })
    await page.getByRole('row', { name: unpaid }).waitFor({ state: 'detached' })
    await page
      .getByRole('checkbox', { name: /^Select/ })
      .nth(1)
      .click()
    const bar = page.getByRole('region', { name: 'Selected records' })
    await bar.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: /Print/ }).waitFor()
  })

  it('offer nobody what they may not do', async () => {
    const page = await open('/app/apps/ecommerce/product-list', { as: 'support@atelier.test' })
    await page.getByRole('row').nth(1).waitFor()
    expect(await page.getByRole('link', { name: 'Add product' }).count()).toBe(0)
    await page
      .getByRole('button', { name: /Actions for/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Open' }).waitFor()
    expect(await page.getByRole('menuitem', { name: 'Delete' }).count()).toBe(0)
    expect(await page.getByRole('checkbox').count()).toBe(0)
    await page.getByRole('menuitem', { name: 'Open' }).click()
    await page.waitForURL('**/show')
  })
})
