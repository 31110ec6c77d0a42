import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { stopBulkJobs } from '../../../server/records/bulkJobs/bulkRunner.ts'
import { perTransaction } from '../../../server/records/portions.ts'
import type { TestDatabase } from '../../support/database.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

interface Job {
  readonly id: string
  readonly state: string
  readonly version: number
  readonly total: number
  readonly passed: number
  readonly done: number
  readonly refused: number
  readonly fields: readonly string[]
  readonly reasons: readonly { code: string; count: number; ids: readonly string[] }[]
  readonly error: { code: string } | null
}
interface Brand {
  readonly id: string
  readonly version: number
  readonly name: string
  readonly position: number
}

describe('what is done to all records of a condition', () => {
  let server: TestServer
  let [admin, catalogue, support]: Call[] = []
  let many = 0
  beforeAll(async () => {
    server = await testServer()
    many = 2 * perTransaction[server.context.database.kind] + 7
    ;[admin, catalogue, support] = await Promise.all(
      ['admin', 'catalogue', 'support'].map((name) => server.signIn(name)),
    )
    const lines = Array.from({ length: many }, (_, at) => `House ${at},house-${at},${at}`)
    const answer = await (admin as Call)('/brands/import', {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: `name,slug,position\n${lines.join('\n')}`,
    })
    expect(answer.status).toBe(200)
  }, 120_000)
  afterAll(() => server?.close())

  async function ask<T = any>(who: Call | undefined, path: string, body?: object) {
    const answer = await (who as Call)(path, body ? { method: 'POST', body: body as any } : {})
    return { status: answer.status, body: (await answer.json()) as T }
  }
  const begin = (who: Call | undefined, body: object) => ask<Job>(who, '/brands/bulk/jobs', body)
  const look = async (who: Call | undefined, id: string) =>
    (await ask<Job>(who, `/brands/bulk/jobs/${id}`)).body
  const until = (who: Call | undefined, id: string, state: string) =>
    expect.poll(async () => (await look(who, id)).state).toBe(state)
  const brands = async (filter: object = {}) =>
    (
      await ask<Brand[]>(
        admin,
        `/brands?${new URLSearchParams({ filter: JSON.stringify(filter), range: '[0,499]', sort: '["position","ASC"]' })}`,
      )
    ).body

  it('is looked at first, done when it is confirmed, and put back by one undo', async () => {
    const before = await brands({ q: 'House' })
    const { status, body: job } = await begin(catalogue, {
      action: 'update',
      filter: { q: 'House' },
      data: { country: 'IN' },
      changes: { position: { by: 100 } },
    })
    expect(status).toBe(201)
    expect(job).toMatchObject({ state: 'checking', total: many, fields: ['country', 'position'] })
    await until(catalogue, job.id, 'checked')
    const checked = await look(catalogue, job.id)
    expect(checked).toMatchObject({ passed: many, done: many, refused: 0, reasons: [] })
    expect(await brands({ q: 'House' })).toEqual(before)

    expect(
      (await ask(catalogue, `/brands/bulk/jobs/${job.id}/run`, { version: checked.version - 1 })).status,
    ).toBe(409)
    const run = await ask<Job>(catalogue, `/brands/bulk/jobs/${job.id}/run`, { version: checked.version })
    expect(run.body).toMatchObject({ state: 'running', passed: 0 })
    await until(catalogue, job.id, 'done')
    expect((await brands({ q: 'House' })).map(({ position }) => position)).toEqual(
      before.map(({ position }) => position + 100),
    )
    const { body: changes } = await ask(catalogue, '/brands/bulk/changes')
    expect(changes[0]).toMatchObject({ id: job.id, count: many, fields: ['country', 'position'] })
    const undone = await ask(catalogue, `/brands/bulk/changes/${job.id}/undo`, {})
    expect(undone.body.done).toHaveLength(many)
    expect((await brands({ q: 'House' })).map(({ position }) => position)).toEqual(
      before.map(({ position }) => position),
    )
    // What was asked is kept no longer than it is needed.
    const { rows } = await sql<{
      asked: object
    }>`SELECT "asked" FROM "_bulk_jobs" WHERE "id" = ${job.id}`.execute(server.context.database.db)
    expect(rows[0]?.asked).toEqual({})
  }, 120_000)

  it('names what it leaves out and why, also one by one', async () => {
    const { body: job } = await begin(admin, {
      action: 'update',
      filter: { q: 'House' },
      changes: { position: { by: -10 } },
    })
    await until(admin, job.id, 'checked')
    const checked = await look(admin, job.id)
    expect(checked).toMatchObject({ done: many - 10, refused: 10 })
    expect(checked.reasons).toMatchObject([{ code: 'invalid', count: 10 }])
    expect(checked.reasons[0]?.ids).toHaveLength(8)
    const { body: refused } = await ask(admin, `/brands/bulk/jobs/${job.id}/refused?range=[0,499]`)
    expect(refused).toHaveLength(10)
    expect(refused[0]).toMatchObject({ code: 'invalid', errors: { position: expect.any(String) } })
    // Another look takes the place of one that nobody has begun.
    const { body: second } = await begin(admin, { action: 'delete', filter: { name: 'House 3' } })
    expect((await look(admin, job.id)).state).toBe('cancelled')
    await until(admin, second.id, 'checked')
    expect((await brands({ q: 'House' })).length).toBe(many)
  }, 60_000)

  it('stops where it is cancelled, and what it did can be put back', async () => {
    const { body: job } = await begin(admin, {
      action: 'update',
      filter: { q: 'House' },
      changes: { position: { by: 1 } },
    })
    await until(admin, job.id, 'checked')
    const { version } = await look(admin, job.id)
    await ask(admin, `/brands/bulk/jobs/${job.id}/run`, { version })
    await expect.poll(async () => (await look(admin, job.id)).passed, { timeout: 30_000 }).toBeGreaterThan(0)
    const { status } = await ask(admin, `/brands/bulk/jobs/${job.id}/cancel`, {})
    const { state, done } = await look(admin, job.id)
    // A quick machine may be through before it hears of it.
    expect([status, state]).toEqual(status === 200 ? [200, 'cancelled'] : [409, 'done'])
    const moved = (await brands({ q: 'House' })).filter(({ position }, at) => position !== at)
    expect(moved).toHaveLength(done)
    const { body: undone } = await ask(admin, `/brands/bulk/changes/${job.id}/undo`, {})
    expect(undone.done).toHaveLength(done)
    expect((await brands({ q: 'House' })).every(({ position }, at) => position === at)).toBe(true)
  }, 60_000)

  it('is refused to be cancelled once its last portion has come to its end', async () => {
    const { body: job } = await begin(admin, {
      action: 'update',
      filter: { name: 'House 4' },
      data: { country: 'IN' },
    })
    await until(admin, job.id, 'checked')
    let cancelled: ReturnType<typeof ask<Job>> | undefined
    await server.context.database.transaction(async (db) => {
      await sql`UPDATE "_bulk_jobs" SET "state" = 'done', "ended_at" = now(), "version" = "version" + 1
        WHERE "id" = ${job.id}`.execute(db)
      cancelled = ask<Job>(admin, `/brands/bulk/jobs/${job.id}/cancel`, {})
      // As long as a cancellation takes to come to the job, where it could see how it stood before.
      await new Promise((done) => setTimeout(done, 500))
    })
    expect((await cancelled)?.status).toBe(409)
    expect((await look(admin, job.id)).state).toBe('done')
  }, 60_000)

  it('is gone on with by another server where the one that began it has ended', async () => {
    await using ended = await testServer({
      database: server.context.database as TestDatabase,
      accounts: false,
    })
    await stopBulkJobs(ended.context)
    const asked = { action: 'update', filter: { q: 'House' }, data: { country: 'JP' } }
    const { body: job } = await begin(await ended.signIn('admin'), asked)
    expect((await look(admin, job.id)).state).toBe('checking')
    await runTimedWork(server.context)
    await until(admin, job.id, 'checked')
    expect((await look(admin, job.id)).done).toBe(many)

    // What nobody has confirmed for a day is given up, with all that was asked.
    const { db } = server.context.database
    await sql`UPDATE "_bulk_jobs" SET "turn_at" = "turn_at" - interval '25 hours' WHERE "id" = ${job.id}`.execute(
      db,
    )
    await runTimedWork(server.context)
    const { rows } = await sql`SELECT "state", "asked" FROM "_bulk_jobs" WHERE "id" = ${job.id}`.execute(db)
    expect(rows).toEqual([{ state: 'cancelled', asked: {} }])
  }, 60_000)

  it('is its person’s alone, and asks for their rights anew with each portion', async () => {
    expect((await begin(support, { action: 'delete', filter: {} })).status).toBe(403)
    expect((await begin(catalogue, { action: 'publish', filter: {} })).status).toBe(404)
    expect((await begin(catalogue, { action: 'update', filter: { 'secret.eq': 1 }, data: {} })).status).toBe(
      400,
    )
    expect((await begin(catalogue, { action: 'delete', filter: {}, data: { country: 'IN' } })).status).toBe(
      400,
    )
    expect((await begin(catalogue, { action: 'update', filter: {}, data: { version: 3 } })).status).toBe(400)
    const { body: job } = await begin(catalogue, {
      action: 'update',
      filter: { q: 'House' },
      data: { country: 'FR' },
    })
    await until(catalogue, job.id, 'checked')
    for (const path of ['', '/refused'])
      expect((await ask(admin, `/brands/bulk/jobs/${job.id}${path}`)).status).toBe(404)
    for (const step of ['run', 'cancel'])
      expect((await ask(admin, `/brands/bulk/jobs/${job.id}/${step}`, { version: 2 })).status).toBe(404)
    const { version } = await look(catalogue, job.id)
    const { db } = server.context.database
    await sql`UPDATE "_roles" SET "permissions" = '[]' WHERE "id" IN (
      SELECT ar.role_id FROM _account_roles ar JOIN _accounts a ON a.id = ar.account_id WHERE a.email LIKE 'catalogue@%')`.execute(
      db,
    )
    expect((await ask(catalogue, `/brands/bulk/jobs/${job.id}/run`, { version })).status).toBe(403)
    // As if it had begun a moment before.
    await sql`UPDATE "_bulk_jobs" SET "state" = 'running', "passed" = 0, "last" = NULL WHERE "id" = ${job.id}`.execute(
      db,
    )
    await begin(admin, { action: 'delete', filter: { name: 'nothing' } })
    const state = async () =>
      (
        await sql<{ state: string; code: string }>`
        SELECT "state", "error" ->> 'code' AS "code" FROM "_bulk_jobs" WHERE "id" = ${job.id}`.execute(db)
      ).rows[0]
    await expect.poll(state, { timeout: 30_000 }).toEqual({ state: 'failed', code: 'forbidden' })
    expect(await brands({ country: 'FR' })).toEqual([])
  }, 60_000)
})
