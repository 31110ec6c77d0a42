import { beforeAll, expect, it } from 'vitest'
import { resources } from '../../resources/index.ts'
import { openProduct } from './support/openProduct.ts'
import { startShop } from './support/product.ts'
import { walkOn } from './support/walk.ts'

const { open } = openProduct(startShop)
/** Every list, and the plain ones of the shop's app. */
const paths = [
  ...Object.values(resources).map(({ path }) => path),
  ...['apps/ecommerce/orders', 'apps/ecommerce/product-list'],
]
let seen: string[] = []

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

// One walk through all areas for each window: opening the product anew for every list would take minutes.
beforeAll(async () => {
  for (const width of [375, 1024, 1440]) {
    const page = await open('/app/dashboards/default', { viewport: { width, height: 900 } })
    const walk = walkOn({ page })
    for (const path of paths) {
      await walk.goTo(`/app/${path}`)
      seen.push(`${width} ${path}`)
      const found = await page.evaluate(misfits)
      seen = [...seen, ...found.map((what) => `${width} ${path}: ${what}`)]
    }
    await page.close()
  }
}, 600_000)

it('no list scrolls sideways, its search has room, and no word is cut that cannot be read', () => {
  expect(seen.filter((line) => line.includes(': '))).toEqual([])
  expect(seen.length).toBe(3 * paths.length)
})
