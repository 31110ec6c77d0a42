import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stopBulkJobs } from '../../../server/records/bulkJobs/bulkRunner.ts'
import type { TestDatabase } from '../../support/database.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
let clerk: Call
beforeAll(async () => {
  server = await testServer()
  clerk = await server.signIn('catalogue')
}, 120_000)
afterAll(() => server?.close())

const take = async (who: Call, body: string, query = '?by=slug') => {
  const answer = await who(`/brands/import/jobs${query}`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body,
  })
  return { status: answer.status, body: (await answer.json()) as any }
}
const read = async (who: Call, path: string) => (await (await who(path)).json()) as any
const until = (who: Call, id: string, state: string) =>
  expect
    .poll(async () => (await read(who, `/brands/bulk/jobs/${id}`)).state, { timeout: 30_000, interval: 100 })
    .toBe(state)
const confirm = async (who: Call, id: string) => {
  const { version } = await read(who, `/brands/bulk/jobs/${id}`)
  return who(`/brands/bulk/jobs/${id}/run`, { method: 'POST', body: { version } })
}
const count = async (where: string) =>
  (
    await sql<{ count: number }>`SELECT count(*)::int AS "count" FROM ${sql.raw(where)}`.execute(
      server.context.database.db,
    )
  ).rows[0]?.count
const file = (...lines: string[]) => `name,slug\n${lines.join('\n')}\n`
const many = Array.from({ length: 45 }, (_, at) => `Shade ${at},shade-${at}`)

it('a file is looked at behind and stored once it is confirmed, refused lines named by where they stand', async () => {
  await clerk('/brands', { method: 'POST', body: { name: 'Known', slug: 'shade-3' } })
  const { status, body } = await take(clerk, file(...many, 'Twice,shade-7', ',empty'))
  expect(status).toBe(201)
  expect(body).toMatchObject({ action: 'import', state: 'checking', total: 47 })
  await until(clerk, body.id, 'checked')
  expect(await read(clerk, `/brands/bulk/jobs/${body.id}`)).toMatchObject({
    passed: 47,
    done: 45,
    refused: 2,
  })
  const plan = await read(clerk, `/brands/import/jobs/${body.id}/outcome`)
  expect(plan).toMatchObject({ created: 44, updated: 1, unchanged: 0 })
  expect(plan.refused).toMatchObject([
    { line: 47, errors: { slug: expect.any(String) } },
    { line: 48, errors: { name: expect.any(String) } },
  ])
  expect(plan.records).toHaveLength(45)
  expect(plan.records[3]).toMatchObject({ line: 5, id: expect.any(String), changes: [{ field: 'name' }] })
  expect(plan.undo).toBeUndefined()
  expect(await count('"brand"')).toBe(1)

  expect((await confirm(clerk, body.id)).status).toBe(200)
  await until(clerk, body.id, 'done')
  const { undo, ...outcome } = await read(clerk, `/brands/import/jobs/${body.id}/outcome`)
  expect(outcome).toMatchObject({
    created: 44,
    updated: 1,
    unchanged: 0,
    refused: [{ line: 47 }, { line: 48 }],
  })
  expect(await count('"brand"')).toBe(45)
  const undone = await clerk(`/brands/bulk/changes/${undo.id}/undo`, { method: 'POST', body: {} })
  expect(((await undone.json()) as any).done).toHaveLength(45)
  expect(await count('"brand"')).toBe(1)
  // Nothing of the file is kept once it has ended.
  await sql`UPDATE "_import_pieces" SET "at" = now() - interval '2 hours'`.execute(server.context.database.db)
  await runTimedWork(server.context)
  expect(await count('"_import_pieces"')).toBe(0)
}, 120_000)

it('goes on where another server has come to, and finds what the lines before said', async () => {
  await using ended = await testServer({ database: server.context.database as TestDatabase, accounts: false })
  await stopBulkJobs(ended.context)
  const there = await ended.signIn('catalogue')
  const lines = many.map((line) => line.replace(/hade/g, 'one'))
  const { body } = await take(there, file(...lines, 'Sone again,sone-0'))
  // As if another process had looked at the first portion and ended.
  await sql`UPDATE "_bulk_jobs" SET "passed" = 10, "done" = 10 WHERE "id" = ${body.id}`.execute(
    server.context.database.db,
  )
  await runTimedWork(server.context)
  await until(clerk, body.id, 'checked')
  expect(await read(clerk, `/brands/bulk/jobs/${body.id}`)).toMatchObject({
    passed: 46,
    done: 45,
    refused: 1,
  })
  const { body: cancelled } = await clerk(`/brands/bulk/jobs/${body.id}/cancel`, {
    method: 'POST',
    body: {},
  }).then(async (answer) => ({ body: (await answer.json()) as any }))
  expect(cancelled.state).toBe('cancelled')
  expect((await confirm(clerk, body.id)).status).toBe(409)
}, 120_000)

it('is refused as a whole where it says what is not understood, and for whoever may not', async () => {
  expect((await take(clerk, 'name,secret\nA,1\n', '')).status).toBe(400)
  expect((await take(clerk, '', '')).status).toBe(400)
  expect((await take(clerk, file('A,b'), '?by=code')).status).toBe(400)
  expect((await take(await server.signIn('support'), file('A,b'))).status).toBe(403)
  const other = await server.signIn('admin')
  const { body } = await take(clerk, file('Own,own'))
  expect((await other(`/brands/import/jobs/${body.id}/outcome`)).status).toBe(404)
}, 60_000)

it('what a file leaves out is read to the last line, in parts and in the language of whoever asks', async () => {
  const lines = Array.from({ length: 12 }, (_, at) =>
    at % 3 === 0 ? `,none-${at}` : `Left ${at},left-${at}`,
  )
  const { body } = await take(clerk, file(...lines))
  await until(clerk, body.id, 'checked')
  await confirm(clerk, body.id)
  await until(clerk, body.id, 'done')
  const part = async (range: string, language = 'en') => {
    const answer = await clerk(`/brands/bulk/jobs/${body.id}/refused?range=${range}`, {
      headers: { 'Accept-Language': language },
    })
    return { range: answer.headers.get('content-range'), told: (await answer.json()) as any[] }
  }
  const [first, second] = [await part('[0,2]'), await part('[3,5]')]
  expect([first.range, second.range]).toEqual(['brands 0-2/4', 'brands 3-3/4'])
  // The heading is line 1 of the file.
  expect([...first.told, ...second.told].map(({ line }) => line)).toEqual([2, 5, 8, 11])
  expect(new Set(first.told.map(({ code }) => code))).toEqual(new Set(['invalid']))
  const reasons = await Promise.all(
    ['en', 'fr', 'zh', 'ja'].map(async (language) => (await part('[0,0]', language)).told[0].errors.name),
  )
  expect(new Set(reasons).size).toBe(4)
  // It is one's own, as the job is.
  const other = await server.signIn('admin')
  expect((await other(`/brands/bulk/jobs/${body.id}/refused`)).status).toBe(404)
})
