import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { job } from '../../resources/settings/job/job.ts'
import type { Context, Jobs, Tick } from '../../server/context.ts'
import { migrate } from '../../server/database/migrate.ts'
import { type Database, openDatabase } from '../../server/database/open.ts'
import { freeLeft } from '../../server/jobs/claim.ts'
import { lookBack } from '../../server/jobs/lookBack.ts'
import { runDue } from '../../server/jobs/runDue.ts'
import { comesAt, nextAfter } from '../../server/jobs/schedule.ts'
import { insertJob, storeJobs } from '../../server/jobs/storeJobs.ts'
import { makeLog } from '../../server/log.ts'
import { readSettings } from '../../server/settings.ts'
import { tablesOf } from '../../src/derive/table.ts'
import { temporaryDirectory, testableEngines } from '../support/database.ts'
import { onTestServer, testServerUrl } from '../support/testServerUrl.ts'

const minute = 60_000

describe('the times of work', () => {
  const at = (time: string) => new Date(`2027-03-04T${time}Z`)

  it('are the same of every day, whenever the server started', () => {
    expect(nextAfter({ every: 1 }, at('10:00:30.000'))).toEqual(at('10:01:00.000'))
    expect(nextAfter({ every: 60, at: 7 }, at('10:06:59.000'))).toEqual(at('10:07:00.000'))
    expect(nextAfter({ every: 60, at: 7 }, at('10:07:00.000'))).toEqual(at('11:07:00.000'))
    expect(nextAfter({ every: 15 }, at('23:59:00.000'))).toEqual(new Date('2027-03-05T00:00:00.000Z'))
    expect([comesAt({ every: 15 }, at('10:45:59.000')), comesAt({ every: 15 }, at('10:46:00.000'))]).toEqual([
      true,
      false,
    ])
    expect(comesAt({}, at('10:00:00.000'))).toBe(false)
  })

  it('look back to the last success, a week at most', () => {
    const back = (since: string | null) => lookBack({ now: '2027-03-20T12:00:00.000Z', since }, 30)
    expect(back(null)).toBe('2027-03-20T11:30:00.000Z')
    expect(back('2027-03-20T09:00:00.000Z')).toBe('2027-03-20T08:30:00.000Z')
    expect(back('2027-01-01T00:00:00.000Z')).toBe('2027-03-13T11:30:00.000Z')
    expect(back('2027-04-01T00:00:00.000Z')).toBe('2027-03-20T11:30:00.000Z')
  })
})

/** Where a database of its own is, which several processes open one after the other, or at once. */
async function makePlace(engine: Database['kind']) {
  if (engine === 'embedded') {
    const dataDir = temporaryDirectory()
    return { address: dataDir, remove: async () => rmSync(dataDir, { recursive: true }) }
  }
  const name = `atelier_test_${randomUUID().replaceAll('-', '')}`
  await onTestServer(`create database ${name}`)
  const remove = async () => void (await onTestServer(`drop database ${name} with (force)`))
  return { address: testServerUrl(name), remove }
}

const open = (engine: Database['kind'], address: string) =>
  openDatabase(engine === 'embedded' ? { dataDir: address } : { databaseUrl: address, dataDir: '' })

