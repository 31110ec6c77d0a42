import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  receiptsSecretKey,
  receiveReceipt,
} from '../../resources/messages/notification/server/receipts/receiveReceipt.ts'
import { ensureKeys } from '../../resources/messages/notificationKey/server/ensureKeys.ts'
import { secretOrMade } from '../../resources/shared/settings/server/secretOrMade.ts'
import { runDue } from '../../server/jobs/runDue.ts'
import { signatureOf } from '../../server/requests/signature.ts'
import { runTimedWork } from '../support/runTimedWork.ts'
import { meet } from './support/meet.ts'
import { openProduct } from './support/openProduct.ts'
import { quiet } from './support/requestsOf.ts'
import { violationsOf } from './support/violations.ts'

const { product, open, ask, find } = openProduct()
const [vikram, naoko] = ['orders@atelier.test', 'support@atelier.test']

beforeAll(() => ensureKeys(product().context))

async function letGo(): Promise<void> {
  const { context } = product()
  await runDue(context, context.hooks.mail?.jobs ?? {}, () => new Date(Date.now() + 11_000))
}

const idOf = async (name: string): Promise<string> => (await find('subadmins', { name })).id
const editor = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const row = (page: Page, name: string | RegExp) => page.locator('[data-letter]', { hasText: name })
const folder = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name })
const chips = (page: Page, of: 'To' | 'Cc') => page.getByRole('list', { name: of }).getByRole('listitem')

/** Sends a letter of the administrator to these people. */
async function deliver(subject: string, more: object = {}): Promise<void> {
  const to = [await idOf('Vikram Shetty'), await idOf('Naoko Fujii')]
  const { id, version } = await ask('/mails', {
    method: 'POST',
    body: { subject, to, body: '<p>Which cloth?</p>', ...more },
  })
  await ask(`/mails/${id}/operations/send`, { method: 'POST', body: { version } })
  await letGo()
}

