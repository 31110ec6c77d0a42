import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { openProduct } from './support/openProduct.ts'
import { startShop } from './support/product.ts'
import { violationsOf } from './support/violations.ts'

const { api, ask, find, open } = openProduct(startShop, 'catalogue@atelier.test')

const cards = (page: Page) => page.locator('[data-product]')
const order = (page: Page) =>
  cards(page).evaluateAll((list) => list.map((card) => (card as HTMLElement).dataset.product))

describe('merchandising', () => {
  it('the products of a category are ordered by keyboard, by dialog and by dragging, and stay so', async () => {
    const category = await find('categories', { path: 'women/dresses/maxi-dresses' })
    await api(`/categories/${category.id}`, {
      method: 'PUT',
      body: { defaultSort: 'manual', version: category.version },
    })
    const path = `/app/pages/product-category?tab=shelf&category=${category.id}`
    const page = await open(path)
    await cards(page).first().waitFor()
    const [a, b, c, d] = await order(page)
    const becomes = (expected: unknown[]) =>
      expect.poll(async () => (await order(page)).slice(0, 4)).toEqual(expected)

    const numberOf = (id: string | undefined) => page.locator(`[data-product="${id}"] button`).first()
    await numberOf(a).focus()
    await page.keyboard.press('Alt+ArrowRight')
    await becomes([b, a, c, d])

    await numberOf(d).click()
    await page.getByRole('dialog').getByRole('textbox').fill('1')
    await page.keyboard.press('Enter')
    await becomes([d, b, a, c])

    await page.locator(`[data-product="${c}"]`).dragTo(page.locator(`[data-product="${b}"]`))
    await becomes([d, c, b, a])

    await page.reload()
    await cards(page).first().waitFor()
    await becomes([d, c, b, a])
  })

  it('an automatic collection counts while its conditions are chosen, and holds what it counted', async () => {
    const page = await open('/app/pages/collection/create')
    await page.getByLabel('Title', { exact: false }).first().fill('Workwear under 4,000')
    await page.getByLabel('Type').selectOption({ label: 'Automatic' })
    await page.getByRole('tab', { name: 'Products' }).click()
    await page.getByText('Without a condition nothing is found.').waitFor()
    await page.getByRole('button', { name: 'Add a condition' }).click()
    const first = page.getByRole('group', { name: 'Condition 1' })
    await first.getByRole('combobox').last().fill('Workwear')
    await page.getByRole('option', { name: 'Workwear' }).click()
    await page.keyboard.press('Escape')
    const status = page.getByRole('status').filter({ hasText: /products? match/ })
    const count = async () => Number.parseInt((await status.textContent()) ?? '', 10)
    await expect.poll(count).toBeGreaterThan(0)
    const all = await count()
    await page.getByRole('button', { name: 'Add a condition' }).click()
    const second = page.getByRole('group', { name: 'Condition 2' })
    await second.getByLabel('What').selectOption({ label: 'Price' })
    await second.getByLabel('How').selectOption({ label: 'at most' })
    await second.getByLabel('Amount').fill('4000')
    await expect.poll(count).toBeLessThan(all)
    const counted = await count()
    await page
      .getByRole('button', { name: /^Save|^Create/ })
      .first()
      .click()
    await expect
      .poll(async () => (await find('collections', { title: 'Workwear under 4,000' })).productsCount)
      .toBe(counted)
  })

  it('two tags become one', async () => {
    const winter = await find('tags', { name: 'Workwear' })
    const made = await api('/tags', { method: 'POST', body: { name: 'Work wears', kind: 'product' } })
    const { id } = (await made.json()) as { id: string }
    const some = await find('products', { tags: { has: [winter.id] } })
    await api(`/products/${some.id}`, { method: 'PUT', body: { tags: [id], version: some.version } })
    const page = await open(`/app/pages/tag/${id}`)
    await page
      .getByRole('button', { name: 'More' })
      .or(page.locator('[aria-haspopup="menu"]'))
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Merge into…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/1 product \(Tags\)/i).waitFor()
    await dialog.getByRole('combobox').fill('Workwear')
    await page.getByRole('option', { name: /^Workwear/ }).click()
    await dialog.getByRole('button', { name: 'Merge and delete' }).click()
    await page.waitForURL(new RegExp(winter.id))
    expect((await api(`/tags/${id}`)).status).toBe(404)
    expect((await ask(`/products/${some.id}`)).tags).toEqual([winter.id])
  })

  it.each([
    { kept: { currentTheme: 'light' } },
    { kept: { currentTheme: 'dark', direction: 'rtl' }, viewport: { width: 320, height: 800 } },
  ])('its pages are accessible and fit the window with %o', async (options) => {
    const category = await find('categories', { path: 'women/dresses/maxi-dresses' })
    const collection = await find('collections', { slug: 'new-this-season' })
    const page = await open(`/app/pages/product-category?tab=shelf&category=${category.id}`, options)
    const found: Record<string, string[]> = {}
    const look = async (name: string) => {
      await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'))
      const violations = await violationsOf(page)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      const problems = [...violations, ...(wide > 0 ? [`${wide} px too wide`] : [])]
      if (problems.length > 0) found[name] = problems
    }
    await cards(page).first().waitFor()
    await look('by category')
    const item = await find('product-categories', { category: category.id })
    await page.goto(`/app/pages/product-category?tab=product&product=${item.product}`)
    await page.getByRole('radio').first().waitFor()
    await look('by product')
    await page.goto('/app/pages/product-category?tab=cleanUp&list=tooMany&most=1')
    await page
      .getByRole('link', { name: /categories · / })
      .first()
      .waitFor()
    await look('clean-up')
    await page.goto(`/app/pages/collection/${collection.id}`)
    await page.getByRole('tab', { name: 'Products' }).click()
    await page.getByText(/products? match/).waitFor()
    await look('collection')
    expect(found).toEqual({})
  })
})
