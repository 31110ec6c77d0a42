import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { WatchedPage } from './support/browser.ts'
import { openPart } from './support/catalogue.ts'
import { openProduct } from './support/openProduct.ts'
import { quiet } from './support/requestsOf.ts'
import { visit } from './support/shop.ts'

const { product, browser, session, ask } = openProduct()
let watched: WatchedPage
let page: Page

const colours = ['Ivory', 'Indigo', 'Rust', 'Sage', 'Teal', 'Coral', 'Navy', 'Blush', 'Olive', 'Black']
const sizes = ['XS', 'S', 'M', 'L', 'XL', 'XXL']

beforeAll(async () => {
  await ask('/categories', { method: 'POST', body: { name: 'Kurtas', slug: 'kurtas' } })
  await ask('/tax-categories', {
    method: 'POST',
    body: { name: 'Apparel', code: 'APP', taxability: 'nilRated', hsnPrefixes: [{ prefix: '62' }] },
  })
  await ask('/products', {
    method: 'POST',
    body: {
      name: 'Old Kurta',
      slug: 'old-kurta',
      mrp: 100_000,
      salePrice: 100_000,
      variants: [{ sku: 'LIN-BLA-XXL', mrp: 100_000, salePrice: 100_000 }],
    },
  })
  const path = '/app/pages/products/create'
  watched = await visit(browser(), product(), await session(), path)
  page = watched.page
})
afterAll(() => watched?.close())

interface Stored {
  id: string
  version: number
  status: string
  media: { file: string; group?: string }[]
  variants: {
    id: string
    sku: string
    colour: string
    size: string
    salePrice: number
    barcode: string | null
  }[]
}

const stored = async () =>
  (await ask<Stored[]>(`/products?filter=${encodeURIComponent('{"styleCode":"LIN"}')}`))[0]?.id ?? ''

const whole = async () => ask<Stored>(`/products/${await stored()}`)

const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) }).click()

/** Puts text into what has the focus, as Ctrl+V would. */
const paste = (text: string) =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', given)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)

async function save() {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('region', { name: 'Unsaved changes' }).waitFor({ state: 'detached' })
}

/** Fills the sheet of an option with values from a spreadsheet. */
async function fillOption(source: string, values: readonly string[]) {
  const part = page.locator(`[data-source="${source}"]`)
  await part.getByRole('button', { name: 'Add a row' }).click()
  const cell = part.locator('[role=gridcell][data-row="0"][data-column="0"]')
  await cell.waitFor()
  await page.keyboard.press('Escape')
  await cell.click()
  await page.keyboard.press('Escape')
  await paste(values.join('\n'))
  await part.locator(`[role=gridcell][data-row="${values.length - 1}"][data-column="0"]`).waitFor()
}

