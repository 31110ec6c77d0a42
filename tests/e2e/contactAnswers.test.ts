import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { notification } from '../../resources/messages/notification/notification.ts'
import { takeReceipt } from '../../resources/messages/notification/server/receipts/takeReceipt.ts'
import { ensureKeys } from '../../resources/messages/notificationKey/server/ensureKeys.ts'
import { inTransaction } from '../../server/records/work.ts'
import { systemActor } from '../../server/systemActor.ts'
import { connect } from '../api/providers/connect.ts'
import samples from '../samples/whatsapp.json' with { type: 'json' }
import { type Imitation, imitate } from '../support/imitation.ts'
import { runTimedWork } from '../support/runTimedWork.ts'
import { openProduct } from './support/openProduct.ts'
import { violationsOf } from './support/violations.ts'

const { product, open, ask, find } = openProduct()
const phone = '+919876500077'

let meta: Imitation
beforeAll(async () => {
  await ensureKeys(product().context)
  meta = await imitate('graph.facebook.com', ({ path }) => ({
    body: path.endsWith('/media') ? { id: '1037543291543636' } : samples.sent,
  }))
})
afterAll(() => meta?.[Symbol.asyncDispose]())

/** Somebody whom the shop wrote to by WhatsApp, and who writes back. */
async function answered(text: string): Promise<void> {
  const { context } = product()
  await inTransaction(context, { actor: systemActor, requestId: 'test' }, async ({ records }) => {
    const { id } = await records.create(notification, {
      subject: 'Your order is on its way',
      audience: 'customer',
      recipient: 'Meera Iyer',
      phone,
      channel: 'whatsapp',
    })
    await records.transition(notification, id, 'send', { sentAt: new Date().toISOString() })
  })
  await takeReceipt(context, {
    id: 'wamid.in:answered',
    kind: 'answered',
    at: new Date().toISOString(),
    provider: 'whatsapp',
    message: { phone, channel: 'whatsapp' },
    answer: { text },
  })
}

describe('an answer in the contact desk', () => {
  it('says that it is only noted until WhatsApp is set up, then goes out and tells what became of it', async () => {
    await answered('Is it on its way?')
    const { id } = await find('contact-messages', { channel: 'whatsapp', name: 'Meera Iyer' })
    const page = await open(`/app/pages/contact-us/${id}`)
    const reply = page.getByRole('textbox', { name: 'Reply to Meera Iyer' })
    await page.getByText('Only noted, not sent: WhatsApp is not set up.').waitFor()
    await reply.fill('We look.')
    await page.getByRole('button', { name: 'Add the reply' }).click()
    await page.getByText('Only noted here, not sent by WhatsApp.').waitFor()
    await connect(
      product().context,
      { 'messaging.whatsappNumber': '106540352242922' },
      { 'messaging.whatsappToken': 'token of meta' },
    )
    await page.reload()
    await page.getByText(/sent by WhatsApp as you type it, until/).waitFor()
    await reply.fill('Yes.\nTomorrow.')
    await page.getByRole('button', { name: 'Add the reply' }).click()
    const word = page.getByRole('listitem').filter({ hasText: 'Tomorrow.' })
    await word.getByText('Queued').waitFor()
    await runTimedWork(product().context, new Date())
    await word.getByText('Sent', { exact: true }).waitFor()
    expect(JSON.parse(meta.asked.at(-1)?.text ?? '').text.body).toBe('Yes.\nTomorrow.')
    const { thread } = await ask(`/contact-messages/${id}`)
    await takeReceipt(product().context, {
      id: 'wamid.out:failed',
      kind: 'bounced',
      at: new Date().toISOString(),
      provider: 'whatsapp',
      message: { reference: thread.at(-1).sentAs },
      bounce: { hard: false, reason: '131026 Message Undeliverable.' },
    })
    await word.getByText('131026 Message Undeliverable.').waitFor()
    expect(await violationsOf(page, 'main')).toEqual([])
  })

  it('takes files along, which stand in the conversation; a way that has no place for one says so before', async () => {
    const { id } = await find('contact-messages', { channel: 'whatsapp', name: 'Meera Iyer' })
    const page = await open(`/app/pages/contact-us/${id}`)
    await page.getByText(/sent by WhatsApp as you type it, until/).waitFor()
    await page
      .locator('input[type="file"]')
      .last()
      .setInputFiles([
        { name: 'sizes.csv', mimeType: 'text/csv', buffer: Buffer.from('size,chest\nM,96\n') },
        { name: 'care.txt', mimeType: 'text/plain', buffer: Buffer.from('Wash by hand.') },
      ])
    await page.getByRole('button', { name: 'Remove sizes.csv' }).waitFor()
    await page.getByRole('button', { name: 'Remove care.txt' }).waitFor()
    await page.getByRole('textbox', { name: 'Reply to Meera Iyer' }).fill('In the table.')
    expect(await violationsOf(page, 'main')).toEqual([])
    await page.getByRole('button', { name: 'Add the reply' }).click()
    const word = page.getByRole('listitem').filter({ hasText: 'In the table.' })
    await word.getByText('Queued').waitFor()
    await page.getByRole('button', { name: 'Remove sizes.csv' }).waitFor({ state: 'detached' })
    await runTimedWork(product().context, new Date())
    await word.getByText('Sent', { exact: true }).waitFor()
    const documents = meta.asked.flatMap(({ path, text }) =>
      path.endsWith('/messages') ? (JSON.parse(text).document ?? []) : [],
    )
    // Each shows its name itself.
    expect(documents.map(({ filename, caption }) => [filename, caption])).toEqual([
      ['sizes.csv', 'In the table.'],
      ['care.txt', undefined],
    ])
    await page.reload()
    await word.getByRole('button', { name: 'care.txt' }).waitFor()
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      word.getByRole('button', { name: 'sizes.csv' }).click(),
    ])
    expect(saved.suggestedFilename()).toBe('sizes.csv')

    await connect(
      product().context,
      { 'messaging.exotelAccount': 'atelier1', 'messaging.exotelKey': 'apikey-123' },
      { 'messaging.exotelToken': 'token of exotel' },
    )
    const key = await find('notification-keys', { key: 'message.replied' })
    const registered = {
      dltEntityId: '1101234567890',
      dltTemplateId: '1107160000000012345',
      senderHeader: 'ATELIR',
    }
    const words = { name: 'Answer by SMS', kind: 'message', locale: 'en', body: '{{message.reply}}' }
    const template = { ...words, ...registered, key: key.id, channel: 'sms' }
    const made = await ask('/templates', { method: 'POST', body: template })
    await ask(`/templates/${made.id}/transitions/activate`, {
      method: 'POST',
      body: { version: made.version },
    })
    await page.reload()
    await page.getByLabel('By', { exact: true }).selectOption({ label: 'SMS' })
    await page
      .locator('input[type="file"]')
      .last()
      .setInputFiles({
        name: 'more.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('size,waist\nM,78\n'),
      })
    await page.getByRole('textbox', { name: 'Reply to Meera Iyer' }).fill('Here is more.')
    const stays = page.getByText('SMS carries no files. Use e-mail, or take the files out.')
    await stays.waitFor()
    await expect.poll(() => page.getByRole('button', { name: 'Add the reply' }).isDisabled()).toBe(true)
    expect(await violationsOf(page, 'main')).toEqual([])
    await page.getByRole('button', { name: 'Remove more.csv' }).click()
    await stays.waitFor({ state: 'detached' })
    await expect.poll(() => page.getByRole('button', { name: 'Add the reply' }).isDisabled()).toBe(false)
  })
})

