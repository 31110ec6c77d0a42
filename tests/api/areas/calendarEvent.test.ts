import { beforeAll, describe, expect, it } from 'vitest'
import { dayAfter, dayIn } from '../../../src/fields/date/day.ts'
import { momentOf } from '../../../src/fields/dateTime/zonedTime.ts'
import type { Call } from '../../support/server.ts'
import { returnShop } from '../sales/returnShop.ts'
import { contentShop } from './contentShop.ts'

const shop = contentShop()
const { ask, create } = shop
const everything = { view: true, create: true, edit: true, delete: true, export: true }

const times = { startsAt: '2026-11-10T04:30:00.000Z', endsAt: '2026-11-10T05:30:00.000Z' }
const range = { from: '2026-11-01', to: '2026-11-30', layers: [] as string[] }

const titles = (body: any): string[] => body.events.map(({ title }: { title: string }) => title)

let asha: Call
let ben: Call
beforeAll(async () => {
  asha = await shop.staff('asha', [{ key: 'calendarEvent', ...everything }])
  ben = await shop.staff('ben', [
    { key: 'calendarEvent', ...everything },
    { key: 'banner', view: true },
  ])
}, 120_000)

const read = (call: Call, more: object = {}) =>
  ask('POST /calendar-events/operations/range', { ...range, ...more }, call)

describe('an event of one’s own', () => {
  let id: string
  let version: number
  beforeAll(async () => {
    const { body } = await ask('POST /calendar-events', { title: 'Dentist', ...times }, asha)
    ;({ id, version } = body)
  })

  it('is in the calendar of whoever wrote it, and on no path of anybody else', async () => {
    expect(titles((await read(asha)).body)).toEqual(['Dentist'])
    for (const call of [ben, await shop.server.signIn('admin')]) {
      expect(titles((await read(call)).body)).toEqual([])
      const one = `/calendar-events/${id}`
      expect((await ask('GET /calendar-events', undefined, call)).body).toEqual([])
      expect((await ask('GET /calendar-events?filter={"q":"Dentist"}', undefined, call)).body).toEqual([])
      expect((await ask(`GET /calendar-events/export?fields=["title"]`, undefined, call)).text).not.toContain(
        'Dentist',
      )
      expect((await ask(`GET ${one}`, undefined, call)).status).toBe(404)
      expect((await ask(`GET ${one}/history`, undefined, call)).status).toBe(404)
      expect((await ask(`PUT ${one}`, { title: 'Ha', version }, call)).status).toBe(404)
      expect((await ask(`DELETE ${one}?version=${version}`, undefined, call)).status).toBe(404)
      const items = [{ id, version }]
      expect((await ask('POST /calendar-events/bulk/delete', { items }, call)).status).toBe(404)
      expect(
        (await ask('POST /calendar-events/bulk/update', { items, data: { title: 'Ha' } }, call)).status,
      ).toBe(404)
    }
    expect((await ask(`GET /calendar-events/${id}`, undefined, asha)).body).toMatchObject({
      title: 'Dentist',
      version,
    })
  })

  it('is seen and changed by colleagues once it is shared, who do not decide about that', async () => {
    const shared = await ask(`PUT /calendar-events/${id}`, { shared: true, version }, asha)
    expect(shared.status).toBe(200)
    const { body } = await read(ben)
    expect(body.events).toMatchObject([{ title: 'Dentist', isMine: false, shared: true }])
    const changed = await ask(
      `PUT /calendar-events/${id}`,
      { title: 'Dentist, both of us', version: shared.body.version },
      ben,
    )
    expect(changed.body).toMatchObject({ title: 'Dentist, both of us', owner: shared.body.owner })
    const hidden = await ask(
      `PUT /calendar-events/${id}`,
      { shared: false, version: changed.body.version },
      ben,
    )
    expect([hidden.status, Object.keys(hidden.body.errors)]).toEqual([422, ['shared']])
  })

  it('ends when it begins or later, and of whole days fills them by the shop’s clock', async () => {
    const backwards = await ask(
      'POST /calendar-events',
      { title: 'No', ...times, endsAt: '2026-11-10T04:00:00Z' },
      asha,
    )
    expect([backwards.status, Object.keys(backwards.body.errors)]).toEqual([422, ['endsAt']])
    const fair = await ask('POST /calendar-events', { title: 'Fair', allDay: true, ...times }, ben)
    expect(fair.body).toMatchObject({
      startsAt: '2026-11-09T18:30:00.000Z',
      endsAt: '2026-11-10T18:29:00.000Z',
    })
  })

  it('comes back whole when its deletion is undone', async () => {
    const { body: lunch } = await ask('POST /calendar-events', { title: 'Lunch', ...times }, asha)
    const items = [{ id: lunch.id, version: lunch.version }]
    const { body } = await ask('POST /calendar-events/bulk/delete', { items }, asha)
    expect(titles((await read(asha)).body)).not.toContain('Lunch')
    const undo = `POST /calendar-events/bulk/changes/${body.undo.id}/undo`
    // Nobody else brings it back, and it is never theirs.
    expect((await ask(undo, {}, ben)).body.done).toEqual([])
    expect((await ask(undo, {}, asha)).body.done).toEqual([lunch.id])
    expect((await ask(`GET /calendar-events/${lunch.id}`, undefined, asha)).body.owner).toBe(lunch.owner)
    expect(titles((await read(asha)).body)).toContain('Lunch')
    expect(titles((await read(ben)).body)).not.toContain('Lunch')
  })
})

