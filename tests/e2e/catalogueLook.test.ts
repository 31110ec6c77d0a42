import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { holdBack } from './support/meet.ts'
import { openProduct } from './support/openProduct.ts'
import { startShop } from './support/product.ts'
import { violationsOf } from './support/violations.ts'

const { find, open } = openProduct(startShop, 'catalogue@atelier.test')
/** The addresses of a product and of a brand that it names. */
let productPage: string
let brandPage: string

beforeAll(async () => {
  const { id, brand } = await find('products', { status: 'active', media: { empty: false } })
  productPage = `/app/pages/products/${id}`
  brandPage = `/app/pages/brand/${brand}`
})

/** Goes to another page of the same visit. */
async function go(page: Page, path: string) {
  await page.goto(path)
  await ready(page)
}

/** Waits until a page of an area is drawn with its data. */
async function ready(page: Page) {
  await page.locator('main h1').waitFor()
  await page.locator('main [role="tablist"], main [data-row], main [data-source], main dl').first().waitFor()
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'))
}

const rows = (page: Page) => page.locator('[data-row]').first().waitFor()

describe('accessibility', () => {
  it.each([
    { currentTheme: 'light', direction: 'ltr' },
    { currentTheme: 'dark', direction: 'rtl' },
  ])('has nothing to complain about with %o', async (kept) => {
    const page = await open('/app/pages/products', { kept })
    const found: Record<string, string[]> = {}
    const look = async (name: string) => {
      const here = await violationsOf(page)
      if (here.length > 0) found[name] = here
    }
    await rows(page)
    await look('list')
    const letGo = await holdBack(page, '**/api/v1/products?*')
    await page.getByRole('columnheader').getByRole('button', { name: 'Style code' }).click()
    await page.locator('[data-stale]').waitFor()
    await look('list that waits for another order')
    await letGo()
    await page.locator('[data-stale]').waitFor({ state: 'detached' })
    await page.locator('[data-row] input[type=checkbox]').first().click({ force: true })
    await page.getByRole('region', { name: 'Selected records' }).waitFor()
    await look('list with a selection')
    await page.getByRole('button', { name: 'Filter', exact: true }).click()
    await page.getByRole('dialog').waitFor()
    await look('choice of a filter')
    await page.getByRole('dialog').getByText('Brand', { exact: true }).click()
    await page.getByRole('dialog', { name: 'Brand' }).waitFor()
    await look('filter panel')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Columns and density' }).click()
    await page.getByRole('dialog').waitFor()
    await look('column panel')

    await go(page, '/app/pages/categories')
    await page.getByRole('button', { name: 'Show what is below Women' }).click()
    await page.locator('[data-row][aria-level="2"]').first().waitFor()
    await look('tree')

    await go(page, productPage)
    const tabs = await page.getByRole('tab').allInnerTexts()
    expect(tabs).toHaveLength(11)
    for (const tab of tabs) {
      await page.getByRole('tab', { name: tab }).click()
      if (tab === 'General') await page.getByRole('toolbar').waitFor()
      await look(`tab ${tab}`)
    }
    await go(page, `${productPage}/show`)
    await look('show page')
    await go(page, `${productPage}/show?tab=history`)
    await page.getByText('created it').waitFor()
    await look('history')

    await go(page, '/app/pages/brand/create')
    await page.getByRole('toolbar').waitFor()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText(/need.? your attention/).waitFor()
    await look('new brand with problems')
    await go(page, brandPage)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete…' }).click()
    await page.getByRole('dialog').getByText('because it is in use').waitFor()
    await look('delete dialog')
    expect(found).toEqual({})
  })
})

describe('room', () => {
  it.each(['ltr', 'rtl'])('is enough for list and form on a phone, %s', async (direction) => {
    const page = await open('/app/pages/products', {
      viewport: { width: 375, height: 800 },
      kept: { direction },
    })
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    await ready(page)
    expect(await overflow()).toBe(0)
    for (const path of [
      '/app/pages/categories',
      '/app/pages/brand/create',
      `${productPage}/show`,
      productPage,
    ]) {
      await go(page, path)
      expect({ path, overflow: await overflow() }).toEqual({ path, overflow: 0 })
    }
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      const name = await tab.innerText()
      expect({ name, overflow: await overflow() }).toEqual({ name, overflow: 0 })
    }
  })
})

describe('language', () => {
  const names = { en: 'Products', fr: 'Produits', zh: '商品', ja: '商品' }

  it.each(Object.entries(names))(
    '%s is spoken on list and form, without a key of a message',
    async (locale, name) => {
      const page = await open('/app/pages/products', { kept: { locale } })
      const keys = async () => {
        const text = await page.evaluate(() => {
          const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap(
            (each) =>
              ['aria-label', 'title', 'placeholder'].map((attribute) => each.getAttribute(attribute) ?? ''),
          )
          return [document.title, document.body.innerText, ...labels].join('\n')
        })
        return text.match(/.*(?:resources\.|\bra\.|\bfields\.|\bform\.|\blist\.|\bshell\.|%\{).*/g) ?? []
      }
      await rows(page)
      await expect.poll(() => page.locator('h1').innerText()).toBe(name)
      expect(await page.evaluate(() => document.documentElement.lang)).toMatch(new RegExp(`^${locale}`))
      await expect.poll(() => keys()).toEqual([])
      await page.locator('[data-row] [data-menu]').first().click()
      await page.getByRole('menu').waitFor()
      await expect.poll(() => keys()).toEqual([])
      await go(page, productPage)
      for (const tab of await page.getByRole('tab').all()) {
        await tab.click()
        await expect.poll(() => keys()).toEqual([])
      }
      for (const path of [`${productPage}/show`, '/app/pages/categories', '/app/pages/tag/create']) {
        await go(page, path)
        await expect.poll(() => keys()).toEqual([])
      }
    },
  )
})
