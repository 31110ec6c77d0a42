import { sql } from 'kysely'
import Papa from 'papaparse'
import { beforeAll, describe, expect, it } from 'vitest'
import { areas } from './areas.ts'
import { staff, useServer } from './server.ts'

const csv = { 'content-type': 'text/csv' }
const parsed = (text: string) =>
  Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: true }).data

describe('an export', () => {
  const server = useServer(areas)
  const { ask } = server

  beforeAll(async () => {
    const names = [
      '=1+1',
      '@cmd',
      "'quoted",
      "'=both",
      '-5',
      '-5+1',
      '+44',
      'a "b", c',
      'two',
      '＝wide',
      'é麻',
    ]
    for (const [index, name] of names.entries()) {
      const body = {
        name,
        price: 100 * index,
        note: index === 8 ? 'one\ntwo' : null,
        translations: index ? {} : { fr: { name: '=fr' } },
      }
      expect((await ask('POST /articles', { body })).status).toBe(201)
    }
  })

  it('is CSV that a spreadsheet reads as text and never runs', async () => {
    const { headers, text } = await ask('GET /articles/export', {
      query: { fields: ['name', 'price'], sort: ['createdAt', 'ASC'] },
    })
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename="articles.csv"')
    expect(text.charCodeAt(0)).toBe(0xfeff)
    const [header, ...lines] = parsed(text)
    expect(header).toEqual([
      'name',
      'translations.zh.name',
      'translations.fr.name',
      'translations.ja.name',
      'price',
    ])
    expect(lines.map(([name]) => name)).toEqual([
      ...["'=1+1", "'@cmd", "'quoted", "''=both", '-5', "'-5+1", "'+44", 'a "b", c', 'two', "'＝wide", 'é麻'],
    ])
    expect(lines[0]).toEqual(["'=1+1", '', "'=fr", '', '0.00'])
    expect(lines[3]?.[4]).toBe('3.00')
  })

  it('has the records of the filter, in the order asked for', async () => {
    const query = { filter: { price: { gte: 900 } }, sort: ['price', 'DESC'], fields: ['price'] }
    expect(parsed((await ask('GET /articles/export', { query })).text)).toEqual([
      ['price'],
      ['10.00'],
      ['9.00'],
    ])
    const search = { filter: { q: 'quoted' }, fields: ['price'] }
    expect(parsed((await ask('GET /articles/export', { query: search })).text)).toEqual([['price'], ['2.00']])
  })

  it('has the columns that were asked for, in their order', async () => {
    const query = { filter: { price: 900 }, fields: ['price', 'status', 'id', 'price', 'rating'] }
    const [header, line] = parsed((await ask('GET /articles/export', { query })).text)
    expect(header).toEqual(['price', 'status', 'id', 'rating'])
    expect([line?.[0], line?.[1], line?.[3]]).toEqual(['9.00', 'draft', ''])
  })

  it('leaves out what may not leave the shop', async () => {
    const { body } = await ask('POST /articles', { body: { name: 'kept inside', price: 1 } })
    expect((await ask('GET /articles', { query: { filter: { id: [body.id] } } })).body).toHaveLength(1)
    expect((await ask('GET /articles/export')).text).not.toContain('kept inside')
    await ask(`DELETE /articles/${body.id}?version=1`)
  })

  it('refuses what it does not understand before it sends anything', async () => {
    expect(await ask('GET /articles/export', { query: { filter: { colour: 1 } } })).toMatchObject({
      status: 400,
      body: { code: 'unknown-filter' },
    })
    expect(await ask('GET /articles/export', { query: { range: [0, 1] } })).toMatchObject({
      status: 400,
      body: { code: 'unknown-parameter' },
    })
  })

  it('comes back by an import as it was', async () => {
    const { text } = await ask('GET /articles/export')
    const again = await ask('POST /articles/import', { body: text, headers: csv })
    expect(again.body).toEqual({ created: 0, updated: 0, unchanged: 11, refused: [], records: [] })
    const before = (await ask('GET /articles', { query: { sort: ['createdAt', 'ASC'] } })).body
    for (const { id } of before) await ask(`DELETE /articles/${id}?version=1`)
    const [header = [], ...lines] = parsed(text)
    const keep = header
      .map((name, index) => (['id', 'version'].includes(name) ? -1 : index))
      .filter((index) => index >= 0)
    const withoutIds = Papa.unparse([header, ...lines].map((cells) => keep.map((index) => cells[index])))
    expect((await ask('POST /articles/import', { body: withoutIds, headers: csv })).body).toMatchObject({
      created: 11,
      refused: [],
    })
    const strip = (record: any) => ({ ...record, id: 0, createdAt: 0, updatedAt: 0 })
    const after = (await ask('GET /articles', { query: { sort: ['name', 'ASC'] } })).body
    const sorted = [...before].sort(
      (a, b) =>
        after.findIndex((x: any) => x.name === a.name) - after.findIndex((x: any) => x.name === b.name),
    )
    expect(after.map(strip)).toEqual(sorted.map(strip))
  })

  it('goes over pages without losing or repeating a record, whatever it is ordered by', async () => {
    await sql`INSERT INTO "brand" ("id", "name", "slug", "active", "search")
      SELECT gen_random_uuid(), 'B ' || n % 7, CASE WHEN n % 3 = 0 THEN NULL ELSE 's-' || n END, n % 2 = 0, '' FROM generate_series(1, 1700) n`.execute(
      server.database.db,
    )
    for (const name of ['id', 'name', 'slug', 'active', 'createdAt', 'version']) {
      for (const direction of ['ASC', 'DESC']) {
        const query = { sort: [name, direction], fields: ['id'] }
        const ids = parsed((await ask('GET /brands/export', { query })).text)
          .slice(1)
          .flat()
        expect(new Set(ids).size, `${name} ${direction}`).toBe(1700)
        expect(ids).toHaveLength(1700)
        const { body } = await ask('GET /brands', { query: { ...query, range: [1000, 1499] } })
        expect(body.map(({ id }: { id: string }) => id)).toEqual(ids.slice(1000, 1500))
      }
    }
  })
})