describe('the dates of the shop in the calendar', () => {
  beforeAll(async () => {
    const page = await create('pages', { title: 'Diwali fair' })
    await shop.move('pages', page.id, 'schedule', { publishAt: '2999-11-12T04:30:00.000Z' })
    const coupon = await create('coupons', {
      name: 'Winter',
      code: 'WINTER',
      percent: 10,
      startsAt: '2999-11-20T04:30:00.000Z',
      endsAt: '2999-12-20T04:30:00.000Z',
    })
    await shop.move('coupons', coupon.id, 'activate')
  })
  const later = { from: '2999-11-01', to: '2999-11-30', layers: ['pages', 'coupons', 'banners', 'shipBy'] }

  it('are those of the areas that one may view', async () => {
    const admin = (await read(await shop.server.signIn('admin'), later)).body.dates
    expect(admin).toMatchObject([
      { layer: 'pages', title: 'Diwali fair', what: 'publish', startsAt: '2999-11-12T04:30:00.000Z' },
      { layer: 'coupons', title: 'Winter', startsAt: '2999-11-20T04:30:00.000Z' },
    ])
    expect((await read(ben, later)).body.dates).toEqual([])
    const marketing = await shop.staff('couponist', [
      { key: 'calendarEvent', view: true },
      { key: 'coupon', view: true },
    ])
    expect((await read(marketing, later)).body.dates.map(({ layer }: { layer: string }) => layer)).toEqual([
      'coupons',
    ])
  })

  it('tell everybody the holidays of the settings', async () => {
    const filter = encodeURIComponent(JSON.stringify({ key: 'work.holidays' }))
    const [{ id, version }] = (await ask(`GET /admin-settings?filter=${filter}`)).body
    expect(
      (await ask(`PUT /admin-settings/${id}`, { version, value: ['2026-11-09', '2027-01-26'] })).status,
    ).toBe(200)
    const { body } = await read(ben, { layers: ['holidays'] })
    expect(body.dates).toMatchObject([{ layer: 'holidays', day: '2026-11-09' }])
  })

  it('are asked for days that there are, in order, and not for years', async () => {
    for (const wrong of [
      { from: '2026-11-31' },
      { from: '2026-12-01' },
      { to: '2027-11-01' },
      { layers: ['wages'] },
    ])
      expect((await read(ben, wrong)).status).toBe(422)
    const stranger = await shop.staff('stranger', [{ key: 'tag', view: true }])
    expect((await read(stranger)).status).toBe(403)
  })
})

describe('what the shop has to do', () => {
  const today = dayIn(new Date())
  const pickup = dayAfter(today, 3)
  const [startsAt, endsAt] = [5, 9].map((days) => momentOf({ day: dayAfter(today, days), time: '10:00' }))
  const layers = ['shipBy', 'pickups', 'returnsDue', 'banners']
  const dates = async (call: Call) =>
    (await read(call, { from: today, to: dayAfter(today, 60), layers })).body.dates
  const seen = async (name: string, area: string): Promise<string[]> => {
    const call = await shop.staff(name, [
      { key: 'calendarEvent', view: true },
      { key: area, view: true },
    ])
    return (await dates(call)).map(({ layer }: { layer: string }) => layer)
  }
  let admin: Call
  let shipBy: string
  let returnDue: string
  beforeAll(async () => {
    admin = await shop.server.signIn('admin')
    const sold = await returnShop(shop.server, admin)
    const dayOf = ({ dueAt }: { dueAt: string | null }) => dayIn(new Date(dueAt ?? ''))
    shipBy = dayOf(await sold.placed())
    // What has arrived is to be shipped no more.
    const { body: back } = await sold.requested(await sold.delivered())
    await sold.move(back, 'approve')
    await sold.operate(back, 'schedulePickup', { on: pickup })
    returnDue = dayOf(await sold.returnOf(back.id))
    const values = { placement: 'announcementBar', startsAt, endsAt }
    const banner = await create('banners', { name: 'Sale', heading: 'Sale', ...values })
    await shop.move('banners', banner.id, 'publish')
    await create('banners', { name: 'Draft', heading: 'Draft', ...values })
  }, 120_000)

  it('is counted on the day on which it is due, and a banner stands there for its time', async () => {
    expect(await dates(admin)).toMatchObject([
      { layer: 'shipBy', day: shipBy, count: 1 },
      { layer: 'pickups', day: pickup, count: 1 },
      { layer: 'returnsDue', day: returnDue, count: 1 },
      { layer: 'banners', title: 'Sale', startsAt, endsAt, count: null },
    ])
  })

  it('is nothing to whoever may not view its area', async () => {
    expect(await dates(asha)).toEqual([])
    expect((await dates(ben)).map(({ layer }: { layer: string }) => layer)).toEqual(['banners'])
    expect(await seen('packer', 'order')).toEqual(['shipBy'])
    expect(await seen('returner', 'orderReturn')).toEqual(['pickups', 'returnsDue'])
  })
})

describe('what somebody picks for their calendar', () => {
  it('is kept on their account', async () => {
    const kept = await ask('PUT /auth/preferences', { calendarLayers: ['coupons'] }, ben)
    expect(kept.body).toMatchObject({ calendarLayers: ['coupons'] })
    expect((await ask('PUT /auth/preferences', { calendarLayers: [1] }, ben)).status).toBe(422)
  })
})
