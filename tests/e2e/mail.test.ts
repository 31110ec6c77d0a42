import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { createDemoAccounts } from '../../demo/accounts.ts'
import { ensureKeys } from '../../resources/messages/notificationKey/server/ensureKeys.ts'
import { ensureStaffRecords } from '../../resources/staff/subAdmin/server/ensureStaffRecords.ts'
import { runDue } from '../../server/jobs/runDue.ts'
import { openProduct } from './support/openProduct.ts'
import { quiet } from './support/requestsOf.ts'
import { violationsOf } from './support/violations.ts'
import { walkOn } from './support/walk.ts'

const { product, open, ask, find } = openProduct()
const ravi = 'packing@atelier.test'

beforeAll(async () => {
  const { context } = product()
  const person = { email: ravi, name: 'Ravi Kulkarni', type: 'SUB_ADMIN' as const, roles: ['warehouse'] }
  await createDemoAccounts(context.database, [person])
  await ensureStaffRecords(context)
  await ensureKeys(context)
})

/** Ten seconds go by. */
async function letGo(): Promise<void> {
  const { context } = product()
  await runDue(context, context.hooks.mail?.jobs ?? {}, () => new Date(Date.now() + 11_000))
}

const editor = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const row = (page: Page, name: string | RegExp) => page.locator('[data-letter]', { hasText: name })
const folder = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Folders' }).getByRole('link', { name })

async function addRecipient(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'To' }).fill(name.slice(0, 4))
  await page.getByRole('option', { name }).click()
  await page.keyboard.press('Escape')
}

