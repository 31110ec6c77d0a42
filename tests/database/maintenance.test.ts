// @vitest-environment node
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testDatabase } from '../support/database.ts'

describe('the maintenance of the embedded database', { timeout: 330_000 }, () => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await testDatabase({ engine: 'embedded', maintenanceInterval: 100 })
    await sql`create table "Odd name" (id int primary key, n int not null)`.execute(database.db)
    await sql`insert into "Odd name" select i, 0 from generate_series(1, 5000) as i`.execute(database.db)
  }, 60_000)

  afterAll(() => database.close())

  async function one<T>(query: ReturnType<typeof sql<T>>): Promise<T> {
    const { rows } = await query.execute(database.db)
    return rows[0] as T
  }

  async function eventually(condition: () => Promise<boolean>): Promise<void> {
    const end = performance.now() + 150_000
    while (!(await condition())) {
      if (performance.now() > end) throw new Error('It did not become true within two and a half minutes.')
      await sleep(50)
    }
  }

  it('analyses a filled table, so that its size can be estimated', async () => {
    await eventually(async () => {
      const { rows } = await one(sql<{ rows: number }>`
        select reltuples::int as rows from pg_class where relname = 'Odd name'`)
      return rows === 5000
    })
  })

  it('clears away the dead rows of updates, so that the table stops growing', async () => {
    const { size: before } = await size()
    for (let round = 0; round < 10; round++) {
      const vacuumed = await vacuums()
      await sql`update "Odd name" set n = n + 1`.execute(database.db)
      await eventually(async () => (await vacuums()) > vacuumed)
    }
    expect((await size()).size).toBeLessThan(before * 4)
  })

  it('writes a checkpoint after writes, and nothing while nothing is written', async () => {
    // In one statement with the row: a checkpoint in between would stand before the position, and nothing would ask for another.
    const { written } = await one(sql<{ written: number }>`
      with added as (insert into "Odd name" values (0, 0) returning id)
      select (pg_current_wal_insert_lsn() - '0/0')::bigint as written from added`)
    await eventually(async () => (await position()).checkpoint >= written)
    await eventually(async () => {
      const { written: then } = await position()
      await sleep(500)
      return (await position()).written === then
    })
  })

  it('lets tables be while a new database is filled, and looks after them afterwards', async () => {
    await sql`set synchronous_commit = off`.execute(database.db)
    const before = await vacuums()
    await sql`update "Odd name" set n = n + 1`.execute(database.db)
    const { written } = await position()
    await eventually(async () => (await position()).checkpoint >= written)
    expect(await vacuums()).toBe(before)
    await sql`reset synchronous_commit`.execute(database.db)
    await eventually(async () => (await vacuums()) > before)
  })

  function size() {
    return one(sql<{ size: number }>`select pg_table_size('"Odd name"') as size`)
  }

  async function vacuums() {
    const { count } = await one(sql<{ count: number }>`
      select vacuum_count as count from pg_stat_user_tables where relname = 'Odd name'`)
    return count
  }

  function position() {
    return one(sql<{ written: number; checkpoint: number }>`
      select (pg_current_wal_insert_lsn() - '0/0')::bigint as written,
        (redo_lsn - '0/0')::bigint as checkpoint from pg_control_checkpoint()`)
  }
})
