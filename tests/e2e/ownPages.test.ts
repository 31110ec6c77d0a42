import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { ensureKeys } from '../../resources/messages/notificationKey/server/ensureKeys.ts'
import { openProduct } from './support/openProduct.ts'
import { addStaff } from './support/shop.ts'
import { violationsOf } from './support/violations.ts'

const { product, open, ask, find } = openProduct()

beforeAll(() => ensureKeys(product().context))

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

describe('a message to oneself', () => {
  it('stands in the inbox, also after a reload, and is refused in words where a way is not set up', async () => {
    const page = await open('/app/pages/setting/notification', { allow: [/422/] })
    const part = page.getByRole('region', { name: 'Send yourself a test' })
    await part.getByRole('button', { name: 'Inbox' }).press('Enter')
    await part.getByText('It stands in your inbox.').waitFor()
    await part.getByRole('button', { name: 'E-mail' }).click()
    await part.getByText('This shop has no mail server yet.').waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.reload()
    await page.getByRole('button', { name: /^Messages to you/ }).click()
    await page.getByRole('listitem').filter({ hasText: 'A test message' }).first().waitFor()
  })
})

describe('what one hears of', () => {
  it('is chosen for each way, and stays so over a reload', async () => {
    const page = await open('/app/pages/setting/notification', { as: 'orders@atelier.test' })
    const choice = page.getByRole('checkbox', { name: /: E-mail$/ }).first()
    await choice.waitFor()
    const was = await choice.isChecked()
    await choice.click()
    await expect.poll(() => choice.getAttribute('aria-busy')).toBe('false')
    await page.reload()
    await expect.poll(() => choice.isChecked()).toBe(!was)
    await choice.click()
    await expect.poll(() => choice.getAttribute('aria-busy')).toBe('false')
    await page.reload()
    await expect.poll(() => choice.isChecked()).toBe(was)
  })
})

/** A picture that is red at its left and blue at its right. */
async function twoColours(): Promise<Buffer> {
  const half = (background: string) =>
    sharp({ create: { width: 400, height: 400, channels: 3, background } })
      .png()
      .toBuffer()
  return sharp(await half('#c00'))
    .extend({ right: 400, background: '#00c' })
    .png()
    .toBuffer()
}

describe('one’s own picture', () => {
  it('is cut out by the keyboard or the finger, kept over a reload, and taken away again', async () => {
    const page = await open('/app/pages/setting/edit-profile', {
      as: 'orders@atelier.test',
    })
    const choose = async () => {
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: await twoColours() })
      await page.getByRole('dialog', { name: 'Cut the picture out' }).waitFor()
    }
    await page.getByRole('button', { name: 'Choose a picture' }).waitFor()
    await choose()
    const stage = page.getByRole('img', { name: 'What is kept of the picture' })
    await expect.poll(() => stage.evaluate((canvas) => canvas === document.activeElement)).toBe(true)
    expect(await violationsOf(page, 'dialog')).toEqual([])
    for (let press = 0; press < 12; press++) await stage.press('ArrowRight')
    await expect.poll(() => page.getByRole('slider', { name: 'From left to right' }).inputValue()).toBe('1')
    await page.getByRole('button', { name: 'Keep this part' }).click()
    await page.getByText('Picture saved').waitFor()
    expect(await colourOf(page)).toBe('blue')
    await page.reload()
    await page.getByRole('img', { name: 'Your picture' }).waitFor()

    await choose()
    const box = await stage.boundingBox()
    if (!box) throw new Error('The picture is nowhere.')
    await page.mouse.move(box.x + 20, box.y + 50)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width - 10, box.y + 50, { steps: 8 })
    await page.mouse.up()
    await page.setViewportSize({ width: 320, height: 700 })
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Keep this part' }).click()
    await expect.poll(() => colourOf(page)).toBe('red')
    await page.getByRole('button', { name: 'Remove the picture' }).click()
    await page.getByText('Picture removed').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Choose a picture' }).waitFor()
  })

  it('that cannot be read is refused in words', async () => {
    const page = await open('/app/pages/setting/edit-profile')
    await page.getByRole('button', { name: 'Choose a picture' }).waitFor()
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'broken.png', mimeType: 'image/png', buffer: Buffer.from('no picture') })
    await page.getByRole('alert').getByText('This picture cannot be read.').waitFor()
  })
})

