import { sql } from 'kysely'
import type { Route } from 'playwright-core'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { dayAfter, dayIn } from '../../src/fields/date/day.ts'
import { formatDay } from '../../src/fields/date/formatDay.ts'
import { follow } from './support/follow.ts'
import { meet } from './support/meet.ts'
import { openProduct } from './support/openProduct.ts'
import { quiet } from './support/requestsOf.ts'
import { violationsOf } from './support/violations.ts'

const { open, ask, find, product } = openProduct()

const png = () =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()

it('two people talk: what one says the other reads at once, sees as unread elsewhere, and finds again after a reload', async () => {
  const [first, second, elsewhere] = [
    await open('/app/apps/chat'),
    await open('/app/apps/chat', { as: 'orders@atelier.test' }),
    await open('/app/pages/faq', { as: 'orders@atelier.test' }),
  ]
  await second.getByText('Nobody has written to you yet.').waitFor()
  await first.getByRole('button', { name: 'New conversation' }).click()
  const dialog = first.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'With whom' }).fill('Vikram')
  await dialog.getByRole('option', { name: /Vikram/ }).click()
  expect(await violationsOf(first, 'dialog')).toEqual([])
  await dialog.getByRole('button', { name: 'Begin' }).click()

  const box = (page: typeof first) => page.getByRole('textbox', { name: 'Write a message' })
  const log = (page: typeof first) => page.getByRole('log')
  await box(first).fill('One line')
  await box(first).press('Shift+Enter')
  await box(first).pressSequentially('and another')
  await box(first).press('Enter')
  await log(first).getByText('and another').waitFor()
  await log(first).getByText('Sent', { exact: true }).waitFor()
  // Nobody reloads anything: the list of the other tells of it.
  const list = second.getByRole('navigation', { name: 'Conversations' })
  await list.getByRole('img', { name: '1 new message' }).waitFor()
  const inMenu = elsewhere.getByRole('button', { name: 'Apps 1 waiting' })
  await inMenu.waitFor()
  await list.getByRole('link', { name: /Asha/ }).click()
  await log(second).getByText('One line').waitFor()
  await list.getByRole('img', { name: '1 new message' }).waitFor({ state: 'detached' })
  await log(first).getByText('Read', { exact: true }).waitFor()
  await inMenu.waitFor({ state: 'detached' })

  await box(second).fill('Half a thought')
  await second.reload()
  await expect.poll(() => box(second).inputValue()).toBe('Half a thought')
  await box(second).press('Enter')
  await log(first).getByText('Half a thought').waitFor()
  await expect.poll(() => box(second).inputValue()).toBe('')
  for (const page of [first, second]) expect(await violationsOf(page)).toEqual([])
})

it('nobody is told that somebody else is at a conversation: talking in it is what it is for', async () => {
  const { id } = await find('conversations', {})
  const page = await open(`/app/apps/chat/${id}`)
  await page.getByRole('log').waitFor()
  const told = page.waitForResponse(
    async (answer) => answer.url().endsWith('/presence') && (await answer.text()).includes('Vikram'),
  )
  await open(`/app/apps/chat/${id}`, { as: 'orders@atelier.test' })
  await told
  await quiet(page)
  expect(await page.getByText(/is (editing|looking at) this/).count()).toBe(0)
})

it('what could not be sent says so, and is there once when it is sent again, also where only the answer was lost', async () => {
  const page = await open('/app/apps/chat', { allow: [/net::ERR_CONNECTION_FAILED/] })
  await page.getByRole('link', { name: /Vikram/ }).click()
  const log = page.getByRole('log')
  await log.getByText('One line').waitFor()
  const box = page.getByRole('textbox', { name: 'Write a message' })
  const losing = async (what: string, lose: (route: Route) => Promise<void>) => {
    const stop = await meet(page, '**/api/v1/chat-messages', (route) =>
      route.request().method() === 'POST' ? lose(route) : route.fallback(),
    )
    await box.fill(what)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await log.getByText('Not sent.').waitFor()
    await stop()
  }
  const arrives = () => log.getByText('Not sent.').waitFor({ state: 'detached' })
  const sendsAgain = async () => {
    await log.getByRole('button', { name: 'Send again' }).click()
    await arrives()
  }
  const lost = (route: Route) => route.abort('connectionfailed')
  await losing('Does this arrive?', lost)
  await sendsAgain()
  await losing('And does this, twice?', async (route) => {
    await route.fetch()
    await route.abort('connectionfailed')
  })
  await sendsAgain()
  // Whoever comes back to the conversation finds that it has gone out by itself.
  await losing('And from elsewhere?', lost)
  await follow(page, '/app/apps/chat')
  await page.getByRole('link', { name: /Vikram/ }).click()
  await arrives()
  await losing('And after a reload?', lost)
  await page.reload()
  await log.getByText('And after a reload?').waitFor()
  await arrives()
  // Its answer never comes, and the attempt after the reload goes on for long: it has arrived all the same.
  const arrived = Promise.withResolvers<void>()
  const letGo = Promise.withResolvers<void>()
  const stop = await meet(page, '**/api/v1/chat-messages', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    const response = await route.fetch()
    arrived.resolve()
    await letGo.promise
    // The first attempt has nobody left who waits for it.
    await route.fulfill({ response }).catch(() => {})
  })
  await box.fill('And while it is sent?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await arrived.promise
  const once = async () => {
    for (const text of [
      ...['Does this arrive?', 'And does this, twice?', 'And from elsewhere?'],
      ...['And after a reload?', 'And while it is sent?'],
    ]) {
      await log.getByText(text).waitFor()
      expect(await log.getByText(text).count()).toBe(1)
    }
    expect(await log.getByText('Not sent.').count()).toBe(0)
  }
  await page.reload()
  await once()
  letGo.resolve()
  await stop()
  // Nothing is on its way any more.
  const kept = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('Outgoing')))
  await expect.poll(kept).toEqual([])
  await once()
})

