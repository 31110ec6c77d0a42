import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stopExports } from '../../../server/records/keptExports/exportRunner.ts'
import type { TestDatabase } from '../../support/database.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
let admin: Call
let clerk: Call
beforeAll(async () => {
  server = await testServer()
  admin = await server.signIn('admin')
  clerk = await server.signIn('catalogue')
  const lines = Array.from({ length: 230 }, (_, at) => `Shade ${at},shade-${at}`)
  await clerk('/tags/import', {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: `name,slug\n${lines.join('\n')}`,
  })
}, 120_000)
afterAll(() => server?.close())

const fields = 'fields=["name","slug"]&sort=["name","ASC"]'
const begin = async (who: Call, query = fields) => {
  const answer = await who(`/tags/exports?${query}`, { method: 'POST', body: {} })
  return { status: answer.status, body: (await answer.json()) as any }
}
const stateOf = async (who: Call, id: string) => {
  const answer = await who(`/own-work/exports/${id}/state`)
  return { status: answer.status, ...((await answer.json()) as any) }
}
const whole = (who: Call, id: string) =>
  expect.poll(async () => (await stateOf(who, id)).endedAt, { timeout: 20_000 }).toEqual(expect.any(String))
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())
it('a file is made behind, the same as one that is sent while it is made, and is its person’s alone', async () => {
  const { status, body } = await begin(clerk)
  expect(status).toBe(201)
  await whole(clerk, body.id)
  expect(await stateOf(clerk, body.id)).toMatchObject({
    area: 'tag',
    format: 'csv',
    lines: 230,
    total: 230,
    error: null,
    until: expect.any(String),
  })
  const kept = await bytesOf(await clerk(`/own-work/exports/${body.id}`))
  expect(kept).toEqual(await bytesOf(await clerk(`/tags/export?${fields}`)))
  const xlsx = (await begin(clerk, 'format=xlsx')).body.id
  await whole(clerk, xlsx)
  expect((await bytesOf(await clerk(`/own-work/exports/${xlsx}`))).subarray(0, 2).toString()).toBe('PK')
  expect((await stateOf(admin, body.id)).status).toBe(404)
  expect((await admin(`/own-work/exports/${body.id}`, { method: 'DELETE' })).status).toBe(404)
  // That it was taken stays known.
  expect((await clerk(`/own-work/exports/${body.id}`, { method: 'DELETE' })).status).toBe(409)
  expect((await begin(clerk, 'filter={"secret.eq":1}')).status).toBe(400)
  expect((await begin(await server.signIn('support'))).status).toBe(403)
}, 60_000)

it('goes on from its beginning on another server, two at a time, and can be given up', async () => {
  await using ended = await testServer({ database: server.context.database as TestDatabase, accounts: false })
  await stopExports(ended.context)
  const there = await ended.signIn('admin')
  const [first, second] = [(await begin(there)).body.id, (await begin(there)).body.id]
  expect(await begin(there)).toMatchObject({ status: 429, body: { code: 'too-many-files' } })
  expect(await stateOf(admin, first)).toMatchObject({ lines: 0, total: 230, endedAt: null, until: null })
  expect((await admin(`/own-work/exports/${second}`, { method: 'DELETE' })).status).toBe(200)
  // As if the process had ended in the middle of it.
  await sql`INSERT INTO "_export_pieces" ("id", "export", "number", "bytes") VALUES (${first}, ${first}, 1, 'half')`.execute(
    server.context.database.db,
  )
  await sql`UPDATE "_exports" SET "leased_until" = now() - interval '1 second' WHERE "id" = ${first}`.execute(
    server.context.database.db,
  )
  await runTimedWork(server.context)
  await whole(admin, first)
  const kept = await bytesOf(await admin(`/own-work/exports/${first}`))
  expect(kept).toEqual(await bytesOf(await admin(`/tags/export?${fields}`)))
  expect((await stateOf(admin, second)).status).toBe(404)
}, 60_000)

it('comes to nothing for whoever sees less than when they asked', async () => {
  await using ended = await testServer({ database: server.context.database as TestDatabase, accounts: false })
  await stopExports(ended.context)
  const { body } = await begin(await ended.signIn('catalogue'))
  await sql`UPDATE "_exports" SET "sight" = 'more' WHERE "id" = ${body.id}`.execute(
    server.context.database.db,
  )
  await runTimedWork(server.context)
  await expect
    .poll(async () => (await stateOf(clerk, body.id)).error?.code, { timeout: 20_000 })
    .toBe('forbidden')
  expect(await stateOf(clerk, body.id)).toMatchObject({ endedAt: null, until: null })
  expect((await clerk(`/own-work/exports/${body.id}`)).status).toBe(404)
}, 60_000)
