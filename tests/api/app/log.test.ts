import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayIn } from '../../../src/fields/date/day.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
let admin: Call
let clerk: Call
beforeAll(async () => {
  server = await testServer()
  admin = await server.signIn('admin')
  clerk = await server.signIn('catalogue')
}, 120_000)
afterAll(() => server?.close())

const made = async (call: Call, path: string, body: Record<string, unknown>) =>
  (await (await call(path, { method: 'POST', body })).json()) as { id: string; version: number }
const log = async (call: Call, query: Record<string, string> = {}) => {
  const answer = await call(`/log?${new URLSearchParams(query)}`)
  return { status: answer.status, ...((await answer.json()) as any) }
}
const told = async (call: Call, query: Record<string, string> = {}): Promise<unknown[]> =>
  (await log(call, query)).entries.map(({ actor, area, action, title }: any) => [
    actor.name,
    area,
    action,
    title,
  ])

describe('the log of the shop', () => {
  it('tells what everybody did, the newest first, with what changed; by who, area, kind and day', async () => {
    const brand = await made(clerk, '/brands', { name: 'Logged' })
    await admin(`/brands/${brand.id}`, { method: 'PUT', body: { version: 1, name: 'Logged again' } })
    const tag = await made(admin, '/tags', { name: 'Passing' })
    await admin(`/tags/${tag.id}?version=${tag.version}`, { method: 'DELETE' })
    const { entries } = await log(admin)
    expect(entries.slice(0, 4).map(({ area, action, title }: any) => [area, action, title])).toEqual([
      ['tag', 'delete', null],
      ['tag', 'create', null],
      ['brand', 'update', 'Logged again'],
      ['brand', 'create', 'Logged again'],
    ])
    expect(entries[2]).toMatchObject({
      recordId: brand.id,
      actor: { name: 'Asha Rao' },
      changes: expect.arrayContaining([{ field: 'name', before: 'Logged', after: 'Logged again' }]),
    })
    expect(await told(admin, { area: 'brand', kind: 'create' })).toEqual([
      ['Camille Laurent', 'brand', 'create', 'Logged again'],
    ])
    expect(await told(admin, { who: 'camille', area: 'brand' })).toHaveLength(1)
    expect(await told(admin, { from: dayIn(new Date()), area: 'tag' })).toHaveLength(2)
    expect(await told(admin, { to: '2020-01-01' })).toEqual([])
    expect((await log(admin, { kind: 'anything' })).status).toBe(400)
  })

  it('goes on after the last entry', async () => {
    for (let number = 0; number < 27; number++) await made(admin, '/brands', { name: `Page ${number}` })
    const first = await log(admin, { area: 'brand' })
    expect([first.entries.length, first.hasMore]).toEqual([25, true])
    const second = await log(admin, { area: 'brand', before: first.entries.at(-1).id })
    const ids = [...first.entries, ...second.entries].map(({ id }: any) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(second.hasMore).toBe(false)
  })

  it('is for whoever holds its permission, and has nothing of what is somebody’s own', async () => {
    expect((await log(clerk)).status).toBe(403)
    expect((await clerk('/log/export')).status).toBe(403)
    const support = await server.signIn('support')
    const role = await made(admin, '/subadmin-roles', {
      name: 'Reader',
      permissions: [
        { key: 'activityLog', view: true },
        { key: 'calendarEvent', view: true },
      ],
    })
    const [person] = (await (
      await admin(
        `/subadmins?filter=${encodeURIComponent(JSON.stringify({ email: 'support@atelier.test' }))}`,
      )
    ).json()) as any[]
    const given = await admin(`/subadmins/${person.id}`, {
      method: 'PUT',
      body: { version: person.version, roles: [role.id] },
    })
    expect(given.status).toBe(200)
    const own = await made(admin, '/calendar-events', {
      title: 'Mine alone',
      startsAt: '2027-03-04T10:00:00.000Z',
      endsAt: '2027-03-04T11:00:00.000Z',
    })
    const again = await server.signIn('support')
    void support
    const areas = new Set((await log(again)).entries.map(({ area }: any) => area))
    expect([...areas].filter((area) => area !== 'calendarEvent')).toEqual([])
    expect((await log(again)).entries.map(({ recordId }: any) => recordId)).not.toContain(own.id)
    expect(
      (await log(admin, { area: 'calendarEvent' })).entries.map(({ recordId }: any) => recordId),
    ).toContain(own.id)
  })

  it('is taken into a file, a line for each field that changed', async () => {
    const answer = await admin('/log/export?area=tag')
    expect(answer.headers.get('content-type')).toContain('text/csv')
    const lines = (await answer.text()).trim().split('\r\n')
    expect(lines[0]).toContain('at,actor,area,record,version,action,reason,field,before,after')
    expect(lines.slice(1).every((line) => line.includes(',Asha Rao,tag,'))).toBe(true)
    expect(lines.some((line) => line.includes(',name,Passing,'))).toBe(true)
  })
})
