import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openProduct } from './support/openProduct.ts'
import { startShop } from './support/product.ts'
import { violationsOf } from './support/violations.ts'

const { ask, find, open } = openProduct(startShop)

const crumbs = (page: Page) =>
  page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem').allTextContents()
const name = (page: Page) => page.getByLabel('Name', { exact: false }).first()

describe('a product of the e-commerce app', () => {
  it('is added under the way back to its list, by keys, and changed; what is wrong in another tab is said and led to', async () => {
    const page = await open('/app/apps/ecommerce/product-list')
    await page.getByRole('link', { name: 'Add product' }).click()
    await expect.poll(() => crumbs(page)).toEqual(['Today', 'Product list', 'Add product'])
    await page.keyboard.press('Control+s')
    await page.getByRole('alert').first().waitFor()
    await name(page).fill('Okapi Tunic')
    await page.getByRole('tab', { name: /^Pricing/ }).click()
    await page.getByLabel('MRP', { exact: false }).first().fill('1,500')
    await page.getByLabel('Sale price', { exact: false }).first().fill('1,800')
    await page.getByRole('tab', { name: /^General/ }).click()
    await page.keyboard.press('Control+s')
    await page.getByRole('tab', { name: /^Pricing/, selected: true }).waitFor()
    await page.getByLabel('Sale price', { exact: false }).first().fill('1,200')
    await page.keyboard.press('Control+s')
    await expect
      .poll(async () => (await ask('/products?filter={"q":"Okapi"}')).length, { timeout: 15_000 })
      .toBe(1)
    const { id } = await find('products', { q: 'Okapi' })
    await page.goto(new URL(`/app/apps/ecommerce/edit-product/${id}`, page.url()).href)
    await expect.poll(() => crumbs(page)).toEqual(['Today', 'Product list', 'Okapi Tunic'])
    await name(page).fill('Okapi Tunic, long')
    // A draft of what is unsaved is there after the page was lost; leaving asks for it.
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect.poll(() => name(page).inputValue()).toBe('Okapi Tunic, long')
    await page.getByRole('link', { name: 'Product list' }).first().click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay here' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await expect.poll(() => name(page).inputValue()).toBe('Okapi Tunic')
    await page.getByRole('link', { name: 'Product list' }).first().click()
    await page.waitForURL('**/product-list')
  })

  it('is followed by the next where another is wanted, in the same app', async () => {
    const page = await open('/app/apps/ecommerce/add-product')
    for (const called of ['Tapir Stole', 'Tapir Shawl']) {
      await name(page).fill(called)
      await page.getByRole('tab', { name: /^Pricing/ }).click()
      await page.getByLabel('MRP', { exact: false }).first().fill('1,500')
      await page.getByLabel('Sale price', { exact: false }).first().fill('1,200')
      await page.getByRole('tab', { name: /^General/ }).click()
      await page.getByRole('button', { name: 'Save and create another' }).click()
      await expect.poll(() => name(page).inputValue()).toBe('')
      expect(new URL(page.url()).pathname).toBe('/app/apps/ecommerce/add-product')
    }
    const found: { name: string }[] = await ask('/products?filter={"q":"Tapir"}')
    expect(found.map((each) => each.name).sort()).toEqual(['Tapir Shawl', 'Tapir Stole'])
  })

  it('that there is none of says so, and leads back', async () => {
    const page = await open('/app/apps/ecommerce/edit-product/01932b1c-7a80-7000-8000-000000000001', {
      allow: [/404/],
    })
    await page
      .getByText(/There is no such product/)
      .first()
      .waitFor()
    expect(await violationsOf(page)).toEqual([])
  })
})

describe('an order of the e-commerce app', () => {
  it('gets a remark out of its row, which stands on its page', async () => {
    const page = await open('/app/apps/ecommerce/orders')
    const row = page.getByRole('row').nth(1)
    const number = (await row.getByRole('link').textContent()) ?? ''
    await row.getByRole('button', { name: /Actions for/ }).click()
    await page.getByRole('menuitem', { name: /comment/i }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill('Rang twice, nobody answered.')
    await dialog.getByRole('button', { name: /^(Comment|Add)/ }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.reload()
    await page
      .getByRole('row', { name: new RegExp(number) })
      .getByRole('link')
      .click()
    await page.getByText('Rang twice, nobody answered.').first().waitFor()
    await page.goBack()
    await page.getByRole('row').nth(1).waitFor()
  })
})
