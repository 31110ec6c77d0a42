import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { dayAfter, dayIn } from '../../src/fields/date/day.ts'
import { momentOf } from '../../src/fields/dateTime/zonedTime.ts'
import { openProduct } from './support/openProduct.ts'
import { violationsOf } from './support/violations.ts'

const { ask, find, open } = openProduct()

const month = `${dayIn(new Date()).slice(0, 7)}-01`
const [day, later] = [dayAfter(month, 13), dayAfter(month, 15)]
const address = `/app/apps/calendar?view=month&date=${day}`
const vikram = 'orders@atelier.test'
const on = (page: Page, date: string) => page.locator('td', { has: page.locator(`[data-day="${date}"]`) })
const entry = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(name) }).first()
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /^(Event|New event)$/ })

describe('a calendar that two people look at', () => {
  it('shows each what the other shares and changes, at once, and the dates of the shop as they come', async () => {
    const [hers, his] = [await open(address), await open(address, { as: vikram })]
    await his.locator(`[data-day="${day}"]`).waitFor()
    await hers.locator(`[data-day="${day}"]`).click()
    await dialogOf(hers).getByLabel('Title').fill('Fitting')
    await dialogOf(hers).getByRole('switch', { name: 'Shared with all staff' }).check()
    await dialogOf(hers).getByRole('button', { name: 'Save' }).click()
    await entry(his, 'Fitting').waitFor()
    // Nobody reloads anything: moved by one, seen by the other.
    await entry(his, 'Fitting').click()
    await dialogOf(his).getByLabel('Starts', { exact: false }).first().fill(later)
    await dialogOf(his).getByRole('button', { name: 'Save' }).click()
    await on(hers, later)
      .getByRole('button', { name: /Fitting/ })
      .waitFor()
    await hers.reload()
    await on(hers, later)
      .getByRole('button', { name: /Fitting/ })
      .waitFor()

    await hers.getByLabel('Coupons and promotions').check()
    const { id, version } = await ask('/coupons', {
      method: 'POST',
      body: { name: 'Monsoon', code: 'MONSOON', percent: 10, startsAt: momentOf({ day, time: '10:00' }) },
    })
    await ask(`/coupons/${id}/transitions/activate`, { method: 'POST', body: { version } })
    await hers
      .getByRole('link', { name: /Monsoon/ })
      .first()
      .waitFor()
  })

  it('keeps what one types while the other saves, and follows in what one did not touch', async () => {
    const [hers, his] = [await open(address), await open(address, { as: vikram })]
    await entry(hers, 'Fitting').click()
    await dialogOf(hers).getByLabel('Notes').fill('Bring the samples')
    await entry(his, 'Fitting').click()
    await dialogOf(his).getByLabel('Title').fill('Second fitting')
    await dialogOf(his).getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => dialogOf(hers).getByLabel('Title').inputValue()).toBe('Second fitting')
    await expect.poll(() => dialogOf(hers).getByLabel('Notes').inputValue()).toBe('Bring the samples')
    await dialogOf(hers).getByRole('button', { name: 'Save' }).click()
    await dialogOf(hers).waitFor({ state: 'detached' })
    expect(await find('calendar-events', { q: 'fitting' })).toMatchObject({
      title: 'Second fitting',
      notes: 'Bring the samples',
    })
  })

  it('asks what holds where both changed the same, and takes the rest from both', async () => {
    const [hers, his] = [await open(address), await open(address, { as: vikram })]
    await entry(hers, 'Second fitting').click()
    await dialogOf(hers).getByLabel('Title').fill('Fitting at ten')
    await dialogOf(hers).getByLabel('Notes').fill('Bring the pins')
    await entry(his, 'Second fitting').click()
    await dialogOf(his).getByLabel('Title').fill('Fitting at noon')
    await dialogOf(his).getByRole('button', { name: 'Save' }).click()
    await dialogOf(his).waitFor({ state: 'detached' })
    await entry(hers, 'Fitting at noon').waitFor({ state: 'attached' })
    await expect.poll(() => dialogOf(hers).getByLabel('Title').inputValue()).toBe('Fitting at ten')
    await dialogOf(hers).getByRole('button', { name: 'Save' }).click()
    const both = hers.getByRole('dialog', { name: '“Fitting at noon” was changed by someone else' })
    const title = both.getByRole('group', { name: 'Title' })
    for (const each of ['Second fitting', 'Fitting at noon', 'Fitting at ten'])
      await title.getByText(each).waitFor()
    await title.getByRole('radio', { name: /Vikram Shetty/ }).waitFor()
    const settle = both.getByRole('button', { name: 'Combine and save' })
    expect([await both.getByRole('group').count(), await settle.isDisabled()]).toEqual([1, true])
    // Nothing is lost by looking again.
    await both.getByRole('button', { name: 'Not now' }).click()
    await expect.poll(() => dialogOf(hers).getByLabel('Title').inputValue()).toBe('Fitting at ten')
    expect(await find('calendar-events', { q: 'fitting' })).toMatchObject({
      title: 'Fitting at noon',
      notes: 'Bring the samples',
    })
    await dialogOf(hers).getByRole('button', { name: 'Save' }).click()
    await title.getByRole('radio', { name: /Yours/ }).check()
    expect(await violationsOf(hers, 'dialog')).toEqual([])
    await settle.click()
    await dialogOf(hers).waitFor({ state: 'detached' })
    await hers.reload()
    await entry(hers, 'Fitting at ten').waitFor()
    expect(await find('calendar-events', { q: 'fitting' })).toMatchObject({
      title: 'Fitting at ten',
      notes: 'Bring the pins',
    })
  })
})

