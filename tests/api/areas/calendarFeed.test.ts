import ical, { type VEvent } from 'node-ical'
import { beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../../demo/accounts.ts'
import { dayAfter, dayIn } from '../../../src/fields/date/day.ts'
import { momentOf } from '../../../src/fields/dateTime/zonedTime.ts'
import type { Call } from '../../support/server.ts'
import { contentShop } from './contentShop.ts'

const shop = contentShop()
const { ask, create } = shop
const everything = { view: true, create: true, edit: true, delete: true }
const today = dayIn(new Date())

let asha: Call
let ben: Call
let role: string
beforeAll(async () => {
  asha = await shop.staff('asha', [
    { key: 'calendarEvent', ...everything },
    { key: 'coupon', view: true },
  ])
  ben = await shop.staff('ben', [{ key: 'calendarEvent', ...everything }])
  const filter = encodeURIComponent(JSON.stringify({ name: { eq: 'ben' } }))
  ;[{ id: role }] = (await ask(`GET /subadmin-roles?filter=${filter}`)).body
}, 120_000)

const renewed = async (call: Call): Promise<string> =>
  (await ask('POST /auth/calendar-feed', {}, call)).body.address

/** What a program finds at an address, read by the parser that mail programs use. */
async function subscribed(address: string, headers: Record<string, string> = {}) {
  const answer = await fetch(address, { headers })
  if (!answer.ok) return { status: answer.status, answer, text: '', name: '', events: [] }
  const text = await answer.text()
  const found = ical.sync.parseICS(text)
  const events = Object.values(found).filter((each): each is VEvent => each?.type === 'VEVENT')
  return {
    status: answer.status,
    answer,
    text,
    name: found.vcalendar?.['WR-CALNAME'],
    events,
  }
}

/** A day without a time is midnight by the clock of whoever reads it. */
const localDay = (at: Date | undefined): string =>
  at ? new Date(Date.UTC(at.getFullYear(), at.getMonth(), at.getDate())).toISOString().slice(0, 10) : ''

const titles = async (address: string) =>
  (await subscribed(address)).events.map(({ summary }) => summary).sort()

describe('the address of somebody’s calendar', () => {
  it('shows what its person sees: their events, those that are shared, and no one else’s', async () => {
    const times = {
      startsAt: momentOf({ day: today, time: '10:00' }),
      endsAt: momentOf({ day: today, time: '11:30' }),
    }
    await ask(
      'POST /calendar-events',
      { title: 'Fitting', notes: 'Bring: pins, chalk;\nand tape', ...times },
      asha,
    )
    await ask('POST /calendar-events', { title: 'Dentist', ...times }, ben)
    await ask('POST /calendar-events', { title: 'Stock day', allDay: true, shared: true, ...times }, ben)
    const address = await renewed(asha)
    const { answer, text, events, name } = await subscribed(address)
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    expect(name).toContain('asha')
    expect(events.map(({ summary }) => summary).sort()).toEqual(['Fitting', 'Stock day'])

    const fitting = events.find(({ summary }) => summary === 'Fitting') as VEvent
    expect(fitting.description).toBe('Bring: pins, chalk;\nand tape')
    expect(fitting.start.toISOString()).toBe(times.startsAt)
    expect(fitting.end?.toISOString()).toBe(times.endsAt)
    const stock = events.find(({ summary }) => summary === 'Stock day') as VEvent
    // The end of what fills days is the first day after it.
    expect([stock.datetype, localDay(stock.start), localDay(stock.end)]).toEqual([
      'date',
      today,
      dayAfter(today, 1),
    ])
    // As the standard has it: lines of at most 75 bytes, each ended by both signs, every event once.
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n'))).toBe(
      true,
    )
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(events.length)
  })

  it('keeps long titles of any script whole, and says them in the language of its person', async () => {
    const title = `試着会 – ${'отчёт, क़मीज़; 丈 '.repeat(6)}`.trim()
    const at = {
      startsAt: momentOf({ day: today, time: '15:00' }),
      endsAt: momentOf({ day: today, time: '15:00' }),
    }
    await ask('POST /calendar-events', { title, ...at }, asha)
    const day = dayAfter(today, 3)
    await ask('PUT /auth/preferences', { locale: 'fr', calendarLayers: ['holidays'] }, asha)
    const filter = encodeURIComponent(JSON.stringify({ key: 'work.holidays' }))
    const [{ id, version }] = (await ask(`GET /admin-settings?filter=${filter}`)).body
    await ask(`PUT /admin-settings/${id}`, { version, value: [day] })
    const { text, events } = await subscribed(await renewed(asha))
    expect(events.map(({ summary }) => summary)).toEqual(expect.arrayContaining([title, 'Jour férié']))
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
  })

  it('has the dates of the shop that its person switched on and may view', async () => {
    const startsAt = momentOf({ day: dayAfter(today, 40), time: '09:00' })
    const coupon = await create('coupons', { name: 'Winter', code: 'WINTER', percent: 10, startsAt })
    await shop.move('coupons', coupon.id, 'activate')
    for (const call of [asha, ben]) await ask('PUT /auth/preferences', { calendarLayers: ['coupons'] }, call)
    const mine = await subscribed(await renewed(asha))
    const winter = mine.events.filter(({ summary }) => summary === 'Winter')
    expect(winter.map(({ start, end }) => [localDay(start), localDay(end)])).toEqual([
      [dayAfter(today, 40), dayAfter(today, 41)],
    ])
    expect(await titles(await renewed(ben))).toEqual(['Dentist', 'Stock day'])
    await ask('PUT /auth/preferences', { calendarLayers: [] }, asha)
    expect((await titles(await renewed(asha))).includes('Winter')).toBe(false)
  })

  it('is renewed, so that the one before leads nowhere, told once, and ended', async () => {
    const first = await renewed(ben)
    const { body: unread } = await ask('GET /auth/calendar-feed', undefined, ben)
    expect(unread).toEqual({ since: expect.any(String), usedAt: null })
    expect((await subscribed(first)).status).toBe(200)
    expect((await ask('GET /auth/calendar-feed', undefined, ben)).body.usedAt).not.toBeNull()
    const second = await renewed(ben)
    expect(second).not.toBe(first)
    expect([(await subscribed(first)).status, (await subscribed(second)).status]).toEqual([404, 200])
    expect((await ask('DELETE /auth/calendar-feed', undefined, ben)).body).toEqual({
      since: null,
      usedAt: null,
    })
    expect((await subscribed(second)).status).toBe(404)
    for (const wrong of ['x', 'x'.repeat(43), `${'x'.repeat(43)}.ics`, `${'x'.repeat(42)}%00.ics`])
      expect((await shop.open(`/calendar-feeds/${wrong}`)).status).toBe(404)
  })

  it('shows nothing any more to whom the calendar was taken from, or who may not come in', async () => {
    const address = await renewed(ben)
    await shop.update('subadmin-roles', role, { permissions: [{ key: 'tag', view: true }] })
    expect((await subscribed(address)).status).toBe(404)
    const again = await shop.server.signIn('ben@shop.test', 'seven lamps on a pier')
    expect((await ask('POST /auth/calendar-feed', {}, again)).status).toBe(409)
    await shop.update('subadmin-roles', role, { permissions: [{ key: 'calendarEvent', view: true }] })
    expect((await subscribed(address)).status).toBe(200)
    const filter = encodeURIComponent(JSON.stringify({ q: 'ben@shop.test' }))
    const [staff] = (await ask(`GET /subadmins?filter=${filter}`)).body
    expect((await shop.move('subadmins', staff.id, 'suspend')).status).toBe(200)
    expect((await subscribed(address)).status).toBe(404)
  })

  it('is made by nobody for another system', async () => {
    const filter = encodeURIComponent(JSON.stringify({ key: 'security.tokensFor' }))
    const [{ id, version }] = (await ask(`GET /admin-settings?filter=${filter}`)).body
    await ask(`PUT /admin-settings/${id}`, { version, value: 'everybody' })
    const made = await ask(
      'POST /auth/tokens',
      {
        name: 'Clock',
        days: 7,
        permissions: [{ key: 'calendarEvent', view: true }],
        password: demoPassword,
      },
      await shop.server.signIn('admin'),
    )
    const answer = await shop.server.call('/auth/calendar-feed', {
      method: 'POST',
      headers: { authorization: `Bearer ${made.body.token}` },
    })
    expect([made.status, answer.status]).toEqual([200, 403])
  })
})
