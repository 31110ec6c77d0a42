// @vitest-environment node
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../../server/database/schema.ts'
import { sqlState } from '../../server/database/sqlState.ts'
import { type TestDatabase, testableEngines, testDatabase } from '../support/database.ts'

describe.each(testableEngines)('the database on the %s engine', (engine) => {
  let database: TestDatabase

  beforeAll(async () => {
    database = await testDatabase({ engine })
    await sql
      .raw(`create table brands (id int primary key, name text not null constraint brands_name_unique unique);
        create table products (
          id int primary key,
          brand int constraint products_brand_exists references brands,
          price numeric(14, 2) constraint products_price_positive check (price > 0),
          stock bigint not null default 0
        )`)
      .execute(database.db)
  }, 60_000)

  beforeEach(async () => {
    await sql`truncate brands, products`.execute(database.db)
  })

  afterAll(() => database.close())

  it('keeps what a transaction wrote once it returns', async () => {
    const returned = await database.transaction(async (tx) => {
      await addBrand(tx, 1, 'Alba')
      return 'done'
    })
    expect(returned).toBe('done')
    expect(await brandNames(database.db)).toEqual(['Alba'])
  })

  it('forgets what a transaction wrote when it throws, and throws the same error', async () => {
    const reason = new Error('changed my mind')
    const attempt = database.transaction(async (tx) => {
      await addBrand(tx, 1, 'Alba')
      throw reason
    })
    await expect(attempt).rejects.toBe(reason)
    expect(await brandNames(database.db)).toEqual([])
  })

  it('forgets everything when a statement failed although its error was swallowed', async () => {
    const attempt = database.transaction(async (tx) => {
      await addBrand(tx, 1, 'Alba')
      await sql`select 1 / 0`.execute(tx).catch(() => undefined)
    })
    await expect(attempt).rejects.toThrow('rolled back instead of committed')
    expect(await brandNames(database.db)).toEqual([])
  })

  it('adds up the increments of twenty transactions at the same time', async () => {
    await sql`insert into products (id, stock) values (1, 0)`.execute(database.db)
    const increment = () =>
      database.transaction(async (tx) => {
        const { rows } = await sql<{
          stock: number
        }>`select stock from products where id = 1 for update`.execute(tx)
        await sleep(1)
        await sql`update products set stock = ${(rows[0]?.stock ?? Number.NaN) + 1} where id = 1`.execute(tx)
      })
    await Promise.all(Array.from({ length: 20 }, increment))
    const { rows } = await sql`select stock from products`.execute(database.db)
    expect(rows).toEqual([{ stock: 20 }])
  })

  it('shows a transaction under way to nobody else', async () => {
    const seen: string[][] = []
    const writing = database.transaction(async (tx) => {
      await addBrand(tx, 1, 'Alba')
      await sleep(20)
      await addBrand(tx, 2, 'Bruno')
    })
    const reading = Array.from({ length: 5 }, async () => {
      await sleep(Math.random() * 30)
      seen.push(await brandNames(database.db))
    })
    await Promise.all([writing, ...reading])
    for (const names of seen) expect([[], ['Alba', 'Bruno']]).toContainEqual(names)
  })

  it('refuses the root handle inside a transaction at once', async () => {
    const attempt = database.transaction(() => brandNames(database.db))
    await expect(attempt).rejects.toThrow('Use the tx')
    expect(await brandNames(database.db)).toEqual([])
  })

  it('refuses the root handle below calls and timers of the transaction too', async () => {
    const attempt = database.transaction(async () => {
      await sleep(1)
      await Promise.all([sleep(1).then(() => brandNames(database.db))])
    })
    await expect(attempt).rejects.toThrow('Use the tx')
  })

  it('refuses a transaction inside a transaction', async () => {
    const attempt = database.transaction(() => database.transaction(async () => 1))
    await expect(attempt).rejects.toThrow('They do not nest')
  })

  it("refuses Kysely's own transaction, which would be neither guarded nor retried", async () => {
    await expect(database.db.transaction().execute(async () => 1)).rejects.toThrow(
      'Use database.transaction()',
    )
  })

  it('lets work that a transaction started and left behind use the root handle afterwards', async () => {
    const ended = Promise.withResolvers<void>()
    let later: Promise<string[]> | undefined
    await database.transaction(async (tx) => {
      await addBrand(tx, 1, 'Alba')
      later = ended.promise.then(() => brandNames(database.db))
    })
    ended.resolve()
    expect(await later).toEqual(['Alba'])
  })

  it('refuses the tx after its transaction has ended', async () => {
    let leaked: Db | undefined
    await database.transaction(async (tx) => {
      leaked = tx
    })
    await expect(brandNames(leaked as Db)).rejects.toThrow()
  })

  it.each(['40001', '40P01'])(
    'runs a transaction again after SQLSTATE %s until it gets through',
    async (state) => {
      let runs = 0
      const result = await database.transaction(async (tx) => {
        runs++
        await addBrand(tx, 1, 'Alba')
        if (runs < 4) await raise(tx, state)
        return runs
      })
      expect(result).toBe(4)
      expect(await brandNames(database.db)).toEqual(['Alba'])
    },
  )

  it('gives up after five retries and throws the conflict', async () => {
    let runs = 0
    const attempt = database.transaction(async (tx) => {
      runs++
      await raise(tx, '40001')
    })
    await expect(attempt.catch(sqlState)).resolves.toMatchObject({ state: '40001' })
    expect(runs).toBe(6)
  })

  it('does not run a transaction again after any other error', async () => {
    let runs = 0
    const attempt = database.transaction(async (tx) => {
      runs++
      await raise(tx, '23505')
    })
    await expect(attempt).rejects.toThrow()
    expect(runs).toBe(1)
  })

  it('runs VACUUM in a session, where the root handle is refused', async () => {
    await database.session((session) => sql`vacuum brands`.execute(session))
    await expect(database.session(() => brandNames(database.db))).rejects.toThrow('Use the tx')
  })

  it('answers a whole list as one JSON value made in SQL', async () => {
    await addBrand(database.db, 1, 'Žluť "quoted" \\ 日本')
    await sql`insert into products (id, brand, price) values (1, 1, 1999.90), (2, null, 0.01)`.execute(
      database.db,
    )
    const { rows } = await sql<{ list: unknown }>`
      select json_agg(json_build_object('id', p.id, 'price', p.price, 'brand', b.name) order by p.id) as list
      from products p left join brands b on b.id = p.brand`.execute(database.db)
    expect(rows[0]?.list).toEqual([
      { id: 1, price: 1999.9, brand: 'Žluť "quoted" \\ 日本' },
      { id: 2, price: 0.01, brand: null },
    ])
  })

  it('takes objects as jsonb, arrays as arrays and identifiers from values', async () => {
    const { rows } = await sql`
      select ${{ a: [1, null] }}::jsonb as document, ${['x', 'y']}::text[] as list, ${sql.ref('name')} as name
      from (values ('z')) as ${sql.id('values')}(${sql.id('name')})`.execute(database.db)
    expect(rows).toEqual([{ document: { a: [1, null] }, list: ['x', 'y'], name: 'z' }])
  })

  it('prints timestamps in UTC and gives them back to the millisecond', async () => {
    const moment = new Date('2026-03-29T01:30:00.123Z')
    const { rows } = await sql<{ json: unknown; value: Date; day: string; local: string }>`
      select to_json(${moment}::timestamptz) as json, ${moment}::timestamptz as value,
        date '2026-03-29' as day, timestamp '2026-03-29 01:30:00' as local`.execute(database.db)
    expect(rows).toEqual([
      {
        json: '2026-03-29T01:30:00.123+00:00',
        value: moment,
        day: '2026-03-29',
        local: '2026-03-29 01:30:00',
      },
    ])
  })

  it('reads int8 as a number while that is exact, and numeric as text', async () => {
    const { rows } = await sql`
      select 42::int8 as small, 9007199254740993::int8 as large, 1.50::numeric as amount`.execute(database.db)
    expect(rows).toEqual([{ small: 42, large: '9007199254740993', amount: '1.50' }])
  })

  it('counts the rows that a statement changed', async () => {
    await sql`insert into products (id) values (1), (2), (3)`.execute(database.db)
    const { numAffectedRows } = await sql`update products set stock = 1 where id > 1`.execute(database.db)
    expect(numAffectedRows).toBe(2n)
  })

  it('gives back a reply of several megabytes whole', async () => {
    const { rows } = await sql<{ text: string }>`
      select repeat(n::text, 400000) as text from generate_series(1, 9) as n`.execute(database.db)
    expect(rows.map(({ text }) => [text.length, text[0], text.at(-1)])).toEqual(
      Array.from({ length: 9 }, (_, index) => [400_000, String(index + 1), String(index + 1)]),
    )
  })

  it('tells a broken unique constraint by state, table and constraint', async () => {
    await addBrand(database.db, 1, 'Alba')
    expect(await stateOf(addBrand(database.db, 2, 'Alba'))).toMatchObject({
      state: '23505',
      table: 'brands',
      constraint: 'brands_name_unique',
    })
  })

  it('tells a reference to nothing by state, table and constraint', async () => {
    const insert = sql`insert into products (id, brand) values (1, 99)`.execute(database.db)
    expect(await stateOf(insert)).toMatchObject({
      state: '23503',
      table: 'products',
      constraint: 'products_brand_exists',
    })
  })

  it('tells a failed check by state and constraint', async () => {
    const insert = sql`insert into products (id, price) values (1, -1)`.execute(database.db)
    expect(await stateOf(insert)).toMatchObject({ state: '23514', constraint: 'products_price_positive' })
  })

  it('tells a missing value by state and column', async () => {
    const insert = sql`insert into brands (id) values (1)`.execute(database.db)
    expect(await stateOf(insert)).toMatchObject({ state: '23502', table: 'brands', column: 'name' })
  })

  it('tells a NUL character in a text by state', async () => {
    expect(await stateOf(addBrand(database.db, 1, 'a\0b'))).toMatchObject({ state: '22021' })
  })

  it('has no state for an error that no statement caused', () => {
    expect(sqlState(Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }))).toBeUndefined()
    expect(sqlState('23505')).toBeUndefined()
  })

  it('answers a check', async () => {
    await expect(database.check()).resolves.toBeUndefined()
  })
})

async function addBrand(db: Db, id: number, name: string): Promise<void> {
  await sql`insert into brands (id, name) values (${id}, ${name})`.execute(db)
}

async function brandNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from brands order by id`.execute(db)
  return rows.map(({ name }) => name)
}

async function raise(db: Db, state: string): Promise<void> {
  await sql.raw(`do $$ begin raise exception 'made by a test' using errcode = '${state}'; end $$`).execute(db)
}

function stateOf(statement: Promise<unknown>): Promise<unknown> {
  return statement.then(() => 'no error', sqlState)
}
