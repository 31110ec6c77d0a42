import { beforeAll, expect, it } from 'vitest'
import { pdfText } from '../support/pdfText.ts'
import { openProduct } from './support/openProduct.ts'

const { api, open } = openProduct()

/** More than a page of the screen builds at once. */
const rows = 90

beforeAll(async () => {
  const lines = Array.from({ length: rows }, (_, at) => `Label ${at},label-${at}`)
  await api('/tags/import', {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: `name,slug\n${lines.join('\n')}`,
  })
}, 120_000)

it('a printed list has all its rows, and its head again on every page', async () => {
  const page = await open('/app/pages/tag?perPage=100&sort=name&order=ASC')
  await page.getByRole('rowheader').first().waitFor()
  const pages = pdfText(await page.pdf({ format: 'A4' }))
  expect(pages.length).toBeGreaterThan(2)
  for (const text of pages) expect(text).toMatch(/Used for.*Colour.*Public.*Last used.*Updated/)
  expect(pages.join('').match(/#3e82f7/g)).toHaveLength(rows)
  // What is out of view is not built on the screen again.
  await expect.poll(() => page.getByRole('rowheader').count()).toBeLessThan(rows)
})
