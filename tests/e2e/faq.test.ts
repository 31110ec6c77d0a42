import { expect, it } from 'vitest'
import { openProduct } from './support/openProduct.ts'
import { violationsOf } from './support/violations.ts'

const { ask, open } = openProduct()

it('each says once whether an answer helped, may change it, and whoever edits sees what all have said', async () => {
  const body = { question: 'Where is the tape?', answer: '<p>In the drawer.</p>' }
  const { id } = await ask('/faq-questions', { method: 'POST', body })
  const address = `/app/pages/faq#${id}`
  const theirs = await open(address, { as: 'catalogue@atelier.test' })
  const yes = theirs.getByRole('button', { name: 'Yes' })
  await yes.click()
  await theirs.getByRole('button', { name: 'Yes', pressed: true }).waitFor()
  await theirs.reload()
  await theirs.getByRole('button', { name: 'Yes', pressed: true }).waitFor()
  expect(await theirs.getByText('found it helpful').count()).toBe(0)
  expect(await violationsOf(theirs)).toEqual([])

  const page = await open(address)
  await page.getByText('1 of 1 found it helpful').waitFor()
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await page.getByText('1 of 2 found it helpful').waitFor()
  await page.reload()
  await page.getByRole('button', { name: 'No', pressed: true }).waitFor()
  await page.getByRole('button', { name: 'Yes' }).click()
  await page.getByText('2 of 2 found it helpful').waitFor()
  // A second press takes it back.
  await yes.click()
  await theirs.getByRole('button', { name: 'Yes', pressed: false }).waitFor()
  await page.reload()
  await page.getByText('1 of 1 found it helpful').waitFor()
  await page.goto(new URL('/app/pages/faq-questions', page.url()).href)
  await page.getByRole('row', { name: /Where is the tape/ }).waitFor()
  expect(await ask(`/faq-questions/${id}`)).toMatchObject({ helpful: 1, unhelpful: 0 })
})

it('questions are searched in all groups, linked one by one, and lead to the documents where none fits', async () => {
  for (const [group, question, answer] of [
    ['catalogue', 'How is a sample booked?', '<p>With the tailor, on Mondays.</p>'],
    ['orders', 'When does the courier come?', '<p>At four, not on Mondays.</p>'],
  ])
    await ask('/faq-questions', { method: 'POST', body: { group, question, answer } })
  const page = await open('/app/pages/faq')
  await page.getByRole('searchbox').fill('mondays')
  await page.getByText('2 questions', { exact: true }).waitFor()
  await expect.poll(() => page.locator('mark').count()).toBeGreaterThan(1)
  await page
    .getByRole('navigation', { name: 'Groups' })
    .getByRole('link', { name: /Orders/ })
    .click()
  await page.getByText('1 question', { exact: true }).waitFor()
  await page.reload()
  await page.getByText('At four,').waitFor()
  await page.goBack()
  await page.getByText('2 questions', { exact: true }).waitFor()
  await page.getByRole('searchbox').fill('nothing of the kind')
  await page
    .getByRole('main')
    .getByRole('link', { name: /documentation/i })
    .click()
  await page.waitForURL(/docs\/documentation.*q=nothing/)
})
