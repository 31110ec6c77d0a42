import { expect, it } from 'vitest'
import { openProduct } from './support/openProduct.ts'
import { violationsOf } from './support/violations.ts'

const { open } = openProduct()

it('a plan is compared, chosen by the year and taken; a card is kept by its last digits alone', async () => {
  const page = await open('/app/pages/pricing', { viewport: { width: 375, height: 740 } })
  await page.getByRole('link', { name: 'Yearly' }).click()
  await page.reload()
  // One below the other where it is narrow, side by side where there is room; compared feature by feature.
  const lefts = () =>
    page
      .getByRole('region', { name: /^(Starter|Studio|House)/ })
      .evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size)
  await expect.poll(lefts).toBe(1)
  await page.setViewportSize({ width: 1280, height: 740 })
  await expect.poll(lefts).toBe(3)
  await page.setViewportSize({ width: 375, height: 740 })
  const compared = page.getByRole('region', { name: 'Compare the plans' }).getByRole('row')
  await expect.poll(() => compared.count()).toBeGreaterThan(7)
  expect(await violationsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  await page.getByRole('link', { name: 'Get started with Studio' }).click()
  await page.getByRole('button', { name: 'Take this plan' }).click()
  await page.getByText(/^Studio, .* a year/).waitFor()
  await page.reload()
  await page.getByText(/^Studio, .* a year/).waitFor()

  // The plan that one has is paid otherwise from there too, and only so.
  await page.getByRole('link', { name: 'See all plans' }).click()
  await page.getByText('Your plan').waitFor()
  expect(await page.getByRole('link', { name: /^Pay by/ }).count()).toBe(0)
  await page.getByRole('link', { name: 'Monthly' }).click()
  await page.getByRole('link', { name: 'Pay by the month' }).click()
  await page.getByRole('button', { name: 'Take this plan' }).click()
  await page.getByText(/^Studio, .* a month/).waitFor()
  await page.reload()
  await page.getByText(/^Studio, .* a month/).waitFor()
  const invoices = page.getByRole('table', { name: 'Invoices' }).getByRole('row')
  await expect.poll(() => invoices.nth(1).textContent()).toMatch(/Studio.*Monthly.*1,499/)
  await expect.poll(() => invoices.nth(2).textContent()).toMatch(/Studio.*Yearly.*14,990/)

  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.getByRole('button', { name: 'Add a card' }).click()
  await page.getByLabel('Name on the card').fill('Asha Rao')
  await page.getByLabel('Card number').fill('4111 1111 1111 1111')
  await page.getByLabel('Good until (MM/YY)').fill('04/20')
  await page.getByLabel('Code').fill('737')
  await page.getByRole('button', { name: 'Save card' }).click()
  await expect.poll(() => page.getByLabel('Good until (MM/YY)').getAttribute('aria-invalid')).toBe('true')
  await page.getByLabel('Good until (MM/YY)').fill('04/49')
  await page.getByRole('button', { name: 'Save card' }).click()
  await page.getByText('Visa •••• 1111').waitFor()
  await page.reload()
  await page.getByText('Visa •••• 1111').waitFor()
  expect(sent.filter((each) => /4111.?1111|737/.test(each))).toEqual([])
  expect(await violationsOf(page)).toEqual([])
})

it('a card that was taken away comes back to its place', async () => {
  const page = await open('/app/pages/setting/billing')
  const cards = () =>
    page
      .getByRole('radio')
      .evaluateAll((all) => all.map((one) => one.closest('label')?.innerText.match(/\d{4}/)?.[0]))
  const numbers = ['4111 1111 1111 1111', '5555 5555 5555 4444', '4012 8888 8888 1881']
  for (const [at, number] of numbers.entries()) {
    await page.getByRole('button', { name: 'Add a card' }).click()
    await page.getByLabel('Name on the card').fill('Asha Rao')
    await page.getByLabel('Card number').fill(number)
    await page.getByLabel('Good until (MM/YY)').fill('04/49')
    await page.getByLabel('Code').fill('737')
    await page.getByRole('button', { name: 'Save card' }).click()
    await expect.poll(async () => (await cards()).length).toBe(at + 1)
  }
  await expect.poll(() => page.getByRole('button', { name: /Remove .*1111/ }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: /Remove .*4444/ }).click()
  await expect.poll(cards).toEqual(['1111', '1881'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(cards).toEqual(['1111', '4444', '1881'])
  await page.reload()
  await expect.poll(cards).toEqual(['1111', '4444', '1881'])
})
