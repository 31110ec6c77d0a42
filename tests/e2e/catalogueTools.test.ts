import { beforeAll, describe, expect, it } from 'vitest'
import { openProduct } from './support/openProduct.ts'
import { violationsOf } from './support/violations.ts'

const { ask, open } = openProduct()
/** The products, by their names. */
const ids: Record<string, string> = {}

beforeAll(async () => {
  for (const name of ['Kurta', 'Saree', 'Shawl']) {
    const code = name.toUpperCase()
    const variants = ['S', 'M'].map((size) => ({
      sku: `${code}-${size}`,
      size,
      mrp: 199_900,
      salePrice: 149_900,
    }))
    const body = { name, styleCode: code, mrp: 199_900, salePrice: 149_900, variants }
    ids[name] = (await ask<{ id: string }>('/products', { method: 'POST', body })).id
  }
  const title = 'Festive edit'
  const body = { title, type: 'manual', products: [ids.Shawl, ids.Kurta] }
  await ask('/collections', { method: 'POST', body })
})
describe('the list of products', () => {
  it('combines filters in a dialog, in which the panel of each opens and closes by itself', async () => {
    const page = await open('/app/pages/products')
    const heads = page.getByRole('rowheader')
    await heads.nth(2).waitFor()
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('button', { name: 'Combine filters…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Combined filters' })
    await dialog.getByRole('button', { name: 'Filter', exact: true }).click()
    const panel = dialog.getByRole('dialog')
    await panel.getByRole('button', { name: 'Collection', exact: true }).click()
    await panel.getByRole('combobox').last().fill('Festive')
    await page.getByRole('option', { name: 'Festive edit' }).click()
    expect(await violationsOf(page, 'dialog')).toEqual([])
    // The list of collections first, then the panel; the dialog stays.
    await page.keyboard.press('Escape')
    await page.getByRole('option', { name: 'Festive edit' }).waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'detached' })
    await dialog.getByRole('button', { name: 'Show' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => heads.count()).toBe(2)
  })

  it('is narrowed to a collection by a filter, which the address keeps', async () => {
    const page = await open('/app/pages/products')
    const heads = page.getByRole('rowheader')
    await heads.nth(2).waitFor()
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    const panel = page.getByRole('dialog')
    await panel.getByRole('button', { name: 'Collection', exact: true }).click()
    await panel.getByRole('combobox').last().fill('Festive')
    await page.getByRole('option', { name: 'Festive edit' }).click()
    // The list stays open for a further one, and lies over nothing.
    await page.getByRole('option', { name: 'Festive edit' }).waitFor()
    await panel.getByRole('button', { name: 'Done' }).click()
    await panel.waitFor({ state: 'detached' })
    await expect.poll(() => heads.count()).toBe(2)
    await page.reload()
    await expect.poll(() => heads.count()).toBe(2)
    const names = (await heads.allTextContents()).join(' ')
    expect(names).toContain('Kurta')
    expect(names).toContain('Shawl')
    await page.getByText('Festive edit').first().waitFor()
  })
})

describe('a brand', () => {
  it('is viewed on the store in a tab of its own, once somebody said where the store is', async () => {
    await ask('/brands', { method: 'POST', body: { name: 'Mira', slug: 'mira' } })
    const page = await open('/app/pages/brand')
    const menu = page.getByRole('button', { name: 'Actions for Mira' })
    const view = page.getByRole('menuitem', { name: 'View on store' })
    await menu.click()
    await page.getByRole('menuitem', { name: 'Merge into…' }).waitFor()
    expect(await view.count()).toBe(0)
    const filter = encodeURIComponent(JSON.stringify({ key: 'branding.storeUrl' }))
    const [setting] = await ask<{ id: string; version: number }[]>(`/admin-settings?filter=${filter}`)
    const body = { version: setting?.version, value: 'https://shop.example/in/' }
    await ask(`/admin-settings/${setting?.id}`, { method: 'PUT', body })
    await page.context().route('https://shop.example/**', (route) => route.fulfill({ body: 'The store' }))
    await page.reload()
    await menu.click()
    const [store] = await Promise.all([page.context().waitForEvent('page'), view.click()])
    await store.waitForURL('https://shop.example/in/brands/mira')
    expect(await store.evaluate(() => window.opener)).toBeNull()
    expect(new URL(page.url()).pathname).toBe('/app/pages/brand')
  })
})

describe('a size chart', () => {
  it('is typed into a grid by keyboard, and stands there after it is saved', async () => {
    const page = await open('/app/pages/size-charts/create')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Kurtas')
    await page.getByLabel('Add sizes: S, M, L').fill('S, M')
    await page.keyboard.press('Enter')
    await page.getByLabel('Add a measure…').selectOption({ label: 'Waist' })
    const cell = (size: string) => page.getByLabel(`Waist of ${size}`)
    await cell('S').fill('70')
    await cell('S').press('Enter')
    await expect.poll(() => cell('M').evaluate((input) => input === document.activeElement)).toBe(true)
    await page.keyboard.type('74-78')
    expect(await violationsOf(page)).toEqual([])
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.waitForURL(/\/size-charts\/[\da-f-]{36}\/show/)
    await page.goto(page.url().replace('/show', ''))
    await cell('S').waitFor()
    expect([await cell('S').inputValue(), await cell('M').inputValue()]).toEqual(['70', '74–78'])
    // A phone: the grid scrolls in its own frame, the page does not.
    await page.setViewportSize({ width: 320, height: 640 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320)
  })
})

describe('a product', () => {
  it('shows its stock by place, which is received right there', async () => {
    const place = await ask<{ id: string }>('/stock-locations', {
      method: 'POST',
      body: { name: 'Mill Street', code: 'MILL' },
    })
    await ask('/stock-levels/operations/adjust', {
      method: 'POST',
      body: { lines: [{ sku: 'KURTA-S', location: place.id, move: { action: 'receive', quantity: 3 } }] },
    })
    const page = await open(`/app/pages/products/${ids.Kurta}?tab=stock`)
    const table = page.getByRole('group', { name: 'Stock by variant and place' })
    await table.getByText('KURTA-S').waitFor()
    await table.getByText('Mill Street').first().waitFor()
    await table
      .getByRole('button', { name: /on hand, change$/ })
      .first()
      .waitFor()
    expect(await violationsOf(page)).toEqual([])
    await table
      .getByRole('button', { name: /KURTA-S$/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Pieces').fill('4')
    await dialog.getByRole('button', { name: 'Book' }).click()
    await table.getByRole('button', { name: '7 on hand, change' }).waitFor()
  })

  it('has labels to be printed, so many as are asked for', async () => {
    const page = await open(`/app/print?kind=productLabel&of=products&ids=${ids.Kurta},${ids.Saree}&copies=2`)
    const labels = page.getByRole('article')
    await expect.poll(() => labels.count()).toBe(8)
    await expect.poll(() => labels.first().textContent()).toContain('MRP')
    await labels.first().getByRole('img', { name: 'KURTA-S' }).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.emulateMedia({ media: 'print' })
    // Three to a row on paper.
    const lefts = await labels.evaluateAll((list) => list.map((label) => label.getBoundingClientRect().left))
    expect(new Set(lefts.map(Math.round)).size).toBe(3)
  })
})