it('a picture goes with a message, a sign is found by its name, and what was said is taken back and there again', async () => {
  const page = await open('/app/apps/chat')
  await page.getByRole('link', { name: /Vikram/ }).click()
  const log = page.getByRole('log')
  await log.getByText('One line').waitFor()
  const send = page.getByRole('button', { name: 'Send', exact: true })
  const chosen = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Attach a file' }).click()
  await (await chosen).setFiles({ name: 'seam.png', mimeType: 'image/png', buffer: await png() })
  await page.getByRole('button', { name: 'Remove seam.png' }).waitFor()
  // It is seen before it is sent, after a reload too.
  const seen = page.locator('form').getByRole('img', { name: 'seam.png' })
  const isSeen = () =>
    expect
      .poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth).catch(() => 0))
      .toBeGreaterThan(0)
  await isSeen()
  await page.getByRole('button', { name: 'Emoji' }).click()
  const emoji = page.getByRole('dialog', { name: 'Emoji' })
  expect(await violationsOf(page, '[role=dialog]')).toEqual([])
  await emoji.getByRole('searchbox').fill('thumbs')
  await emoji.getByRole('button', { name: 'thumbs up' }).waitFor()
  await page.keyboard.press('Enter')
  const box = page.getByRole('textbox', { name: 'Write a message' })
  await expect.poll(() => box.inputValue()).toBe('👍')
  await page.reload()
  await page.getByRole('button', { name: 'Remove seam.png' }).waitFor()
  await isSeen()
  await send.click()
  await log.getByRole('img', { name: 'seam.png' }).waitFor()
  await page.reload()
  await log.getByRole('img', { name: 'seam.png' }).waitFor()
  expect(await violationsOf(page)).toEqual([])
  await log.getByRole('button', { name: 'More about this message' }).last().click()
  await page.getByRole('menuitem', { name: 'Take back' }).click()
  await log.getByRole('img', { name: 'seam.png' }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await log.getByRole('img', { name: 'seam.png' }).waitFor()
  // What lies in the clipboard goes with the next one, and one that is dropped beside it is refused.
  const give = (type: 'paste' | 'drop', name: string) =>
    box.evaluate(
      (element, [kind, file = '']) => {
        const data = new DataTransfer()
        data.items.add(new File(['sku,pieces'], file, { type: 'text/csv' }))
        const options = { bubbles: true, cancelable: true }
        element.dispatchEvent(
          kind === 'paste'
            ? new ClipboardEvent(kind, { ...options, clipboardData: data })
            : new DragEvent('drop', { ...options, dataTransfer: data }),
        )
      },
      [type, name],
    )
  await give('paste', 'pieces.csv')
  await page.getByRole('button', { name: 'Remove pieces.csv' }).waitFor()
  await give('drop', 'more.csv')
  await page.getByRole('alert').waitFor()
  await page.getByRole('button', { name: 'Remove pieces.csv' }).click()
  await give('drop', 'more.csv')
  await page.getByRole('button', { name: 'Remove more.csv' }).waitFor()
})