describe('letters between two people', () => {
  it('are stored while they are written, taken back and sent, and come without a reload; the answer belongs to them', async () => {
    const his = await open('/app/apps/mail', { as: ravi })
    await his.getByText('Your inbox is empty.').waitFor()
    expect(new URL(his.url()).pathname).toBe('/app/apps/mail/inbox')

    const page = await open('/app/apps/mail/inbox')
    await page.getByRole('link', { name: 'Compose' }).waitFor()
    await page.keyboard.press('c')
    await page.waitForURL('**/app/apps/mail/compose')
    const send = page.getByRole('button', { name: 'Send' })
    await page.getByLabel('Subject', { exact: true }).fill('Boxes of size M')
    await expect.poll(() => send.isDisabled()).toBe(true)
    await editor(page).fill('Four days are left.')
    await page.getByText('Draft saved').waitFor()
    expect(new URL(page.url()).searchParams.get('draft')).not.toBeNull()

    // The draft is there after a reload, and opens where drafts lie.
    await page.reload()
    await folder(page, /Drafts, 1/).click()
    await row(page, 'Boxes of size M').getByRole('link').click()
    await editor(page).getByText('Four days are left.').waitFor()
    await addRecipient(page, 'Ravi Kulkarni')
    expect(await page.getByLabel('Cc', { exact: true }).count()).toBe(0)
    await page.locator('input[type="file"]').setInputFiles({
      name: 'boxes.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('size,left\nM,120\n'),
    })
    await page.getByRole('button', { name: 'boxes.csv', exact: true }).waitFor()
    await send.click()

    // Taken back within the ten seconds nothing has left, and it is a draft again.
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('It is a draft again').waitFor()
    await letGo()
    await his.reload()
    await his.getByText('Your inbox is empty.').waitFor()
    await editor(page).getByText('Four days are left.').waitFor()
    await send.click()
    await page.getByText('leaves in ten seconds').first().waitFor()
    await letGo()

    await row(his, 'Boxes of size M').waitFor({ timeout: 40_000 })
    await folder(his, /Inbox, 1 unread/).waitFor()
    await row(his, 'Boxes of size M').getByRole('link').click()
    await his.getByRole('heading', { name: 'Boxes of size M' }).waitFor()
    await folder(his, 'Inbox').waitFor()
    const [file] = await Promise.all([
      his.waitForEvent('download'),
      his.getByRole('button', { name: 'boxes.csv' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('boxes.csv')
    await his.getByRole('link', { name: 'Reply', exact: true }).click()
    await editor(his).getByText('Four days are left.').waitFor()
    await expect
      .poll(() => his.getByLabel('Subject', { exact: true }).inputValue())
      .toBe('Re: Boxes of size M')
    await editor(his).press('Control+Home')
    await editor(his).pressSequentially('Ordered.')
    await his.getByRole('button', { name: 'Send' }).click()
    await his.getByText('leaves in ten seconds').first().waitFor()
    await letGo()
    await folder(his, 'Sent').click()
    await row(his, 'Re: Boxes of size M').waitFor()

    await page.goto(new URL('/app/apps/mail/inbox', page.url()).href)
    await row(page, 'Re: Boxes of size M').getByRole('link').click()
    await page.getByRole('region', { name: 'The rest of the conversation' }).getByRole('link').click()
    await page.getByRole('heading', { name: 'Boxes of size M', exact: true }).waitFor()
    expect(new URL(page.url()).pathname).toContain('/app/apps/mail/sent/')

    // An answer that is begun and left is found where it was begun, and goes on from there.
    const rest = his.getByRole('region', { name: 'The rest of the conversation' })
    await folder(his, 'Inbox').click()
    await row(his, 'Boxes of size M').getByRole('link').click()
    await his.getByRole('link', { name: 'Reply', exact: true }).click()
    await editor(his).getByText('Four days are left.').waitFor()
    await editor(his).press('Control+Home')
    await editor(his).pressSequentially('They come on Friday.')
    await his.getByText('Draft saved').waitFor()
    await folder(his, 'Inbox').click()
    await row(his, 'Boxes of size M').getByRole('link').click()
    await rest.getByRole('link', { name: /They come on Friday.*Draft/ }).click()
    await editor(his).getByText('They come on Friday.').waitFor()
    await his.getByRole('button', { name: 'Discard' }).click()
  })

  it('are starred, labelled, found, deleted and brought back, by keys and by several; all of it is there after a reload', async () => {
    const page = await open('/app/apps/mail/inbox')
    const letter = row(page, 'Re: Boxes of size M')
    await letter.waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('s')
    await letter.getByRole('button', { name: 'Star', pressed: true }).waitFor()
    await page.keyboard.press('x')
    await page.getByRole('button', { name: 'Label' }).click()
    await page.getByLabel('Important', { exact: true }).check()
    await letter.getByRole('img', { name: 'Important' }).waitFor()
    await page.keyboard.press('Escape')
    await page.reload()
    await folder(page, /Starred/).click()
    await letter.waitFor()
    await folder(page, /^Important/).click()
    await letter.waitFor()
    // The letter stood in the folder before as well: what is typed now belongs to this one.
    await quiet(page)

    await page.keyboard.press('/')
    await page.keyboard.type('ORDERED')
    await page.waitForURL(/q=ORDERED/)
    await letter.waitFor()
    await page.reload()
    await letter.waitFor()
    await page.getByRole('searchbox').fill('nothing of the kind')
    await page.getByText('Nothing matches').waitFor()
    await page.goBack()

    await page.goto(new URL('/app/apps/mail/inbox', page.url()).href)
    await letter.waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Re: Boxes of size M' }).waitFor()
    await page.keyboard.press('u')
    await letter.waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('#')
    await letter.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await letter.waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('e')
    await letter.waitFor({ state: 'detached' })
    await folder(page, 'Deleted').click()
    await page.getByLabel('Select “Re: Boxes of size M”').check()
    await page.getByRole('button', { name: 'Delete for ever' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Restore' }).click()
    await folder(page, 'Inbox').click()
    await letter.waitFor()

    await page.keyboard.press('?')
    await page.getByRole('dialog').getByText('Star or remove the star').waitFor()
  })
})

describe('what customers ask, in the mailbox', () => {
  it('is answered there as in the contact desk, by those who may', async () => {
    const form = new FormData()
    form.set('file', new Blob(['size\nM\n'], { type: 'text/csv' }), 'sizes.csv')
    const admin = await product().signIn('admin')
    const { file, bytes, type } = await (await admin('/files', { method: 'POST', body: form })).json()
    // What customers write is text: a picture in it is neither drawn nor asked for.
    const picture = '<img src="https://pictures.example/track.gif" alt="Blue">'
    const asked = {
      name: 'R. Rao',
      email: 'r@example.com',
      subject: 'Is M in stock?',
      body: `The blue one. ${picture}`,
    }
    const attachments = [{ file: { file, bytes, type, name: 'sizes.csv' } }]
    await ask('/contact-messages', { method: 'POST', body: { ...asked, attachments } })
    const page = await open('/app/apps/mail/inbox')
    const outside: string[] = []
    page.on('request', (call) => {
      if (new URL(call.url()).host.endsWith('.example')) outside.push(call.url())
    })
    await folder(page, /Customers, 1/).click()
    await row(page, 'Is M in stock?').getByRole('link').click()
    await page.getByRole('article').getByText(`The blue one. ${picture}`).waitFor()
    expect(outside).toEqual([])
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'sizes.csv' }).click(),
    ])
    expect(saved.suggestedFilename()).toBe('sizes.csv')
    await page.getByLabel(/Reply to/).fill('It is.')
    await page.getByRole('button', { name: 'Add the reply' }).click()
    await page.getByRole('list').getByText('It is.').waitFor()
    const stored = await find('contact-messages', { subject: 'Is M in stock?' })
    const { thread } = await ask(`/contact-messages/${stored.id}`)
    expect(thread).toMatchObject([{ kind: 'reply', text: 'It is.' }])
    const his = await open('/app/apps/mail/inbox', { as: ravi })
    await folder(his, 'Deleted').waitFor()
    expect(await folder(his, /Customers/).count()).toBe(0)
    // An address that a colleague passed on signs nobody out: what is missing is named, and can be asked for.
    for (const address of ['customers', 'answers', `customers/${stored.id}`]) {
      await his.goto(new URL(`/app/apps/mail/${address}`, his.url()).href)
      await his.getByText('The right “See” of “Contact messages” is missing.').waitFor()
      await his.getByRole('button', { name: 'Ask for it' }).waitFor()
    }
    await folder(his, /^Inbox/).click()
    await his.getByText('Your inbox is empty.').or(his.locator('[data-letter]').first()).waitFor()
  })
})

describe('the mailbox', () => {
  it('has nothing that the guidelines refuse, at a desk, on a phone and mirrored in the dark', async () => {
    const looks = [
      {},
      { viewport: { width: 320, height: 640 } },
      { kept: { currentTheme: 'dark', direction: 'rtl' } },
    ]
    const [letter] = await ask('/mails')
    for (const look of looks) {
      const page = await open('/app/apps/mail/inbox', look)
      const { goTo } = walkOn({ page })
      for (const path of ['inbox', `sent/${letter.id}`, `compose?forward=${letter.id}`]) {
        await goTo(`/app/apps/mail/${path}`)
        await page.getByRole('main').getByText('Boxes of size M').or(editor(page)).first().waitFor()
        expect(await violationsOf(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
        // In a mirrored sentence "19 nov." would be read "nov. 19".
        const turned = (all: readonly Element[]) =>
          all.filter(({ firstChild }) => {
            const leftOf = (at: number) => {
              const letter = new Range()
              letter.setStart(firstChild as Text, at)
              letter.setEnd(firstChild as Text, at + 1)
              return letter.getBoundingClientRect().left
            }
            const { length = 0 } = (firstChild ?? {}) as Partial<Text>
            return length > 1 && leftOf(0) > leftOf(length - 1)
          }).length
        expect(await page.locator('main time').evaluateAll(turned)).toBe(0)
      }
    }
  })
})

describe('many letters', () => {
  const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Messages to you/ })

  it('are told of behind the bell, which leads to them and forgets what was read', async () => {
    const to = (await find('subadmins', { name: 'Ravi Kulkarni' })).id
    for (let number = 1; number <= 28; number++) {
      const { id, version } = await ask('/mails', {
        method: 'POST',
        body: { subject: `Parcel ${number}`, to: [to], body: '<p>On its way</p>' },
      })
      await ask(`/mails/${id}/operations/send`, { method: 'POST', body: { version } })
      await letGo()
    }
    const his = await open('/app/apps/mail/inbox', { as: ravi })
    await bell(his).getByText(/^\d+$/).waitFor()
    const unread = async () => Number(await bell(his).getByText(/^\d+$/).textContent())
    const before = await unread()
    await bell(his).click()
    await his
      .getByRole('link', { name: /^New letter from/ })
      .first()
      .click()
    await his.getByRole('heading', { name: 'Parcel 28' }).waitFor()
    await his.reload()
    await expect.poll(unread).toBe(before - 1)
  })

  it('are gone through beyond a page, forth and back', async () => {
    const his = await open('/app/apps/mail/inbox', { as: ravi })
    const subjects = async () =>
      (
        await his
          .locator('[data-letter]')
          .getByText(/^Parcel \d+$/)
          .allTextContents()
      ).map((text) => text.trim())
    await row(his, 'Parcel 28').waitFor()
    const first = await subjects()
    expect(first.length).toBe(25)
    await row(his, first[24] as string)
      .getByRole('link')
      .click()
    await his.getByRole('heading', { name: first[24] as string }).waitFor()
    await his.reload()
    await his.getByRole('button', { name: 'Next letter' }).click()
    await his.getByRole('heading', { name: 'Parcel 3', exact: true }).waitFor()
    expect(new URL(his.url()).searchParams.get('page')).toBe('2')
    await his.reload()
    await his.getByRole('button', { name: 'Previous letter' }).click()
    await his.getByRole('heading', { name: first[24] as string }).waitFor()
    expect(new URL(his.url()).searchParams.get('page')).toBeNull()
    await his.getByRole('button', { name: 'Next letter' }).click()
    await his.getByRole('heading', { name: 'Parcel 3', exact: true }).waitFor()
    await his.getByRole('button', { name: 'Back' }).click()
    await row(his, 'Parcel 3').first().waitFor()
    expect((await subjects()).includes('Parcel 28')).toBe(false)
  })

  it('are in Sent as they were sent, not as they were begun', async () => {
    const { id: to } = await find('subadmins', { q: 'Ravi' })
    const begin = (subject: string) =>
      ask('/mails', { method: 'POST', body: { subject, to: [to], body: '<p>Soon</p>' } })
    const [first, second] = [await begin('Begun first'), await begin('Begun second')]
    for (const { id, version } of [second, first]) {
      await ask(`/mails/${id}/operations/send`, { method: 'POST', body: { version } })
      await letGo()
    }
    const page = await open('/app/apps/mail/sent')
    const begun = () =>
      page
        .locator('[data-letter]')
        .getByText(/^Begun \w+$/)
        .allTextContents()
    await expect.poll(begun).toEqual(['Begun first', 'Begun second'])
    await page.reload()
    await expect.poll(begun).toEqual(['Begun first', 'Begun second'])
  })

  it('lie in folders that a narrow window has in a drawer', async () => {
    const his = await open('/app/apps/mail/inbox', { as: ravi, viewport: { width: 800, height: 900 } })
    await row(his, 'Parcel 28').waitFor()
    expect(await his.getByRole('navigation', { name: 'Folders' }).count()).toBe(0)
    await his.getByRole('button', { name: /^Inbox/ }).click()
    expect(await violationsOf(his)).toEqual([])
    await folder(his, /^Sent/).click()
    await row(his, 'Re: Boxes of size M').waitFor()
    expect(await his.getByRole('dialog').count()).toBe(0)
    await his.reload()
    await his.getByRole('button', { name: /^Sent/ }).click()
    await his.keyboard.press('Escape')
    await his.getByRole('dialog').waitFor({ state: 'detached' })
    expect(new URL(his.url()).pathname).toBe('/app/apps/mail/sent')
  })
})

it('the server refuses nothing that a folder, or a part of another app, asks for by itself', async () => {
  const page = await open('/health')
  let refused: string[] = []
  page.on(
    'response',
    (answer) => answer.status() >= 400 && refused.push(`${answer.status()} ${answer.url()}`),
  )
  for (const path of ['mail/inbox', 'mail/sent', 'chat', 'calendar', 'project/list']) {
    refused = []
    await page.goto(`/app/apps/${path}`)
    await page.locator('h1').first().waitFor()
    await quiet(page)
    expect([path, refused]).toEqual([path, []])
  }
})

it('the names of the folders stay in their column, also the long ones of French', async () => {
  const page = await open('/app/apps/mail/inbox', { kept: { locale: 'fr' } })
  const links = page.getByRole('navigation', { name: 'Dossiers' }).getByRole('link')
  await links.filter({ hasText: 'Réponses aux envois groupés' }).waitFor()
  const tooWide = await links.evaluateAll((all) => all.filter((link) => link.scrollWidth > link.clientWidth))
  expect(tooWide).toEqual([])
})
