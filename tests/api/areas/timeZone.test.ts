import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { FiguresAnswer, FiguresTile } from '../../../resources/insight/dashboard/rules/tiles.ts'
import { checkFigures } from '../../../resources/insight/dashboard/server/checkFigures.ts'
import { renderMessage } from '../../../resources/messages/template/server/renderMessage.ts'
import { inShopWays } from '../../../server/shopWays.ts'
import { formatTime } from '../../../src/fields/dateTime/formatTime.ts'
import { timeZones } from '../../../src/fields/dateTime/timeZones.ts'
import { type TestDatabase, testDatabase } from '../../support/database.ts'
import { preparedProduct } from '../../support/preparedProduct.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'
import { salesRows } from '../dashboard/salesRows.ts'

let database: TestDatabase
let server: TestServer
/** Another process on the same database. */
let other: TestServer
let admin: Call
const rows = salesRows(() => server)

beforeAll(async () => {
  database = await testDatabase({ template: preparedProduct })
  server = await testServer({ database })
  other = await testServer({ database, accounts: false })
  admin = await server.signIn('admin')
}, 120_000)
afterAll(async () => {
  await other?.close()
  await server?.close()
  await database?.close()
})

const filterOf = (filter: object) => encodeURIComponent(JSON.stringify(filter))

async function setZone(value: unknown) {
  const found = await admin(`/admin-settings?filter=${filterOf({ key: 'localisation.timeZone' })}`)
  const [{ id, version }] = (await found.json()) as any
  const answer = await admin(`/admin-settings/${id}`, { method: 'PUT', body: { version, value } })
  return { status: answer.status, body: (await answer.json()) as any }
}

const publicFile = async () => {
  const { generalTxt } = (await (await server.call('/home/getTxt/public')).json()) as any
  return ((await (await fetch(generalTxt)).json()) as any).adminSettings[0]
}

describe('the time zone of the shop', () => {
  it('is one that Intl and the database know, and reaches every browser', async () => {
    expect((await publicFile()).timeZone).toBe('Asia/Kolkata')
    for (const value of [null, '', 'Mars/Base', '+05:30', 'IST', 'asia/tokyo', 5])
      expect([value, (await setZone(value)).status]).toEqual([value, 422])
    expect((await setZone('Mars/Base')).body.errors.value).toContain('no such time zone')
    expect((await setZone('Europe/Paris')).status).toBe(200)
    expect((await publicFile()).timeZone).toBe('Europe/Paris')
    expect((await setZone('Asia/Kolkata')).status).toBe(200)
    expect((await publicFile()).timeZone).toBe('Asia/Kolkata')
  })

  it('is any of those that are offered', async () => {
    const { rows: known } = await sql<{ name: string }>`SELECT name FROM pg_timezone_names`.execute(
      database.db,
    )
    const names = new Set(known.map(({ name }) => name))
    expect(timeZones().filter((zone) => !names.has(zone))).toEqual([])
  })
})

describe.each(['Pacific/Kiritimati', 'America/New_York', 'Asia/Kolkata'])('in %s', (zone) => {
  it('today is the day there, for every server on the database', async () => {
    expect((await setZone(zone)).status).toBe(200)
    const day = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone: zone })
    const now = new Date()
    const moments = Array.from({ length: 48 }, (_, hours) => new Date(now.getTime() - hours * 3_600_000))
    const ids = new Map<string, Date>()
    for (const moment of moments)
      ids.set((await rows.order({ placed_at: moment.toISOString(), status: 'placed' })).id, moment)
    const filter = filterOf({ placedAt: { gte: '$today', lt: '$tomorrow' } })
    const token = { Authorization: `Bearer ${(await server.signIn('admin')).token}` }
    for (const each of [server, other]) {
      const answer = await each.call(`/orders?filter=${filter}&range=[0,199]`, { headers: token })
      const found = ((await answer.json()) as any[]).map(({ id }) => id).filter((id) => ids.has(id))
      const wanted = [...ids].filter(([, moment]) => day(moment) === day(now)).map(([id]) => id)
      expect(found.sort()).toEqual(wanted.sort())
    }
  })
})

describe('the figures of a day', () => {
  const ordered = async (day: string) => {
    const answer = await admin(`/figures/sales?period=${day}..${day}&tiles=["headline","trend"]`)
    const { tiles } = (await answer.json()) as FiguresAnswer
    const { points } = tiles.trend as unknown as { points: { start: string; ordered: number }[] }
    const hours = points.filter((point) => point.ordered > 0).map(({ start }) => Number(start))
    return [(tiles.headline as FiguresTile).figures.ordered?.value, hours]
  }

  it('are counted anew when the shop goes by another clock, and are then those of the rows', async () => {
    await setZone('Asia/Kolkata')
    const line = {
      unit_price: 1000,
      quantity: 1,
      total: 1000,
      variant: 'a0000000-0000-4000-8000-000000000000',
    }
    await rows.order({ placed_at: '2025-03-10T03:30:00Z', total: 1000 }, [line])
    await rows.order({ placed_at: '2025-03-10T19:00:00Z', total: 3000 }, [line])
    await runTimedWork(server.context)
    expect([await ordered('2025-03-10'), await ordered('2025-03-11')]).toEqual([
      [1000, [9]],
      [3000, [0]],
    ])
    await setZone('America/New_York')
    // Whoever asks first has them counted; the clock does so too.
    expect([await ordered('2025-03-09'), await ordered('2025-03-10')]).toEqual([
      [1000, [23]],
      [3000, [15]],
    ])
    const { db } = database
    expect(await inShopWays(server.context, () => checkFigures(db, server.context.registry))).toEqual([])
    await setZone('Asia/Kolkata')
    await runTimedWork(other.context)
    expect(await inShopWays(server.context, () => checkFigures(db, server.context.registry))).toEqual([])
  })
})

describe('a message', () => {
  it('names days and times by the clock of the shop', async () => {
    await setZone('Australia/Sydney')
    const said = await inShopWays(server.context, async () =>
      renderMessage(
        {
          kind: 'message',
          channel: 'email',
          locale: 'en',
          subject: '{{order.date}}',
          body: '<p></p>',
          link: null,
        },
        'order.confirmed',
        { 'order.date': '2026-01-01T14:00:00.000Z' },
      ),
    )
    expect(said.subject).toContain('Jan 2, 2026')
    // Outside the work of a shop there is no clock but the usual one.
    expect(formatTime('2026-01-01T14:00:00.000Z', 'en', { dateStyle: 'medium' })).toBe('Jan 1, 2026')
    await setZone('Asia/Kolkata')
  })
})
