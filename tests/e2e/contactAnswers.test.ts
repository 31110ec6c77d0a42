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
  meta = await imitate('graph.facebook.com', () => ({ body: samples.sent }))
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
})