describe('a product of sixty variants', () => {
  it('is built from nothing: options pasted, SKUs generated, a clash shown before it is saved', async () => {
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Linen Kurta')
    await page.getByLabel('Style code').fill('LIN')
    await tab('Pricing')
    await page.getByLabel('MRP').first().fill('1999')
    await page.getByLabel('Sale price').first().fill('1499')
    await tab('Options')
    await fillOption('colours', colours)
    await fillOption('sizes', sizes)
    await tab('Variants')
    await page.getByRole('button', { name: 'Generate…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Generate variants' })
    await dialog.getByText('60 new variants').waitFor()
    await dialog.getByLabel('Pattern of the SKU').fill('{style}-{colour}-{size}')
    await dialog.getByRole('button', { name: 'Add 60 variants' }).click()
    await page.getByText('60 variants', { exact: true }).waitFor()
    const first = page.locator('[role=gridcell][data-row="0"][data-column="0"]')
    await first.click()
    await page.keyboard.type('LIN-BLA-XXL')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('One thing needs your attention').waitFor()
    await expect.poll(() => first.getAttribute('aria-invalid')).toBe('true')
    // The form has led there, so typing goes into the cell.
    await expect.poll(() => first.evaluate((cell) => cell === document.activeElement)).toBe(true)
    await page.keyboard.type('LIN-IVORY-XS')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL(/\/pages\/products\/[\da-f-]{36}/)
    const { variants } = await whole()
    expect(variants).toHaveLength(60)
    expect(variants[0]?.sku).toBe('LIN-IVORY-XS')
    expect(new Set(variants.map(({ colour, size }) => `${colour} ${size}`)).size).toBe(60)
    expect(variants.every(({ salePrice }) => salePrice === 149_900)).toBe(true)
  })

  it('says why it cannot go live, and leads to what is missing', async () => {
    const card = page.getByRole('region', { name: 'Ready for the store?' })
    await card.getByText('5 things keep it off the store').waitFor()
    expect(await page.getByRole('button', { name: 'Activate' }).count()).toBe(0)
    await card.getByRole('button', { name: 'Enter the HSN code' }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('hsnCode')
  })

  it('gets pictures by colour, in the order they are given', async () => {
    await openPart(page, 'Pictures')
    const shades = ['#f3eee2', '#2f4570', '#99462d']
    const files = await Promise.all(
      shades.map(async (background, index) => ({
        name: `picture-${index + 1}.png`,
        mimeType: 'image/png',
        buffer: await sharp({ create: { width: 900, height: 1200, channels: 3, background } })
          .png()
          .toBuffer(),
      })),
    )
    await page.getByRole('button', { name: /^Ivory 0/ }).click()
    await page.locator('[data-source="media"] input[type=file]').setInputFiles(files)
    const tiles = page.locator('[data-source="media"] li[data-at]')
    await expect.poll(() => tiles.count(), { timeout: 30_000 }).toBe(3)
    await save()
    const before = (await whole()).media
    expect(before.map(({ group }) => group)).toEqual(['Ivory', 'Ivory', 'Ivory'])
    await openPart(page, 'Pictures')
    await page.getByRole('button', { name: /^Move picture 1 back/ }).click()
    await page.getByText('Which colour do they show?').click()
    await page.getByLabel('Colour of picture 3').selectOption('Indigo')
    await save()
    const after = (await whole()).media
    expect(after.map(({ file }) => file)).toEqual([before[1]?.file, before[0]?.file, before[2]?.file])
    expect(after.map(({ group }) => group)).toEqual(['Ivory', 'Ivory', 'Indigo'])
    await page.reload()
    const shown = page.getByRole('region', { name: 'Pictures', exact: true }).locator('img')
    await shown.nth(2).waitFor()
    const sources = await shown.evaluateAll((images) =>
      images.map((image) => (image as HTMLImageElement).src),
    )
    expect(sources.map((source, index) => source.includes(after[index]?.file ?? '-'))).toEqual([
      true,
      true,
      true,
    ])
  })

  it('changes the prices of one colour, and keeps the others', async () => {
    await openPart(page, 'Variants')
    await page.getByRole('button', { name: /^Indigo 6/ }).click()
    await page.getByText('6 of 60 shown').waitFor()
    await page.getByRole('button', { name: 'Change prices…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Change prices' })
    await dialog.getByLabel('Percent', { exact: true }).fill('-20')
    await dialog.getByLabel('Ending', { exact: true }).selectOption('Ends in 99')
    await dialog.getByText('6 variants change').waitFor()
    await dialog.getByRole('button', { name: 'Change 6 prices' }).click()
    const cell = page.locator('[role=gridcell][data-row="0"]')
    // A barcode for the first of them, on the way.
    await cell.and(page.locator('[data-column="6"]')).click()
    await page.keyboard.type('4006381333931')
    await page.keyboard.press('Enter')
    await save()
    const { variants } = await whole()
    const prices = Map.groupBy(variants, ({ salePrice }) => salePrice)
    expect(prices.get(119_900)?.map(({ colour }) => colour)).toEqual(Array(6).fill('Indigo'))
    expect(prices.get(149_900)).toHaveLength(54)
    expect(variants.find(({ barcode }) => barcode === '4006381333931')?.colour).toBe('Indigo')
    // As text again: how many there are of each size and colour, and what they cost, as not all cost the same.
    const matrix = page.getByRole('group', { name: 'Stock' }).first()
    await matrix
      .getByRole('row', { name: /^Indigo/ })
      .getByText('₹1,199.00')
      .nth(5)
      .waitFor()
    expect(await matrix.getByRole('row').count()).toBe(11)
  })

  it('answers a key in the sheet within the budget, also with a thousand variants', async () => {
    const record = await whole()
    const many = Array.from({ length: 1000 }, (_, index) => ({
      sku: `BIG-${index}`,
      colour: `Shade ${index % 50}`,
      size: `N${Math.floor(index / 50)}`,
      mrp: 199_900,
      salePrice: 149_900,
    }))
    const big = await ask<Stored>('/products', {
      method: 'POST',
      body: { name: 'Big', slug: 'big', mrp: 199_900, salePrice: 149_900, variants: many },
    })
    await page.goto(`/app/pages/products/${big.id}?tab=variants`)
    const cell = page.locator('[role=gridcell][data-row="3"][data-column="4"]')
    await cell.waitFor()
    // What the page still loads draws rows as well, and is not the letter's doing.
    await quiet(page)
    await cell.click()
    await page.keyboard.press('Enter')
    const box = cell.locator('input')
    await box.waitFor()
    await expect.poll(() => page.locator('[role=row]').count()).toBeLessThan(80)
    // What makes each letter fast: it is there in the next frame, and of the whole sheet only its own row is touched.
    const touched = await box.evaluate(async (input) => {
      const own = input.closest('[role=row]')
      const others = new Set<string>()
      const note = (changes: readonly MutationRecord[]) => {
        for (const { target, type, attributeName } of changes) {
          const row = (target instanceof Element ? target : target.parentElement)?.closest('[role=row]')
          if (row && row !== own) others.add(`${type} ${attributeName ?? ''} of ${row.textContent}`)
        }
      }
      const observer = new MutationObserver(note)
      observer.observe(document.body, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      })
      const late: string[] = []
      for (const letter of '12345678') {
        const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
        const wanted = `${(input as HTMLInputElement).value}${letter}`
        setter?.call(input, wanted)
        input.dispatchEvent(new Event('input', { bubbles: true }))
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
        if ((input as HTMLInputElement).value !== wanted) late.push(letter)
      }
      observer.disconnect()
      return { late, others: [...others] }
    })
    expect(touched).toEqual({ late: [], others: [] })
    await page.keyboard.press('Escape')
    await page.goto(`/app/pages/products/${record.id}`)
    await page.getByRole('tab', { name: 'General' }).waitFor()
  })

  it('is found by a SKU and by its barcode, and Enter leads to it', async () => {
    for (const code of ['LIN-TEAL-M', '4006381333931']) {
      await page.goto('/app/pages/products')
      await page.getByRole('rowheader').first().waitFor()
      const box = page.getByRole('searchbox', { name: 'Search products' })
      await box.fill(code)
      await page.getByRole('status').filter({ hasText: 'Linen Kurta' }).first().waitFor()
      await expect.poll(() => page.getByRole('rowheader').count()).toBe(1)
      await box.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'Linen Kurta' }).waitFor()
    }
  })

  it('is completed and goes live', async () => {
    const record = await whole()
    await page.goto(`/app/pages/products/${record.id}`)
    const card = page.getByRole('region', { name: 'Ready for the store?' })
    await card.getByRole('button', { name: 'Enter the HSN code' }).click()
    await page.getByLabel('HSN code').fill('620442')
    await tab('Compliance')
    await page.getByLabel('Country of origin').selectOption('IN')
    const category = page.locator('[data-source="primaryCategory"]').getByRole('combobox')
    await category.fill('Kurtas')
    await page.getByRole('option', { name: 'Kurtas' }).click()
    await save()
    await card.getByText('Nothing is missing. It can go on sale.').waitFor()
    await page.getByRole('button', { name: 'Activate' }).click()
    await card.getByText('It is on the store.').waitFor()
    expect((await ask<Stored>(`/products/${record.id}`)).status).toBe('active')
  })
})

