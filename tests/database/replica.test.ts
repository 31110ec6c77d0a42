// @vitest-environment node
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cluster, startCluster } from '../../bench/cluster.ts'
import type { Observe } from '../../server/database/driver.ts'
import { type Database, openDatabase } from '../../server/database/open.ts'
import type { Db } from '../../server/database/schema.ts'
import { testableEngines, testDatabase } from '../support/database.ts'

const onStandby = async (db: Db) => {
  const { rows } = await sql<{ is: boolean }>`SELECT pg_is_in_recovery() AS "is"`.execute(db)
  return rows[0]?.is
}

it.each(testableEngines)('without a standby the %s database reads by itself', async (engine) => {
  await using database = await testDatabase({ engine })
  expect(await database.standby()).toBeUndefined()
  expect(await database.read(onStandby)).toBe(false)
})

describe.each(testableEngines.filter((engine) => engine === 'postgres'))('a standby on %s', () => {
  const warnings: string[] = []
  const log = { info() {}, warn: (text: string) => void warnings.push(text), error() {} }
  let primary: Cluster
  let standby: Cluster
  let database: Database
  /** How often a position was asked for. */
  let looks = 0
  const observe: Observe = (_seconds, _hasFailed, text) => {
    if (text.includes('pg_current_wal_flush_lsn')) looks++
  }

  beforeAll(async () => {
    primary = await startCluster()
    standby = await startCluster({ follows: primary.server })
    database = await openDatabase({
      dataDir: '',
      databaseUrl: primary.server,
      databaseReadUrl: standby.server,
      log,
      observe,
    })
    await sql`CREATE TABLE visits (id int PRIMARY KEY)`.execute(database.db)
  }, 120_000)

  afterAll(async () => {
    await database?.close()
    standby?.stop()
    primary?.stop()
  })

  const asked = async (statement: ReturnType<typeof sql>) => {
    const own = await openDatabase({ dataDir: '', databaseUrl: standby.server })
    await statement.execute(own.db)
    await own.close()
  }

  const readLast = () =>
    database.read(async (db) => {
      const { rows } = await sql<{ last: number }>`SELECT max(id) AS last FROM visits`.execute(db)
      return { last: rows[0]?.last, isStandby: await onStandby(db) }
    })

  it('is read, and nobody misses what was written a moment ago', async () => {
    for (let id = 1; id <= 200; id++) {
      await sql`INSERT INTO visits VALUES (${id})`.execute(database.db)
      expect((await readLast()).last).toBe(id)
    }
    await expect.poll(readLast).toEqual({ last: 200, isStandby: true })
    expect(await database.standby()).toBe('ready')
  })

  it('is asked once or twice how far it is by many reads at once', async () => {
    const before = looks
    await Promise.all(Array.from({ length: 30 }, readLast))
    expect(looks - before).toBeGreaterThan(0)
    expect(looks - before).toBeLessThanOrEqual(2)
  })

  it('takes no writes', async () => {
    await expect(database.read((db) => sql`INSERT INTO visits VALUES (1000)`.execute(db))).rejects.toThrow(
      'takes no writes',
    )
  })

  it('is left alone while it is behind, and read again when it has caught up', async () => {
    await asked(sql`SELECT pg_wal_replay_pause()`)
    await sql`INSERT INTO visits VALUES (201)`.execute(database.db)
    expect(await readLast()).toEqual({ last: 201, isStandby: false })
    expect(await database.standby()).toBe('behind')
    await asked(sql`SELECT pg_wal_replay_resume()`)
    await expect.poll(readLast, { timeout: 20_000 }).toEqual({ last: 201, isStandby: true })
    expect(warnings.map((text) => text.split(':')[0])).toEqual([
      'The standby to read from is behind',
      'The standby to read from is ready again.',
    ])
  })

  it('is left alone while it is away, also where it goes in the middle of a read', async () => {
    const read = database.read(async (db) => {
      if (await onStandby(db)) await standby.kill()
      return onStandby(db)
    })
    expect(await read).toBe(false)
    expect(await readLast()).toEqual({ last: 201, isStandby: false })
    expect(await database.standby()).toBe('unreachable')
    await standby.crash()
    await expect.poll(readLast, { timeout: 30_000 }).toEqual({ last: 201, isStandby: true })
  }, 60_000)

  it('is not read once it goes its own way', async () => {
    standby.promote()
    await sql`INSERT INTO visits VALUES (202)`.execute(database.db)
    expect(await readLast()).toEqual({ last: 202, isStandby: false })
    expect(await database.standby()).toBe('noStandby')
  })

  it('has to be one of the same database', async () => {
    const other = await startCluster()
    const opening = openDatabase({ dataDir: '', databaseUrl: primary.server, databaseReadUrl: other.server })
    await expect(opening).rejects.toThrow('DATABASE_READ_URL leads to a server that does not follow')
    other.stop()
  }, 60_000)
})