describe('an import', () => {
  const { ask } = useServer(areas)
  const send = (collection: string, body: string, as?: ReturnType<typeof staff>) =>
    ask(`POST /${collection}/import`, as ? { body, headers: csv, as } : { body, headers: csv })

  it('creates, changes and leaves alone, and says why it refused a line', async () => {
    const { body: kept } = await ask('POST /brands', { body: { name: 'Kept' } })
    const { body: other } = await ask('POST /brands', { body: { name: 'Other' } })
    const lines = [
      'id,version,name,slug,active',
      ',,New,,',
      `${kept.id},1,Kept,kept,true`,
      `${other.id},1,Renamed,,false`,
      `${other.id},1,Stale,,`,
      `${kept.id},,No version,,`,
      ',,,,',
      ',,"",x,',
      ',,Bad slug,Bad Slug,maybe',
      'one,two',
      '01932b1c-7a80-7000-8000-00000000dead,1,Nobody,,',
      ',,Twice,kept,',
    ]
    const { status, body } = await send('brands', `\ufeff${lines.join('\r\n')}\r\n`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ created: 1, updated: 1, unchanged: 1 })
    expect(body.refused.map(({ line, code }: any) => [line, code])).toEqual([
      [5, 'invalid'],
      [6, 'invalid'],
      [8, 'invalid'],
      [9, 'invalid'],
      [10, 'malformed'],
      [11, 'not-found'],
      [12, 'invalid'],
    ])
    expect(body.refused[0].errors).toEqual({ id: 'said-in-line' })
    expect(body.refused.at(-1).errors).toEqual({ slug: 'said-in-line' })
    expect(body.refused[3].errors).toEqual({ slug: 'bad-format', active: 'wrong-type' })
    expect((await ask(`GET /brands/${other.id}`)).body).toMatchObject({
      name: 'Renamed',
      slug: 'renamed',
      active: false,
      version: 2,
    })
    expect((await ask('GET /brands', { query: { filter: { name: 'New' } } })).body).toMatchObject([
      { slug: 'new', active: true },
    ])
  })

  it('changes the record of the same unique text where it is asked to, as it is at that moment, and makes the others', async () => {
    const { body: known } = await ask('POST /articles', { body: { name: 'By name', price: 100 } })
    const { body: twice } = await ask('POST /articles', { body: { name: 'Later', price: 100 } })
    const file = ['name,price', 'BY NAME,2.00', 'Later,1.00', 'Fresh,3.00', 'fresh,4.00', ',5.00'].join('\n')
    const upsert = (query: Record<string, unknown>, as?: ReturnType<typeof staff>) =>
      ask('POST /articles/import', { body: file, headers: csv, query, ...(as ? { as } : {}) })
    expect((await upsert({ by: 'name', dryRun: true })).body).toMatchObject({
      created: 1,
      updated: 1,
      unchanged: 1,
    })
    const { body } = await upsert({ by: 'name' })
    expect(body).toMatchObject({ created: 1, updated: 1, unchanged: 1 })
    expect(body.refused.map(({ line, errors }: any) => [line, errors])).toEqual([
      [5, { name: 'said-in-line' }],
      [6, { name: 'required' }],
    ])
    expect((await ask(`GET /articles/${known.id}`)).body).toMatchObject({
      name: 'BY NAME',
      price: 200,
      version: 2,
    })
    expect((await ask(`GET /articles/${twice.id}`)).body.version).toBe(1)
    for (const by of ['price', 'code', 'id', 'nothing', '__proto__'])
      expect([by, (await upsert({ by })).body.code]).toEqual([by, 'malformed'])
    // Whoever may not change records makes new ones at most.
    const maker = staff({ article: ['view', 'create', 'import', 'changePrice'] })
    const refused = (await upsert({ by: 'name' }, maker)).body.refused.map(({ line, code }: any) => [
      line,
      code,
    ])
    expect(refused).toEqual([
      ...[2, 3, 4].map((line) => [line, 'forbidden']),
      ...[5, 6].map((line) => [line, 'invalid']),
    ])
  })

  it('writes nothing in a dry run', async () => {
    const { body } = await ask('POST /brands/import?dryRun=true', { body: 'name\nDry\n', headers: csv })
    expect(body).toMatchObject({ created: 1, refused: [] })
    expect((await ask('GET /brands', { query: { filter: { name: 'Dry' } } })).body).toEqual([])
    expect(
      (await ask('POST /brands/import?dryRun=perhaps', { body: 'name\n', headers: csv })).body.code,
    ).toBe('malformed')
  })

  it('reads rows, translations, lists and semicolons', async () => {
    const { body: category } = await ask('POST /categories', { body: { name: 'Cat' } })
    const header = 'name;translations.fr.name;categories;labels;price;rating;since;parts'
    const line = `Semi;Point;${category.id};new sale;12.50;4.5;2026-01-02;"[{""code"":""SC-1"",""count"":3}]"`
    expect((await send('articles', `${header}\n${line}\n`)).body).toMatchObject({ created: 1, refused: [] })
    expect((await ask('GET /articles', { query: { filter: { name: 'Semi' } } })).body).toMatchObject([
      {
        translations: { fr: { name: 'Point' } },
        categories: [category.id],
        labels: ['new', 'sale'],
        price: 1250,
        rating: 4.5,
        since: '2026-01-02',
        parts: [{ code: 'SC-1', count: 3 }],
      },
    ])
  })

  it('takes texts in every language back as they left, changes one, adds one, and empties one', async () => {
    const translations = { fr: { name: 'Écharpe' }, ja: { name: 'スカーフ' } }
    const { body: scarf } = await ask('POST /articles', { body: { name: 'Scarf', price: 1, translations } })
    const query = { filter: { id: [scarf.id] }, fields: ['id', 'version', 'name'] }
    const { text } = await ask('GET /articles/export', { query })
    const [header = [], line = []] = parsed(text)
    expect(header).toEqual([
      ...['id', 'version', 'name', 'translations.zh.name', 'translations.fr.name', 'translations.ja.name'],
    ])
    expect(line).toEqual([scarf.id, '1', 'Scarf', '', 'Écharpe', 'スカーフ'])
    expect((await send('articles', text)).body).toMatchObject({ unchanged: 1, refused: [] })

    const changed = [header, [scarf.id, '1', 'Scarf', '围巾', 'Foulard', '']]
    expect((await send('articles', Papa.unparse(changed))).body).toMatchObject({ updated: 1, refused: [] })
    const { body: after } = await ask(`GET /articles/${scarf.id}`)
    expect(after.translations).toEqual({ zh: { name: '围巾' }, fr: { name: 'Foulard' } })
    expect(after).toMatchObject({ name: 'Scarf', version: 2 })
  })

  it.each([
    ['an unknown column', 'name,colour\nx,red\n', 400, 'unknown-field'],
    ['a column twice', 'name,name\nx,y\n', 400, 'malformed'],
    ['nothing', '', 400, 'malformed'],
    ['NUL', 'name\na\u0000b\n', 400, 'malformed'],
  ])('is refused with %s', async (_, body, status, code) => {
    expect(await send('brands', body)).toMatchObject({ status, body: { code } })
  })

  it('is refused with bytes that are no UTF-8, and as anything but CSV', async () => {
    const latin = await ask('POST /brands/import', {
      body: Buffer.from('name\nCaf\xe9\n', 'latin1'),
      headers: csv,
    })
    expect(latin).toMatchObject({ status: 400, body: { code: 'malformed' } })
    expect((await ask('POST /brands/import', { body: { name: 'x' } })).status).toBe(415)
    expect((await ask('POST /brands', { body: 'name\nx', headers: csv })).status).toBe(415)
  })

  it('does for a person what single requests would do', async () => {
    const importer = staff({ brand: ['view', 'import'] })
    expect((await send('brands', 'name\nx\n', importer)).body).toMatchObject({
      created: 0,
      refused: [{ line: 2, code: 'forbidden' }],
    })
    expect((await send('brands', 'name\nx\n', staff({ brand: ['view', 'create'] }))).status).toBe(403)
  })

  it('goes on over many lines', async () => {
    const lines = Array.from({ length: 1050 }, (_, index) => (index === 777 ? '' : `Many ${index}`))
    const { body } = await send('brands', `name,active\n${lines.map((name) => `"${name}",true`).join('\n')}`)
    expect(body).toMatchObject({ created: 1049, refused: [{ line: 779, errors: { name: 'required' } }] })
  }, 60_000)
})
