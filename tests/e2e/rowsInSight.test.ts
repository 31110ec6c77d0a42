import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openProduct } from './support/openProduct.ts'
import { startShop } from './support/product.ts'
import { quiet } from './support/requestsOf.ts'

const { open } = openProduct(startShop)

it.each([
  ['a desk', { width: 1440, height: 900 }, 16],
  ['a telephone', { width: 375, height: 812 }, 6],
])('on %s the orders begin high up and stand close: %o shows %i of them whole', async (_name, size, most) => {
  const page = await open('/app/pages/orders-list', { viewport: size })
  await page.locator('[data-row]').first().waitFor()
  await quiet(page)
  expect(await wholeRows(page)).toBeGreaterThanOrEqual(most)
})

it('the buttons of a list stand beside its title wherever both fit, so that its pages stay in sight', async () => {
  const page = await open('/app/pages/tag', {
    viewport: { width: 1440, height: 900 },
    kept: { locale: 'fr' },
  })
  await page.locator('[data-row]').first().waitFor()
  await quiet(page)
  const [title, button] = await Promise.all(
    [page.locator('h1'), page.getByRole('link', { name: 'Nouvelle étiquette' })].map((part) =>
      part.boundingBox(),
    ),
  )
  expect(button?.y).toBeLessThan((title?.y ?? 0) + (title?.height ?? 0))
})

it('compact rows are a third more on a desk than comfortable ones, and no higher than 36 pixels', async () => {
  const page = await open('/app/pages/orders-list')
  const choose = async (density: string) => {
    await page.getByRole('button', { name: 'Columns and density' }).click()
    await page.getByRole('dialog').getByText(density, { exact: true }).click()
    await page.keyboard.press('Escape')
    await quiet(page)
    return wholeRows(page)
  }
  await page.locator('[data-row]').first().waitFor()
  const comfortable = await choose('Comfortable')
  const compact = await choose('Compact')
  expect(compact / comfortable).toBeGreaterThanOrEqual(1.3)
  const [height] = await page.locator('[data-row]').evaluateAll((rows) => rows.map((row) => row.clientHeight))
  expect(height).toBeLessThanOrEqual(36)
})

/** How many rows of a list are seen whole. */
const wholeRows = (page: Page) =>
  page.locator('[data-row]').evaluateAll((rows) => {
    // On a desk the rows scroll below a head and above the pages; on a telephone with the page.
    const frame = rows[0]?.closest('table')?.parentElement?.getBoundingClientRect().bottom ?? innerHeight
    return rows.filter((row) => row.getBoundingClientRect().bottom <= Math.min(frame, innerHeight)).length
  })

it.each([
  ['a desk', { width: 1440, height: 900 }],
  ['a telephone', { width: 375, height: 812 }],
])(
  'on %s what can be done with the picked orders covers neither the last of them nor the pages',
  async (_name, size) => {
    const page = await open('/app/pages/orders-list', { viewport: size })
    await page.locator('[data-row]').first().waitFor()
    await quiet(page)
    await page.locator('[data-row]').last().getByRole('checkbox').click()
    const bar = page.getByRole('region', { name: 'Selected records' })
    await bar.waitFor()
    await page.mouse.move(size.width / 2, size.height / 2)
    await page.mouse.wheel(0, 20_000)
    await expect
      .poll(async () => {
        const above = (await bar.boundingBox())?.y ?? 0
        const below = above + ((await bar.boundingBox())?.height ?? 0)
        const parts = [page.locator('[data-row]').last(), page.getByRole('navigation', { name: 'Pages' })]
        const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
        return boxes.map((box) => !!box && (box.y + box.height <= above || box.y >= below))
      })
      .toEqual([true, true])
  },
)

it('nine of ten cells of each column of orders are read whole at 1440 px, cities as well', async () => {
  const page = await open('/app/pages/orders-list', { viewport: { width: 1440, height: 900 } })
  await page.locator('[data-row]').first().waitFor()
  // Letters come after the page, and what is measured by words follows them.
  await page.waitForFunction(() => [...document.fonts].some(({ family }) => family === 'Inter'))
  const mostCut = () =>
    page.locator('table').evaluate((table) => {
      const isCut = (element: Element) =>
        getComputedStyle(element).overflowX !== 'visible' &&
        element.scrollWidth > element.clientWidth + 1 &&
        element.closest('.visually-hidden') === null
      const rows = [...table.querySelectorAll('[data-row]')]
      const counts = [...(rows[0]?.children ?? [])].map(
        (_, index) =>
          rows.filter((row) => [...(row.children[index]?.querySelectorAll('*') ?? [])].some(isCut)).length,
      )
      return Math.max(...counts) / rows.length
    })
  await expect.poll(mostCut).toBeLessThanOrEqual(0.1)
})
