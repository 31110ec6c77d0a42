import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { merchandisingShop } from './merchandisingShop.ts'

const shop = merchandisingShop()
const { ask, read, list, update } = shop

const pairsOf = async (product: { id: string }) => list('product-categories', { product: product.id })
const shelf = async (category: { id: string }, input: object = {}) =>
  (await ask('POST /product-categories/operations/shelf', { category: category.id, ...input })).body
const names = (page: { items: { product: { name: string } }[] }) =>
  page.items.map(({ product }) => product.name)

describe('products and their pairs', () => {
  it('a product makes its pairs, its primary category among them', async () => {
    const [a, b] = [await shop.category('Made A'), await shop.category('Made B')]
    const product = await shop.product({ primaryCategory: a.id, categories: [b.id] })
    expect(product.categories).toEqual([a.id, b.id])
    const pairs = await pairsOf(product)
    expect(pairs).toHaveLength(2)
    expect(pairs.find(({ category }: any) => category === a.id)).toMatchObject({
      isPrimary: true,
      source: 'manual',
      label: `${product.name} · ${product.styleCode}`,
    })
    expect(pairs.find(({ category }: any) => category === b.id)).toMatchObject({ isPrimary: false })
  })

  it('a changed product makes, removes and marks its pairs, and renames them', async () => {
    const [a, b, c] = [await shop.category('Ch A'), await shop.category('Ch B'), await shop.category('Ch C')]
    const product = await shop.product({ primaryCategory: a.id, categories: [b.id] })
    await update('products', product, { name: 'Renamed', primaryCategory: b.id, categories: [b.id, c.id] })
    const pairs = await pairsOf(product)
    expect(new Map(pairs.map((pair: any) => [pair.category, pair.isPrimary]))).toEqual(
      new Map([
        [b.id, true],
        [c.id, false],
      ]),
    )
    expect(pairs[0].label).toBe(`Renamed · ${product.styleCode}`)
    expect(await list('product-categories', { q: 'renamed' })).toHaveLength(2)
  })

  it('pairs are found by a SKU and by the state of their product, also after both changed', async () => {
    const category = await shop.category('Findable pairs')
    const one = await shop.product({
      primaryCategory: category.id,
      variants: [{ sku: 'PAIR-RED-S', size: 'S', mrp: 100_000, salePrice: 80_000 }],
    })
    await shop.product({ primaryCategory: category.id })
    const found = async (filter: object) =>
      (await list('product-categories', { category: category.id, ...filter })).map(
        (pair: any) => pair.product,
      )
    expect(await found({ q: 'pair-red' })).toEqual([one.id])
    expect(await found({ productStatus: 'draft' })).toHaveLength(2)
    const { variants } = await read('products', one.id)
    await update('products', one, { variants: [{ ...variants[0], sku: 'PAIR-BLUE-S' }] })
    expect(await found({ q: 'pair-red' })).toEqual([])
    expect(await found({ q: 'pair-blue-s' })).toEqual([one.id])
    const { version } = await read('products', one.id)
    expect((await ask(`POST /products/${one.id}/transitions/archive`, { version })).status).toBe(200)
    expect(await found({ productStatus: 'archived' })).toEqual([one.id])
    const [pair] = await list('product-categories', { product: one.id })
    const history = (await ask(`GET /product-categories/${pair.id}/history`)).body
    expect(history).toHaveLength(1)
    expect(pair.version).toBe(1)
  })

  it('pairs of a time before they knew their product so are brought up to date by the clock', async () => {
    const category = await shop.category('Old pairs')
    const one = await shop.product({ primaryCategory: category.id })
    const { database } = shop.server.context
    await database.db
      .updateTable('product_category')
      .set({ product_status: null, skus: null, search: ' x' })
      .where('product', '=', one.id)
      .execute()
    await runTimedWork(shop.server.context, new Date())
    const pairs = await list('product-categories', { category: category.id, q: one.name })
    expect(pairs).toMatchObject([{ product: one.id, productStatus: 'draft' }])
  })

  it('a new pair changes the product; the first one is its primary category', async () => {
    const [a, b] = [await shop.category('Pair A'), await shop.category('Pair B')]
    const product = await shop.product()
    await shop.create('product-categories', { product: product.id, category: a.id })
    expect(await read('products', product.id)).toMatchObject({ primaryCategory: a.id, categories: [a.id] })
    await shop.create('product-categories', { product: product.id, category: b.id })
    expect(await read('products', product.id)).toMatchObject({
      primaryCategory: a.id,
      categories: [a.id, b.id],
    })
  })

  it('exactly one pair is primary: another one takes its place, and none cannot', async () => {
    const [a, b] = [await shop.category('One A'), await shop.category('One B')]
    const product = await shop.product({ primaryCategory: a.id, categories: [b.id] })
    const pairs = await pairsOf(product)
    const first = pairs.find(({ isPrimary }: any) => isPrimary)
    const second = pairs.find(({ isPrimary }: any) => !isPrimary)
    expect(await update('product-categories', second, { isPrimary: true })).toMatchObject({ status: 200 })
    expect(await read('product-categories', first.id)).toMatchObject({ isPrimary: false })
    expect(await read('products', product.id)).toMatchObject({ primaryCategory: b.id })
    const refused = await update('product-categories', second, { isPrimary: false })
    expect(refused).toMatchObject({ status: 422, body: { errors: { isPrimary: expect.any(String) } } })
  })

  it('a removed pair leaves the product, and the oldest one becomes primary', async () => {
    const [a, b] = [await shop.category('Rm A'), await shop.category('Rm B')]
    const product = await shop.product({ primaryCategory: a.id, categories: [b.id] })
    const first = (await pairsOf(product)).find(({ isPrimary }: any) => isPrimary)
    expect((await ask(`DELETE /product-categories/${first.id}?version=${first.version}`)).status).toBe(200)
    expect(await read('products', product.id)).toMatchObject({ primaryCategory: b.id, categories: [b.id] })
    expect(await pairsOf(product)).toMatchObject([{ category: b.id, isPrimary: true }])
  })

  it('a pair is unique, and stays with its product and category', async () => {
    const [a, b] = [await shop.category('Un A'), await shop.category('Un B')]
    const product = await shop.product({ categories: [a.id] })
    const again = await ask('POST /product-categories', { product: product.id, category: a.id })
    expect(again).toMatchObject({ status: 409, body: { code: 'not-unique' } })
    const [pair] = await pairsOf(product)
    expect(await update('product-categories', pair, { category: b.id })).toMatchObject({ status: 422 })
  })

  it('a deleted product takes its pairs along', async () => {
    const a = await shop.category('Del A')
    const product = await shop.product({ categories: [a.id] })
    expect((await ask(`DELETE /products/${product.id}?version=${product.version}`)).status).toBe(200)
    expect(await list('product-categories', { category: a.id })).toEqual([])
    expect(await read('categories', a.id)).toMatchObject({ productsDirect: 0, productsTotal: 0 })
  })
})

