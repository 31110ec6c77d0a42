import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { areas } from './areas.ts'
import { counting } from './counting.ts'
import { type staff, useServer } from './server.ts'

const names = (answer: { body: { name: string }[] }) => answer.body.map(({ name }) => name)

describe('a list', () => {
  const { ask } = useServer(areas)

  beforeAll(async () => {
    const ratings = [3, null, 4.5, null, 1]
    for (const [index, rating] of ratings.entries()) {
      const body = {
        name: `${'EdCba'[index]}`,
        price: 100 * index,
        rating,
        note: index % 2 ? `odd ${index}` : null,
      }
      expect((await ask('POST /articles', { body })).status).toBe(201)
    }
    await ask('POST /articles', { body: { name: 'hidden', price: 1 } })
  })

  const list = (query: Record<string, unknown> = {}, as?: ReturnType<typeof staff>) =>
    ask('GET /articles', as ? { query, as } : { query })

  it('is in its usual order, without what is hidden from all, and says how many there are', async () => {
    const answer = await list()
    expect(names(answer)).toEqual(['a', 'b', 'C', 'd', 'E'])
    expect(answer.headers['content-range']).toBe('articles 0-4/5')
    expect(answer.headers['x-total-kind']).toBe('exact')
    expect(answer.headers['content-type']).toContain('application/json')
  })

  it.each([
    [
      ['name', 'DESC'],
      ['E', 'd', 'C', 'b', 'a'],
    ],
    [
      ['price', 'ASC'],
      ['E', 'd', 'C', 'b', 'a'],
    ],
    [
      ['rating', 'ASC'],
      ['a', 'E', 'C', 'd', 'b'],
    ],
    [
      ['rating', 'DESC'],
      ['b', 'd', 'C', 'E', 'a'],
    ],
    [
      ['createdAt', 'ASC'],
      ['E', 'd', 'C', 'b', 'a'],
    ],
    [
      ['id', 'DESC'],
      ['a', 'b', 'C', 'd', 'E'],
    ],
  ])('is ordered by %j, what is empty at the end of what goes up', async (sort, expected) => {
    expect(names(await list({ sort }))).toEqual(expected)
  })

  it('is told page by page', async () => {
    const page = await list({ range: [2, 3] })
    expect(names(page)).toEqual(['C', 'd'])
    expect(page.headers['content-range']).toBe('articles 2-3/5')
    const beyond = await list({ range: [10, 19] })
    expect(beyond).toMatchObject({ status: 200, body: [], headers: { 'content-range': 'articles 10-10/5' } })
  })

  it('has the fields that are asked for, and what every change of a record needs', async () => {
    const { body } = await list({ fields: ['name', 'parts'], range: [0, 0] })
    expect(body).toEqual([{ id: expect.any(String), version: 1, name: 'a', parts: [], translations: {} }])
    expect(Object.keys((await list({ fields: [], range: [0, 0] })).body[0])).toEqual(['id', 'version'])
  })

  it('has whole records where no fields are asked for', async () => {
    const [first] = (await list({ range: [0, 0] })).body
    const { transitions: _, ...record } = (await ask(`GET /articles/${first.id}`)).body
    expect(first).toEqual(record)
  })

  it('is narrowed by conditions', async () => {
    expect(
      names(await list({ filter: { price: { gte: 100, lt: 300 }, note: { contains: 'ODD' } } })),
    ).toEqual(['d'])
    expect(names(await list({ filter: { any: [{ name: 'a' }, { rating: null }] } }))).toEqual(['a', 'b', 'd'])
    expect(names(await list({ filter: { name: ['a', 'E'] } }))).toEqual(['a', 'E'])
  })

  it('of ids is whole, whatever the usual width of a page', async () => {
    const ids = (await list({ fields: [] })).body.map(({ id }: { id: string }) => id)
    const answer = await list({ filter: { id: [...ids, '01932b1c-7a80-7000-8000-000000000001'] } })
    expect(answer.body).toHaveLength(5)
    expect((await list({ filter: { id: [] } })).body).toEqual([])
    const many = Array.from(
      { length: 1001 },
      (_, index) => `01932b1c-7a80-7000-8000-${String(index).padStart(12, '0')}`,
    )
    expect(await list({ filter: { id: many } })).toMatchObject({
      status: 400,
      body: { code: 'unknown-filter' },
    })
  })

  it.each([
    [{ filter: '{' }, 'malformed'],
    [{ filter: [] }, 'malformed'],
    [{ filter: { colour: 'red' } }, 'unknown-filter'],
    [{ filter: { parts: { empty: true } } }, 'unknown-filter'],
    [{ filter: { q: 5 } }, 'unknown-filter'],
    [{ filter: { any: [{ q: 'x' }] } }, 'unknown-filter'],
    [{ sort: ['colour', 'ASC'] }, 'unknown-sort'],
    [{ sort: ['categories', 'ASC'] }, 'unknown-sort'],
    [{ sort: ['name', 'UP'] }, 'unknown-sort'],
    [{ sort: 'name' }, 'malformed'],
    [{ range: [0, 500] }, 'malformed'],
    [{ range: [5, 4] }, 'malformed'],
    [{ range: [-1, 4] }, 'malformed'],
    [{ range: ['0', '4'] }, 'malformed'],
    [{ fields: ['colour'] }, 'unknown-field'],
    [{ fields: 'name' }, 'malformed'],
    [{ page: 2 }, 'unknown-parameter'],
  ])('refuses %j', async (query, code) => {
    expect(await list(query)).toMatchObject({ status: 400, body: { code } })
  })

  it('refuses a parameter given twice', async () => {
    expect(await ask('GET /articles?sort=["name","ASC"]&sort=["price","ASC"]')).toMatchObject({
      status: 400,
      body: { code: 'malformed' },
    })
  })
})