describe.each(testableEngines)('work on the engine %s', (engine) => {
  let place: Awaited<ReturnType<typeof makePlace>>
  let database: Database
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  const contextOn = (on: Database) =>
    ({ settings, database: on, registry: { job }, hooks: {}, log: makeLog(settings) }) as unknown as Context

  beforeAll(async () => {
    place = await makePlace(engine)
    database = await open(engine, place.address)
    await migrate(database, tablesOf({ job } as never))
    await sql`CREATE TABLE tally (runs integer NOT NULL)`.execute(database.db)
  }, 120_000)
  afterAll(async () => {
    await database?.close()
    await place?.remove()
  })
  beforeEach(async () => {
    await sql`DELETE FROM "job"`.execute(database.db)
    await sql`DELETE FROM tally`.execute(database.db)
    await sql`INSERT INTO tally VALUES (0)`.execute(database.db)
  })

  const run = (jobs: Jobs, now = new Date()) => runDue(contextOn(database), jobs, () => now)
  const count = ({ db }: Tick) => sql`UPDATE tally SET runs = runs + 1`.execute(db).then(() => {})
  const runs = async () =>
    (await sql<{ runs: number }>`SELECT runs FROM tally`.execute(database.db)).rows[0]?.runs
  const set = (values: string) => sql`UPDATE "job" SET ${sql.raw(values)}`.execute(database.db)
  const stored = async () =>
    (
      await sql<{
        work: string
        subject: string
        status: string
        attempts: number
        error: string
        due: Date
        done: Date
      }>`
        SELECT "work", "subject", "status", "attempts", "error", "due_at" AS due, "done_at" AS done FROM "job"
        ORDER BY "work", "subject"`.execute(database.db)
    ).rows
  const askFor = (work: string, subject: string, now = new Date()) =>
    insertJob(database.db, job, { work, subject, about: subject, dueAt: now })

  it('that missed its time is done once, and learns since when', async () => {
    const ticks: Tick[] = []
    const jobs: Jobs = { count: { every: 60, at: 7, run: (tick) => void ticks.push(tick) } }
    await storeJobs({ database, registry: { job } as never }, jobs)
    await run(jobs)
    expect(ticks).toEqual([])
    await set(`"due_at" = now() - interval '3 days', "done_at" = '2027-01-01T00:00:00Z'`)
    const now = new Date()
    await run(jobs, now)
    // A second start does not have it done anew.
    await storeJobs({ database, registry: { job } as never }, jobs)
    await run(jobs, now)
    expect(ticks.map(({ since, now }) => [since, now])).toEqual([
      ['2027-01-01T00:00:00.000Z', now.toISOString()],
    ])
    expect(await stored()).toMatchObject([
      { status: 'waiting', due: nextAfter({ every: 60, at: 7 }, now), done: now },
    ])
  })

  it('that fails is taken back and tried again after 1, 2, 4 minutes; a success forgets that', async () => {
    let failures = 3
    const jobs: Jobs = {
      count: {
        every: 1,
        async run(tick) {
          await count(tick)
          if (failures-- > 0) throw new Error('The printer is out of ink.')
        },
      },
    }
    await storeJobs({ database, registry: { job } as never }, jobs)
    let now = nextAfter({ every: 1 }, new Date())
    for (const [attempts, minutes] of [
      [1, 1],
      [2, 2],
      [3, 4],
    ] as const) {
      await run(jobs, now)
      const due = new Date(now.getTime() + minutes * minute)
      expect(await stored()).toMatchObject([
        { status: 'waiting', attempts, error: 'The printer is out of ink.', due },
      ])
      await run(jobs, new Date(due.getTime() - 1))
      now = due
    }
    expect(await runs()).toBe(0)
    await run(jobs, now)
    expect(await runs()).toBe(1)
    expect(await stored()).toMatchObject([{ status: 'waiting', attempts: 0, error: null, done: now }])
  })

  it('has failed after its last attempt: what was asked for stays until a person acts, the clock goes on every hour', async () => {
    let broken = true
    const fails = () => {
      if (broken) throw new Error('No.')
    }
    const jobs: Jobs = { once: { most: 2, run: fails }, clock: { every: 1, most: 2, run: fails } }
    await storeJobs({ database, registry: { job } as never }, jobs)
    const first = nextAfter({ every: 1 }, new Date())
    await askFor('once', 'a', first)
    await run(jobs, first)
    const second = new Date(first.getTime() + minute)
    await run(jobs, second)
    const hour = new Date(second.getTime() + 60 * minute)
    expect(await stored()).toMatchObject([
      { work: 'clock', status: 'failed', attempts: 2, due: hour },
      { work: 'once', subject: 'a', status: 'failed', attempts: 2, error: 'No.' },
    ])
    // Asked for again by whoever finds that it is still to be done, it stays failed.
    await askFor('once', 'a', hour)
    broken = false
    await run(jobs, new Date(hour.getTime() - 1))
    expect(await stored()).toMatchObject([{ status: 'failed' }, { status: 'failed' }])
    await run(jobs, hour)
    expect(await stored()).toMatchObject([{ status: 'waiting', attempts: 0 }, { status: 'failed' }])
  })

  it('asks for further work, once for each subject, which is gone when it is done', async () => {
    const seen: (string | null)[] = []
    const jobs: Jobs = {
      first: {
        every: 1,
        run: async ({ ask }) => {
          for (const subject of ['a', 'b', 'a']) await ask('next', subject, `Order ${subject}`)
        },
      },
      next: { run: ({ subject }) => void seen.push(subject) },
    }
    await storeJobs({ database, registry: { job } as never }, jobs)
    await run(jobs, nextAfter({ every: 1 }, new Date()))
    expect(seen).toEqual(['a', 'b'])
    expect((await stored()).map(({ work }) => work)).toEqual(['first'])
  })

  it('is done once by several servers on one database', async () => {
    const other = engine === 'postgres' ? await open(engine, place.address) : database
    const runners = new Set<string>()
    const jobs: Jobs = {
      once: {
        async run(tick) {
          await count(tick)
          const { rows } = await sql<{
            runner: string
          }>`SELECT "runner" FROM "job" WHERE "subject" = ${tick.subject}`.execute(tick.db)
          runners.add(rows[0]?.runner ?? '')
        },
      },
    }
    for (let number = 0; number < 24; number++) await askFor('once', String(number))
    const now = new Date()
    await Promise.all([database, other].map((on) => runDue(contextOn(on), jobs, () => now)))
    expect([await runs(), runners.size]).toEqual([24, 24])
    expect(await stored()).toEqual([])
    if (other !== database) await other.close()
  })

  it('that another process has taken on meanwhile is taken back', async () => {
    const jobs: Jobs = {
      once: {
        async run(tick) {
          await count(tick)
          await sql`UPDATE "job" SET "runner" = 'another'`.execute(tick.db)
        },
      },
    }
    await askFor('once', 'a')
    await run(jobs)
    expect(await runs()).toBe(0)
    expect(await stored()).toMatchObject([
      { attempts: 1, error: expect.stringMatching(/^Another process took/) },
    ])
  })

  it('that a release does not know is left to the one that does', async () => {
    await askFor('fromTomorrow', 'a')
    await run({ once: { run: count } })
    expect(await stored()).toMatchObject([{ work: 'fromTomorrow', status: 'waiting', attempts: 0 }])
  })

  it('that ends its server each time has failed, and is not begun again', async () => {
    await askFor('once', 'a')
    await set(`"status" = 'running', "attempts" = 5, "leased_until" = now() - interval '1 second'`)
    await run({ once: { run: count } })
    expect(await runs()).toBe(0)
    expect(await stored()).toMatchObject([
      { status: 'failed', error: expect.stringMatching(/^The server stopped/) },
    ])
  })

  it('whose process is killed in the middle leaves nothing, and is done by the next', async () => {
    const jobs: Jobs = { count: { every: 1, run: count } }
    await storeJobs({ database, registry: { job } as never }, jobs)
    await set(`"due_at" = now() - interval '1 minute'`)
    if (engine === 'embedded') await database.close()
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, '..', 'support', 'stuckJob.ts'), place.address],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    )
    const lines = createInterface(child.stdout)
    const ended = once(child, 'exit')
    const outcome = await Promise.race([once(lines, 'line').then(() => 'written'), ended])
    expect(outcome).toBe('written')
    child.kill('SIGKILL')
    await ended
    if (engine === 'embedded') database = await open(engine, place.address)
    expect(await stored()).toMatchObject([{ status: 'running', attempts: 1 }])
    expect(await runs()).toBe(0)
    // As long as its lease lasts it may still be at work, for all that others know.
    await run(jobs)
    expect(await runs()).toBe(0)
    await freeLeft(database.db)
    await run(jobs)
    expect(await runs()).toBe(1)
    expect(await stored()).toMatchObject([{ status: 'waiting', attempts: 0 }])
  }, 120_000)
})
