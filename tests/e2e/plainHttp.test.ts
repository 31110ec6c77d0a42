import { expect, it } from 'vitest'
import { openProduct } from './support/openProduct.ts'
import { signIn } from './support/shop.ts'

const { product, ask, openOutside } = openProduct()

it('without TLS, as in an office without certificates, what browsers keep from such pages is not missed', async () => {
  const page = await openOutside('/login', {
    origin: product().url.replace('127.0.0.1', 'shop.test'),
    // The browser's own word on what it does not take from such a page.
    allow: [/Cross-Origin-Opener-Policy header has been ignored/],
  })
  expect(await page.evaluate(() => [isSecureContext, 'clipboard' in navigator])).toEqual([false, false])
  await signIn(page, 'admin@atelier.test')
  const { id } = await ask('/brands', { method: 'POST', body: { name: 'Loom & Lane' } })
  await page.goto(`/app/pages/brand/${id}/show`)
  await page.getByRole('button', { name: 'Copy the ID' }).click()
  await page.getByText('ID copied').waitFor()
  await page.keyboard.press('Control+k')
  const search = page.getByRole('dialog').getByRole('combobox')
  await search.press('Control+v')
  await expect.poll(() => search.inputValue()).toBe(id)

  await page.goto('/app/pages/pages/create')
  await page.getByLabel('Kind of block').selectOption('button')
  await page.getByRole('button', { name: 'Add block' }).click()
  await page.getByLabel('Words').first().fill('Choose a gift')
})