describe('the search box', () => {
  const { ask } = useServer(areas)

  beforeAll(async () => {
    const bodies = [
      { name: 'Robe d’été', price: 1, note: 'Linen, light' },
      {
        name: 'Linen shirt',
        price: 1,
        parts: [{ code: 'LS-42/b' }],
        translations: { ja: { name: '麻のシャツ' }, zh: { name: '亚麻衬衫' } },
      },
      { name: '100%_wool\\', price: 1 },
      { name: 'Third', price: 1, secret: 'linen inside', note: 'alpha' },
      { name: 'hidden', price: 1, note: 'linen' },
    ]
    for (const body of bodies) expect((await ask('POST /articles', { body })).status).toBe(201)
  })

  const search = async (q: string) => names(await ask('GET /articles', { query: { filter: { q } } }))

  it.each([
    ['linen', ['Linen shirt', 'Robe d’été']],
    ['LINEN shirt', ['Linen shirt']],
    ['shirt linen', ['Linen shirt']],
    ['inen', ['Linen shirt', 'Robe d’été']],
    ['ete', ['Robe d’été']],
    ['ÉTÉ', ['Robe d’été']],
    ['ls-42', ['Linen shirt']],
    ['シャツ', ['Linen shirt']],
    ['衬衫', ['Linen shirt']],
    ['麻', ['Linen shirt']],
    ['%_w', ['100%_wool\\']],
    ['ol\\', ['100%_wool\\']],
    ['li', ['Linen shirt', 'Robe d’été']],
    ['ht', []],
    ['inside', []],
    ['linen nothing', []],
    ['   ', ['100%_wool\\', 'Linen shirt', 'Robe d’été', 'Third']],
  ])('finds %j', async (q, expected) => {
    expect(await search(q)).toEqual(expected)
  })

  it('finds what a record is changed to, and no more what it was', async () => {
    const { body } = await ask('POST /articles', {
      body: { name: 'Before', price: 1, parts: [{ code: 'OLD-1' }] },
    })
    await ask(`PUT /articles/${body.id}`, { body: { version: 1, name: 'After', parts: [{ code: 'NEW-1' }] } })
    expect([
      await search('before'),
      await search('old-1'),
      await search('after'),
      await search('new-1'),
    ]).toEqual([[], [], ['After'], ['After']])
  })

  it('finds what refers to a title, one word here and one there, also after it was renamed', async () => {
    const { body: sarees } = await ask('POST /categories', {
      body: { name: 'Handloom', slug: 'handloom', translations: { ja: { name: '手織り' } } },
    })
    for (const [name, categories] of [
      ['Indigo', [sarees.id]],
      ['Ivory', [sarees.id]],
      ['Handloom book', []],
    ])
      expect((await ask('POST /articles', { body: { name, price: 1, categories } })).status).toBe(201)
    expect(await search('handloom')).toEqual(['Handloom book', 'Indigo', 'Ivory'])
    expect(await search('ivory HAND')).toEqual(['Ivory'])
    expect(await search('手織り')).toEqual(['Indigo', 'Ivory'])
    expect(await search('ivory nothing')).toEqual([])
    await ask(`PUT /categories/${sarees.id}`, { body: { version: 1, name: 'Woven' } })
    expect(await search('handloom')).toEqual(['Handloom book'])
    expect(await search('woven indigo')).toEqual(['Indigo'])
  })

  it('finds by the one record that a reference names', async () => {
    const { body: maker } = await ask('POST /brands', { body: { name: 'Ajrakh House' } })
    await ask('POST /products', {
      body: { name: 'Stole', brand: maker.id, price: 1, weight: 1, slug: 'stole' },
    })
    expect(names(await ask('GET /products', { query: { filter: { q: 'ajrakh stole' } } }))).toEqual(['Stole'])
    expect(names(await ask('GET /products', { query: { filter: { q: 'ajrakh scarf' } } }))).toEqual([])
  })

  it('refuses more than it can look for', async () => {
    const words = 'a b c d e f g h i'
    for (const q of ['x'.repeat(201), words, 'nul\u0000']) {
      expect(await ask('GET /articles', { query: { filter: { q } } })).toMatchObject({
        status: 400,
        body: { code: 'unknown-filter' },
      })
    }
  })
})

