import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Call, TestServer } from '../support/server.ts'
import { launch, type WatchedPage } from './support/browser.ts'
import { nobody, type Session, sessionOf, signIn, startShop, type Visit, visit } from './support/shop.ts'

interface Product {
  id: string
  version: number
  name: string
  styleCode: string
  shortDescription: string
  status: string
  mrp: number
  salePrice: number
  discount: number
  brand: string
  media: { file: string; alt: string }[]
  variants: { sku: string; colour: string; size: string; mrp: number; salePrice: number; stock: number }[]
}

let product: TestServer
let browser: Browser
let staff: Session
let admin: Session
let api: Call
/** Every test takes a product of its own from these, all of them active. */
let untouched: Product[]
let opened: WatchedPage[] = []

beforeAll(async () => {
  product = await startShop(40)
  browser = await launch()
  api = await product.signIn('admin')
  const active = { status: 'active', media: { empty: false } }
  const query = new URLSearchParams({
    filter: JSON.stringify(active),
    sort: '["styleCode","ASC"]',
    range: '[0,39]',
  })
  untouched = (await ask<Product[]>(`/products?${query}`)).filter(({ media }) => media.length > 1)
  staff = await sessionOf(browser, product, 'catalogue@atelier.test')
  admin = await sessionOf(browser, product, 'admin@atelier.test')
})
afterAll(async () => {
  await browser?.close()
  await product?.close()
})
afterEach(async () => {
  const all = opened
  opened = []
  for (const { close } of all) await close()
})

async function ask<T>(path: string, init: Parameters<Call>[1] = {}): Promise<T> {
  const answer = await api(path, init)
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}

async function nextProduct(): Promise<Product> {
  const next = untouched.pop()
  if (!next) throw new Error('No product is left. Expected one for each test. Fill the shop with more.')
  return ask<Product>(`/products/${next.id}`)
}

const stored = ({ id }: { id: string }) => ask<Product>(`/products/${id}`)

async function open(path: string, { as = staff, ...options }: Visit & { as?: Session } = {}): Promise<Page> {
  const watched = await visit(browser, product, as, path, options)
  opened.push(watched)
  return watched.page
}

async function edit(
  { id }: { id: string },
  tab?: string,
  options: Parameters<typeof open>[1] = {},
): Promise<Page> {
  const page = await open(`/app/pages/products/${id}`, options)
  await page.getByRole('tab', { name: 'General' }).waitFor()
  if (tab) await page.getByRole('tab', { name: tab }).click()
  return page
}

async function save(page: Page) {
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  expect((await answer).status()).toBe(200)
  await page.getByText(/ saved/).waitFor()
  await page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' })
}

const field = (page: Page, source: string) => page.locator(`[data-source="${source}"]`)
const rowOf = (page: Page, title: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: title }) })
const rupees = (minor: number) => `₹${(minor / 100).toLocaleString('en-IN', { minimumFractionDigits: 2 })}`
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

