import { sql } from 'kysely'
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
const did = async (call: Call, query: Record<string, string> = {}) => {
  const answer = await call(`/auth/activity?${new URLSearchParams(query)}`)
  return { status: answer.status, ...((await answer.json()) as any) }
}
const told = async (call: Call, query: Record<string, string> = {}): Promise<unknown[]> =>
  (await did(call, query)).entries.map(({ area, action, title }: any) => [area, action, title])

describe('what one did', () => {
  it('is told newest first, with the titles of today, and is one’s own alone', async () => {
    const brand = await made(clerk, '/brands', { name: 'Anokhi' })
    const tag = await made(clerk, '/tags', { name: 'Festive', kind: 'product' })
    await clerk(`/brands/${brand.id}`, {
      method: 'PUT',
      body: { version: brand.version, name: 'Anokhi Jaipur' },
    })
    await clerk(`/tags/${tag.id}?version=${tag.version}`, { method: 'DELETE' })
    await made(admin, '/brands', { name: 'Ritu' })
    const { entries, hasMore } = await did(clerk)
    expect(hasMore).toBe(false)
    expect(entries.map(({ area, action, title }: any) => [area, action, title])).toEqual([
      ['tag', 'delete', null],
      ['brand', 'update', 'Anokhi Jaipur'],
      ['tag', 'create', null],
      ['brand', 'create', 'Anokhi Jaipur'],
    ])
    expect(entries[1]).toMatchObject({ recordId: brand.id, at: expect.stringMatching(/^\d{4}-.*Z$/) })
    expect(await told(admin)).toEqual([['brand', 'create', 'Ritu']])
  })

  it('is found by area, by what was done and by days', async () => {
    expect(await told(clerk, { area: 'brand', kind: 'update' })).toEqual([
      ['brand', 'update', 'Anokhi Jaipur'],
    ])
    expect(await told(clerk, { kind: 'step' })).toEqual([])
    const day = dayIn(new Date())
    expect(await told(clerk, { to: '2020-01-01' })).toEqual([])
    expect(await told(clerk, { from: '2020-01-01', area: 'tag' })).toHaveLength(2)
    expect((await did(clerk, { from: `${day}T00:00` })).status).toBe(400)
    expect((await did(clerk, { whose: 'admin' })).status).toBe(400)
  })

  it('goes on after the last entry that is there', async () => {
    for (let number = 0; number < 30; number++) await made(admin, '/brands', { name: `House ${number}` })
    const first = await did(admin, { area: 'brand' })
    expect([first.entries.length, first.hasMore]).toEqual([25, true])
    const second = await did(admin, { area: 'brand', before: first.entries.at(-1).id })
    expect([second.entries.length, second.hasMore]).toEqual([6, false])
    const titles = [...first.entries, ...second.entries].map(({ title }: any) => title)
    expect(titles).toEqual([...Array.from({ length: 30 }, (_, at) => `House ${29 - at}`), 'Ritu'])
  })

  it('leaves out what one may not see any more', async () => {
    await sql`UPDATE "_history" SET resource = 'payment' WHERE resource = 'tag'`.execute(
      server.context.database.db,
    )
    expect((await told(clerk)).map((line) => (line as string[])[0])).toEqual(['brand', 'brand'])
  })
})
