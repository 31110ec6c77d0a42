import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from '../../server/database/migrate.ts'
import { defineResource, type Registry } from '../../src/core/index.ts'
import { tablesOf } from '../../src/derive/table.ts'
import * as f from '../../src/fields/index.ts'
import { type TestDatabase, temporaryDirectory, testDatabase } from '../support/database.ts'

const thing = defineResource({
  name: 'thing',
  title: 'name',
  fields: { name: f.text({ required: true }), size: f.integer() },
})

describe('a numbered migration', () => {
  let database: TestDatabase
  const directory = join(temporaryDirectory(), 'migrations')
  const table = tablesOf({ thing } as unknown as Registry)

  const write = (name: string, body: string) => {
    mkdirSync(directory, { recursive: true })
    const kysely = join(import.meta.dirname, '../../node_modules/kysely/dist/index.js')
    writeFileSync(
      join(directory, name),
      `import { sql } from '${kysely}'\nexport default async function (tx) { ${body} }\n`,
    )
  }

  beforeAll(async () => {
    database = await testDatabase()
  }, 60_000)

  beforeEach(async () => {
    await sql`DROP SCHEMA public CASCADE`.execute(database.db)
    await sql`CREATE SCHEMA public`.execute(database.db)
  })

  afterAll(() => database.close())

  it('runs once, in the order of the numbers, before the rest; a new database only notes it', async () => {
    write('0001-first.ts', `throw new Error('A new database has nothing to change.')`)
    await migrate(database, table, { directory })
    await sql`INSERT INTO thing (id, name, size) VALUES (gen_random_uuid(), 'a', 2)`.execute(database.db)
    write('0003-last.ts', 'await sql`UPDATE thing SET size = size + 1`.execute(tx)')
    write('0002-next.ts', 'await sql`UPDATE thing SET size = size * 10`.execute(tx)')
    expect(await migrate(database, table, { directory })).toEqual(['0002-next.ts', '0003-last.ts'])
    expect(await migrate(database, table, { directory })).toEqual([])
    expect((await sql`SELECT size FROM thing`.execute(database.db)).rows).toEqual([{ size: 21 }])
  })

  it('that fails leaves nothing of itself, and comes again', async () => {
    await migrate(database, table, { directory })
    await sql`INSERT INTO thing (id, name, size) VALUES (gen_random_uuid(), 'a', 2)`.execute(database.db)
    write(
      '0004-broken.ts',
      'await sql`UPDATE thing SET size = 0`.execute(tx); await sql`SELECT nonsense`.execute(tx)',
    )
    await expect(migrate(database, table, { directory })).rejects.toThrow(/nonsense/)
    expect((await sql`SELECT size FROM thing`.execute(database.db)).rows).toEqual([{ size: 2 }])
    await expect(migrate(database, table, { directory })).rejects.toThrow(/nonsense/)
  })

  it('has a number and a name', async () => {
    write('5-bad.ts', '')
    await expect(migrate(database, table, { directory })).rejects.toThrow(
      /'5-bad.ts' is no name of a migration/,
    )
  })
})
