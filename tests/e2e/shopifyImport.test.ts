import { beforeAll, expect, it } from 'vitest'
import { shopifyProducts } from '../support/foreignProducts.ts'
import { openProduct } from './support/openProduct.ts'
import { violationsOf } from './support/violations.ts'

const { ask, open } = openProduct()

const make = (path: string, body: Record<string, unknown>) => ask(path, { method: 'POST', body })
const products = () => ask<{ name: string }[]>('/products?sort=["name","ASC"]&range=[0,9]')

beforeAll(async () => {
  await make('/stock-locations', { name: 'Mumbai', code: 'BOM' })
  await make('/brands', { name: 'Indigo House' })
  for (const name of ['Shirts', 'Scarves']) await make('/categories', { name })
  for (const name of ['Summer', 'Office']) await make('/tags', { name })
})

it('takes Shopify’s file of products as it is: columns and the only place are chosen, a picture that is nowhere is named, all of it can be undone', async () => {
  const page = await open('/app/pages/products')
  const dialog = page.getByRole('dialog', { name: 'Import records' })
  // The places come later than whoever has the file at hand.
  const { promise: isOpening, resolve: opening } = Promise.withResolvers<void>()
  await page.route('**/stock-locations/lookup*', async (route) => {
    await isOpening
    await route.continue()
  })
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'products_export.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(shopifyProducts),
  })
  setTimeout(opening, 500)
  await page.getByText('This is a file of Shopify.').waitFor()
  const chosen = (column: string) => page.getByRole('combobox', { name: column, exact: true })
  await expect.poll(() => chosen('Variant Inventory Qty').inputValue()).toBe('stock: Mumbai')
  await expect.poll(() => chosen('Option: Color').inputValue()).toBe('variants.colour')
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByText('Would be made: 1. Would be changed: 0. Unchanged: 0.').waitFor()
  await page.getByRole('textbox', { name: 'Image Src in line 2' }).waitFor()
  await page.getByText('madder-back.jpg', { exact: false }).first().waitFor()
  await page.getByRole('button', { name: 'Back' }).click()
  await chosen('Image Src').selectOption('')
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByText('Would be made: 2. Would be changed: 0. Unchanged: 0.').waitFor()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Store 2 records' }).click()
  await page.getByText('Made: 2. Changed: 0. Unchanged: 0.').waitFor()
  expect((await products()).map(({ name }) => name)).toEqual(['Madder Shirt', 'Plain Scarf'])
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await expect.poll(products).toEqual([])
})
