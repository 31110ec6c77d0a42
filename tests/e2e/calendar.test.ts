import { describe, expect, it } from 'vitest'
import { dayAfter, dayIn } from '../../src/fields/date/day.ts'
import { openProduct } from './support/openProduct.ts'
import { violationsOf } from './support/violations.ts'

const { ask, open } = openProduct()

const today = dayIn(new Date())
const month = `${today.slice(0, 7)}-01`
/** Days in the middle of the month, so that none is seen twice. */
const [day, later] = [dayAfter(month, 13), dayAfter(month, 15)]
const address = `/app/apps/calendar?view=month&date=${day}`

describe('the calendar', () => {
  it('keeps what is written on a pressed day, moved by dragging and by the dialog, deleted and brought back', async () => {
    const page = await open(address)
    const cell = (on: string) => page.locator('td', { has: page.locator(`[data-day="${on}"]`) })
    const events = (on: string) => cell(on).getByRole('button', { name: /Fitting/ })
    const dialog = page.getByRole('dialog')
    await page.locator(`[data-day="${day}"]`).click()
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByText('The event needs a title.').waitFor()
    await dialog.getByLabel('Title').fill('Fitting')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await events(day).waitFor()

    await page.reload()
    await events(day).dragTo(cell(later), { targetPosition: { x: 60, y: 90 } })
    await events(later).waitFor()
    await page.reload()
    await events(later).click()
    await dialog.getByLabel('Starts', { exact: false }).first().fill(day)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await events(day).waitFor()
    await page.goBack()
    await page.goto(new URL(address, page.url()).href)

    await events(day).click()
    expect(new URL(page.url()).searchParams.get('event')).not.toBeNull()
    await page.reload()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await events(day).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Undo' }).click()
    await events(day).waitFor()
    expect((await ask('/calendar-events')).length).toBe(1)
  })

  it('keeps the dates of the shop that somebody switched on, leads to what is counted, and says how many more there are', async () => {
    await ask('/coupons', {
      method: 'POST',
      body: { name: 'Spring', code: 'SPRING', percent: 10, startsAt: `${day}T05:00:00.000Z` },
    }).then(({ id, version }) =>
      ask(`/coupons/${id}/transitions/activate`, { method: 'POST', body: { version } }),
    )
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five'])
      await ask('/calendar-events', {
        method: 'POST',
        body: { title, startsAt: `${later}T05:00:00.000Z`, endsAt: `${later}T05:30:00.000Z` },
      })
    const page = await open(address)
    await page.getByLabel('Coupons and promotions').check()
    await page
      .getByRole('link', { name: /Spring/ })
      .first()
      .waitFor()
    await expect
      .poll(async () => (await ask('/auth/preferences')).calendarLayers, { timeout: 5000 })
      .toEqual(['coupons'])
    await page.reload()
    await page
      .getByRole('link', { name: /Spring/ })
      .first()
      .waitFor()
    await page
      .locator('td', { has: page.locator(`[data-day="${later}"]`) })
      .getByRole('link', { name: /more/ })
      .click()
    await page.getByRole('button', { name: /Five/ }).waitFor()
    expect(new URL(page.url()).searchParams.get('view')).toBe('day')
    // Five at the same time stand side by side.
    const lefts = await page
      .getByRole('button', { name: /(One|Two|Three|Four|Five)/ })
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left))
    expect(new Set(lefts).size).toBe(5)
  })

  it('has nothing that the guidelines refuse, in any view, at a desk and on a phone', async () => {
    for (const view of ['month', 'week', 'list']) {
      const page = await open(`/app/apps/calendar?view=${view}&date=${later}`)
      await page.getByRole('button', { name: /One/ }).waitFor()
      expect(await violationsOf(page)).toEqual([])
    }
    const page = await open(`/app/apps/calendar?date=${day}&new=${day}`, {
      viewport: { width: 320, height: 640 },
    })
    await page.getByRole('dialog').getByLabel('Title').waitFor()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: /Five/ }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})