describe('a product of the options of the shop', () => {
  beforeAll(async () => {
    await ask('/product-options', {
      method: 'POST',
      body: {
        name: 'Colour',
        code: 'colour',
        display: 'swatch',
        values: [
          { label: 'Sky Blue', code: 'SKY', hex: '#a9c4dc', family: 'blue' },
          { label: 'Marigold', code: 'MAR', hex: '#d99a2b', family: 'yellow' },
          { label: 'Navy', code: 'NVY', hex: '#24304a', family: 'blue' },
        ],
      },
    })
    await ask('/product-options', {
      method: 'POST',
      body: {
        name: 'Size',
        code: 'size',
        display: 'pill',
        values: ['S', 'M', 'L'].map((code) => ({ label: code, code, system: 'alpha' })),
      },
    })
  })

  const choose = async (source: string, name: string) => {
    await page.locator(`[data-source="${source}"]`).getByRole('combobox').fill(name)
    // With the line that tells it from others, once the search has answered.
    await page.getByRole('option', { name: new RegExp(`^${name}( |$)`) }).click()
  }

  const firstOf = (source: string, row: number) =>
    page.locator(`[data-source="${source}"] [role=gridcell][data-row="${row}"][data-column="0"]`)

  it('has its values picked in their order, and variants with their codes', async () => {
    await page.goto('/app/pages/products/create')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Shop Shirt')
    await page.getByLabel('Style code').fill('SHP')
    await tab('Pricing')
    await page.getByLabel('MRP').first().fill('1999')
    await page.getByLabel('Sale price').first().fill('1499')
    await tab('Options')
    await choose('colourOption', 'Colour')
    const colours = page.getByRole('group', { name: 'From “Colour”' })
    await colours.getByRole('button', { name: 'Add Navy' }).click()
    await firstOf('colours', 0).getByText('Navy', { exact: true }).waitFor()
    await colours.getByRole('button', { name: 'Add Sky Blue' }).click()
    // What comes first in the option comes first in the product, and is not offered a second time.
    await firstOf('colours', 0).getByText('Sky Blue', { exact: true }).waitFor()
    await firstOf('colours', 1).getByText('Navy', { exact: true }).waitFor()
    await expect.poll(() => colours.getByRole('button').allTextContents()).toEqual(['Marigold'])
    await choose('sizeOption', 'Size')
    await page.getByRole('group', { name: 'From “Size”' }).getByRole('button', { name: 'Add all 3' }).click()
    await firstOf('sizes', 2).getByText('L', { exact: true }).waitFor()
    await tab('Variants')
    await page.getByRole('button', { name: 'Generate…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Generate variants' })
    await dialog.getByRole('button', { name: 'Add 6 variants' }).click()
    await page.getByText('6 variants', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL(/\/pages\/products\/[\da-f-]{36}/)
    const [made] = await ask<Stored[]>(`/products?filter=${encodeURIComponent('{"styleCode":"SHP"}')}`)
    const record = await ask<Stored & Record<string, unknown>>(`/products/${made?.id}`)
    expect(record.variants.map(({ sku }) => sku)).toEqual([
      ...['SHP-SKY-S', 'SHP-SKY-M', 'SHP-SKY-L'],
      ...['SHP-NVY-S', 'SHP-NVY-M', 'SHP-NVY-L'],
    ])
    expect(record).toMatchObject({
      sizeSystem: 'alpha',
      colours: [
        { value: 'Sky Blue', code: 'SKY', hex: '#a9c4dc', family: 'blue' },
        { value: 'Navy', code: 'NVY', hex: '#24304a', family: 'blue' },
      ],
    })
  })
})