describe('a product', () => {
  it('is found by a SKU, gets another price, and list and history show it', async () => {
    const wanted = await nextProduct()
    const page = await open('/app/pages/products', { as: nobody })
    await signIn(page, 'catalogue@atelier.test')
    await page.getByRole('searchbox', { name: 'Search products' }).fill(wanted.variants[1]?.sku ?? '')
    await page.getByRole('rowheader').filter({ hasText: wanted.name }).waitFor()
    await expect.poll(() => page.getByRole('rowheader').count()).toBe(1)
    await rowOf(page, wanted.name).getByRole('link', { name: wanted.name }).click()
    await heading(page, wanted.name).waitFor()

    const price = Math.round(wanted.mrp / 200) * 100
    await page.getByRole('tab', { name: 'Pricing' }).click()
    await page.getByLabel('Sale price').fill(String(price / 100))
    await save(page)
    expect((await stored(wanted)).salePrice).toBe(price)

    await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'Products' })
      .click()
    await rowOf(page, wanted.name).waitFor()
    await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'))
    await page.getByRole('button', { name: 'Columns and density' }).click()
    await page.getByRole('dialog').getByText('Sale price', { exact: true }).click()
    await page.getByRole('checkbox', { name: 'Sale price', checked: true }).waitFor()
    await page.keyboard.press('Escape')
    await rowOf(page, wanted.name)
      .getByRole('gridcell', { name: rupees(price) })
      .waitFor()
    await rowOf(page, wanted.name).getByRole('link', { name: wanted.name }).click()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'History', exact: true }).click()
    // The demo shop's own past is hers, too.
    const hers = page.getByText('Camille Laurent').locator('xpath=ancestor::li[1]')
    const entry = hers.filter({ hasText: rupees(price) })
    await entry.getByText('Sale price').waitFor()
    expect(await entry.innerText()).toContain(rupees(wanted.salePrice))
    expect(await entry.innerText()).toContain(rupees(price))
  })

  it('takes a further variant typed into the sheet', async () => {
    const wanted = await nextProduct()
    const page = await edit(wanted, 'Variants')
    await page.getByRole('button', { name: 'Add one' }).click()
    const cells = page.locator(`[role=gridcell][data-row="${wanted.variants.length}"]`)
    await cells.first().waitFor()
    const type = async (column: number, text: string) => {
      await cells.and(page.locator(`[data-column="${column}"]`)).click()
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await type(0, 'NEW-1')
    await page.keyboard.type('Indigo')
    await page.keyboard.press('Tab')
    await page.keyboard.type('One size')
    await page.keyboard.press('Tab')
    await page.keyboard.type('1,999')
    await page.keyboard.press('Tab')
    await page.keyboard.type('1499.5')
    await page.keyboard.press('Tab')
    await save(page)
    expect((await stored(wanted)).variants.at(-1)).toMatchObject({
      ...{ sku: 'NEW-1', colour: 'Indigo', size: 'One size', mrp: 199900, salePrice: 149950, stock: 0 },
    })
  })

  it('keeps the order of its pictures, moved by a button and by dragging, over a reload', async () => {
    const wanted = await nextProduct()
    const [first, second, ...rest] = wanted.media.map(({ file }) => file)
    const order = async () => (await stored(wanted)).media.map(({ file }) => file)
    const page = await edit(wanted, 'Pictures')
    const tiles = field(page, 'media').locator('li')
    await page.getByRole('button', { name: /^Move picture 1 back/ }).click()
    await save(page)
    expect(await order()).toEqual([second, first, ...rest])
    await tiles.and(page.locator('[data-at="1"]')).dragTo(tiles.first())
    await save(page)
    expect(await order()).toEqual([first, second, ...rest])
    await page.getByRole('button', { name: /^Move picture 2 forward/ }).click()
    await save(page)
    await page.reload()
    const shown = tiles.locator('img')
    await shown.first().waitFor()
    const [shownFirst] = await shown.evaluateAll((images) =>
      images.map((image) => (image as HTMLImageElement).src),
    )
    expect(shownFirst).toContain(second)
  })

  it('gets a picture that is uploaded, and shows it', async () => {
    const wanted = await nextProduct()
    const png = await sharp({ create: { width: 900, height: 700, channels: 3, background: '#d14f7a' } })
      .png()
      .toBuffer()
    const page = await edit(wanted, 'Pictures', { pictures: true })
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'pink.png', mimeType: 'image/png', buffer: png })
    const tile = field(page, 'media').locator(`li[data-at="${wanted.media.length}"]`)
    await tile.waitFor()
    await save(page)
    expect((await stored(wanted)).media).toHaveLength(wanted.media.length + 1)
    await page.reload()
    await expect
      .poll(() => tile.locator('img').evaluate((image) => (image as HTMLImageElement).naturalWidth), {
        timeout: 15_000,
      })
      .toBeGreaterThan(0)
  })

  it('is told at the field that its sale price is above the MRP, and nothing is sent', async () => {
    const wanted = await nextProduct()
    const page = await edit(wanted, 'Pricing')
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
    const price = page.getByLabel('Sale price')
    await price.fill('999999')
    await price.press('Tab')
    await field(page, 'salePrice').getByText('Must not be above MRP.').waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('One thing needs your attention').waitFor()
    await expect.poll(() => price.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await price.getAttribute('aria-invalid')).toBe('true')
    expect(sent).toEqual([])
  })

  it('is led from another tab to the SKU that the server refuses', async () => {
    const [other, wanted] = [await nextProduct(), await nextProduct()]
    const page = await edit(wanted, 'Variants')
    const cell = page.locator('[role=gridcell][data-row="1"][data-column="0"]')
    await cell.click()
    await page.keyboard.type(other.variants[0]?.sku ?? '')
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: 'General' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('One thing needs your attention').waitFor()
    const tab = page.getByRole('tab', { name: /^Variants.*1 problem$/ })
    await tab.waitFor()
    await expect.poll(() => tab.getAttribute('aria-selected')).toBe('true')
    await expect.poll(() => cell.getAttribute('aria-invalid')).toBe('true')
    await expect.poll(() => cell.evaluate((each) => each.contains(document.activeElement))).toBe(true)
    expect((await stored(wanted)).version).toBe(wanted.version)
  })

  it('asks before unsaved changes are left behind', async () => {
    const wanted = await nextProduct()
    const page = await edit(wanted)
    await page.getByLabel('Style code').fill('UNSAVED-1')
    const leave = () =>
      page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Brands' }).click()
    await leave()
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
    await dialog.getByText('Style code').waitFor()
    await dialog.getByRole('button', { name: 'Stay here' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await page.getByLabel('Style code').inputValue()).toBe('UNSAVED-1')
    await leave()
    await dialog.getByRole('button', { name: 'Leave without saving' }).click()
    await heading(page, 'Brands').waitFor()
    expect((await stored(wanted)).version).toBe(wanted.version)
  })

  it('is archived after a second thought', async () => {
    const wanted = await nextProduct()
    const page = await edit(wanted)
    await page.getByRole('button', { name: 'Archive' }).click()
    const dialog = page.getByRole('dialog', { name: `Archive: “${wanted.name}”?` })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect((await stored(wanted)).status).toBe('active')
    await page.getByRole('button', { name: 'Archive' }).click()
    await dialog.getByRole('button', { name: 'Archive product' }).click()
    await page.getByRole('button', { name: 'Restore' }).waitFor()
    expect((await stored(wanted)).status).toBe('archived')
  })
})

