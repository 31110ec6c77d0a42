import { beforeAll, expect, it } from 'vitest'
import { resources } from '../../resources/index.ts'
import { openProduct } from './support/openProduct.ts'
import { startShop } from './support/product.ts'
import { walkOn } from './support/walk.ts'

const { open, ask } = openProduct(startShop)
/** Every list, and the plain ones of the shop's app. */
const paths = [
  ...Object.values(resources).map(({ path }) => path),
  ...['apps/ecommerce/orders', 'apps/ecommerce/product-list'],
]
const widths = [375, 1024, 1440] as const
const seen: string[] = []

/** What does not fit on the page: what scrolls sideways, and words that are cut without a way to read them. */
function misfits(): string[] {
  const found: string[] = []
  const search = document.querySelector<HTMLElement>('main [role="search"] input')
  if (search && search.offsetWidth < 150) found.push(`the search has ${search.offsetWidth} pixels`)
  if (document.documentElement.scrollWidth > innerWidth) found.push('the page scrolls sideways')
  const frame = document.querySelector('table')?.parentElement
  if (frame && frame.scrollWidth > frame.clientWidth) found.push('the table scrolls sideways')
  for (const element of document.querySelectorAll<HTMLElement>(
    'main :is(th, td, button, p, [data-tone]) *',
  )) {
    const isText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
    const { textOverflow, overflowX, webkitLineClamp } = getComputedStyle(element)
    const isCut =
      overflowX !== 'visible' &&
      (element.scrollWidth > element.clientWidth + 1 ||
        (webkitLineClamp !== 'none' && element.scrollHeight > element.clientHeight + 1))
    const isTold = textOverflow === 'ellipsis' || element.closest('[title], [data-tip]')
    if (element.closest('.visually-hidden')) continue
    if (isText && isCut && (!isTold || element.closest('thead'))) found.push(`cut: ${element.textContent}`)
  }
  return found
}

/** Codes that are cut: words without a space, in a column of such, that a table of this width has room for. */
function cutCodes(): string[] {
  const rows = [...document.querySelectorAll('table [data-row]')]
  const cells = rows.map((row) => [...row.querySelectorAll<HTMLElement>('td')])
  return (cells[0] ?? []).flatMap((_, index) => {
    const column = cells.flatMap((row) => row[index] ?? [])
    if (column.some(({ textContent }) => /\s/.test(textContent))) return []
    const cut = column.flatMap((cell) => [cell, ...cell.querySelectorAll<HTMLElement>('*')])
    return cut.flatMap(({ scrollWidth, clientWidth, textContent }) =>
      clientWidth > 1 && scrollWidth > clientWidth + 1 && scrollWidth <= 140
        ? [`cut code: ${textContent}`]
        : [],
    )
  })
}

// One walk through all areas, and each list in three windows: opening the product anew for every list would take minutes.
beforeAll(async () => {
  const page = await open('/app/dashboards/default', { viewport: { width: widths[0], height: 900 } })
  const { goTo, rest } = walkOn({ page })
  for (const path of paths) {
    await goTo(`/app/${path}`)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await rest()
      const found = await page.evaluate(misfits)
      if (width === 1440) found.push(...(await page.evaluate(cutCodes)))
      seen.push(`${width} ${path}`, ...found.map((what) => `${width} ${path}: ${what}`))
    }
    await page.setViewportSize({ width: widths[0], height: 900 })
  }
  await page.close()
}, 600_000)

it('no list scrolls sideways, its search has room, and no word is cut that cannot be read', () => {
  expect(seen.filter((line) => line.includes(': '))).toEqual([])
  expect(seen.length).toBe(widths.length * paths.length)
})

it('a row of the stock says on a phone, too, where the pieces are', async () => {
  const places = await ask<{ name: string }[]>('/stock-locations')
  const page = await open('/app/pages/stock', { viewport: { width: 375, height: 800 } })
  const rows = page.locator('main li[data-row]')
  await expect
    .poll(async () => {
      const texts = await rows.allTextContents()
      return texts.length > 0 && texts.every((text) => places.some(({ name }) => text.includes(name)))
    })
    .toBe(true)
  await page.close()
})
