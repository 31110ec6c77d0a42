import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { staffOf } from './support/atWork.ts'
import { openProduct } from './support/openProduct.ts'
import { startProduct } from './support/product.ts'
import { quiet } from './support/requestsOf.ts'
import { violationsOf } from './support/violations.ts'

const opened = openProduct(startProduct)
const { ask, find } = opened
const staff = staffOf(opened)

beforeAll(async () => {
  for (const [place, name] of ['Kurta', 'Saree', 'Shawl'].entries()) {
    const code = name.toUpperCase()
    const variants = ['S', 'M'].map((size) => ({
      sku: `${code}-${size}`,
      size,
      mrp: 199_900,
      salePrice: 149_900 + place,
    }))
    await ask('/products', {
      method: 'POST',
      body: { name, styleCode: code, mrp: 199_900, salePrice: 149_900, variants },
    })
    await ask('/brands', { method: 'POST', body: { name: `House of ${name}` } })
  }
})

const sheet = (page: Page) => page.getByRole('grid')
const cell = (page: Page, row: string, column: string) =>
  sheet(page).getByRole('row').filter({ hasText: row }).locator(`[data-column="${column}"]`)
const brand = (name: string) => find('brands', { name })

/** Puts a text on the clipboard as another program does. */
const clip = (page: Page, text: string) => page.evaluate((data) => navigator.clipboard.writeText(data), text)
/** Saves, and waits for what is said of it: not for what was said of an earlier time. */
const saves = async (page: Page) => {
  const said = page.getByText(/records? saved/)
  if (await said.isVisible()) await said.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+s')
  await said.waitFor()
}

describe('a list as a spreadsheet', () => {
  it('by the keyboard alone: opened, pasted into, filled, taken back and saved; a reload keeps what is not saved', async () => {
    const { page, refused } = await staff.comes(
      'admin',
      '/app/pages/products?grid=variants&sort=name&order=ASC',
    )
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await cell(page, 'KURTA-S', '1').waitFor()
    await quiet(page)
    await cell(page, 'KURTA-S', '7').click()
    await clip(page, '1,200.50\n1300\n')
    await page.keyboard.press('Control+v')
    await page.getByText('2 cells changed').waitFor()
    // The next two have the price of the second by a fill, which is taken back.
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Control+d')
    await page.getByText('3 cells changed').waitFor()
    await page.keyboard.press('Control+z')
    await page.getByText('2 cells changed').waitFor()
    expect(await violationsOf(page)).toEqual([])
    page.on('dialog', (question) => void question.accept())
    await page.reload()
    await page.getByText(/2 cells changed.*from last time/).waitFor()
    await saves(page)
    const { variants } = await find('products', { name: 'Kurta' })
    expect(variants.map(({ salePrice }: { salePrice: number }) => salePrice)).toEqual([120_050, 130_000])
    // A price above the MRP is held back at its cell, and the cell is led to.
    await cell(page, 'SHAWL-M', '7').click()
    await page.keyboard.type('5000')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+s')
    await page.getByText('one needs attention').waitFor()
    await expect.poll(() => cell(page, 'SHAWL-M', '7').getAttribute('aria-invalid')).toBe('true')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+z')
    await page.getByText('one needs attention').waitFor({ state: 'detached' })
    expect(refused).toEqual([])
  })

  it('two people in one cell: it is marked as soon as the other has saved, and one of the two stays', async () => {
    const admin = await staff.comes('admin', '/app/pages/brand?grid=records')
    const clerk = await staff.comes('catalogue', '/app/pages/brand?grid=records')
    for (const { page } of [admin, clerk]) {
      await cell(page, 'House of Saree', '0').waitFor()
      await quiet(page)
    }
    const types = async (page: Page, name: string, text: string) => {
      await cell(page, name, '0').click()
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    await types(admin.page, 'House of Shawl', 'Shawl by Asha')
    await types(admin.page, 'House of Saree', 'Saree by Asha')
    await types(clerk.page, 'House of Saree', 'Saree by Camille')
    await saves(clerk.page)
    await admin.page.getByText('one changed by somebody else too').waitFor()
    // What is no conflict is saved meanwhile; what is one waits for a choice.
    await saves(admin.page)
    expect((await brand('Shawl by Asha')).version).toBe(2)
    expect((await brand('Saree by Camille')).version).toBe(2)
    await expect
      .poll(() => admin.page.evaluate(() => document.activeElement?.textContent))
      .toContain('Saree by Asha')
    expect(await violationsOf(admin.page)).toEqual([])
    await admin.page.getByRole('button', { name: 'Keep mine' }).click()
    await saves(admin.page)
    expect((await brand('Saree by Asha')).version).toBe(3)
    await cell(clerk.page, 'Saree by Asha', '0').waitFor()
    expect([...admin.refused, ...clerk.refused]).toEqual([])
  })

  it('counts of many levels are booked together with their reason, and the stock of a variant opens where it is written', async () => {
    const place = await ask('/stock-locations', { method: 'POST', body: { name: 'Shelf', code: 'SHELF' } })
    const lines = ['KURTA-S', 'KURTA-M'].map((sku) => ({
      sku,
      location: place.id,
      move: { action: 'receive', quantity: 9 },
    }))
    await ask('/stock-levels/operations/adjust', { method: 'POST', body: { lines } })
    const { page, refused } = await staff.comes(
      'admin',
      '/app/pages/stock?grid=records&sort=sku&order=ASC&columns=item,location,onHand,available',
    )
    await cell(page, 'KURTA-M', '3').click()
    await quiet(page)
    await page.keyboard.type('7')
    await page.keyboard.press('Enter')
    await page.keyboard.type('8')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog')
    await dialog.getByText('KURTA-M: 9 → 7').waitFor()
    await dialog.getByLabel('Note').fill('Counted on Monday')
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Book' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('2 cells changed').waitFor({ state: 'detached' })
    const levels = await ask<{ sku: string; onHand: number }[]>('/stock-levels')
    expect(levels.map(({ sku, onHand }) => [sku, onHand]).sort()).toEqual([
      ['KURTA-M', 7],
      ['KURTA-S', 8],
    ])
    const moves = await ask<{ note: string; reason: string }[]>('/stock-movements')
    const counted = moves.filter(({ note }) => note === 'Counted on Monday')
    expect(counted.map(({ reason }) => reason)).toEqual(['count', 'count'])

    await page.goto(`${opened.product().url}/app/pages/products?grid=variants&sort=name&order=ASC`)
    await cell(page, 'KURTA-M', '15').click()
    await page.getByText('Enter opens where this is changed').waitFor()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: '7 on hand, change' }).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    expect(refused).toEqual([])
  })

  it('offers nobody what they may not write', async () => {
    const { page, refused } = await staff.comes('support', '/app/pages/products?grid=variants')
    await page.getByRole('link', { name: 'Kurta' }).first().waitFor()
    expect(page.url()).not.toContain('grid=')
    await quiet(page)
    expect(refused).toEqual([])
  })

  it('from right to left the arrows and the columns are mirrored, and in a narrow window the sheet scrolls by itself', async () => {
    const page = await opened.open('/app/pages/brand?grid=records', {
      kept: { direction: 'rtl' },
      viewport: { width: 320, height: 700 },
    })
    const first = sheet(page).locator('[data-row="0"][data-column="0"]')
    await first.click()
    await page.keyboard.press('ArrowLeft')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-column')))
      .toBe('1')
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)
    expect(await violationsOf(page)).toEqual([])
  })
})