describe('one product in two hands', () => {
  it('is merged where the changes do not overlap, chosen where they do, and nothing typed is lost', async () => {
    const wanted = await nextProduct()
    const mine = await edit(wanted)
    const theirs = await edit(wanted, undefined, { as: admin })
    await mine.getByRole('textbox', { name: 'Name', exact: true }).fill('My name')
    await mine.getByLabel('Short description').fill('My words')
    await theirs.getByRole('textbox', { name: 'Name', exact: true }).fill('Their name')
    await theirs.getByLabel('Style code').fill('THEIRS-1')
    await save(theirs)
    const answer = mine.waitForResponse((response) => response.request().method() === 'PUT')
    await mine.getByRole('button', { name: 'Save', exact: true }).click()
    expect((await answer).status()).toBe(409)

    const dialog = mine.getByRole('dialog', { name: /was changed by someone else/ })
    await dialog.waitFor()
    await dialog.getByRole('button', { name: 'Not now' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await mine.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('My name')
    expect(await mine.getByLabel('Short description').inputValue()).toBe('My words')

    await mine.getByRole('button', { name: 'Compare and save' }).click()
    await dialog.getByText('Asha Rao saved').waitFor()
    expect(await dialog.getByRole('region', { name: 'Changed by the others only' }).innerText()).toContain(
      'THEIRS-1',
    )
    expect(await dialog.getByRole('region', { name: 'Changed by you only' }).innerText()).toContain(
      'My words',
    )
    const combine = dialog.getByRole('button', { name: 'Combine and save' })
    expect(await combine.isDisabled()).toBe(true)
    await dialog.getByRole('radio', { name: /My name/ }).check()
    await combine.click()
    await mine.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' })
    expect(await stored(wanted)).toMatchObject({
      ...{ name: 'My name', shortDescription: 'My words', styleCode: 'THEIRS-1' },
    })
    expect(await mine.getByLabel('Style code').inputValue()).toBe('THEIRS-1')
  })
})

describe('what surrounds products', () => {
  it('makes exactly one brand of three quick presses on Save', async () => {
    const page = await open('/app/pages/brand/create')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Thrice Pressed')
    const editor = page.getByRole('textbox', { name: 'Description' })
    await editor.waitFor()
    // Formatted text is parsed by the page: its policy must neither show the parser's markup nor let anything of it run.
    expect((await editor.innerText()).trim()).toBe('')
    await page.getByRole('button', { name: 'Save', exact: true }).evaluate((button: HTMLElement) => {
      for (let press = 0; press < 3; press++) button.click()
    })
    await heading(page, 'Thrice Pressed').waitFor()
    await page.waitForURL(/\/pages\/brand\/[\da-f-]{36}$/)
    const query = new URLSearchParams({ filter: '{"name":"Thrice Pressed"}' })
    expect(await ask<unknown[]>(`/brands?${query}`)).toHaveLength(1)
  })

  it('shows formatted text as formatted, and none of it can run', async () => {
    const html =
      '<p>Woven by <strong>hand</strong></p><ul><li>Slowly</li></ul><p><a href="https://atelier.test/care">Care</a></p>'
    const { id } = await ask<{ id: string }>('/brands', {
      method: 'POST',
      body: { name: 'Formatted', slug: 'formatted', description: html },
    })
    // The sanitiser looks at what was pasted in a document of its own; the page's policy refuses its handlers even there.
    const page = await open(`/app/pages/brand/${id}`, { allow: [/^console: Executing inline event handler/] })
    const editor = page.getByRole('textbox', { name: 'Description' })
    await editor.locator('strong').waitFor()
    expect(await editor.innerText()).not.toMatch(/[<>]/)
    await editor.locator('li').click()
    await page.keyboard.press('End')
    await page.evaluate(() => {
      const data = new DataTransfer()
      data.setData(
        'text/html',
        '<b>pasted</b><img src="x" onerror="document.title=\'run\'"><script>document.title=\'run\'</script>',
      )
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    })
    await editor.locator('strong', { hasText: 'pasted' }).waitFor()
    await save(page)
    expect(await page.title()).not.toBe('run')
    expect((await ask<{ description: string }>(`/brands/${id}`)).description).toMatch(
      /Slowly<strong>pasted<\/strong>/,
    )
    await page.goto(`/app/pages/brand/${id}/show`)
    await page.locator('main strong', { hasText: 'hand' }).waitFor()
    const link = page.getByRole('link', { name: 'Care' })
    expect(await link.getAttribute('target')).toBe('_blank')
    expect(await link.getAttribute('rel')).toContain('noopener')
  })

  it('makes a tag', async () => {
    const page = await open('/app/pages/tag')
    await page.getByRole('link', { name: 'New tag' }).click()
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Hand-made in a test')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await heading(page, 'Hand-made in a test').waitFor()
    const query = new URLSearchParams({ filter: '{"name":"Hand-made in a test"}' })
    expect(await ask<unknown[]>(`/tags?${query}`)).toMatchObject([{ kind: 'product' }])
  })

  it('moves a category to another place of the tree', async () => {
    const page = await open('/app/pages/categories')
    await page.getByRole('button', { name: 'Show what is below Women' }).click()
    const child = page.locator('[data-row][aria-level="2"]').first()
    await child.waitFor()
    const id = (await child.getAttribute('data-row')) as string
    await child.getByRole('button', { name: /^Actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Move to…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').click()
    await page.getByRole('option', { name: 'Footwear' }).click()
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    const { parent } = await ask<{ parent: string }>(`/categories/${id}`)
    expect(await ask(`/categories/${parent}`)).toMatchObject({ name: 'Footwear' })
    await page.locator(`[data-row="${id}"]`).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Show what is below Footwear' }).click()
    await page.locator(`[data-row="${id}"]`).waitFor()
  })

  it('says who refers to a brand before it can be deleted', async () => {
    const { brand } = await nextProduct()
    const { name } = await ask<{ name: string }>(`/brands/${brand}`)
    const page = await open(`/app/pages/brand/${brand}`)
    await heading(page, name).waitFor()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete…' }).click()
    const dialog = page.getByRole('dialog', { name: `Delete “${name}”?` })
    await dialog.getByText(/^\d+ products? \(Brand\)$/).waitFor()
    expect(await dialog.getByRole('button', { name: /^Delete/ }).count()).toBe(0)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await page.goto('/app/pages/brand')
    await rowOf(page, name)
      .getByRole('button', { name: /^Actions for/ })
      .click()
    await page.getByRole('menuitem', { name: 'Delete…' }).click()
    await page
      .getByRole('dialog')
      .getByText(/^\d+ products? \(Brand\)$/)
      .waitFor()
    expect((await api(`/brands/${brand}`)).status).toBe(200)
  })
})

describe('the list of products', () => {
  it('archives several at once, and says which were left out and why', async () => {
    const chosen = [await nextProduct(), await nextProduct(), await nextProduct()]
    const [gone] = chosen as [Product]
    const page = await open(
      `/app/pages/products?${new URLSearchParams({ filter: JSON.stringify({ id: chosen.map(({ id }) => id) }) })}`,
    )
    for (const { name } of chosen) await rowOf(page, name).getByRole('checkbox').click({ force: true })
    const bar = page.getByRole('region', { name: 'Selected records' })
    await bar.getByText('3 selected').waitFor()
    await ask(`/products/${gone.id}/transitions/archive`, { method: 'POST', body: { version: gone.version } })
    await bar.getByRole('button', { name: 'Archive' }).click()
    const dialog = page.getByRole('dialog', { name: 'Archive 3 products?' })
    await dialog.getByText('2 products will change, 1 is skipped:').waitFor()
    await dialog.getByText(gone.name).waitFor()
    await dialog.getByRole('button', { name: 'Archive 2 products' }).click()
    await dialog.waitFor({ state: 'detached' })
    for (const each of chosen) await expect.poll(async () => (await stored(each)).status).toBe('archived')
  })

  it('has its state in the address, over a reload and Back', async () => {
    const page = await open('/app/pages/products')
    const titles = () => page.getByRole('rowheader').allInnerTexts()
    const shows = (address: string) => async () => ({
      address: page.url().endsWith(address),
      titles: await titles(),
    })
    await page
      .getByRole('navigation', { name: 'Views' })
      .getByRole('link', { name: /^Active/ })
      .click()
    await page.getByRole('columnheader').getByRole('button', { name: 'Style code' }).click()
    await page.waitForURL(/sort=styleCode/)
    const active = new URLSearchParams({
      filter: '{"status":"active"}',
      sort: '["styleCode","ASC"]',
      range: '[0,49]',
    })
    const names = (await ask<Product[]>(`/products?${active}`)).map(({ name }) => name)
    expect(names.length).toBeGreaterThan(25)
    await expect.poll(titles, { timeout: 15_000 }).toEqual(names.slice(0, 25))
    const first = new URL(page.url()).search
    await page.getByRole('button', { name: 'Next page' }).click()
    await expect.poll(titles, { timeout: 15_000 }).toEqual(names.slice(25))
    const second = new URL(page.url()).search
    expect(second).toContain('page=2')
    await page.reload()
    await expect.poll(shows(second), { timeout: 15_000 }).toEqual({ address: true, titles: names.slice(25) })
    await page.goBack()
    await expect
      .poll(shows(first), { timeout: 15_000 })
      .toEqual({ address: true, titles: names.slice(0, 25) })
    await page.goForward()
    await expect.poll(shows(second), { timeout: 15_000 }).toEqual({ address: true, titles: names.slice(25) })
  })
})
