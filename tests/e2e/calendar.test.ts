import { describe, expect, it } from 'vitest'
import { dayAfter, dayIn } from '../../src/fields/date/day.ts'
import { momentOf } from '../../src/fields/dateTime/zonedTime.ts'
import { returnShop } from '../api/sales/returnShop.ts'
import { openProduct } from './support/openProduct.ts'
import { violationsOf } from './support/violations.ts'

const { api, ask, open, product } = openProduct()

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

  it('is moved, shortened and begun above the hours of a week, by the days under the pointer', async () => {
    const page = await open(`/app/apps/calendar?view=week&date=${dayAfter(month, 40)}`)
    const heads = page.locator('div[data-cell]')
    await heads.nth(6).waitFor()
    const week = await heads.evaluateAll((all) => all.slice(0, 7).map((head) => head.dataset.cell ?? ''))
    const at = (index: number, time: string) => momentOf({ day: week[index] ?? '', time })
    const write = (title: string, allDay: boolean, startsAt: string, endsAt: string) =>
      ask('/calendar-events', { method: 'POST', body: { title, allDay, startsAt, endsAt } })
    const timesOf = async (title: string) => {
      const filter = JSON.stringify({ q: title })
      const [{ allDay, startsAt, endsAt }] = await ask(`/calendar-events?${new URLSearchParams({ filter })}`)
      return [allDay, startsAt, endsAt]
    }
    await write('Fair', true, at(0, '00:00'), at(2, '23:59'))
    await write('Call', false, at(0, '10:00'), at(0, '11:00'))
    const entry = (title: string) => page.getByRole('button', { name: new RegExp(`\\b${title}\\b`) })
    const boxOf = async (drawn: ReturnType<typeof entry>) => {
      const box = await drawn.boundingBox()
      if (!box) throw new Error('Something is not drawn. It was expected in the week.')
      return box
    }
    /** What fills days, on one of them: the first line below their names. */
    const on = async (index: number) => {
      const { x, y, width } = await boxOf(heads.nth(index))
      return { x: x + width / 2, y: y + 53 }
    }
    const drag = async (title: string, from: { x: number; y: number }, to: { x: number; y: number }) => {
      await entry(title).hover()
      // The code of dragging comes after the page.
      await page.waitForTimeout(300)
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(to.x, to.y, { steps: 8 })
      await page.mouse.up()
    }
    const again = async () => {
      await page.reload()
      await entry('Fair').waitFor()
    }
    await again()
    await drag('Fair', await on(1), await on(2))
    await expect.poll(() => timesOf('Fair')).toEqual([true, at(1, '00:00'), at(3, '23:59')])
    await again()
    const edge = await boxOf(entry('Fair').locator('[data-edge]'))
    await drag('Fair', { x: edge.x + 4, y: edge.y + 8 }, await on(2))
    await expect.poll(() => timesOf('Fair')).toEqual([true, at(1, '00:00'), at(2, '23:59')])
    await again()
    await drag('Fair', await on(1), await on(5))
    await expect.poll(() => timesOf('Fair')).toEqual([true, at(5, '00:00'), at(6, '23:59')])
    await again()
    // What has hours keeps them.
    const call = await boxOf(entry('Call'))
    await drag('Call', { x: call.x + 20, y: call.y + 12 }, await on(1))
    await expect.poll(() => timesOf('Call')).toEqual([false, at(1, '10:00'), at(1, '11:00')])
    await again()
    const [first, last] = [await on(2), await on(3)]
    await page.mouse.click(first.x, first.y)
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Title').waitFor()
    expect(new URL(page.url()).searchParams.get('new')).toBe(week[2])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.mouse.move(last.x, last.y)
    await page.mouse.down()
    await page.mouse.move(first.x, first.y, { steps: 6 })
    await page.mouse.up()
    await dialog.getByLabel('Title').fill('Stocktaking')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await entry('Stocktaking').waitFor()
    expect(await timesOf('Stocktaking')).toEqual([true, at(2, '00:00'), at(3, '23:59')])
  })

  it('goes to any day, typed or chosen, and has room for that on a phone', async () => {
    const page = await open(`/app/apps/calendar?view=week&date=${day}`, {
      viewport: { width: 320, height: 640 },
    })
    const shown = () => new URL(page.url()).searchParams.get('date')
    const box = page.getByRole('textbox', { name: 'Go to date' })
    await box.fill('20/11/2031')
    expect(shown()).toBe(day)
    await box.press('Enter')
    await page.locator('div[data-cell="2031-11-20"]').first().waitFor()
    expect(shown()).toBe('2031-11-20')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.getByRole('button', { name: 'Choose a day: Go to date' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /November 5/ })
      .click()
    await expect.poll(shown).toBe('2031-11-05')
    await page.getByRole('button', { name: 'Today' }).click()
    await expect.poll(shown).toBe(today)
    await expect.poll(() => box.inputValue()).not.toContain('2031')
  })

  it('leads from what is counted to the list of it', async () => {
    const shop = await returnShop(product(), api)
    const [waiting, arrived] = [await shop.placed(), await shop.delivered()]
    const due = dayIn(new Date(waiting.dueAt ?? ''))
    const page = await open(`/app/apps/calendar?view=month&date=${due}`)
    await page
      .locator(`td[data-cell="${due}"]`)
      .getByRole('link', { name: /^1 order to ship/ })
      .click()
    const list = page.getByRole('main')
    await list
      .getByText(waiting.number ?? '', { exact: true })
      .first()
      .waitFor()
    expect(await list.getByText(arrived.number ?? '', { exact: true }).count()).toBe(0)
    expect(new URL(page.url()).pathname).toBe('/app/pages/orders-list')
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