describe('the products of a category', () => {
  it('are counted in it and, once each, above it', async () => {
    const top = await shop.category('Count top')
    const [left, right] = [
      await shop.category('Count left', { parent: top.id }),
      await shop.category('Count right', { parent: top.id }),
    ]
    const product = await shop.product({ primaryCategory: left.id, categories: [right.id] })
    await shop.product({ categories: [right.id] })
    expect(await read('categories', top.id)).toMatchObject({ productsDirect: 0, productsTotal: 2 })
    expect(await read('categories', right.id)).toMatchObject({ productsDirect: 2, productsTotal: 2 })
    await update('products', product, { categories: [left.id] })
    expect(await read('categories', right.id)).toMatchObject({ productsDirect: 1, productsTotal: 1 })
    expect(await read('categories', top.id)).toMatchObject({ productsTotal: 2 })
  })

  it('are arranged by hand: to any place, with the pinned ones first', async () => {
    const category = await shop.category('Order')
    for (const name of ['A', 'B', 'C', 'D']) await shop.product({ name, categories: [category.id] })
    const items = (await shelf(category)).items
    const pairOf = (name: string) => items.find(({ product }: any) => product.name === name)
    const move = (name: string, to: number) =>
      ask(`POST /product-categories/${pairOf(name).id}/operations/move`, { to })
    expect(await move('D', 1)).toMatchObject({ status: 200 })
    expect(names(await shelf(category))).toEqual(['D', 'A', 'B', 'C'])
    await move('D', 3)
    expect(names(await shelf(category))).toEqual(['A', 'B', 'D', 'C'])
    await move('A', 400)
    expect(names(await shelf(category))).toEqual(['B', 'D', 'C', 'A'])
    await update('product-categories', pairOf('C'), { pinned: true })
    expect(names(await shelf(category))).toEqual(['C', 'B', 'D', 'A'])
    await move('A', 2)
    expect(names(await shelf(category))).toEqual(['C', 'A', 'B', 'D'])
  })

  it('move any number of times, also when no room is left between two', async () => {
    const category = await shop.category('Tight')
    for (const name of ['A', 'B', 'C']) await shop.product({ name, categories: [category.id] })
    const { items } = await shelf(category)
    for (let turn = 0; turn < 20; turn++) {
      const pair = items[turn % 2 === 0 ? 2 : 1]
      await ask(`POST /product-categories/${pair.id}/operations/move`, { to: 2 })
      expect((await shelf(category)).items[1].id).toBe(pair.id)
    }
  })

  it('are ordered by price or discount, with the pins on top', async () => {
    const category = await shop.category('Sorted')
    const dear = await shop.product({
      name: 'Dear',
      mrp: 900_000,
      salePrice: 900_000,
      categories: [category.id],
    })
    await shop.product({ name: 'Cheap', mrp: 10_000, salePrice: 9_000, categories: [category.id] })
    await shop.product({ name: 'Offer', mrp: 100_000, salePrice: 20_000, categories: [category.id] })
    expect(names(await shelf(category, { sort: 'priceUp' }))).toEqual(['Cheap', 'Offer', 'Dear'])
    expect(names(await shelf(category, { sort: 'priceDown' }))).toEqual(['Dear', 'Offer', 'Cheap'])
    expect(names(await shelf(category, { sort: 'discount' }))).toEqual(['Offer', 'Cheap', 'Dear'])
    const [pair] = await pairsOf(dear)
    await update('product-categories', pair, { pinned: true })
    expect(names(await shelf(category, { sort: 'priceUp' }))).toEqual(['Dear', 'Cheap', 'Offer'])
  })

  it('lose a pin when its time is over', async () => {
    const category = await shop.category('Pins')
    const product = await shop.product({ categories: [category.id] })
    const [pair] = await pairsOf(product)
    const soon = new Date(Date.now() + 60_000).toISOString()
    await update('product-categories', pair, { pinned: true, pinnedUntil: soon })
    await runTimedWork(shop.server.context, new Date(Date.now() + 120_000))
    expect(await read('product-categories', pair.id)).toMatchObject({ pinned: false, pinnedUntil: null })
  })
})

