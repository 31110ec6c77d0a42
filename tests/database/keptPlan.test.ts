// @vitest-environment node
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keptPlan, mostKeptUses } from '../../server/database/keptPlan.ts'
import type { Db } from '../../server/database/schema.ts'
import { DatabaseUnavailable } from '../../server/database/unavailable.ts'
import { type TestDatabase, testableEngines, testDatabase } from '../support/database.ts'

describe.each(testableEngines)('a kept plan on the %s engine', (engine) => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase({ engine })
    // Nobody but the test looks after its table.
    await sql`create table things (id int primary key, name int not null) with (autovacuum_enabled = false)`.execute(
      database.db,
    )
    await sql`insert into things values (1, 1)`.execute(database.db)
    await sql`analyze things`.execute(database.db)
  }, 60_000)
  afterAll(() => database.close())

  const named = async (db: Db, id: number) =>
    (await sql<{ name: unknown }>`${keptPlan}SELECT name FROM things WHERE id = ${id}`.execute(db)).rows[0]
      ?.name
  const kept = async (db: Db) =>
    (
      await sql<{ name: string; uses: number }>`
        SELECT name, (generic_plans + custom_plans)::int AS uses FROM pg_prepared_statements
        WHERE statement LIKE 'SELECT name FROM things%'`.execute(db)
    ).rows

  it('is that of one session, for whatever values; a statement that does not ask for it keeps none', async () => {
    await database.session(async (db) => {
      await sql`SELECT name FROM things WHERE id = ${1} AND true`.execute(db)
      expect(await kept(db)).toEqual([])
      expect([await named(db, 1), await named(db, 2), await named(db, 1)]).toEqual([1, undefined, 1])
      expect(await kept(db)).toEqual([{ name: expect.stringMatching(/^kept_\d+$/), uses: 3 }])
    })
  })

  it('is made anew as its table grows', async () => {
    await database.session(async (db) => {
      const way = async () => {
        const [statement] = await kept(db)
        const { rows } = await sql<{ 'QUERY PLAN': string }>`
          EXPLAIN EXECUTE ${sql.raw(statement?.name ?? '')} (1)`.execute(db)
        return rows[0]?.['QUERY PLAN']
      }
      for (let use = 0; use < 20; use++) await named(db, 1)
      expect(await way()).toContain('Seq Scan')
      await sql`insert into things select n, n from generate_series(2, 10000) n`.execute(db)
      expect(await way()).toContain('Seq Scan')
      for (let use = 0; use < mostKeptUses; use++) await named(db, 1)
      expect(await way()).toContain('Index Scan')
    })
  })

  it('that answers in other types than its table has by now is given up with its session, and one tries again', async () => {
    for (let use = 0; use < 3; use++) expect(await named(database.db, 1)).toBe(1)
    await sql`alter table things alter column name type text`.execute(database.db)
    await expect(named(database.db, 1)).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect(await named(database.db, 1)).toBe('1')
  })
})
