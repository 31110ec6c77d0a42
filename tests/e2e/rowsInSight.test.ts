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
  const whole = await page.locator('[data-row]').evaluateAll((rows) => {
    // On a desk the rows scroll below a head and above the pages; on a telephone with the page.
    const frame = rows[0]?.closest('table')?.parentElement?.getBoundingClientRect().bottom ?? innerHeight
    return rows.filter((row) => row.getBoundingClientRect().bottom <= Math.min(frame, innerHeight)).length
  })
  expect(whole).toBeGreaterThanOrEqual(most)
})