it('a colleague who is taken in reads all of it at once', async () => {
  const [page, third] = [
    await open('/app/apps/chat'),
    await open('/app/apps/chat', { as: 'support@atelier.test' }),
  ]
  await page.getByRole('link', { name: /Vikram/ }).click()
  await page.getByRole('button', { name: 'More about this conversation' }).click()
  await page.getByRole('menuitem', { name: 'Add people' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add people' })
  await dialog.getByRole('combobox', { name: 'With whom' }).fill('Naoko')
  await dialog.getByRole('option', { name: /Naoko/ }).click()
  expect(await dialog.getByRole('option', { name: /Vikram/ }).count()).toBe(0)
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await third.getByRole('link', { name: /Vikram/ }).click()
  await third.getByRole('log').getByText('One line').waitFor()
})

it('on a phone list and conversation are two screens, and an address of none says so', async () => {
  const page = await open('/app/apps/chat', { viewport: { width: 375, height: 740 } })
  const list = page.getByRole('navigation', { name: 'Conversations' })
  await list.getByRole('link', { name: /Vikram/ }).click()
  await page.getByRole('log').waitFor()
  await list.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'All conversations' }).click()
  await list.waitFor()
  await page.goto(new URL('/app/apps/chat/01932b1c-7a80-7000-8000-000000000001', page.url()).href)
  await page.getByText('This conversation is not there').waitFor()
})

it('a conversation older than all that are listed opens by its address', async () => {
  const members = [(await find('subadmins', { q: 'Vikram' })).id]
  for (let index = 0; index < 101; index++)
    await ask('/conversations', { method: 'POST', body: { name: `Group ${index}`, members } })
  const address = '/conversations?sort=["lastAt","DESC"]&range=[100,100]'
  const [oldest] = await ask<{ id: string; name: string }[]>(address)
  const page = await open(`/app/apps/chat/${oldest?.id}`)
  await page.getByRole('log', { name: oldest?.name ?? 'of the oldest' }).waitFor()
  // It is found by its name, and listed once one asks for more.
  const list = page.getByRole('navigation', { name: 'Conversations' })
  const line = list.getByRole('link', { name: oldest?.name ?? 'of the oldest' })
  const known = (await ask('/conversations?range=[0,199]')).length
  expect(known).toBeGreaterThan(100)
  await expect.poll(() => list.getByRole('link').count()).toBe(100)
  await list.getByRole('searchbox').fill(oldest?.name ?? 'of the oldest')
  await line.waitFor()
  await list.getByRole('searchbox').fill('')
  await expect.poll(() => list.getByRole('link').count()).toBe(100)
  await list.getByRole('button', { name: 'Earlier conversations' }).click()
  await expect.poll(() => list.getByRole('link').count()).toBe(known)
  await line.waitFor()
  expect(await list.getByRole('button', { name: 'Earlier conversations' }).count()).toBe(0)
})

it('who takes part stands in a drawer, with how far they have read', async () => {
  const page = await open('/app/apps/chat')
  await page.getByRole('searchbox').fill('Naoko')
  await page.getByRole('link', { name: /Naoko/ }).click()
  await page.getByRole('button', { name: 'People in this conversation' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByText('3 members').waitFor()
  await page.reload()
  await drawer.getByText('3 members').waitFor()
  await expect.poll(() => drawer.getByRole('listitem').count()).toBe(3)
  expect(await violationsOf(page, 'dialog')).toEqual([])
  await drawer
    .getByText(/Has read until/)
    .first()
    .waitFor()
  await drawer.getByRole('link', { name: 'orders@atelier.test' }).waitFor()
  // One of them alone: begun once, and found again.
  const group = page.url()
  await drawer.getByRole('button', { name: 'Write to Naoko Fujii' }).click()
  await page.waitForURL((url) => url.pathname !== new URL(group).pathname)
  await page.getByRole('region', { name: 'Naoko Fujii' }).waitFor()
  const alone = new URL(page.url()).pathname
  await page.goto(group)
  await drawer.getByRole('button', { name: 'Write to Naoko Fujii' }).click()
  await page.waitForURL((url) => url.pathname === alone)
  await page.goto(group)
  await drawer.getByText('3 members').waitFor()
  // And each leads to the page of that colleague, and back to where one talked.
  const colleague = drawer.getByRole('link', { name: 'Naoko Fujii', exact: true })
  await colleague.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Naoko Fujii' }).waitFor()
  const { id: naoko } = await find('subadmins', { q: 'Naoko' })
  expect(new URL(page.url()).search).toBe(`?user=${naoko}`)
  await page.goBack()
  await drawer.getByText('3 members').waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  // Without the staff area their names alone are there, and nothing is refused.
  const third = await open(`${new URL(page.url()).pathname}?people=yes`, { as: 'support@atelier.test' })
  await third.getByRole('dialog').getByText('3 members').waitFor()
  expect(await third.getByRole('dialog').getByRole('link').count()).toBe(0)
})

it('older messages come as one scrolls up, and what is new below is told of without moving who reads', async () => {
  const members = [(await find('subadmins', { q: 'Vikram' })).id]
  const { id } = await ask('/conversations', { method: 'POST', body: { name: 'Long talk', members } })
  for (let index = 1; index <= 70; index++)
    await ask('/chat-messages', { method: 'POST', body: { conversation: id, text: `Line ${index}.` } })
  const vikram = await product().signIn('orders')
  const page = await open(`/app/apps/chat/${id}`)
  const log = page.getByRole('log')
  await log.getByText('Line 70.').waitFor()
  expect(await log.getByText('Line 5.', { exact: true }).count()).toBe(0)
  await log.evaluate((box) => box.scrollTo({ top: 40 }))
  await log.getByText('Line 5.', { exact: true }).waitFor()
  // What stood on top is still in sight.
  await expect.poll(() => log.evaluate((box) => box.scrollTop)).toBeGreaterThan(300)
  await log.evaluate((box) => box.scrollTo({ top: 400 }))
  await page.waitForTimeout(200)
  const before = await log.evaluate((box) => box.scrollTop)
  await vikram('/chat-messages', { method: 'POST', body: { conversation: id, text: 'Are you there?' } })
  const below = page.getByRole('button', { name: 'New messages' })
  await below.waitFor()
  expect(await log.evaluate((box) => box.scrollTop)).toBe(before)
  await below.click()
  await below.waitFor({ state: 'detached' })
  expect(await log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight)).toBeLessThan(60)
  // Who stands at the end goes along.
  await vikram('/chat-messages', { method: 'POST', body: { conversation: id, text: 'Good.' } })
  await log.getByText('Good.').waitFor()
  await expect
    .poll(() => log.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight))
    .toBeLessThan(60)
  expect(await below.count()).toBe(0)
})

