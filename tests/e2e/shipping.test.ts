import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { shipmentShop } from '../api/sales/shipmentShop.ts'
import { openProduct } from './support/openProduct.ts'
import { pressInBar } from './support/pressInBar.ts'
import { violationsOf } from './support/violations.ts'

const { product, api, open } = openProduct()
const shop = shipmentShop(product, () => api)

beforeAll(() => shop.prepare(), 300_000)

/** How many sheets the browser would print. */
async function sheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

describe('printing', () => {
  it('begins a sheet for each document, repeats the head of a long table, and leaves the bar out', async () => {
    const long = await shop.ordered({ pieces: Array.from({ length: 45 }, () => 1), price: 105_000 })
    const short = await shop.ordered()
    for (const order of [long, short]) {
      const [parcel] = await shop.parcels(order)
      await shop.steps(parcel?.id ?? '', 'pack', 'label')
    }
    const page = await open(`/app/print?kind=invoice&of=orders&ids=${long.id},${short.id}`)
    await page.getByRole('article').nth(1).waitFor()
    expect(await violationsOf(page)).toEqual([])
    expect(await sheets(page)).toBeGreaterThanOrEqual(3)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => page.getByRole('combobox').first().isVisible()).toBe(false)
    expect(
      await page
        .locator('thead')
        .first()
        .evaluate((head) => getComputedStyle(head).display),
    ).toBe('table-header-group')
    await page.emulateMedia({ media: null })

    await page.goto(`/app/print?kind=packingSlip&of=orders&ids=${short.id}`)
    await page.getByRole('article').waitFor()
    expect(await sheets(page)).toBe(1)

    await page.goto(`/app/print?kind=label&of=orders&ids=${long.id},${short.id}`)
    await page.getByRole('img').nth(1).waitFor()
    expect(await sheets(page)).toBe(1)
    await page.getByRole('combobox', { name: 'Size of the label' }).selectOption('roll')
    expect(await sheets(page)).toBe(2)
  })

  it('opens from the rows of a list, in the language that is chosen', async () => {
    const order = await shop.ordered({ method: 'cod' })
    const [parcel] = await shop.parcels(order)
    await shop.steps(parcel?.id ?? '', 'pack', 'label')
    const page = await open(
      `/app/pages/shipments?filter=${encodeURIComponent(JSON.stringify({ q: parcel?.number }))}`,
    )
    await page.getByRole('checkbox', { name: `Select ${parcel?.number}` }).check()
    await pressInBar(page, /^Print$/)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: 'Document', exact: true }).selectOption('label')
    await dialog.getByRole('combobox', { name: 'Language' }).selectOption('ja')
    const opening = page.context().waitForEvent('page')
    await dialog.getByRole('button', { name: 'Open to print' }).click()
    const paper = await opening
    await paper.getByText('代引').waitFor()
    await expect.poll(() => paper.locator('article').getAttribute('lang')).toBe('ja')
    expect(await violationsOf(paper)).toEqual([])
  })
})
