import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { resources } from '../../resources/index.ts'
import { withSchemaLock } from '../../server/database/locks.ts'
import { migrate } from '../../server/database/migrate.ts'
import type { MigrationRefused } from '../../server/database/migrationRefused.ts'
import { defineResource, type Fields, type Registry } from '../../src/core/index.ts'
import { type Table, tablesOf } from '../../src/derive/table.ts'
import * as f from '../../src/fields/index.ts'
import { areas } from '../api/records/areas.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'

/** An area called thing, of some fields; its title is always there. */
const thing = (fields: Fields, more: object = {}): Table[] => {
  const resource = defineResource({
    name: 'thing',
    title: 'name',
    fields: { name: f.text({ required: true }), ...fields },
    ...more,
  } as never)
  return tablesOf({ thing: resource } as unknown as Registry)
}

/** Opening a database takes longer than emptying it. */
async function empty(database: TestDatabase): Promise<void> {
  await sql`DROP SCHEMA public CASCADE`.execute(database.db)
  await sql`CREATE SCHEMA public`.execute(database.db)
}

describe('a migration', () => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await testDatabase()
  }, 60_000)

  beforeEach(() => empty(database))

  afterAll(() => database.close())

  const run = (statement: string) =>
    sql<Record<string, unknown>>`${sql.raw(statement)}`.execute(database.db).then(({ rows }) => rows)
  const insert = (columns: string, values: string) =>
    run(`INSERT INTO thing (id, ${columns}) VALUES (gen_random_uuid(), ${values})`)

  async function refusal(tables: Table[], apply: string[] = []): Promise<MigrationRefused> {
    const error = await migrate(database, tables, { apply }).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'MigrationRefused' })
    return error as MigrationRefused
  }

  async function columns(table = 'thing'): Promise<Record<string, string>> {
    const rows = await run(`SELECT attname, format_type(atttypid, atttypmod) AS type FROM pg_attribute
      WHERE attrelid = '${table}'::regclass AND attnum > 0 AND NOT attisdropped`)
    return Object.fromEntries(rows.map(({ attname, type }) => [attname, type]))
  }

  it.each([
    ['the test shop', areas],
    ['the product', resources as Registry],
  ])(
    'makes all tables of %s, and then finds nothing more to do',
    async (_, registry) => {
      const tables = tablesOf(registry as Registry)
      expect((await migrate(database, tables)).length).toBeGreaterThan(tables.length)
      expect(await migrate(database, tables)).toEqual([])
      const made = await run(`SELECT indexname FROM pg_indexes WHERE schemaname = 'public'`)
      const wanted = tables.flatMap(({ indexes }) => indexes.map(({ name }) => name))
      expect(made.map(({ indexname }) => indexname)).toEqual(expect.arrayContaining(wanted))
    },
    60_000,
  )

  it('leaves new tables bare where they are to be filled first, and then makes the rest of what they lack', async () => {
    const tables = thing(
      { code: f.text({ unique: true }) },
      { list: { columns: ['name'], search: ['name'] } },
    )
    const indexes = async () =>
      (await run(`SELECT indexname FROM pg_indexes WHERE tablename = 'thing' ORDER BY 1`)).map(
        ({ indexname }) => indexname,
      )
    await migrate(database, tables, { bare: true })
    expect(await indexes()).toEqual(['thing_code_key', 'thing_pkey'])
    await insert('name, code', `'Scarf', 'S1'`)
    await migrate(database, tables)
    const wanted = tables.flatMap((table) => table.indexes.map(({ name }) => name))
    expect(await indexes()).toEqual(expect.arrayContaining(wanted))
    expect(await migrate(database, tables)).toEqual([])
  })

  it('brings a new area beside those that are there', async () => {
    await migrate(database, thing({}))
    const other = defineResource({
      name: 'other',
      title: 'name',
      fields: { name: f.text(), thing: f.reference('thing') },
    })
    const both = tablesOf({
      thing: defineResource({ name: 'thing', title: 'name', fields: { name: f.text({ required: true }) } }),
      other,
    })
    expect((await migrate(database, both)).join()).toMatch(/CREATE TABLE "other"/)
  })

  it('adds columns, filled with their default, and what belongs to them', async () => {
    await migrate(database, thing({}))
    await insert('name', `'a'`)
    const next = thing({
      colour: f.select(['red', 'blue'], { default: 'red' }),
      size: f.integer(),
      tags: f.multiSelect(['x']),
      code: f.text({ unique: true }),
      parts: f.rows({ sku: f.text() }),
    })
    await migrate(database, next)
    expect(await run('SELECT colour, size, tags, code FROM thing')).toEqual([
      { colour: 'red', size: null, tags: [], code: null },
    ])
    await expect(insert('name, colour', `'b', 'green'`)).rejects.toThrow(/thing_colour_check/)
    await insert('name, code', `'c', 'A'`)
    await expect(insert('name, code', `'d', 'a'`)).rejects.toThrow(/thing_code_key/)
    expect(await columns('thing_parts')).toMatchObject({ owner_id: 'uuid', sku: 'text' })
  })

  it('does not make a required column of nothing', async () => {
    await migrate(database, thing({}))
    const next = thing({ size: f.integer({ required: true }) })
    await insert('name', `'a'`)
    const { message } = await refusal(next)
    expect(message).toContain('thing.size')
    expect(message).toContain('[1 rows]')
    expect(await columns()).not.toHaveProperty('size')
    await run('DELETE FROM thing')
    await migrate(database, next)
    expect(await columns()).toMatchObject({ size: 'integer' })
  })

  it('makes a column required once it is filled, by its default where it has one', async () => {
    await migrate(database, thing({ size: f.integer(), colour: f.text() }))
    await insert('name', `'a'`)
    expect(
      (await refusal(thing({ size: f.integer({ required: true }), colour: f.text() }))).obstacles,
    ).toMatchObject([{ subject: 'thing.size', count: 1 }])
    await run('UPDATE thing SET size = 3')
    await migrate(
      database,
      thing({ size: f.integer({ required: true }), colour: f.text({ default: 'red' }) }),
    )
    expect(await run('SELECT size, colour FROM thing')).toEqual([{ size: 3, colour: 'red' }])
    await expect(insert('name', `'b'`)).rejects.toThrow(/null value/)
    await migrate(database, thing({ size: f.integer(), colour: f.text() }))
    await insert('name, colour', `'b', NULL`)
    await insert('name', `'c'`)
    expect(await run('SELECT colour FROM thing ORDER BY name')).toEqual([
      { colour: 'red' },
      { colour: null },
      { colour: null },
    ])
  })

  it('widens a column, and converts to anything else only when it is asked to', async () => {
    await migrate(database, thing({ size: f.integer(), length: f.integer(), code: f.integer() }))
    await insert('name, size, length, code', `'a', 5, 6, 7`)
    await migrate(database, thing({ size: f.money(), length: f.decimal({ digits: 2 }), code: f.integer() }))
    expect(await columns()).toMatchObject({ size: 'bigint', length: 'numeric(11,2)' })
    const narrower = thing({ size: f.integer(), length: f.decimal({ digits: 1 }), code: f.text() })
    const { message, obstacles } = await refusal(narrower)
    expect(obstacles.map(({ subject }) => subject)).toEqual(['thing.size', 'thing.length', 'thing.code'])
    const approvals = ['convert:thing.size', 'convert:thing.length', 'convert:thing.code']
    expect(message).toContain(`npm run migrate -- ${approvals.map((name) => `--apply ${name}`).join(' ')}`)
    await migrate(database, narrower, { apply: approvals })
    expect(await run('SELECT size, length, code FROM thing')).toEqual([{ size: 5, length: '6.0', code: '7' }])
  })

  it('never drops a column with values unasked', async () => {
    await migrate(
      database,
      thing({ size: f.integer({ required: true }), colour: f.text(), active: f.boolean({ default: true }) }),
    )
    await insert('name, size', `'a', 5`)
    const { message } = await refusal(thing({}))
    expect(message).toMatch(/thing\.size +has values, but no field/)
    expect(message).not.toContain('thing.colour')
    expect(message).not.toContain('thing.active')
    expect(message).toContain('--apply drop:thing.size')
    expect(await columns()).toHaveProperty('size')
    await migrate(database, thing({}), { apply: ['drop:thing.size'] })
    expect(await columns()).not.toHaveProperty('size')
    expect(await columns()).toHaveProperty('colour')
    await insert('name', `'b'`)
  })

  it('lets records be made where a required column without values is gone', async () => {
    await migrate(database, thing({ size: f.integer({ required: true }) }))
    await migrate(database, thing({}))
    await insert('name', `'a'`)
  })

  it('never drops rows with their field unasked', async () => {
    await migrate(database, thing({ parts: f.rows({ sku: f.text() }) }))
    await insert('name', `'a'`)
    await migrate(database, thing({}))
    await run(`INSERT INTO thing_parts (id, owner_id, position) SELECT gen_random_uuid(), id, 0 FROM thing`)
    expect((await refusal(thing({}))).message).toContain('--apply drop:thing_parts')
    await migrate(database, thing({}), { apply: ['drop:thing_parts'] })
    expect(await run(`SELECT to_regclass('thing_parts') AS found`)).toEqual([{ found: null }])
  })

  it('renames a column and rows where the descriptor says so, with all that belongs to them', async () => {
    const list = { list: { columns: ['name', 'titel'], sort: 'titel' } }
    await migrate(
      database,
      thing({ titel: f.text({ unique: true }), teile: f.rows({ sku: f.text({ unique: true }) }) }, list),
    )
    await insert('name, titel', `'a', 'T'`)
    await run(
      `INSERT INTO thing_teile (id, owner_id, position, sku) SELECT gen_random_uuid(), id, 0, 'S' FROM thing`,
    )
    const next = thing(
      {
        title: f.text({ unique: true, renamedFrom: 'titel' }),
        parts: f.rows({ sku: f.text({ unique: true }) }, { renamedFrom: 'teile' }),
      },
      { list: { columns: ['name', 'title'], sort: 'title' } },
    )
    await migrate(database, next)
    expect(await run('SELECT title FROM thing')).toEqual([{ title: 'T' }])
    expect(await run('SELECT sku FROM thing_parts')).toEqual([{ sku: 'S' }])
    expect(await migrate(database, next)).toEqual([])
    const indexes = (await run(`SELECT indexname FROM pg_indexes WHERE tablename LIKE 'thing%'`)).map(
      ({ indexname }) => String(indexname),
    )
    expect(indexes.filter((name) => /titel|teile_[a-z]/.test(name) && !name.endsWith('_pkey'))).toEqual([])
    await run('DELETE FROM thing')
    expect(await run('SELECT sku FROM thing_parts')).toEqual([])
  })

  it('refuses what records already break: choices, unique values, references', async () => {
    await migrate(database, thing({ colour: f.select(['red', 'blue']), code: f.text() }))
    await insert('name, colour, code', `'a', 'red', 'x'`)
    await insert('name, colour, code', `'b', 'blue', 'X'`)
    const { obstacles } = await refusal(
      thing({ colour: f.select(['blue', 'green']), code: f.text({ unique: true }) }),
    )
    expect(obstacles.map(({ subject, count }) => [subject, count])).toEqual([
      ['thing.colour', 1],
      ['thing.code', 1],
    ])
    await run(`UPDATE thing SET colour = 'blue', code = name`)
    await migrate(database, thing({ colour: f.select(['blue', 'green']), code: f.text({ unique: true }) }))
    await insert('name, colour', `'c', 'green'`)
    await expect(insert('name, colour', `'d', 'red'`)).rejects.toThrow(/thing_colour_check/)
  })

  it('allows again what is no longer unique', async () => {
    await migrate(database, thing({ code: f.text({ unique: true }) }))
    await migrate(database, thing({ code: f.text() }))
    await insert('name, code', `'a', 'x'`)
    await insert('name, code', `'b', 'x'`)
  })

  it('tells everything that is in the way at once, and changes nothing', async () => {
    await migrate(database, thing({ size: f.integer(), colour: f.text() }))
    await insert('name, size, colour', `'a', 1, 'red'`)
    const next = thing({ weight: f.integer({ required: true }), length: f.integer(), colour: f.integer() })
    const before = await columns()
    expect((await refusal(next)).obstacles.map(({ subject }) => subject)).toEqual([
      'thing.weight',
      'thing.colour',
      'thing.size',
    ])
    expect(await columns()).toEqual(before)
    expect((await refusal(next, ['drop:thing.size', 'drop:nothing'])).message).toContain(
      'There is nothing to apply for: drop:nothing.',
    )
    expect(await columns()).toEqual(before)
  })

  it('only tells what it would do in a dry run', async () => {
    const statements = await migrate(database, thing({}), { dryRun: true })
    expect(statements.join()).toContain('CREATE TABLE "thing"')
    expect(await run(`SELECT to_regclass('thing') AS found`)).toEqual([{ found: null }])
  })

  it('leaves alone what it did not make', async () => {
    await migrate(database, thing({}))
    await run('CREATE TABLE elsewhere (id integer PRIMARY KEY, note text)')
    await run('CREATE INDEX by_hand ON thing (name)')
    await run(`ALTER TABLE thing ADD CONSTRAINT by_hand_too CHECK (name <> 'x')`)
    expect(await migrate(database, thing({}))).toEqual([])
  })

  it('builds an index anew that was left broken', async () => {
    await migrate(database, thing({ code: f.text({ unique: true }) }))
    await run(`UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'thing_code_key'::regclass`)
    expect(await migrate(database, thing({ code: f.text({ unique: true }) }))).toHaveLength(2)
    expect(
      await run(`SELECT indisvalid FROM pg_index WHERE indexrelid = 'thing_code_key'::regclass`),
    ).toEqual([{ indisvalid: true }])
  })

  it('is made by one process at a time', async () => {
    const order: string[] = []
    const work = (name: string) =>
      withSchemaLock(database, async (keep) => {
        order.push(`${name} begins`)
        await keep()
        await new Promise((resolve) => setTimeout(resolve, 50))
        order.push(`${name} ends`)
      })
    await Promise.all([work('a'), work('b')])
    expect(order.map((entry) => entry.split(' ')[1])).toEqual(['begins', 'ends', 'begins', 'ends'])
    const results = await Promise.all([migrate(database, thing({})), migrate(database, thing({}))])
    expect(results.map((statements) => statements.length > 0).sort()).toEqual([false, true])
  })

  it('takes over from a process that died', async () => {
    await withSchemaLock(database, async () => {})
    await run(`INSERT INTO _schema_lock VALUES (1, 'dead', now() - interval '1 second')`)
    expect((await migrate(database, thing({}))).length).toBeGreaterThan(0)
  })
})