describe('a long list', () => {
  const count = counting()
  const server = useServer(areas, { wrap: count.wrap })
  const { ask } = server

  beforeAll(async () => {
    await sql`INSERT INTO "brand" ("id", "name", "slug", "active", "search")
      SELECT gen_random_uuid(), 'Brand ' || n, 'brand-' || n, n % 4 = 0, ' brand ' || n || E'\n' FROM generate_series(1, 30000) n`.execute(
      server.database.db,
    )
    await sql`ANALYZE "brand"`.execute(server.database.db)
  }, 60_000)

  it('is counted up to a bound, and estimated beyond it', async () => {
    const all = await ask('GET /brands')
    expect(all.headers['x-total-kind']).toBe('estimate')
    expect(Number(String(all.headers['content-range']).split('/')[1])).toBeGreaterThan(25_000)
    const some = await ask('GET /brands', { query: { filter: { active: true } } })
    expect(some.headers).toMatchObject({ 'x-total-kind': 'exact', 'content-range': 'brands 0-24/7500' })
  })

  it('is counted exactly up to ten thousand, and not a record more', async () => {
    const db = server.database.db
    const total = async () => {
      const { headers } = await ask('GET /brands', { query: { filter: { active: true }, range: [0, 0] } })
      const [kind, told] = [headers['x-total-kind'], Number(String(headers['content-range']).split('/')[1])]
      return kind === 'exact' ? told : `${kind} ${told > 10_000}`
    }
    const more = (count: number) =>
      sql`UPDATE "brand" SET "active" = true WHERE "id" IN (SELECT "id" FROM "brand" WHERE NOT "active" LIMIT ${count})`.execute(
        db,
      )
    await more(2_499)
    expect(await total()).toBe(9_999)
    await more(1)
    expect(await total()).toBe(10_000)
    await more(1)
    expect(await total()).toBe('estimate true')
    await sql`UPDATE "brand" SET "active" = "slug" IN (SELECT 'brand-' || n FROM generate_series(4, 30000, 4) n)`.execute(
      db,
    )
  })

  it('never claims fewer records than it shows', async () => {
    const { headers } = await ask('GET /brands', { query: { range: [29_900, 29_999] } })
    expect(Number(String(headers['content-range']).split('/')[1])).toBeGreaterThanOrEqual(30_000)
  })

  it('finds of a common word the first thousand, and says that there are more', async () => {
    const answer = await ask('GET /brands', { query: { filter: { q: 'brand' } } })
    expect(answer.headers).toMatchObject({ 'x-total-kind': 'estimate', 'content-range': 'brands 0-24/1000' })
    const rare = await ask('GET /brands', { query: { filter: { q: 'brand 2999' } } })
    expect(rare.headers).toMatchObject({ 'x-total-kind': 'exact', 'content-range': 'brands 0-12/13' })
  })

  it('takes as many statements for many records as for few, and one where the total is counted', async () => {
    const statements = async (query: Record<string, unknown>) =>
      (await count.during(() => ask('GET /brands', { query }))).statements
    expect(await statements({ filter: { active: true }, range: [0, 0] })).toBe(1)
    expect(await statements({ filter: { active: true }, range: [0, 499] })).toBe(1)
    expect(await statements({ filter: { q: 'brand' }, range: [0, 499] })).toBe(1)
    const beyond = { filter: { name: { not: 'never asked before' } } }
    expect(await statements({ ...beyond, range: [0, 499] })).toBe(2)
    expect(await statements({ ...beyond, range: [500, 999] })).toBe(1)
  })

  it('counts the built-in views in one statement', async () => {
    const { statements } = await count.during(() => ask('GET /articles/counts'))
    expect(statements).toBe(1)
  })

  it('reads owned rows with their records', async () => {
    for (let index = 0; index < 5; index++) {
      await ask('POST /articles', {
        body: { name: `Rows ${index}`, price: 1, parts: [{ code: `R${index}` }] },
      })
    }
    const { statements, answer } = await count.during(() => ask('GET /articles'))
    expect(statements).toBe(1)
    expect(answer.body.map(({ parts }: { parts: { code: string }[] }) => parts[0]?.code)).toEqual([
      'R0',
      'R1',
      'R2',
      'R3',
      'R4',
    ])
  })
})
