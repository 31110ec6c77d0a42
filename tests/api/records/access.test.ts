import { beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../../server/actor.ts'
import type { Resource } from '../../../src/core/index.ts'
import { flagsOf, transitionFlag } from '../../../src/derive/permissions.ts'
import { areas } from './areas.ts'
import { type Call, owner, staff, useServer } from './server.ts'

const nobody = '01932b1c-7a80-7000-8000-000000000001'
const csv = { 'content-type': 'text/csv' }
const customer: Actor = { ...owner, type: 'CUSTOMER' }

/** Every call of an area, and the flags that it needs. */
function calls(resource: Resource): [route: string, flags: string[], call: Call][] {
  const path = `/${resource.endpoint}`
  const items = [{ id: nobody, version: 1 }]
  return [
    [`GET ${path}`, ['view'], {}],
    [`GET ${path}/${nobody}`, ['view'], {}],
    [`GET ${path}/${nobody}/history`, ['view'], {}],
    [`GET ${path}/${nobody}/referrers`, ['view'], {}],
    [`GET ${path}/counts`, ['view'], {}],
    [`GET ${path}/export`, ['view', 'export'], {}],
    [`POST ${path}/import`, ['view', 'import'], { body: 'id\n', headers: csv }],
    [`POST ${path}`, ['view', 'create'], { body: {} }],
    [`PUT ${path}/${nobody}`, ['view', 'edit'], { body: { version: 1 } }],
    [`DELETE ${path}/${nobody}?version=1`, ['view', 'delete'], {}],
    [`POST ${path}/bulk/update`, ['view', 'edit'], { body: { items, data: {} } }],
    [`POST ${path}/bulk/delete`, ['view', 'delete'], { body: { items } }],
    // Which of them somebody sees and may put back follows from what was done: `undoMoves.test.ts`.
    [`GET ${path}/bulk/changes`, ['view'], {}],
    [`POST ${path}/bulk/changes/${nobody}/undo`, ['view'], { body: {} }],
    ...Object.keys(resource.workflow?.transitions ?? {}).flatMap((name): [string, string[], Call][] => {
      const flags = ['view', transitionFlag(resource, name)]
      return [
        [`POST ${path}/${nobody}/transitions/${name}`, flags, { body: { version: 1 } }],
        [`POST ${path}/bulk/transitions/${name}`, flags, { body: { items } }],
      ]
    }),
  ]
}

describe('every call', () => {
  const { ask } = useServer(areas)
  const each = Object.values(areas).map((resource) => [resource.name, resource as Resource] as const)

  describe.each(each)('of the area %s', (name, resource) => {
    const isOpen = (flags: string[]) => flags.every((flag) => resource.access[flag as 'view'] !== false)

    it.each(calls(resource))(
      'answers %s to those who hold %j, and to nobody else',
      async (route, flags, call) => {
        const answered = async (as: Actor) => (await ask(route, { ...call, as })).status !== 403
        expect(await answered(owner)).toBe(isOpen(flags))
        expect(await answered(staff({ [name]: flags }))).toBe(isOpen(flags))
        expect(await answered(customer)).toBe(false)
        expect(await answered(staff({}))).toBe(false)
        const others = flagsOf(resource).filter((flag) => !flags.includes(flag))
        expect(
          await answered(
            staff({ [name]: ['view', ...others].filter((flag) => flags.length > 1 || flag !== 'view') }),
          ),
        ).toBe(false)
        for (const missing of flags) {
          expect(
            await answered(staff({ [name]: flagsOf(resource).filter((flag) => flag !== missing) })),
            `without ${missing}`,
          ).toBe(false)
        }
        const elsewhere = Object.keys(areas).filter((other) => other !== name)
        expect(
          await answered(
            staff(
              Object.fromEntries(
                elsewhere.map((other) => [other, ['view', 'create', 'edit', 'delete', 'export', 'import']]),
              ),
            ),
          ),
        ).toBe(false)
      },
    )

    it('refuses what is no permission map', async () => {
      const maps: unknown[] = [
        null,
        undefined,
        'view',
        [],
        { [name]: 'view' },
        { [name]: { view: 'true' } },
        { [name]: { view: 1 } },
        Object.create({ [name]: { view: true } }),
      ]
      for (const permissions of maps) {
        expect(
          (await ask(`GET /${resource.endpoint}`, { as: { ...staff({}), permissions } as Actor })).status,
        ).toBe(403)
      }
    })
  })
})

describe('a field that is not for everybody', () => {
  const { ask } = useServer(areas)
  const reader = staff({
    article: ['view', 'create', 'edit', 'delete', 'export', 'import', 'publish', 'close'],
  })
  const priced = staff({ article: [...['view', 'create', 'edit', 'import'], 'changePrice'] })
  let article: { id: string; version: number }

  beforeAll(async () => {
    const body = {
      name: 'Known',
      price: 500,
      cost: 123,
      secret: 'xyzzy',
      translations: { fr: { secret: 'plugh' } },
    }
    article = (await ask('POST /articles', { body })).body
    await ask(`PUT /articles/${article.id}`, { body: { version: 1, cost: 321, secret: 'xyzzy2' } })
    article = { ...article, version: 2 }
  })

  const hidden = ['cost', 'margin', 'secret']
  const traces = /cost|margin|secret|xyzzy|plugh|123|321|377|179/

  it.each([
    ['the record', () => `GET /articles/${article.id}`],
    ['the list', () => 'GET /articles'],
    ['the export', () => 'GET /articles/export'],
    ['the history', () => `GET /articles/${article.id}/history`],
    ['the referrers', () => `GET /articles/${article.id}/referrers`],
    ['the counts', () => 'GET /articles/counts'],
    ['the lookup', () => 'GET /articles/lookup'],
  ])('leaves no trace in %s', async (_, route) => {
    const answer = await ask(route(), { as: reader })
    expect(answer.status).toBe(200)
    // The ids and times of a record are made of the same digits.
    expect(answer.text.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')).not.toMatch(
      traces,
    )
    expect((await ask(route(), { as: owner })).status).toBe(200)
  })

  it.each(hidden)('cannot be asked for, filtered or ordered by: %s', async (field) => {
    const refused = async (query: Record<string, unknown>, route = 'GET /articles') => {
      const known = await ask(route, { query, as: reader })
      const text = JSON.stringify(query).replaceAll(field, 'nonsense')
      const unknown = await ask(route, { query: JSON.parse(text), as: reader })
      expect(known.status).toBe(400)
      expect(known.body.code).toBe(unknown.body.code)
      return known.body.code
    }
    expect(await refused({ fields: [field] })).toBe('unknown-field')
    expect(await refused({ sort: [field, 'ASC'] })).toBe('unknown-sort')
    expect(await refused({ filter: { [field]: { empty: false } } })).toBe('unknown-filter')
    expect(await refused({ filter: { any: [{ name: 'x' }, { all: [{ [field]: null }] }] } })).toBe(
      'unknown-filter',
    )
    for (const query of [{ fields: [field] }, { sort: [field, 'ASC'] }, { filter: { [field]: null } }]) {
      expect(await refused(query, 'GET /articles/export')).toMatch(/^unknown-/)
    }
  })

  it('is not found by its words, not even by those who may see it', async () => {
    for (const as of [reader, owner]) {
      expect((await ask('GET /articles', { query: { filter: { q: 'xyzzy' } }, as })).body).toEqual([])
      expect((await ask('GET /articles/lookup', { query: { q: 'plugh' }, as })).body).toEqual([])
    }
  })

  it('is not counted in a view', async () => {
    expect(Object.keys((await ask('GET /articles/counts', { as: reader })).body)).toEqual(['cheap'])
    expect(await ask('GET /articles/counts', { query: { views: ['loss'] }, as: reader })).toMatchObject({
      status: 400,
      body: { code: 'unknown-parameter' },
    })
    expect(Object.keys((await ask('GET /articles/counts')).body)).toEqual(['cheap', 'loss'])
  })

  it.each(hidden)('cannot be written: %s', async (field) => {
    const values = { name: 'Written', price: 5, [field]: field === 'secret' ? 'x' : 1 }
    const { id, version } = article
    expect((await ask('POST /articles', { body: values, as: reader })).body).toMatchObject({
      code: 'unknown-field',
    })
    expect((await ask(`PUT /articles/${id}`, { body: { version, [field]: 1 }, as: reader })).body.code).toBe(
      'unknown-field',
    )
    const bulk = await ask('POST /articles/bulk/update', {
      body: { items: [{ id, version }], data: { [field]: 1 } },
      as: reader,
    })
    expect(bulk.body).toMatchObject({ done: [], refused: [{ code: 'unknown-field' }] })
    const body = `name,price,${field}\nImported,5,1\n`
    expect((await ask('POST /articles/import', { body, headers: csv, as: reader })).body).toMatchObject({
      code: 'unknown-field',
    })
  })

  it('keeps its value when those who do not see it save the record', async () => {
    const seen = (await ask(`GET /articles/${article.id}`, { as: reader })).body
    const saved = await ask(`PUT /articles/${article.id}`, { body: { ...seen, note: 'new' }, as: reader })
    expect(saved.status).toBe(200)
    expect(saved.text).not.toMatch(/cost|secret|margin/)
    const stale = await ask(`PUT /articles/${article.id}`, { body: { ...seen, note: 'late' }, as: reader })
    expect(stale.status).toBe(409)
    expect(JSON.stringify(stale.body)).not.toMatch(/cost|secret|margin/)
    expect((await ask(`GET /articles/${article.id}`)).body).toMatchObject({
      cost: 321,
      secret: 'xyzzy2',
      note: 'new',
    })
  })

  it('is not told of where it makes a record impossible', async () => {
    const cheap = staff({ article: ['view', 'edit', 'changePrice'] })
    const { version } = (await ask(`GET /articles/${article.id}`)).body
    const answer = await ask(`PUT /articles/${article.id}`, { body: { version, price: 300 }, as: cheap })
    expect(answer).toMatchObject({ status: 422, body: { errors: { price: 'not-allowed' } } })
    expect(answer.text).not.toMatch(/cost/)
  })

  it('that may be seen but not changed may be sent as it is', async () => {
    const { body } = await ask(`GET /articles/${article.id}`, { as: reader })
    const put = (price: number, as: Actor) =>
      ask(`PUT /articles/${article.id}`, { body: { version: body.version, price }, as })
    expect(await put(body.price, reader)).toMatchObject({ status: 200, body: { version: body.version } })
    expect(await put(400, reader)).toMatchObject({ status: 422, body: { errors: { price: 'not-allowed' } } })
    expect(await put(400, priced)).toMatchObject({ status: 200, body: { price: 400 } })
    const created = await ask('POST /articles', { body: { name: 'Mine', price: 5 }, as: reader })
    expect(created).toMatchObject({ status: 422, body: { errors: { price: 'not-allowed' } } })
  })
})

describe('a record that a condition hides', () => {
  const { ask } = useServer(areas)
  let id: string

  beforeAll(async () => {
    id = (await ask('POST /articles', { body: { name: 'Soon', price: 1 } })).body.id
    await ask(`PUT /articles/${id}`, { body: { version: 1, name: 'hidden' } })
  })

  it('is not there, in any way', async () => {
    expect((await ask(`GET /articles/${id}`)).status).toBe(404)
    expect((await ask(`GET /articles/${id}/history`)).status).toBe(404)
    expect((await ask(`GET /articles/${id}/referrers`)).status).toBe(404)
    expect((await ask(`PUT /articles/${id}`, { body: { version: 2, name: 'x' } })).status).toBe(404)
    expect((await ask(`DELETE /articles/${id}?version=2`)).status).toBe(404)
    expect((await ask(`POST /articles/${id}/transitions/publish`, { body: { version: 2 } })).status).toBe(404)
    expect((await ask('GET /articles', { query: { filter: { id: [id] } } })).body).toEqual([])
    expect((await ask('GET /articles/lookup', { query: { filter: { id: [id] } } })).body).toEqual([])
    expect((await ask('GET /articles/counts')).body.cheap.total).toBe(0)
    expect((await ask('GET /articles/export')).text).not.toContain(id)
  })
})

describe('the lookup', () => {
  const { ask } = useServer(areas)
  let ids: string[]

  beforeAll(async () => {
    const photos = [{ file: nobody, alt: 'Front', focalX: 0.5, focalY: 0.5 }]
    const bodies = [
      { name: 'Beta', price: 1, note: 'private words', photos },
      { name: 'Alpha', price: 2, note: 'alpha beta' },
    ]
    ids = []
    for (const body of bodies) ids.push((await ask('POST /articles', { body })).body.id)
    for (const name of ['Shirts', 'Coats']) await ask('POST /categories', { body: { name } })
  })

  it('tells titles and pictures, in the order of the titles', async () => {
    const answer = await ask('GET /articles/lookup')
    expect(answer.body).toEqual([
      { id: ids[1], title: 'Alpha', picture: null },
      { id: ids[0], title: 'Beta', picture: { file: nobody, alt: 'Front', focalX: 0.5, focalY: 0.5 } },
    ])
    expect(answer.headers['content-range']).toBe('articles 0-1/2')
    expect((await ask('GET /articles/lookup', { query: { filter: { id: [ids[0]] } } })).body).toHaveLength(1)
    expect((await ask('GET /articles/lookup', { query: { range: [1, 1] } })).body).toMatchObject([
      { title: 'Beta' },
    ])
  })

  it('is open to those who write a field that points to the area, and no more than that', async () => {
    const writer = staff({ article: ['view', 'edit'] })
    expect((await ask('GET /categories/lookup', { as: writer })).body).toHaveLength(2)
    expect((await ask('GET /categories', { as: writer })).status).toBe(403)
    expect((await ask('GET /categories/lookup', { as: staff({ article: ['view'] }) })).status).toBe(403)
    expect((await ask('GET /products/lookup', { as: staff({ order: ['view', 'create'] }) })).status).toBe(200)
    expect((await ask('GET /brands/lookup', { as: staff({ order: ['view', 'create'] }) })).status).toBe(403)
    expect(
      (await ask('GET /categories/lookup', { query: { filter: { name: 'Shirts' } }, as: writer })).body.code,
    ).toBe('unknown-filter')
    expect((await ask('GET /categories/lookup', { query: { fields: ['slug'] }, as: writer })).body.code).toBe(
      'unknown-parameter',
    )
  })

  it('tells titles in the language asked for, and in English where one is missing', async () => {
    const texts = { fr: { name: 'Jupes' }, ja: { name: 'スカート' } }
    const { body: skirts } = await ask('POST /categories', { body: { name: 'Skirts', translations: texts } })
    const { body: hats } = await ask('POST /categories', { body: { name: 'Hats' } })
    const query = { filter: { id: [skirts.id, hats.id] } }
    const titles = async (locale: string) =>
      (await ask('GET /categories/lookup', { query, headers: { 'accept-language': locale } })).body.map(
        ({ title }: { title: string }) => title,
      )
    expect(await titles('en')).toEqual(['Hats', 'Skirts'])
    expect(await titles('fr-CA, en;q=0.5')).toEqual(['Hats', 'Jupes'])
    expect(await titles('ja')).toEqual(['Hats', 'スカート'])
    expect(await titles('zh')).toEqual(['Hats', 'Skirts'])
  })

  it('searches titles only for those who do not see the area', async () => {
    const { body: brand } = await ask('POST /brands', { body: { name: 'Acme' } })
    await ask('POST /products', {
      body: { name: 'Cup', brand: brand.id, price: 1, kind: 'digital', variants: [{ sku: 'CODE77' }] },
    })
    const search = async (q: string, as: Actor) =>
      (await ask('GET /products/lookup', { query: { q }, as })).body.length
    const outsider = staff({ order: ['view', 'create'] })
    expect([await search('code77', owner), await search('cup', owner)]).toEqual([1, 1])
    expect([await search('code77', outsider), await search('cup', outsider)]).toEqual([0, 1])
  })
})
