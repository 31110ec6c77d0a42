import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { stopBulkJobs } from '../../../server/records/bulkJobs/bulkRunner.ts'
import type { TestDatabase } from '../../support/database.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

/** One more than a request changes. */
const many = 1001

let server: TestServer
let admin: Call
let change: string
beforeAll(async () => {
  server = await testServer()
  admin = await server.signIn('admin')
  const lines = Array.from({ length: many }, (_, at) => `Label ${at},label-${at}`)
  const answer = await admin('/tags/import', {
    method: 'POST',
    headers: { 'content-type': 'text/csv' },
    body: `name,slug\n${lines.join('\n')}`,
  })
  change = ((await answer.json()) as { undo: { id: string } }).undo.id
}, 120_000)
afterAll(() => server?.close())

const undo = async (who: Call, body: object) => {
  const answer = await who(`/tags/bulk/changes/${change}/undo`, { method: 'POST', body: body as any })
  return { status: answer.status, body: (await answer.json()) as any }
}
const look = async (id: string) => (await (await admin(`/tags/bulk/jobs/${id}`)).json()) as any
const until = (id: string, state: string) =>
  expect.poll(async () => (await look(id)).state, { timeout: 60_000, interval: 100 }).toBe(state)
const left = async () =>
  (
    await sql<{
      count: number
    }>`SELECT count(*)::int AS "count" FROM "tag" WHERE "name" LIKE 'Label %'`.execute(
      server.context.database.db,
    )
  ).rows[0]?.count

it('of more records than a request changes an undo is looked at and done behind', async () => {
  const { status, body } = await undo(admin, { dryRun: true })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    done: [],
    refused: [],
    job: { state: 'checking', action: 'undo', undoes: 'import', total: many },
  })
  // Somebody has changed one of them since: it stays, and is named.
  const tags = (await (await admin('/tags?filter={"slug":"label-7"}')).json()) as any[]
  const { id, version } = tags[0]
  await admin(`/tags/${id}`, { method: 'PUT', body: { name: 'Label changed', version } })
  await until(body.job.id, 'checked')
  const checked = await look(body.job.id)
  expect(checked).toMatchObject({ passed: many, done: many - 1, refused: 1 })
  expect(checked.reasons).toMatchObject([{ code: 'stale', ids: [id] }])
  expect(await left()).toBe(many)
  const run = await admin(`/tags/bulk/jobs/${body.job.id}/run`, {
    method: 'POST',
    body: { version: checked.version },
  })
  expect(run.status).toBe(200)
  await expect.poll(async () => (await look(body.job.id)).passed, { timeout: 30_000 }).toBeGreaterThan(0)
  await admin(`/tags/bulk/jobs/${body.job.id}/cancel`, { method: 'POST', body: {} })
  const stopped = await look(body.job.id)
  expect(stopped.state).toBe('cancelled')
  expect(await left()).toBe(many - stopped.done)
}, 180_000)

it('goes on where it was stopped, on another server where the one that began has ended', async () => {
  const before = (await left()) as number
  await using ended = await testServer({ database: server.context.database as TestDatabase, accounts: false })
  await stopBulkJobs(ended.context)
  const { body } = await undo(await ended.signIn('admin'), {})
  expect(body.job).toMatchObject({ state: 'running', passed: 0 })
  expect(await left()).toBe(before)
  await runTimedWork(server.context)
  await until(body.job.id, 'done')
  expect(await look(body.job.id)).toMatchObject({ passed: many, refused: expect.any(Number) })
  expect(await left()).toBe(1)
  expect((await undo(admin, {})).body).toMatchObject({ code: 'already-undone' })
}, 180_000)