describe('an answer', () => {
  it('to all goes to everybody but whoever writes it, and one that is passed on keeps its files', async () => {
    await deliver('Cloth of the kurta')
    const his = await open('/app/apps/mail/inbox', { as: vikram })
    await row(his, 'Cloth of the kurta').getByRole('link').click()
    await his.getByRole('link', { name: 'Reply to all' }).click()
    await chips(his, 'To').filter({ hasText: 'Asha Rao' }).waitFor()
    await chips(his, 'Cc').filter({ hasText: 'Naoko Fujii' }).waitFor()
    expect([await chips(his, 'To').count(), await chips(his, 'Cc').count()]).toEqual([1, 1])
    await editor(his).press('Control+Home')
    await editor(his).pressSequentially('Linen.')
    await his.locator('input[type="file"]').setInputFiles(
      ['swatch.csv', 'prices.csv'].map((name) => ({
        name,
        mimeType: 'text/csv',
        buffer: Buffer.from('sku\n1\n'),
      })),
    )
    await his.getByRole('button', { name: 'prices.csv', exact: true }).waitFor()
    await his.getByRole('button', { name: 'Send', exact: true }).click()
    await his.getByText('leaves in ten seconds').first().waitFor()
    await letGo()

    const hers = await open('/app/apps/mail/inbox', { as: naoko })
    await row(hers, 'Re: Cloth of the kurta').getByRole('link').click()
    const saved: string[] = []
    hers.on('download', (file) => saved.push(file.suggestedFilename()))
    await hers.getByRole('button', { name: 'Download all' }).click()
    await expect.poll(() => saved.toSorted()).toEqual(['prices.csv', 'swatch.csv'])
    await hers.getByRole('link', { name: 'Forward' }).click()
    await hers.getByRole('button', { name: 'swatch.csv', exact: true }).waitFor()
    await expect
      .poll(() => hers.getByLabel('Subject', { exact: true }).inputValue())
      .toBe('Fwd: Re: Cloth of the kurta')
    await editor(hers).getByText('Linen.').waitFor()
    expect(await chips(hers, 'To').count()).toBe(0)
    await expect.poll(() => hers.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true)
  })

  it('is stored when its page is left, and says of a file that is too large that it is', async () => {
    const page = await open('/app/apps/mail/compose')
    const to = page.getByRole('combobox', { name: 'To' })
    // One ring says where the focus is, the one of the whole box.
    expect(await to.evaluate((box) => getComputedStyle(box).outlineStyle)).toBe('none')
    await page.locator('input[type="file"]').setInputFiles({
      name: 'film.bin',
      mimeType: 'application/octet-stream',
      buffer: Buffer.alloc(10 * 1024 * 1024 + 1),
    })
    await page.getByRole('alert').filter({ hasText: 'film.bin' }).waitFor()
    await page.getByLabel('Subject', { exact: true }).fill('Left at once')
    await folder(page, /^Inbox/).click()
    await page.waitForURL('**/inbox')
    await folder(page, /Drafts, 1/).click()
    await row(page, 'Left at once').waitFor()
    await page.reload()
    await row(page, 'Left at once').getByRole('link').click()
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.waitForURL('**/inbox')
    await page.getByRole('button', { name: 'Send', exact: true }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await folder(page, /Drafts, 1/).waitFor()
  })
})

describe('a letter that cannot be stored', () => {
  it('is asked about before it is left, and goes with its page as soon as it can', async () => {
    const page = await open('/app/apps/mail/compose', { allow: [/net::ERR_CONNECTION_FAILED/] })
    const stop = await meet(page, '**/api/v1/mails', (route) =>
      route.request().method() === 'POST' ? route.abort('connectionfailed') : route.fallback(),
    )
    const subject = page.getByLabel('Subject', { exact: true })
    await subject.fill('Not lost')
    await folder(page, /^Sent/).click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay' }).click()
    await question.waitFor({ state: 'detached' })
    await expect.poll(() => subject.inputValue()).toBe('Not lost')
    await stop()
    await folder(page, /^Drafts/).click()
    await row(page, 'Not lost').waitFor()
    await page.reload()
    await row(page, 'Not lost').waitFor()
  })
})

describe('letters', () => {
  it('are marked as read and unread, all of a page at once, and shown bold and counted until then', async () => {
    await deliver('Second letter')
    await deliver('Third letter')
    const hers = await open('/app/apps/mail/inbox', { as: naoko })
    await folder(hers, /Inbox, 3 unread/).waitFor()
    const weight = (name: string) =>
      row(hers, name)
        .getByText(name, { exact: true })
        .evaluate((words) => Number(getComputedStyle(words).fontWeight))
    const bold = await weight('Second letter')
    await hers.getByLabel('Select all on this page').check()
    await hers.getByRole('button', { name: 'Mark as read' }).click()
    await folder(hers, /^Inbox$/).waitFor()
    await expect.poll(() => hers.locator('[data-unread]').count()).toBe(0)
    await hers.reload()
    await row(hers, 'Second letter').waitFor()
    expect(await weight('Second letter')).toBeLessThan(bold)
    await row(hers, 'Second letter').getByRole('link').click()
    // The list stands, with stars of its own, until the letter has come.
    await hers.getByRole('heading', { name: 'Second letter' }).waitFor()
    await hers.getByRole('button', { name: 'Star' }).click()
    await hers.getByRole('button', { name: 'Star', pressed: true }).waitFor()
    await hers.getByRole('button', { name: 'Mark as unread' }).click()
    await folder(hers, /Inbox, 1 unread/).waitFor()
    // The count may be told before the way back is gone; loaded anew, the letter's own page would mark it as read.
    await hers.waitForURL('**/inbox')
    await hers.reload()
    await row(hers, 'Second letter').getByRole('button', { name: 'Star', pressed: true }).waitFor()
    await expect.poll(() => row(hers, 'Second letter').getAttribute('data-unread')).not.toBeNull()
  })

  it('are gone for ever once that is confirmed, for their owner alone', async () => {
    const hers = await open('/app/apps/mail/inbox', { as: naoko })
    await row(hers, 'Third letter').getByRole('link').click()
    await hers.getByRole('heading', { name: 'Third letter' }).waitFor()
    // As fast as one types, while the letter is still being marked as read.
    for (const key of ['s', '#']) await hers.keyboard.press(key)
    await hers.waitForURL('**/inbox')
    await row(hers, 'Third letter').waitFor({ state: 'detached' })
    await folder(hers, 'Deleted').click()
    await row(hers, 'Third letter').getByRole('button', { name: 'Star', pressed: true }).waitFor()
    await row(hers, 'Third letter').getByRole('link').click()
    await hers.getByRole('button', { name: 'Delete for ever' }).click()
    await hers.getByRole('dialog').getByRole('button', { name: 'Delete for ever' }).click()
    await hers.getByText('Nothing deleted.').waitFor()
    await hers.reload()
    await hers.getByText('Nothing deleted.').waitFor()
    const his = await open('/app/apps/mail/inbox', { as: vikram })
    await row(his, 'Third letter').waitFor()
  })

  it('are starred and marked several at once, and one that is read by what stands above it, as a reload finds them', async () => {
    await deliver('Fourth letter')
    const hers = await open('/app/apps/mail/inbox', { as: naoko })
    const both = ['Second letter', 'Fourth letter']
    for (const name of both) await hers.getByLabel(`Select “${name}”`).check()
    const tools = hers.getByText('2 selected').locator('..')
    await tools.getByRole('button', { name: 'Star', exact: true }).click()
    await tools.getByRole('button', { name: 'Remove the star' }).waitFor()
    const unread = async () => {
      const marks = both.map((name) => row(hers, name).getAttribute('data-unread'))
      return (await Promise.all(marks)).filter((mark) => mark !== null).length
    }
    await tools.getByRole('button', { name: 'Mark as read' }).click()
    await expect.poll(unread).toBe(0)
    await tools.getByRole('button', { name: 'Mark as unread' }).click()
    await expect.poll(unread).toBe(2)
    await hers.reload()
    for (const name of both)
      await row(hers, name).getByRole('button', { name: 'Star', pressed: true }).waitFor()
    await expect.poll(unread).toBe(2)
    await row(hers, 'Fourth letter').getByRole('link').click()
    const title = hers.getByRole('heading', { name: 'Fourth letter' })
    await title.waitFor()
    await hers.getByRole('button', { name: 'Label' }).click()
    await hers.getByLabel('Works', { exact: true }).check()
    await title.getByText('Works').waitFor()
    await hers.keyboard.press('Escape')
    await hers.reload()
    await title.getByText('Works').waitFor()
    await hers.keyboard.press('Escape')
    await hers.waitForURL('**/inbox')
    await row(hers, 'Fourth letter').waitFor()
  })

  it('lead on and back by the browser’s buttons, and load nothing from elsewhere', async () => {
    const picture = '<p>Look</p><img src="https://pictures.example/track.gif" alt="The cover">'
    await deliver('With a picture', { body: picture })
    const his = await open('/app/apps/mail/inbox', { as: vikram })
    const outside: string[] = []
    his.on('request', (asked) => {
      if (new URL(asked.url()).host.endsWith('.example')) outside.push(asked.url())
    })
    await row(his, 'With a picture').getByRole('link').click()
    await his.getByRole('heading', { name: 'With a picture' }).waitFor()
    await his.getByRole('article').getByText('Picture left out: The cover').waitFor()
    await his.reload()
    await his.getByRole('article').getByText('Picture left out: The cover').waitFor()
    await quiet(his)
    expect(outside).toEqual([])
    expect(await violationsOf(his)).toEqual([])
    await his.goBack()
    await row(his, 'With a picture').waitFor()
    await his.goForward()
    await his.getByRole('heading', { name: 'With a picture' }).waitFor()
    await his.goBack()
    await folder(his, 'Sent').click()
    await row(his, 'Re: Cloth of the kurta').waitFor()
    await his.goBack()
    await row(his, 'With a picture').waitFor()
  })
})

describe('an answer to a broadcast', () => {
  it('lies in a folder of its own, names the broadcast, and is answered as in the contact desk', async () => {
    const { context } = product()
    const { id: customer, version: made } = await ask('/customers', {
      method: 'POST',
      body: { firstName: 'Meera', email: 'meera@example.com', phone: '+919876500017' },
    })
    await ask(`/customers/${customer}/transitions/activate`, { method: 'POST', body: { version: made } })
    await ask(`/customers/${customer}/operations/consent`, {
      method: 'POST',
      body: { channel: 'email', state: 'granted', source: 'Newsletter' },
    })
    const { id, version } = await ask('/broadcasts', {
      method: 'POST',
      body: {
        name: 'Looms of Maheshwar',
        customers: [customer],
        texts: [{ locale: 'en', subject: 'New saris', body: 'Come and see' }],
      },
    })
    await ask(`/broadcasts/${id}/transitions/submit`, { method: 'POST', body: { version } })
    // At noon in the shop, for nothing leaves in the quiet hours.
    await runTimedWork(context, new Date('2030-03-01T06:30:00Z'))
    const { id: reference } = await find('notifications', { broadcast: [id] })
    const page = await open('/app/apps/mail/inbox')
    await folder(page, 'Broadcast answers').click()
    await page.getByText('No answers to broadcasts.').waitFor()
    const secret = await secretOrMade(context, receiptsSecretKey)
    const answered = Buffer.from(
      JSON.stringify({
        id: 'r-1',
        kind: 'answered',
        at: new Date().toISOString(),
        provider: 'post',
        message: { reference },
        answer: { text: 'Is the blue one left?' },
      }),
    )
    await receiveReceipt(context, answered, signatureOf(secret, answered))
    await folder(page, /Broadcast answers, 1/).waitFor()
    await row(page, 'Re: New saris').getByRole('link').click()
    await page.getByRole('article').getByRole('link', { name: 'Looms of Maheshwar' }).waitFor()
    expect(await violationsOf(page, 'article')).toEqual([])
    await page.getByLabel(/Reply to/).fill('It is.')
    await page.getByRole('button', { name: 'Add the reply' }).click()
    await page.getByRole('list').getByText('It is.').waitFor()
    expect(await find('contact-messages', { broadcast: [id] })).toMatchObject({ status: 'waitingOnCustomer' })
    await page.reload()
    await page.getByRole('list').getByText('It is.').waitFor()
    await folder(page, 'Customers').click()
    await page.getByRole('region', { name: 'Customers' }).waitFor()
    expect(await row(page, 'Re: New saris').count()).toBe(0)
  })
})