it('what was said stands below its day, in the words of the language', async () => {
  const members = [(await find('subadmins', { q: 'Vikram' })).id]
  const { id } = await ask('/conversations', { method: 'POST', body: { name: 'Days', members } })
  const say = (text: string) => ask('/chat-messages', { method: 'POST', body: { conversation: id, text } })
  for (const text of ['Long ago.', 'The day before.', 'That evening.', 'Now.']) await say(text)
  for (const [text, days] of [
    ['Long ago.', 40],
    ['The day before.', 1],
    ['That evening.', 1],
  ] as const)
    await sql`
      UPDATE "chat_message" SET "created_at" = "created_at" - make_interval(days => ${days})
      WHERE "conversation" = ${id} AND "text" = ${text}`.execute(product().context.database.db)
  /** The days, each with the first that was said on it. */
  const daysIn = async (locale: string) => {
    const page = await open(`/app/apps/chat/${id}`, { kept: { locale } })
    const log = page.getByRole('log')
    await log.getByText('Now.').waitFor()
    return log
      .locator(':scope > div > div > p')
      .evaluateAll((all) =>
        all.map((day) => [
          day.textContent?.toLowerCase(),
          /[A-Z][a-z ]+\.(?=\D*$)/.exec(day.nextElementSibling?.textContent ?? '')?.[0],
        ]),
      )
  }
  const longAgo = (locale: string) =>
    formatDay(dayAfter(dayIn(new Date()), -40), locale).toLocaleLowerCase(locale)
  expect(await daysIn('en')).toEqual([
    [longAgo('en'), 'Long ago.'],
    ['yesterday', 'The day before.'],
    ['today', 'Now.'],
  ])
  expect((await daysIn('fr')).map(([day]) => day)).toEqual([longAgo('fr'), 'hier', 'aujourd’hui'])
})

it('a muted conversation counts nowhere, after a reload too, until it is heard again', async () => {
  const { id } = await find('conversations', { q: 'Long talk' })
  const vikram = await product().signIn('orders')
  const page = await open(`/app/apps/chat/${id}`)
  const menu = async (name: string) => {
    await page.getByRole('button', { name: 'More about this conversation' }).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  await page.getByRole('log').getByText('Good.').waitFor()
  await menu('Mute')
  await page.getByText('Conversation muted').waitFor()
  const line = page
    .getByRole('navigation', { name: 'Conversations' })
    .getByRole('link', { name: /Long talk/ })
  await page.goto(new URL('/app/apps/chat', page.url()).href)
  await line.getByText('Muted').waitFor()
  await vikram('/chat-messages', { method: 'POST', body: { conversation: id, text: 'Hello?' } })
  await line.getByRole('img', { name: '1 new message' }).waitFor()
  const elsewhere = await open('/app/pages/faq')
  const waiting = elsewhere.getByRole('button', { name: /Apps \d+ waiting/ })
  await elsewhere.getByRole('button', { name: /^Apps/ }).waitFor()
  expect(await waiting.count()).toBe(0)
  await line.click()
  await page.getByRole('log').getByText('Hello?').waitFor()
  await menu('Unmute')
  await page.getByText('Conversation no longer muted').waitFor()
  await page.goto(new URL('/app/apps/chat', page.url()).href)
  await line.waitFor()
  await expect.poll(() => line.getByText('Muted').count()).toBe(0)
  await vikram('/chat-messages', { method: 'POST', body: { conversation: id, text: 'Now?' } })
  await waiting.waitFor()
})