describe('many at once', () => {
  it('products are put into a category and taken out again', async () => {
    const category = await shop.category('Bulk')
    const products = [await shop.product(), await shop.product({ categories: [category.id] })]
    const input = { products: products.map(({ id }) => id), category: category.id }
    const added = await ask('POST /product-categories/operations/assign', { ...input, primary: true })
    expect(added.body).toMatchObject({ added: 1, already: 1 })
    expect(await read('products', products[1].id)).toMatchObject({ primaryCategory: category.id })
    const removed = await ask('POST /product-categories/operations/unassign', input)
    expect(removed.body).toMatchObject({ removed: 2 })
    expect((await shelf(category)).total).toBe(0)
  })

  it('all products of a category move to another, part by part', async () => {
    const [from, to] = [await shop.category('Move from'), await shop.category('Move to')]
    const both = await shop.product({ name: 'Both', primaryCategory: from.id, categories: [to.id] })
    await shop.product({ name: 'One', primaryCategory: from.id })
    const move = () =>
      ask('POST /product-categories/operations/moveAll', { from: from.id, to: to.id, most: 1 })
    expect((await move()).body).toMatchObject({ moved: 1, left: 1, undo: { id: expect.any(String) } })
    const last = (await move()).body
    expect(last).toMatchObject({ moved: 1, left: 0 })
    expect(names(await shelf(to)).sort()).toEqual(['Both', 'One'])
    expect(await read('products', both.id)).toMatchObject({ primaryCategory: to.id, categories: [to.id] })
    const same = await ask('POST /product-categories/operations/moveAll', { from: to.id, to: to.id })
    expect(same).toMatchObject({ status: 422, body: { errors: { to: expect.any(String) } } })
  })

  it('products that moved to another category go back to their places, pinned and primary as they were', async () => {
    const [from, to] = [await shop.category('Back from'), await shop.category('Back to')]
    const both = await shop.product({ name: 'Both', primaryCategory: to.id, categories: [from.id] })
    const one = await shop.product({ name: 'One', primaryCategory: from.id })
    const before = { from: await shelf(from), to: await shelf(to) }
    const kept = await Promise.all([both, one].map(pairsOf))
    const { undo } = (await ask('POST /product-categories/operations/moveAll', { from: from.id, to: to.id }))
      .body
    expect((await shelf(from)).total).toBe(0)
    const undone = await ask(`POST /product-categories/bulk/changes/${undo.id}/undo`, {})
    expect(undone.body).toMatchObject({ done: [expect.any(String), expect.any(String)], refused: [] })
    expect(names(await shelf(from))).toEqual(names(before.from))
    expect(names(await shelf(to))).toEqual(names(before.to))
    const placed = (pairs: any[]) =>
      pairs.map(({ category, position, isPrimary, source }) => ({ category, position, isPrimary, source }))
    const after = await Promise.all([both, one].map(pairsOf))
    for (const [at, pairs] of after.entries())
      expect(placed(pairs)).toEqual(expect.arrayContaining(placed(kept[at] as any[])))
    expect(await read('products', one.id)).toMatchObject({ primaryCategory: from.id, categories: [from.id] })
    // What somebody has put there again since stays where it is.
    const again = (await ask('POST /product-categories/operations/moveAll', { from: from.id, to: to.id }))
      .body
    await ask('POST /product-categories/operations/assign', { products: [one.id], category: from.id })
    const partly = await ask(`POST /product-categories/bulk/changes/${again.undo.id}/undo`, {})
    expect(partly.body).toMatchObject({
      done: [expect.any(String)],
      refused: [{ code: 'not-allowed-now' }],
    })
  })

  it('a product is given its categories anew', async () => {
    const [a, b, c] = [
      await shop.category('Set A'),
      await shop.category('Set B'),
      await shop.category('Set C'),
    ]
    const product = await shop.product({ primaryCategory: a.id, categories: [b.id] })
    const set = (categories: string[], primary: string | null) =>
      ask('POST /product-categories/operations/set', { product: product.id, categories, primary })
    expect((await set([b.id, c.id], c.id)).body).toEqual({
      categories: [b.id, c.id],
      primaryCategory: c.id,
    })
    expect((await pairsOf(product)).filter(({ isPrimary }: any) => isPrimary)).toMatchObject([
      { category: c.id },
    ])
    expect(await set([b.id], a.id)).toMatchObject({ status: 422 })
  })

  it('pairs come and go as CSV', async () => {
    const category = await shop.category('Csv')
    const product = await shop.product()
    const admin = await shop.server.signIn('admin')
    const answer = await admin('/product-categories/import?dryRun=false', {
      method: 'POST',
      headers: { 'Content-Type': 'text/csv' },
      body: `product,category,source\r\n${product.id},${category.id},import\r\n`,
    })
    expect(await answer.json()).toMatchObject({ created: 1, refused: [] })
    expect(await pairsOf(product)).toMatchObject([{ source: 'import', isPrimary: true }])
    const csv = await (await admin('/product-categories/export')).text()
    expect(csv).toContain(`${product.id},${category.id}`)
  })
})

