import { expect, it } from 'vitest'
import { openProduct } from './support/openProduct.ts'
import { startShop } from './support/product.ts'
import { quiet } from './support/requestsOf.ts'

const { find, open } = openProduct(startShop)

it('the cards of a long record are listed at its side: the list goes along, leads to each by mouse and keys, and the address keeps where one was', async () => {
  const product = await find('products', { status: 'active' })
  const address = `/app/pages/products/${product.id}/show?work=low`
  const page = await open('/app/pages/products')
  await page.goto(address)
  const index = page.getByRole('navigation', { name: 'Parts of the product' })
  const reached = index.locator('[aria-current="location"]')
  await expect.poll(() => index.getByRole('link').count()).toBeGreaterThan(6)
  const cards = await page.locator('main section[id^="part-"] h2').allTextContents()
  expect(cards).toEqual(expect.arrayContaining(await index.getByRole('link').allTextContents()))
  await quiet(page)

  const isInSight = (name: string) =>
    page.locator(`#part-${name}`).evaluate((card) => {
      const { top } = card.getBoundingClientRect()
      return top >= 0 && top < innerHeight / 2
    })
  await index.getByRole('link', { name: 'Pricing', exact: true }).click()
  await expect.poll(() => reached.innerText()).toBe('Pricing')
  expect(await isInSight('pricing')).toBe(true)
  // It stands where it can be pressed again.
  await index.getByRole('link', { name: 'Compliance', exact: true }).press('Enter')
  await expect.poll(() => isInSight('compliance')).toBe(true)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('section')?.id)).toBe('part-compliance')

  expect(new URL(page.url()).search).toBe('?work=low')
  await page.reload()
  await expect.poll(() => isInSight('compliance')).toBe(true)
  await page.goBack()
  expect(new URL(page.url()).pathname).toBe('/app/pages/products')
})

it('there is none on a telephone, where nothing stands at the side, nor on paper', async () => {
  const product = await find('products', { status: 'active' })
  const page = await open(`/app/pages/products/${product.id}/show`, { viewport: { width: 375, height: 812 } })
  await quiet(page)
  const index = page.locator('nav[aria-label="Parts of the product"]')
  await index.waitFor({ state: 'attached' })
  await expect.poll(() => index.isVisible()).toBe(false)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => index.isVisible()).toBe(true)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => index.isVisible()).toBe(false)
})