describe('the first word of the shop', () => {
  it('takes files along from a customer, and is refused by name where they are too heavy together', async () => {
    const customer = await ask('/customers', {
      method: 'POST',
      body: { firstName: 'Ira', lastName: 'Sen', email: 'ira@example.com', phone: '+919876500078' },
    })
    const page = await open(`/app/pages/customer/${customer.id}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Write to them' }).click()
    const dialog = page.getByRole('dialog', { name: 'Write to Ira Sen' })
    await dialog.getByRole('textbox', { name: 'Subject' }).fill('Your kurta')
    await dialog.getByRole('textbox', { name: 'Text' }).fill('Both are here.')
    const heavy = Buffer.alloc(8 * 1024 * 1024, 'x')
    await dialog.locator('input[type="file"]').setInputFiles([
      { name: 'one.txt', mimeType: 'text/plain', buffer: heavy },
      { name: 'two.txt', mimeType: 'text/plain', buffer: heavy },
    ])
    const alert = dialog.getByText(/^Together the files are larger than 14 MB/)
    await alert.waitFor()
    const submit = dialog.getByRole('button', { name: 'Open the conversation' })
    await expect.poll(() => submit.isDisabled()).toBe(true)
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Remove two.txt' }).click()
    await alert.waitFor({ state: 'detached' })
    await dialog.locator('input[type="file"]').setInputFiles({
      name: 'care.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('Wash by hand.'),
    })
    await dialog.getByRole('button', { name: 'Remove care.txt' }).waitFor()
    await submit.click()
    await dialog.waitFor({ state: 'detached' })
    const { id, thread } = await find('contact-messages', { name: 'Ira Sen' })
    await runTimedWork(product().context, new Date())
    const desk = await open(`/app/pages/contact-us/${id}`)
    const word = desk.getByRole('listitem').filter({ hasText: 'Both are here.' })
    await word.getByRole('button', { name: 'one.txt' }).waitFor()
    await word.getByRole('button', { name: 'care.txt' }).waitFor()
    expect(await ask(`/notifications/${thread.at(-1).sentAs}`)).toMatchObject({
      status: 'sent',
      attached: ['one.txt', 'care.txt'],
    })
  })
})
