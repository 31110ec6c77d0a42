// @vitest-environment node
import { setTimeout as sleep } from 'node:timers/promises'
import { type QueryResult, type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../../server/database/open.ts'
import { DatabaseUnavailable } from '../../server/database/unavailable.ts'
import { type TestDatabase, testableEngines, testDatabase } from '../support/database.ts'
import { onTestServer } from '../support/testServerUrl.ts'

const limit = 1000
const stopped = { code: 'database_unavailable', message: expect.stringContaining('stopped a statement') }

describe.each(testableEngines)(
  'the database on the %s engine under a limit of a second',
  { timeout: 120_000 },
  (engine) => {
    let database: TestDatabase

    beforeAll(async () => {
      database = await testDatabase({ engine, statementTimeout: limit })
      await patiently(sql`create table visits (id int primary key)`)
    }, 60_000)

    beforeEach(async () => {
      await patiently(sql`truncate visits`)
    })

    afterAll(() => database.close())

    // Without the limit, which an ordinary statement may miss on a machine that is busy with other things.
    function patiently<T>(statement: RawBuilder<T>): Promise<QueryResult<T>> {
      return database.session((session) => statement.execute(session), { statementTimeout: 0 })
    }

    async function visits(): Promise<number[]> {
      const { rows } = await patiently(sql<{ id: number }>`select id from visits order by id`)
      return rows.map(({ id }) => id)
    }

    it('ends a statement that takes longer, and answers the next one', async () => {
      await expect(endless(database)).rejects.toMatchObject(stopped)
      expect(await visits()).toEqual([])
    })

    it('keeps what was committed before such an end, and nothing of the transaction that it hits', async () => {
      await patiently(sql`insert into visits values (1)`)
      const attempt = database.transaction(async (tx) => {
        await sql`insert into visits values (2)`.execute(tx)
        await sql`select count(*) from generate_series(1, 1000000000)`.execute(tx)
      })
      await expect(attempt).rejects.toBeInstanceOf(DatabaseUnavailable)
      expect(await visits()).toEqual([1])
    })

    it('is away for whoever writes while it only reads, as a standby does until it is promoted', async () => {
      const write = database.transaction(async (tx) => {
        await sql`set transaction read only`.execute(tx)
        await sql`insert into visits values (1)`.execute(tx)
      })
      await expect(write).rejects.toMatchObject({
        code: 'database_unavailable',
        message: expect.stringContaining('takes no writes'),
      })
    })

    it('answers those who wait behind such a statement', async () => {
      const [slow, ...waiting] = await Promise.allSettled([endless(database), visits(), visits()])
      expect(slow).toMatchObject({ status: 'rejected', reason: { code: 'database_unavailable' } })
      expect(waiting).toEqual(Array(2).fill({ status: 'fulfilled', value: [] }))
    })

    it('ends a transaction that idles, so that it does not hold up the others', async () => {
      const idle = database.transaction(async (tx) => {
        await sql`insert into visits values (1)`.execute(tx)
        await sleep(limit * 1.5)
        await sql`insert into visits values (2)`.execute(tx)
      })
      await expect(idle).rejects.toBeInstanceOf(DatabaseUnavailable)
      expect(await visits()).toEqual([])
    })

    it('lets a session and a transaction take longer when they say so, and only them', async () => {
      const slow = sql`select pg_sleep(1.3)`
      const options = { statementTimeout: 0 }
      const timed = async (run: () => Promise<unknown>) => {
        const started = performance.now()
        await run()
        return performance.now() - started
      }
      expect(
        await timed(() => database.session((session) => slow.execute(session), options)),
      ).toBeGreaterThan(limit)
      expect(await timed(() => database.transaction((tx) => slow.execute(tx), options))).toBeGreaterThan(
        limit,
      )
      await expect(endless(database)).rejects.toMatchObject(stopped)
    })

    it('keeps the own limit of a session to that session when it ends by it', async () => {
      const hasty = database.session((session) => endless({ db: session }), { statementTimeout: 100 })
      await expect(hasty).rejects.toBeInstanceOf(DatabaseUnavailable)
      await expect(sql`select pg_sleep(0.3)`.execute(database.db)).resolves.toBeDefined()
    })

    it('loses its sessions under load, fails with nothing but DatabaseUnavailable and is back by itself', async () => {
      const failures: unknown[] = []
      const acknowledged: number[] = []
      let next = 0
      let stop = false
      const writers = Array.from({ length: 8 }, async () => {
        while (!stop) {
          const id = ++next
          await database
            .transaction((tx) => sql`insert into visits values (${id})`.execute(tx))
            .then(
              () => acknowledged.push(id),
              (error: unknown) => failures.push(error),
            )
        }
      })
      await sleep(200)
      await breakSessions(database).catch((error: unknown) => failures.push(error))
      const countThen = acknowledged.length
      while (acknowledged.length < countThen + 20) await sleep(20)
      stop = true
      await Promise.all(writers)

      expect(failures.length).toBeGreaterThan(0)
      for (const failure of failures) expect(failure).toBeInstanceOf(DatabaseUnavailable)
      const kept = new Set(await visits())
      expect(acknowledged.filter((id) => !kept.has(id))).toEqual([])
    })
  },
)

describe('a PostgreSQL server that is not there', () => {
  it('is a DatabaseUnavailable that says where it was looked for', async () => {
    const attempt = openDatabase({ databaseUrl: 'postgres://nobody:secret@127.0.0.1:1/shop', dataDir: '' })
    const error: unknown = await attempt.catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(DatabaseUnavailable)
    expect(String(error)).toContain('ECONNREFUSED 127.0.0.1:1')
    expect(String(error)).not.toContain('secret')
  })
})

function endless({ db }: Pick<TestDatabase, 'db'>): Promise<unknown> {
  return sql`select count(*) from generate_series(1, 1000000000)`.execute(db)
}

async function breakSessions(database: TestDatabase): Promise<void> {
  if (database.kind === 'embedded') {
    await endless(database) // the watchdog ends the worker, and this statement fails
    return
  }
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db)
  await onTestServer('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    rows[0]?.name,
  ])
}
