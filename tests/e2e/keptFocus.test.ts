import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { openProduct } from './support/openProduct.ts'
import { startShop } from './support/product.ts'
import { quiet } from './support/requestsOf.ts'

const { ask, find, open } = openProduct(startShop)

/** What has the focus: its element and what it says. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { tagName, textContent } = document.activeElement ?? document.body
    return `${tagName} ${tagName === 'BODY' ? '' : textContent}`
  })

it('who works by keyboard stays where they are: what comes next is where they pressed, another page begins at its heading, what took no press for a while has the focus again', async () => {
  const message = await find('contact-messages', { status: 'new' })
  const page = await open(`/app/pages/contact-us/${message.id}/show`)
  await quiet(page)
  await page.getByRole('button', { name: /^Take up/ }).press('Enter')
  await expect.poll(() => focused(page)).toMatch(/^BUTTON Settle/)
  await page.getByRole('link', { name: 'Edit', exact: true }).press('Enter')
  await page.getByLabel('Subject').first().waitFor()
  await expect.poll(() => focused(page)).toMatch(/^H1 ./)

  const customer = await find('customers', { status: 'active' })
  await ask(`/customers/${customer.id}/operations/note`, { method: 'POST', body: { text: 'Likes linen' } })
  await page.goto(`/app/pages/customer/${customer.id}/show`)
  await page.getByText('Likes linen').waitFor()
  await quiet(page)
  await page.getByRole('button', { name: 'Pin on top', exact: true }).press('Enter')
  await expect.poll(() => focused(page)).toBe('BUTTON Unpin')
  // A press elsewhere is meant: nothing calls the person back.
  await page.getByText('Likes linen').click()
  expect(await focused(page)).toMatch(/^MAIN /)
})
