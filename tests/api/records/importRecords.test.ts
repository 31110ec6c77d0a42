import fc from 'fast-check'
import Papa from 'papaparse'
import { beforeAll, describe, expect, it } from 'vitest'
import { areas } from './areas.ts'
import { counting } from './counting.ts'
import { owner, staff, useServer } from './server.ts'

const csv = { 'content-type': 'text/csv' }
type Person = ReturnType<typeof staff>

describe('a file that is taken in', () => {
  const count = counting()
  const { ask } = useServer(areas, { wrap: (database) => count.wrap(database) as typeof database })

  const send = async (collection: string, lines: readonly string[], query: object = {}, as: Person = owner) =>
    (
      await ask(`POST /${collection}/import`, {
        body: lines.join('\n'),
        headers: csv,
        query: { ...query },
        as,
      })
    ).body
  const make = async (collection: string, body: object) => {
    const answer = await ask(`POST /${collection}`, { body })
    expect([answer.status, answer.text.slice(0, answer.status === 201 ? 0 : 300)]).toEqual([201, ''])
    return answer.body
  }
  const read = async (collection: string, id: string) => (await ask(`GET /${collection}/${id}`)).body
  const named = async (collection: string, name: string) =>
    (await ask(`GET /${collection}`, { query: { filter: { name } } })).body
  const undo = async (collection: string, id: string, as: Person = owner) =>
    ask(`POST /${collection}/bulk/changes/${id}/undo`, { body: {}, as })
  const wrong = ({ refused }: any) => refused.map(({ line, code, errors }: any) => [line, code, errors])

  describe('names in a file', () => {
    const ids: Record<string, string> = {}
    beforeAll(async () => {
      for (const name of ['Indigo House', 'Loom & Lane', 'Twin', 'TWIN'])
        ids[name] = (await make('brands', { name, slug: `b-${Object.keys(ids).length}` })).id
      const tree = async (name: string, parent: string | null) =>
        (await make('categories', { name, parent })).id
      ids.women = await tree('Women', null)
      ids.men = await tree('Men', null)
      ids.womensKurtas = await tree('Kurtas', ids.women as string)
      ids.mensKurtas = await tree('Kurtas', ids.men as string)
      ids.shirts = await tree('Shirts, plain', ids.men as string)
    })

    it('are ids, unique texts, titles in any letter case, and nothing where the cell is empty', async () => {
      const answer = await send('products', [
        'name,price,weight,brand',
        `By id,1.00,1,${ids['Loom & Lane']}`,
        'By slug,1.00,1,B-1',
        'By title,1.00,1,indigo house',
      ])
      expect([answer.created, answer.refused]).toEqual([3, []])
      for (const [name, brand] of [
        ['By id', 'Loom & Lane'],
        ['By slug', 'Loom & Lane'],
        ['By title', 'Indigo House'],
      ] as const)
        expect([name, (await named('products', name))[0].brand]).toEqual([name, ids[brand]])
    })

    it('that are unknown or stand for several are refused with the line, the column and the name', async () => {
      const answer = await send('products', [
        'name,price,weight,brand',
        'A,1,1,Nobody',
        'B,1,1,twin',
        'C,1,1,',
      ])
      expect(wrong(answer)).toEqual([
        [2, 'invalid', { brand: 'unknown-name' }],
        [3, 'invalid', { brand: 'ambiguous-name' }],
        [4, 'invalid', { brand: 'required' }],
      ])
    })

    it('of a tree are paths from its root, or the end of one where it stands once', async () => {
      const answer = await send('articles', [
        'name,price,categories',
        'One path,1,Women > Kurtas',
        'Several,1,women>KURTAS; Men > Kurtas ;Shirts',
        'With a comma,1,"Shirts, plain;"',
        'Ambiguous,1,Kurtas',
        'End,1,men',
        'Nowhere,1,Women > Shirts',
        `By ids,1,${ids.women} ${ids.men}`,
      ])
      expect(wrong(answer)).toEqual([
        [3, 'invalid', { categories: 'unknown-name' }],
        [5, 'invalid', { categories: 'ambiguous-name' }],
        [7, 'invalid', { categories: 'unknown-name' }],
      ])
      expect((await named('articles', 'One path'))[0].categories).toEqual([ids.womensKurtas])
      expect((await named('articles', 'With a comma'))[0].categories).toEqual([ids.shirts])
      expect((await named('articles', 'End'))[0].categories).toEqual([ids.men])
      expect((await named('articles', 'By ids'))[0].categories).toEqual([ids.women, ids.men])
    })

    it('in rows are found as well', async () => {
      const [known] = await named('products', 'By id')
      const lines = [
        'number,lines.product,lines.quantity,lines.price',
        'A-1,By id,2,10.50',
        'A-1,by-title,1,3',
      ]
      const answer = await send('orders', lines, { by: 'number' })
      expect(answer).toMatchObject({ created: 1, refused: [] })
      const [order] = (await ask('GET /orders', { query: { filter: { q: 'A-1' } } })).body
      expect((await read('orders', order.id)).lines).toMatchObject([
        { product: known.id, quantity: 2, price: 1050 },
        { quantity: 1, price: 300 },
      ])
    })

    it('are asked for once a column and portion, however many lines there are', async () => {
      const asked = async (brand: string, most: number) => {
        const lines = Array.from({ length: most }, (_, index) => `Many ${index},1,1,${brand}`)
        const file = ['name,price,weight,brand', ...lines]
        return (await count.during(() => send('products', file, { dryRun: true }))).statements
      }
      await asked('b-1', 1)
      for (const most of [1, 10])
        expect((await asked('Indigo House', most)) - (await asked(String(ids['Indigo House']), most))).toBe(1)
    })

    it('go out as people call them wherever they come back by that, else as ids', async () => {
      const file = async (collection: string, fields: string[], as: Person = owner) => {
        const query = { fields, named: true, sort: ['createdAt', 'ASC'] }
        const { text } = await ask(`GET /${collection}/export`, { query, as })
        return Papa.parse<string[]>(text.trim()).data.map((cells) => [cells[0], cells.at(-1)])
      }
      const twins = await make('products', { name: 'Twins', price: 1, weight: 1, brand: ids.Twin })
      const brands = Object.fromEntries(await file('products', ['name', 'brand']))
      expect([brands['By id'], brands.Twins]).toEqual(['Loom & Lane', 'b-2'])
      const categories = Object.fromEntries(await file('articles', ['name', 'categories']))
      expect(categories).toMatchObject({
        'One path': 'Women > Kurtas',
        'With a comma': 'Men > Shirts, plain;',
        'By ids': 'Women; Men',
      })
      // Who sees no brands is told the names that the form tells them, and no code.
      const flags = staff({ product: ['view', 'edit', 'export'], brand: [] })
      const seen = Object.fromEntries(await file('products', ['name', 'brand'], flags))
      expect([seen['By id'], seen.Twins]).toEqual(['Loom & Lane', ids.Twin])
      await ask(`DELETE /products/${twins.id}?version=1`)
    })

    it('are told to nobody who may not see them', async () => {
      const flags = { product: ['view', 'create', 'import'], brand: [] }
      const answer = await send('products', ['name,price,weight,brand', 'X,1,1,b-1'], {}, staff(flags))
      expect(wrong(answer)).toEqual([[2, 'invalid', { brand: 'unknown-name' }]])
      // Whoever may choose a brand in the form finds it by what it is called there.
      expect(
        await send('products', ['name,price,weight,brand', 'Mine,1,1,Indigo House'], {}, staff(flags)),
      ).toMatchObject({
        created: 1,
      })
    })
  })

  describe('a file of one line a row', () => {
    beforeAll(() => make('brands', { name: 'House', slug: 'house' }))
    const head = 'name,slug,weight,brand,price,variants.sku,variants.stock'

    it('makes one record of lines that follow each other; prices that both have are of the row', async () => {
      const answer = await send(
        'products',
        [head, 'Kurta,kurta,5,House,999.50,K-S,1', 'Kurta,kurta,,,1099,K-M,2', ',kurta,,,,K-L,'],
        {
          by: 'slug',
        },
      )
      expect(answer).toMatchObject({ created: 1, updated: 0, refused: [] })
      const [{ id }] = await named('products', 'Kurta')
      expect(await read('products', id)).toMatchObject({
        price: 99_950,
        variants: [
          { sku: 'K-S', price: 99_950, stock: 1 },
          { sku: 'K-M', price: 109_900, stock: 2 },
          { sku: 'K-L', price: 109_900, stock: 0 },
        ],
      })
    })

    it('changes the rows that it names by their unique text, keeps the others, and adds new ones', async () => {
      const [{ id }] = await named('products', 'Kurta')
      const before = await read('products', id)
      const lines = ['slug,variants.sku,variants.stock', 'kurta,k-m,7', 'kurta,K-XL,3']
      const seen = await send('products', lines, { by: 'slug', dryRun: true })
      expect(seen).toMatchObject({ updated: 1, records: [{ line: 2, id, title: 'Kurta' }] })
      expect(seen.records[0].changes.map(({ field }: any) => field)).toEqual(['variants'])
      expect(await send('products', lines, { by: 'slug' })).toMatchObject({ updated: 1, refused: [] })
      const after = await read('products', id)
      expect(after.variants.map(({ sku, stock }: any) => [sku, stock])).toEqual([
        ['K-S', 1],
        ['k-m', 7],
        ['K-L', 0],
        ['K-XL', 3],
      ])
      expect(after.variants[1].id).toBe(before.variants[1].id)
      expect(await send('products', lines, { by: 'slug' })).toMatchObject({ unchanged: 1, updated: 0 })
    })

    it('refuses a record as a whole, and says at each line what is wrong in it', async () => {
      const answer = await send(
        'products',
        [
          head,
          'Two,two,1,House,5,T-1,1',
          'Other,two,1,House,5,T-2,-4',
          'Two,two,1,House,5,T-3,1',
          'Later,later,1,House,1,T-1,1',
        ],
        { by: 'slug' },
      )
      expect(wrong(answer)).toEqual([
        [2, 'not-alone', {}],
        [3, 'invalid', { name: 'differs-from-line' }],
        [4, 'not-alone', {}],
        [5, 'invalid', { 'variants.sku': 'said-in-line' }],
      ])
      const rows = await send('products', [head, 'Two,two,1,House,5,T-1,1', 'Two,two,1,House,5,T-2,-4'], {
        by: 'slug',
      })
      expect(wrong(rows).map(([line, code]: any) => [line, code])).toEqual([
        [2, 'not-alone'],
        [3, 'invalid'],
      ])
      expect(Object.keys(rows.refused[1].errors)).toEqual(['variants.1.stock'])
      expect(await named('products', 'Two')).toEqual([])
    })

    it('refuses what a line further down claims again', async () => {
      const lines = [
        'name,slug,weight,brand,price',
        'Red,red,1,House,5',
        'Blue,blue,1,House,5',
        'Green,RED,1,House,5',
      ]
      for (const query of [{}, { by: 'slug' }])
        expect(wrong(await send('products', lines, { ...query, dryRun: true }))).toEqual([
          [4, 'invalid', { slug: 'said-in-line' }],
        ])
    })

    it('is refused with rows of a field both in columns and in one cell', async () => {
      for (const columns of ['variants,variants.sku', 'variants.nothing', 'variants.sku.more', 'name.sku'])
        expect([columns, (await send('products', [columns, 'x,y'])).code]).toEqual([
          columns,
          columns === 'variants,variants.sku' ? 'malformed' : 'unknown-field',
        ])
    })
  })

  describe('amounts', () => {
    it('are in whole units inside rows, too, out and in', async () => {
      const { id } = await make('products', {
        name: 'Priced',
        weight: 1,
        price: 129_950,
        brand: (await make('brands', { name: 'Price' })).id,
        variants: [{ sku: 'P-1', price: 129_950 }],
      })
      const query = { filter: { id: [id] }, fields: ['id', 'version', 'price', 'variants'] }
      const { text } = await ask('GET /products/export', { query })
      const [, line = []] = Papa.parse<string[]>(text).data
      expect([line[2], JSON.parse(line[3] ?? '')[0].price]).toEqual(['1299.50', '1299.50'])
      expect(await send('products', [text])).toMatchObject({ unchanged: 1, refused: [] })
      const dearer = text.replaceAll('1299.50', '1399')
      expect(await send('products', [dearer])).toMatchObject({ updated: 1, refused: [] })
      expect(await read('products', id)).toMatchObject({ price: 139_900, variants: [{ price: 139_900 }] })
    })
  })

  describe('an import as a whole', () => {
    const row = fc.record({
      count: fc.integer({ min: 0, max: 9 }),
      colour: fc.constantFrom('red', 'blue', 'green'),
    })
    const article = fc.record({
      price: fc.integer({ min: 0, max: 100_000 }),
      note: fc.option(fc.constantFrom('one', 'two, three', '=4')),
      parts: fc.uniqueArray(row, { maxLength: 3, selector: ({ colour, count }) => `${colour} ${count}` }),
    })
    let number = 0

    it('is put back to the last value by one undo: records that it made, changed, and their rows', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.tuple(article, article), { minLength: 1, maxLength: 5 }),
          async (pairs) => {
            const run = ++number
            const body = (values: any, index: number) => ({
              ...values,
              name: `R${run} ${index}`,
              parts: values.parts.map((part: any, at: number) => ({
                ...part,
                code: `R${run}-${index}-${at}`,
              })),
            })
            const known = pairs.filter((_, index) => index % 2 === 0)
            for (const [index, [before]] of known.entries()) await make('articles', body(before, index))
            const all = async () => {
              const { body: list } = await ask('GET /articles', {
                query: { filter: { q: `R${run}` }, sort: ['name', 'ASC'] },
              })
              const full = await Promise.all(list.map(({ id }: any) => read('articles', id)))
              return full.map(({ version: _, updatedAt: __, ...values }: any) => values)
            }
            const before = await all()
            const lines = pairs.flatMap(([, after], index) => {
              const { name, price, note, parts } = body(after, index)
              const own = [name, (price / 100).toFixed(2), note ?? '']
              const rows = parts.map(({ code, colour, count: many }: any) => [...own, code, colour, many])
              return rows.length > 0 ? rows : [[...own, '', '', '']]
            })
            const text = Papa.unparse([
              ['name', 'price', 'note', 'parts.code', 'parts.colour', 'parts.count'],
              ...lines,
            ])
            const seen = await send('articles', [text], { by: 'name', dryRun: true })
            expect(await all()).toEqual(before)
            const done = await send('articles', [text], { by: 'name' })
            expect([done.created, done.updated, done.refused]).toEqual([
              seen.created,
              seen.updated,
              seen.refused,
            ])
            expect(seen.records.length).toBe(seen.created + seen.updated)
            if (done.created + done.updated === 0) return
            const answer = await undo('articles', done.undo.id)
            expect([answer.status, answer.body.refused]).toEqual([200, []])
            expect(await all()).toEqual(before)
            expect((await undo('articles', done.undo.id)).body.code).toBe('already-undone')
          },
        ),
        { numRuns: 25 },
      )
    }, 60_000)

    it('is put back where its file says the states as well, as an export has them', async () => {
      const done = await send('articles', ['name,price,status', 'Stated,1,draft'])
      const answer = await undo('articles', done.undo.id)
      expect([answer.status, answer.body.done?.length]).toEqual([200, 1])
    })

    it('leaves what somebody changed since, and says who', async () => {
      const done = await send('articles', ['name,price', 'Since,1', 'Untouched,1'])
      const [since] = await named('articles', 'Since')
      await ask(`PUT /articles/${since.id}`, { body: { version: 1, price: 500 } })
      const { body } = await undo('articles', done.undo.id)
      expect([body.done.length, body.refused.map(({ code }: any) => code)]).toEqual([1, ['stale']])
      expect(await named('articles', 'Untouched')).toEqual([])
      expect(await read('articles', since.id)).toMatchObject({ price: 500 })
    })

    it('is undone by those alone who may import, change and delete, and is among the changes of the last day', async () => {
      const maker = staff({ article: ['view', 'create', 'import', 'changePrice'] }, 'Mia Maker')
      const made = await send('articles', ['name,price', 'Mine,1'], {}, maker)
      expect(made).toMatchObject({ created: 1 })
      expect(made).not.toHaveProperty('undo')
      const recent = async (as: Person) =>
        (await ask('GET /articles/bulk/changes', { as })).body.filter(
          ({ action }: any) => action === 'import',
        )
      const [{ id, fields, count: many }] = await recent(owner)
      expect([fields, many]).toEqual([['name', 'price'], 1])
      expect((await recent(maker)).map((change: any) => change.id)).not.toContain(id)
      for (const flags of [
        ['view', 'import', 'edit', 'create'],
        ['view', 'edit', 'delete', 'create'],
      ])
        expect([flags, (await undo('articles', id, staff({ article: flags }))).status]).toEqual([flags, 403])
      const remover = staff({ article: ['view', 'create', 'import', 'delete'] })
      expect((await undo('articles', id, remover)).body).toMatchObject({ refused: [] })
      expect(await named('articles', 'Mine')).toEqual([])
    })

    it('tells no difference of what its person may not see', async () => {
      await make('articles', { name: 'Cost', price: 200, cost: 100 })
      const lines = ['name,price', 'Cost,3']
      const whole = await send('articles', ['name,price,cost', 'Cost,3,2'], { by: 'name', dryRun: true })
      expect(whole.records[0].changes.map(({ field }: any) => field)).toEqual(['price', 'cost'])
      const part = staff({ article: ['view', 'edit', 'import', 'changePrice'] })
      const seen = await send('articles', lines, { by: 'name', dryRun: true }, part)
      expect(seen.records[0].changes).toEqual([{ field: 'price', before: 200, after: 300 }])
      expect((await send('articles', ['name,cost', 'Cost,3'], { by: 'name' }, part)).code).toBe(
        'unknown-field',
      )
    })

    it('takes what is closed as it is, and refuses a change of it', async () => {
      const { id } = await make('articles', { name: 'Closed', price: 100 })
      await ask(`POST /articles/${id}/transitions/close`, { body: { version: 1 } })
      const { text } = await ask('GET /articles/export', { query: { filter: { id: [id] } } })
      expect(await send('articles', [text])).toMatchObject({ unchanged: 1, refused: [] })
      expect(wrong(await send('articles', [text.replace('1.00', '2.00')]))).toMatchObject([[2, 'locked', {}]])
      expect(wrong(await send('articles', ['id,version,name', `${id},1,Closed`, `,,x`]))).toMatchObject([
        [2, 'stale', {}],
        [3, 'invalid', {}],
      ])
    })
  })
})