describe('whatever is written', () => {
  it('both sides say the same', async () => {
    const { rows } = await sql<{ wrong: number }>`
      SELECT count(*)::int AS wrong FROM "product" p WHERE
        (SELECT coalesce(array_agg(c."category" ORDER BY c."category"), '{}') FROM "product_category" c WHERE c."product" = p."id")
          <> (SELECT coalesce(array_agg(u ORDER BY u), '{}') FROM unnest(p."categories") u)
        OR p."primary_category" IS DISTINCT FROM
          (SELECT c."category" FROM "product_category" c WHERE c."product" = p."id" AND c."is_primary")`.execute(
      shop.server.context.database.db,
    )
    expect(rows).toEqual([{ wrong: 0 }])
  })

  it('is refused to whoever may only look', async () => {
    const support = await shop.server.signIn('support')
    const category = await shop.category('Looked at')
    const product = await shop.product()
    const input = { products: [product.id], category: category.id }
    expect((await ask('POST /product-categories/operations/assign', input, support)).status).toBe(403)
    expect(
      (await ask('POST /product-categories/operations/shelf', { category: category.id }, support)).status,
    ).toBe(200)
    const wrong = await ask('POST /product-categories/operations/shelf', { category: 'x' })
    expect(wrong.status).toBe(422)
  })
})
