import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeFor, emptyBin } from '../../../server/records/bin/throwAway.ts'
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

const body = async (answer: Promise<Response>) => (await answer).json() as any
const made = (call: Call, path: string, values: Record<string, unknown>) =>
  body(call(path, { method: 'POST', body: values }))
const drop = (call: Call, path: string, { id, version }: { id: string; version: number }) =>
  call(`${path}/${id}?version=${version}`, { method: 'DELETE' })
const bin = (call: Call, query: Record<string, string> = {}) =>
  body(call(`/bin?${new URLSearchParams(query)}`))
const titles = async (call: Call, query: Record<string, string> = {}): Promise<string[]> =>
  (await bin(call, query)).entries.map(({ title }: any) => title)
const restore = async (call: Call, ...names: string[]) => {
  const { entries } = await bin(call)
  const ids = names.map((name) => entries.find(({ title }: any) => title === name).id)
  return body(call('/bin/restore', { method: 'POST', body: { ids } }))
}

describe('the bin', () => {
  it('lists what was deleted, one by one and in bulk, and brings it back under its id', async () => {
    const one = await made(admin, '/brands', { name: 'Lost One', description: 'kept' })
    const two = await made(admin, '/brands', { name: 'Lost Two' })
    await drop(admin, '/brands', one)
    await admin('/brands/bulk/delete', { method: 'POST', body: { items: [{ id: two.id, version: 1 }] } })
    const { entries, hasMore } = await bin(admin)
    expect(hasMore).toBe(false)
    expect(entries).toMatchObject([
      { area: 'brand', recordId: two.id, title: 'Lost Two', parts: 0, final: null },
      { area: 'brand', recordId: one.id, title: 'Lost One' },
    ])
    expect(Date.parse(entries[0].until) - Date.parse(entries[0].at)).toBe(30 * 86_400_000)
    expect(await titles(admin, { q: 'ost one' })).toEqual(['Lost One'])
    expect(await titles(admin, { area: 'tag' })).toEqual([])
    expect(await titles(admin, { by: 'nobody' })).toEqual([])
    expect(await restore(admin, 'Lost One', 'Lost Two')).toMatchObject({ done: [{}, {}], refused: [] })
    const back = await body(admin(`/brands/${one.id}`))
    expect(back).toMatchObject({ name: 'Lost One', version: 3, createdAt: one.createdAt })
    expect(await titles(admin)).toEqual([])
  })

  it('says why a record cannot come back, and keeps it', async () => {
    const gone = await made(admin, '/brands', { name: 'Twice' })
    await drop(admin, '/brands', gone)
    const other = await made(admin, '/brands', { name: 'Twice' })
    const { done, refused } = await restore(admin, 'Twice')
    expect([done, refused]).toMatchObject([
      [],
      [{ code: 'not-unique', errors: { name: expect.any(String) } }],
    ])
    await drop(admin, '/brands', other)
    const { entries } = await bin(admin)
    const first = entries.find(({ recordId }: any) => recordId === gone.id)
    const again = await body(admin('/bin/restore', { method: 'POST', body: { ids: [first.id, first.id] } }))
    expect(again).toEqual({ done: [first.id], refused: [] })
    const late = await body(admin('/bin/restore', { method: 'POST', body: { ids: [first.id] } }))
    expect(late.refused).toMatchObject([{ id: first.id, code: 'not-found' }])
  })

  it('brings parts and references back: a project with its board, a tag that was merged into another', async () => {
    const project = await made(admin, '/projects', { name: 'Spring' })
    const column = await made(admin, '/board-columns', { title: 'To do', project: project.id })
    await made(admin, '/project-cards', { title: 'Photos', column: column.id })
    await drop(admin, '/projects', await body(admin(`/projects/${project.id}`)))
    const [entry] = (await bin(admin, { area: 'project' })).entries
    expect(entry.title).toBe('Spring')
    expect(entry.parts).toBe(2)
    expect(await titles(admin, { area: 'projectCard' })).toEqual([])
    await restore(admin, 'Spring')
    const filter = encodeURIComponent(JSON.stringify({ project: project.id }))
    expect(await body(admin(`/project-cards?filter=${filter}`))).toMatchObject([{ title: 'Photos' }])

    const [from, into, both] = await Promise.all(
      ['Regular', 'Loyal', 'Silk'].map((name) => made(admin, '/tags', { name, kind: 'customer' })),
    )
    const people = await Promise.all(
      [
        [from.id, both.id],
        [from.id, into.id],
      ].map((tags, index) =>
        made(admin, '/customers', { firstName: 'Tara', email: `tara${index}@example.com`, tags }),
      ),
    )
    await admin(`/tags/${from.id}/operations/merge`, {
      method: 'POST',
      body: { into: into.id, version: from.version },
    })
    const tagsOf = () =>
      Promise.all(people.map(async ({ id }) => (await body(admin(`/customers/${id}`))).tags))
    expect(await tagsOf()).toEqual([[into.id, both.id], [into.id]])
    // Somebody took the second one off meanwhile, and put another one on the first.
    const second = await body(admin(`/customers/${people[1].id}`))
    await admin(`/customers/${second.id}`, { method: 'PUT', body: { version: second.version, tags: [] } })
    expect(await restore(admin, 'Regular')).toMatchObject({ done: [{}], refused: [] })
    expect(await tagsOf()).toEqual([[from.id, both.id], []])
    const [{ action }] = await body(admin(`/customers/${people[0].id}/history`))
    expect(action).toBe('undo')
  })

  it('is shown as far as its reader could delete and see: by area, and by whose it is', async () => {
    const tag = await made(admin, '/tags', { name: 'Of staff', kind: 'product' })
    const event = await made(admin, '/calendar-events', {
      title: 'Private',
      startsAt: '2026-11-20T10:00:00.000Z',
      endsAt: '2026-11-20T11:00:00.000Z',
    })
    await drop(admin, '/tags', tag)
    await drop(admin, '/calendar-events', event)
    expect(await titles(admin)).toEqual(expect.arrayContaining(['Of staff', 'Private']))
    const orders = await server.signIn('orders')
    for (const call of [clerk, orders]) expect(await titles(call)).not.toContain('Private')
    const { entries } = await bin(admin)
    const { id } = entries.find(({ title }: any) => title === 'Private')
    const refused = await body(clerk('/bin/restore', { method: 'POST', body: { ids: [id] } }))
    expect(refused).toMatchObject({ done: [], refused: [{ code: 'not-found' }] })
    expect(await titles(clerk)).toContain('Of staff')
    expect(await titles(orders)).not.toContain('Of staff')
  })

  it('never brings back who was forgotten', async () => {
    const customer = await made(admin, '/customers', { firstName: 'Asha', email: 'asha@example.com' })
    await drop(admin, '/customers', customer)
    const { entries } = await bin(admin, { area: 'customer' })
    expect(entries).toMatchObject([{ recordId: customer.id, title: null, final: 'erased' }])
    const { refused } = await body(admin('/bin/restore', { method: 'POST', body: { ids: [entries[0].id] } }))
    expect(refused).toMatchObject([{ code: 'no-way-back' }])
    const [{ id: person }] = await body(admin('/subadmins'))
    const project = await made(admin, '/projects', { name: 'About somebody', members: [person] })
    await drop(admin, '/projects', await body(admin(`/projects/${project.id}`)))
    await server.context.database.transaction((tx) => closeFor(tx, person))
    const [closed] = (await bin(admin, { area: 'project' })).entries
    expect(closed).toMatchObject({ recordId: project.id, title: null, final: 'erased' })
    const [last] = await body(admin(`/projects/${project.id}/history`))
    expect(last).toMatchObject({ action: 'delete', changes: [] })
  })

  it('forgets after thirty days', async () => {
    const brand = await made(admin, '/brands', { name: 'Old' })
    await drop(admin, '/brands', brand)
    const { db } = server.context.database
    await sql`UPDATE "_bin" SET "at" = now() - interval '31 days' WHERE "record_id" = ${brand.id}`.execute(db)
    expect(await titles(admin)).not.toContain('Old')
    await emptyBin(db as never, new Date().toISOString())
    const { rows } = await sql`SELECT 1 FROM "_bin" WHERE "record_id" = ${brand.id}`.execute(db)
    expect(rows).toEqual([])
  })
})