/** Of what colour the stored picture is in its middle. */
async function colourOf(page: Page): Promise<string> {
  const address = await page.getByRole('img', { name: 'Your picture' }).getAttribute('src')
  const picture = await fetch(new URL(address ?? '', product().url))
  const { data } = await sharp(Buffer.from(await picture.arrayBuffer()))
    .extract({ left: 40, top: 40, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  return (data[0] ?? 0) > (data[2] ?? 0) ? 'red' : 'blue'
}

describe('what one types about oneself', () => {
  it('is not lost by a link or by Back, and is asked for no more once it is saved', async () => {
    const page = await open('/app/pages/profile', { as: 'orders@atelier.test' })
    const mail = page.getByRole('link', { name: 'orders@atelier.test' })
    await expect.poll(() => mail.getAttribute('href')).toBe('mailto:orders@atelier.test')
    await page.goto(new URL('/app/pages/setting/start', page.url()).href)
    const settings = page.getByRole('navigation', { name: 'Account settings' })
    await settings.getByRole('link', { name: 'Edit profile' }).click()
    const name = page.getByLabel('Name', { exact: true })
    await name.fill('Vikram K. Shetty')
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    for (const leave of [
      () => settings.getByRole('link', { name: 'Messages' }).click(),
      () => page.evaluate(() => history.back()),
    ]) {
      await leave()
      await question.getByRole('listitem').filter({ hasText: 'Name' }).waitFor()
      expect(await violationsOf(page, 'dialog')).toEqual([])
      await question.getByRole('button', { name: 'Stay here' }).click()
      await expect.poll(() => name.inputValue()).toBe('Vikram K. Shetty')
    }
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Profile saved').waitFor()
    await settings.getByRole('link', { name: 'Messages' }).click()
    await page.waitForURL('**/setting/notification')
    await page.goBack()
    await page.reload()
    await expect.poll(() => name.inputValue()).toBe('Vikram K. Shetty')
    await name.fill('Given up')
    await settings.getByRole('link', { name: 'Messages' }).click()
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await page.waitForURL('**/setting/notification')
    await settings.getByRole('link', { name: 'Edit profile' }).click()
    await expect.poll(() => name.inputValue()).toBe('Vikram K. Shetty')
    await name.fill('Vikram Shetty')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Profile saved').waitFor()
  })
})

describe('the page of a colleague', () => {
  it('is led to from the list of colleagues, has an address of its own, and nothing to change', async () => {
    const page = await open('/app/pages/user-list', { kept: { currentTheme: 'dark', direction: 'rtl' } })
    await page.getByRole('button', { name: /Camille/ }).click()
    await page.getByRole('link', { name: 'Open their page' }).click()
    await page.getByRole('heading', { level: 1, name: 'Camille Laurent' }).waitFor()
    const { id } = await find('subadmins', { q: 'Camille' })
    expect(`${new URL(page.url()).pathname}${new URL(page.url()).search}`).toBe(
      `/app/pages/profile?user=${id}`,
    )
    await page.reload()
    await page.getByRole('heading', { level: 1, name: 'Camille Laurent' }).waitFor()
    await page.getByRole('heading', { level: 2, name: 'What they may do' }).waitFor()
    expect(await page.locator('main').getByRole('textbox').count()).toBe(0)
    expect(await violationsOf(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
    await page.getByRole('link', { name: 'Among all colleagues' }).click()
    await page.getByRole('dialog', { name: 'Camille Laurent' }).waitFor()
  })

  it('is followed with a count, who is told of it, and what they do is read on one’s own page', async () => {
    const { id } = await find('subadmins', { q: 'Vikram' })
    const page = await open(`/app/pages/profile?user=${id}`)
    await page.getByText('Followed by 0 colleagues').waitFor()
    await page.getByRole('button', { name: 'Follow', exact: true }).click()
    await page.getByText('Followed by 1 colleague', { exact: true }).waitFor()
    await page.reload()
    await page.getByText('Followed by 1 colleague', { exact: true }).waitFor()
    expect(await violationsOf(page)).toEqual([])

    const as = 'orders@atelier.test'
    const his = await open('/app/pages/profile', { as })
    await his.getByText('1 colleague follows you.').waitFor()
    await his.getByRole('button', { name: /^Messages to you/ }).click()
    await his.getByRole('listitem').filter({ hasText: 'Asha Rao follows you' }).waitFor()
    await his.keyboard.press('Escape')
    await his.goto(new URL('/app/pages/setting/edit-profile', his.url()).href)
    const phone = his.getByLabel('Telephone')
    await phone.fill('98765 43210')
    await his.getByLabel('Website').fill('not an address')
    await his.getByRole('button', { name: 'Save contact details' }).click()
    await expect.poll(() => his.getByLabel('Website').getAttribute('aria-invalid')).toBe('true')
    expect(await violationsOf(his)).toEqual([])
    await his.getByLabel('Website').fill('vikram.example')
    await his.getByRole('button', { name: 'Save contact details' }).click()
    await his.getByText('Profile saved').waitFor()
    await his.reload()
    await expect.poll(() => phone.inputValue()).toBe('+91 98765 43210')
    await his.goto(new URL('/app/pages/profile', his.url()).href)
    await his.getByRole('link', { name: '+91 98765 43210' }).waitFor()

    await page.goto(new URL('/app/pages/profile', page.url()).href)
    const followed = page.getByRole('region', { name: 'Colleagues you follow' })
    await followed.getByRole('listitem').filter({ hasText: 'Vikram Shetty' }).nth(1).waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 700 })
    await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
    await followed.getByRole('link', { name: 'Vikram Shetty' }).first().click()
    const website = page.getByRole('link', { name: 'vikram.example' })
    await expect.poll(() => website.getAttribute('href')).toBe('https://vikram.example')
    await page.getByRole('button', { name: 'Unfollow' }).click()
    await page.getByText('Followed by 0 colleagues').waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Follow', exact: true }).waitFor()
  })

  it('is for whoever may see the staff alone, and says where there is nobody', async () => {
    const { id } = await find('subadmins', { q: 'Camille' })
    const page = await open(`/app/pages/profile?user=${id}`, {
      as: await addStaff(product(), 'outsider', []),
    })
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    expect(await page.getByText('Camille').count()).toBe(0)
    const nobody = await open('/app/pages/profile?user=01932b1c-7a80-7000-8000-000000000001', {
      allow: [/404/],
    })
    await nobody.getByText('There is nobody at this address.').waitFor()
  })

  it('is led to from a letter', async () => {
    const { id } = await find('subadmins', { q: 'Camille' })
    const draft = await ask('/mails', {
      method: 'POST',
      body: { subject: 'Who writes', to: [id], body: '<p>Me</p>' },
    })
    await ask(`/mails/${draft.id}/operations/send`, { method: 'POST', body: { version: draft.version } })
    const page = await open(`/app/apps/mail/sent/${draft.id}`)
    const sender = page.getByRole('article').getByRole('link', { name: 'Asha Rao' })
    await expect.poll(() => sender.getAttribute('href')).toMatch(/\/app\/pages\/profile\?user=/)
    await sender.click()
    await page.getByRole('heading', { level: 1, name: 'Asha Rao' }).waitFor()
  })
})
