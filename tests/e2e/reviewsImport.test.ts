import { beforeAll, expect, it } from 'vitest'
import { judgeMeFile } from '../support/foreignReviews.ts'
import { openProduct } from './support/openProduct.ts'
import { violationsOf } from './support/violations.ts'

const { ask, open } = openProduct()

const ratings = () =>
  ask<{ title: string; status: string }[]>('/ratings?sort=["createdAt","ASC"]&range=[0,9]')

beforeAll(async () => {
  const product = { name: 'Mul Kurta', slug: 'mul-kurta', mrp: 199_900, salePrice: 149_900 }
  await ask('/products', { method: 'POST', body: product })
})

it('takes Judge.me’s file of reviews as it is: what is refused is named before anything is stored, all of it can be undone', async () => {
  const page = await open('/app/pages/rating')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Import records' })
  await dialog.getByText('The file of a former system').waitFor()
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'reviews.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(judgeMeFile),
  })
  await page.getByText('This is a file of Judge.me.').waitFor()
  const chosen = (column: string) => page.getByRole('combobox', { name: column, exact: true })
  await expect.poll(() => chosen('curated').inputValue()).toBe('status')
  expect(await page.getByText('Lines without an id').count()).toBe(0)
  await page.getByRole('button', { name: 'Compare' }).click()
  await page.getByText('Would be made: 2. Would be changed: 0. Unchanged: 0.').waitFor()
  await page.getByText('“no-such-product” was not found', { exact: false }).first().waitFor()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Store 2 records' }).click()
  await page.getByText('Made: 2. Changed: 0. Unchanged: 0.').waitFor()
  expect(await ratings()).toMatchObject([
    { title: 'Soft', status: 'approved' },
    { title: 'So so', status: 'pending' },
  ])
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await expect.poll(ratings).toEqual([])
})