describe('an event that is dragged while somebody else changes it', () => {
  /** The page hears nothing of changes, as while a connection is slow. */
  const deaf = async () => {
    const page = await open('/app/apps/calendar?view=list')
    await page.route(/\/changes(\?|$)/, () => undefined)
    await page.goto(new URL(address, page.url()).href)
    return page
  }
  const create = (title: string) =>
    ask('/calendar-events', {
      method: 'POST',
      body: {
        title,
        allDay: false,
        shared: true,
        startsAt: momentOf({ day, time: '10:00' }),
        endsAt: momentOf({ day, time: '11:00' }),
      },
    })
  const drag = async (page: Page, name: string) => {
    await entry(page, name).dragTo(on(page, later), { targetPosition: { x: 60, y: 90 } })
  }
  const startOf = async (name: string) => (await find('calendar-events', { q: name })).startsAt

  it('goes where it was dragged while they changed nothing but its title', async () => {
    const { id, version } = await create('Shooting')
    const page = await deaf()
    await entry(page, 'Shooting').waitFor()
    await ask(`/calendar-events/${id}`, { method: 'PUT', body: { version, title: 'Shooting outdoors' } })
    await drag(page, 'Shooting')
    await on(page, later)
      .getByRole('button', { name: /Shooting outdoors/ })
      .waitFor()
    expect(await startOf('Shooting outdoors')).toBe(momentOf({ day: later, time: '10:00' }))
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  it('asks whose time holds where they moved it too', async () => {
    const { id, version } = await create('Casting')
    const page = await deaf()
    await entry(page, 'Casting').waitFor()
    const theirs = { startsAt: momentOf({ day, time: '14:00' }), endsAt: momentOf({ day, time: '15:00' }) }
    await ask(`/calendar-events/${id}`, { method: 'PUT', body: { version, ...theirs } })
    await drag(page, 'Casting')
    const both = page.getByRole('dialog', { name: '“Casting” was changed by someone else' })
    const settle = both.getByRole('button', { name: 'Combine and save' })
    await expect.poll(() => settle.isDisabled()).toBe(true)
    expect(await startOf('Casting')).toBe(theirs.startsAt)
    expect(await violationsOf(page, 'dialog')).toEqual([])
    for (const name of ['Starts', 'Ends'])
      await both.getByRole('group', { name }).getByRole('radio', { name: /Yours/ }).check()
    await settle.click()
    await both.waitFor({ state: 'detached' })
    expect(await startOf('Casting')).toBe(momentOf({ day: later, time: '10:00' }))
  })
})

describe('an event', () => {
  it('is not lost by Escape or Back while it is typed', async () => {
    const page = await open(address)
    await page.locator(`[data-day="${day}"]`).click()
    const dialog = dialogOf(page)
    await dialog.getByLabel('Title').fill('Half a thought')
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await page.keyboard.press('Escape')
    await question.getByRole('listitem').filter({ hasText: 'Title' }).waitFor()
    await question.getByRole('button', { name: 'Stay here' }).click()
    await expect.poll(() => dialog.getByLabel('Title').inputValue()).toBe('Half a thought')
    await page.goBack()
    await question.getByRole('button', { name: 'Stay here' }).click()
    await dialog.getByLabel('Title').fill('')
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.locator(`[data-day="${day}"]`).click()
    await dialog.getByLabel('Title').fill('Given up')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.reload()
    await page.locator(`[data-day="${day}"]`).waitFor()
    expect(await entry(page, 'Given up').count()).toBe(0)
  })

  it('is written, moved, lengthened and deleted by keys alone', async () => {
    const page = await open(address)
    const dialog = dialogOf(page)
    await page.locator(`[data-day="${day}"]`).focus()
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Title').waitFor()
    await page.keyboard.type('By keys')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await entry(page, 'By keys').focus()
    await page.keyboard.press('Enter')
    await dialog.getByLabel('Ends', { exact: false }).first().fill(dayAfter(day, -1))
    await page.keyboard.press('Enter')
    await dialog.getByText('The end comes before the start.').waitFor()
    await dialog.getByLabel('Starts', { exact: false }).first().fill(later)
    await dialog.getByLabel('Ends', { exact: false }).first().fill(dayAfter(later, 1))
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await page.reload()
    await on(page, later)
      .getByRole('button', { name: /By keys/ })
      .waitFor()
    const { startsAt, endsAt } = await find('calendar-events', { q: 'By keys' })
    expect([dayIn(new Date(startsAt)), dayIn(new Date(endsAt))]).toEqual([later, dayAfter(later, 1)])

    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'List' }).click()
    await entry(page, 'By keys').focus()
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Delete' }).press('Enter')
    await entry(page, 'By keys').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).press('Enter')
    await entry(page, 'By keys').waitFor()
  })

  it('stands where the address says, forth and back, by the week and the clock of the language', async () => {
    const page = await open(`/app/apps/calendar?view=week&date=${day}`)
    const title = page.getByRole('main').getByRole('heading', { level: 2 })
    const first = await title.textContent()
    await page.getByRole('button', { name: 'Next week' }).click()
    await expect.poll(() => title.textContent()).not.toBe(first)
    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Day' }).click()
    await page.getByRole('button', { name: 'Previous day' }).waitFor()
    await page.goBack()
    await page.getByRole('button', { name: 'Next week' }).waitFor()
    await page.goBack()
    await expect.poll(() => title.textContent()).toBe(first)
    await page.goForward()
    await expect.poll(() => title.textContent()).not.toBe(first)
    await page.getByText(/9\sAM/).first().waitFor()
    expect(await page.getByText('Times of Asia/Kolkata').count()).toBe(1)
    // The week begins on the day that is usual where the language is spoken, in the month as well.
    const french = await open(address, { kept: { locale: 'fr' } })
    const firstOf = (view: Page) => view.getByRole('columnheader').first().textContent()
    await french.locator(`[data-day="${day}"]`).waitFor()
    await page.goto(new URL(address, page.url()).href)
    await page.locator(`[data-day="${day}"]`).waitFor()
    expect([await firstOf(page), await firstOf(french)]).toEqual(['Sun', 'lun.'])
    await french.goto(new URL(`/app/apps/calendar?view=week&date=${day}`, french.url()).href)
    await french
      .getByText(/^09\s?h$|^9\s?h$|09:00/)
      .first()
      .waitFor()
    // From wherever one is, one press leads to today.
    await page.goto(new URL('/app/apps/calendar?view=day&date=2025-01-31', page.url()).href)
    await page.getByRole('heading', { level: 2, name: /2025/ }).waitFor()
    await page.getByRole('button', { name: 'Today', exact: true }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('date')).toBe(dayIn(new Date()))
    await page.goBack()
    await page.getByRole('heading', { level: 2, name: /2025/ }).waitFor()
  })
})
