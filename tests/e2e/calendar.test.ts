import { describe, expect, it } from 'vitest'
import { dayAfter, dayIn } from '../../src/fields/date/day.ts'
import { momentOf } from '../../src/fields/dateTime/zonedTime.ts'
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

  it('is drawn, moved and lengthened by dragging among the hours and over the days of a month', async () => {
    const page = await open(`/app/apps/calendar?view=day&date=${day}`)
    const dialog = page.getByRole('dialog')
    const column = page.locator(`div[data-cell="${day}"]`).last()
    const button = page.getByRole('button', { name: /Rehearsal/ })
    /** Drags from so many hours after midnight to others, in the middle of the day's column. */
    const drag = async (from: number, to: number, x = 200) => {
      const box = (await column.boundingBox()) as { x: number; y: number }
      await page.mouse.move(box.x + x, box.y + from * 48)
      await page.mouse.down()
      await page.mouse.move(box.x + x, box.y + ((from + to) / 2) * 48, { steps: 4 })
      await page.mouse.move(box.x + x, box.y + to * 48, { steps: 4 })
      await page.mouse.up()
    }
    const times = async () => {
      const [{ startsAt, endsAt }] = await ask(
        `/calendar-events?${new URLSearchParams({ filter: JSON.stringify({ q: 'Rehearsal' }) })}`,
      )
      return [startsAt, endsAt]
    }
    const at = (time: string, on = day) => momentOf({ day: on, time })
    await column.waitFor()
    await drag(9.55, 11.95)
    await dialog.getByLabel('Title').fill('Rehearsal')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await button.waitFor()
    expect(await times()).toEqual([at('09:30'), at('12:00')])

    await page.reload()
    await button.waitFor()
    // By the middle of the event, to one hour later.
    await page.waitForTimeout(300)
    await button.dragTo(column, {
      sourcePosition: { x: 60, y: 20 },
      targetPosition: { x: 60, y: 10.5 * 48 + 20 },
    })
    await expect.poll(times).toEqual([at('10:30'), at('13:00')])
    await page.reload()
    await button.waitFor()
    await drag(12.93, 14.45)
    await expect.poll(times).toEqual([at('10:30'), at('14:30')])
    // It was let go over the event, which that does not open.
    expect(new URL(page.url()).searchParams.get('event')).toBeNull()
    await page.reload()
    await page
      .getByRole('button', { name: /Rehearsal/ })
      .getByText(/2:30/)
      .waitFor()
    await drag(14.43, 16)
    await expect.poll(times).toEqual([at('10:30'), at('16:00')])
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect.poll(times).toEqual([at('10:30'), at('14:30')])

    await page.goto(new URL(address, page.url()).href)
    const edge = button.locator('[data-edge]')
    await button.first().hover()
    await edge.waitFor()
    const [from, over] = [
      await edge.boundingBox(),
      await page.locator(`td[data-cell="${dayAfter(day, 1)}"]`).boundingBox(),
    ]
    if (!from || !over)
      throw new Error('The event or the day after it is not drawn. Both were expected in the month.')
    await page.mouse.move(from.x + 4, from.y + 8)
    await page.mouse.down()
    await page.mouse.move(over.x + 20, over.y + 60, { steps: 6 })
    await expect.poll(() => page.locator('td[data-marked]').count()).toBe(2)
    await page.mouse.up()
    await expect.poll(times).toEqual([at('10:30'), at('14:30', dayAfter(day, 1))])
    await page.reload()
    // Over empty days an event of all of them is drawn, and Escape gives it up.
    const free = [dayAfter(month, 6), dayAfter(month, 8)].map((on) => page.locator(`td[data-cell="${on}"]`))
    await free[0]?.waitFor()
    const [first, last] = await Promise.all(free.map((cell) => cell.boundingBox()))
    if (!first || !last) throw new Error('Two days are not drawn. They were expected in the month.')
    const draw = async () => {
      await page.mouse.move(last.x + 30, last.y + 100)
      await page.mouse.down()
      await page.mouse.move(first.x + 30, first.y + 100, { steps: 6 })
    }
    await draw()
    await page.keyboard.press('Escape')
    await page.mouse.up()
    expect(await page.locator('td[data-marked]').count()).toBe(0)
    expect(new URL(page.url()).searchParams.get('new')).toBeNull()
    await draw()
    await page.mouse.up()
    await dialog.getByLabel('Title').fill('Market')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page
      .getByRole('button', { name: /Market/ })
      .first()
      .waitFor()
    const [market] = await ask(
      `/calendar-events?${new URLSearchParams({ filter: JSON.stringify({ q: 'Market' }) })}`,
    )
    expect([market.allDay, market.startsAt, market.endsAt]).toEqual([
      true,
      at('00:00', dayAfter(month, 6)),
      at('23:59', dayAfter(month, 8)),
    ])
  })

  it('is read by other programs at a secret address, until another takes its place', async () => {
    const page = await open(address)
    const dialog = page.getByRole('dialog')
    const read = async () =>
      (await fetch(await dialog.getByLabel('Address of the calendar').inputValue())).text()
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await dialog.getByText('The calendar has no address yet.').waitFor()
    expect(await violationsOf(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Create address' }).click()
    const box = dialog.getByLabel('Address of the calendar')
    await box.waitFor()
    const old = await box.inputValue()
    expect(await read()).toContain('SUMMARY:Rehearsal')
    await page.reload()
    await dialog.getByText(/It was last read/).waitFor()
    await dialog.getByRole('button', { name: 'Create new address' }).click()
    await box.waitFor()
    expect((await fetch(old)).status).toBe(404)
    expect(await read()).toContain('SUMMARY:Rehearsal')
    const renewed = await box.inputValue()
    await dialog.getByRole('button', { name: 'End subscription' }).click()
    await dialog.getByText('The calendar has no address yet.').waitFor()
    expect((await fetch(renewed)).status).toBe(404)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  it('is printed whole, without what is pressed', async () => {
    for (const view of ['month', 'week']) {
      const page = await open(`/app/apps/calendar?view=${view}&date=${day}`)
      await page
        .getByRole('button', { name: /Rehearsal/ })
        .first()
        .waitFor()
      await page.evaluate(() => {
        window.print = () => document.body.setAttribute('data-printed', '')
      })
      await page.getByRole('button', { name: 'Print' }).click()
      await page.locator('[data-printed]').waitFor()
      await page.emulateMedia({ media: 'print' })
      for (const pressed of ['Today', 'New event', 'Subscribe'])
        await expect
          .poll(() => page.getByRole('button', { name: pressed, exact: true }).isVisible())
          .toBe(false)
      const rehearsal = page.getByRole('button', { name: /Rehearsal/ }).first()
      await expect.poll(() => rehearsal.isVisible()).toBe(true)
      // No hour is cut off.
      const cut = await page.evaluate(
        () =>
          [...document.querySelectorAll('main *')].filter(
            (each) =>
              each.scrollHeight > each.clientHeight + 4 && getComputedStyle(each).overflowY === 'auto',
          ).length,
      )
      expect(cut).toBe(0)
    }
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
      .toEqual(expect.arrayContaining(['coupons', 'shipBy', 'holidays']))
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
