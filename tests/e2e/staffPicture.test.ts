import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { runDue } from '../../server/jobs/runDue.ts'
import { openProduct } from './support/openProduct.ts'

const { open, ask, find, product } = openProduct()
const vikram = 'orders@atelier.test'

const isDrawn = (picture: Locator) =>
  expect
    .poll(() => picture.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
const inHeader = (page: Page) => page.getByRole('banner').locator('[data-initials] img')

it('the picture that somebody chose is shown wherever colleagues see them, and letters again without it', async () => {
  const picture = await sharp({ create: { width: 512, height: 512, channels: 3, background: '#a33' } })
    .webp()
    .toBuffer()
  await ask('/auth/profile/picture', { method: 'PUT', body: { picture: picture.toString('base64') } })
  const his = (await find('subadmins', { name: 'Vikram Shetty' })).id
  const { id } = await ask('/conversations', { method: 'POST', body: { members: [his] } })
  await ask('/chat-messages', { method: 'POST', body: { conversation: id, text: 'Look at me' } })
  const letter = await ask('/mails', {
    method: 'POST',
    body: { subject: 'A letter', to: [his], body: '<p>Hello</p>' },
  })
  await ask(`/mails/${letter.id}/operations/send`, { method: 'POST', body: { version: letter.version } })
  const { context } = product()
  await runDue(context, context.hooks.mail?.jobs ?? {}, () => new Date(Date.now() + 11_000))

  const chat = await open(`/app/apps/chat/${id}`, { as: vikram })
  await isDrawn(chat.getByRole('navigation', { name: 'Conversations' }).locator('img'))
  await isDrawn(chat.getByRole('log').locator('img'))
  expect(await inHeader(chat).count()).toBe(0)
  const mail = await open('/app/apps/mail/inbox', { as: vikram })
  await isDrawn(mail.locator('[data-letter] img'))
  await mail.locator('[data-letter]').getByRole('link').click()
  await isDrawn(mail.getByRole('article').locator('img'))
  const list = await open('/app/pages/user-list')
  await isDrawn(
    list
      .getByRole('button', { name: /Asha Rao/ })
      .locator('img')
      .first(),
  )

  // Both look at the same record: each sees the other.
  const brand = (await ask('/brands', { method: 'POST', body: { name: 'Handloom' } })).id
  await open(`/app/pages/brand/${brand}`)
  const beside = await open(`/app/pages/brand/${brand}`, { as: 'catalogue@atelier.test' })
  await beside.getByText('Asha Rao').first().waitFor({ state: 'attached' })
  await isDrawn(beside.locator('[data-doing] img'))

  const own = await open('/app/pages/setting/edit-profile')
  await isDrawn(inHeader(own))
  await own.getByRole('button', { name: 'Remove the picture' }).click()
  await inHeader(own).waitFor({ state: 'detached' })
  const letters = own.getByRole('banner').locator('[data-initials]')
  expect(await letters.evaluate((each) => getComputedStyle(each, '::before').content)).toBe('"AR"')
})
