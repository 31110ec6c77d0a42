import { describe, expect, it } from 'vitest'
import { addStaff } from '../../e2e/support/shop.ts'
import { merchandisingShop } from './merchandisingShop.ts'

const shop = merchandisingShop()
const { ask, read } = shop

const organise = (input: object) => ask('POST /products/operations/organise', { ...input })
const preview = (input: object) => ask('POST /products/operations/previewOrganise', { ...input })

describe('products put into something together', () => {
  it('go into a category as their primary one; who is there already is left out, and the dry run says so', async () => {
    const [a, b] = [await shop.category('Org A'), await shop.category('Org B')]
    const first = await shop.product({ primaryCategory: a.id })
    const second = await shop.product({ primaryCategory: a.id, categories: [b.id] })
    const third = await shop.product({ primaryCategory: b.id })
    const input = {
      ids: [first.id, second.id, third.id],
      kind: 'category',
      action: 'add',
      target: b.id,
      primary: true,
    }
    const told = await preview(input)
    expect(told).toMatchObject({
      status: 200,
      body: { changed: 2, skips: [{ id: third.id, name: third.name, why: 'already' }] },
    })
    expect(await read('products', first.id)).toMatchObject({ primaryCategory: a.id, categories: [a.id] })
    const { undo, ...did } = (await organise(input)).body
    expect(did).toEqual(told.body)
    expect(undo).toMatchObject({ id: expect.any(String) })
    for (const { id } of [first, second, third])
      expect(await read('products', id)).toMatchObject({ primaryCategory: b.id })
    expect((await preview({ ...input, primary: false })).body).toMatchObject({ changed: 0 })
  })

  it('come out of a category, but not out of the last one of what is on the store', async () => {
    const [a, b] = [await shop.category('Out A'), await shop.category('Out B')]
    const free = await shop.product({ primaryCategory: a.id, categories: [b.id] })
    const live = await shop.product({ primaryCategory: a.id })
    const other = await shop.product({ primaryCategory: b.id })
    await shop.server.context.database.db
      .updateTable('product')
      .set({ status: 'active' })
      .where('id', '=', live.id)
      .execute()
    const { status, body } = await organise({
      ids: [free.id, live.id, other.id],
      kind: 'category',
      action: 'remove',
      target: a.id,
    })
    expect(status).toBe(200)
    expect(body.changed).toBe(1)
    expect(new Map(body.skips.map(({ id, why }: any) => [id, why]))).toEqual(
      new Map([
        [live.id, 'lastCategory'],
        [other.id, 'absent'],
      ]),
    )
    expect(await read('products', free.id)).toMatchObject({ primaryCategory: b.id, categories: [b.id] })
    expect(await read('products', live.id)).toMatchObject({ primaryCategory: a.id })
  })

  it('are tagged and untagged', async () => {
    const tag = await shop.create('tags', { name: 'Organised', kind: 'product' })
    const [one, two] = [await shop.product({ tags: [tag.id] }), await shop.product()]
    const input = { ids: [one.id, two.id], kind: 'tag', target: tag.id }
    expect((await organise({ ...input, action: 'add' })).body).toMatchObject({
      changed: 1,
      skips: [{ id: one.id, why: 'already' }],
    })
    expect(await read('products', two.id)).toMatchObject({ tags: [tag.id] })
    const { body: removed } = await organise({ ...input, action: 'remove' })
    expect(removed).toMatchObject({ changed: 2, skips: [] })
    expect(await read('products', one.id)).toMatchObject({ tags: [] })
    const { body: undone } = await ask(`POST /products/bulk/changes/${removed.undo.id}/undo`, {})
    expect(undone).toMatchObject({ done: expect.arrayContaining([one.id, two.id]), refused: [] })
    for (const { id } of [one, two]) expect(await read('products', id)).toMatchObject({ tags: [tag.id] })
  })

  it('go into a collection by hand, at its end, and never into one that finds its products itself', async () => {
    const [one, two] = [await shop.product(), await shop.product()]
    const held = await shop.create('collections', { title: 'Held', products: [two.id] })
    const input = { ids: [one.id, two.id], kind: 'collection', target: held.id }
    expect((await organise({ ...input, action: 'add' })).body).toMatchObject({
      changed: 1,
      skips: [{ id: two.id, why: 'already' }],
    })
    expect(await read('collections', held.id)).toMatchObject({
      products: [two.id, one.id],
      productsCount: 2,
    })
    await organise({ ...input, ids: [two.id], action: 'remove' })
    expect(await read('collections', held.id)).toMatchObject({ products: [one.id], productsCount: 1 })
    const finds = await shop.create('collections', {
      title: 'Finds',
      type: 'automatic',
      conditions: [{ field: 'inStock', operator: 'is' }],
    })
    expect(await preview({ ...input, target: finds.id, action: 'add' })).toMatchObject({
      status: 422,
      body: { errors: { target: expect.any(String) } },
    })
  })

  it('need the rights of the area that is written', async () => {
    const product = await shop.product()
    const category = await shop.category('Rights')
    const held = await shop.create('collections', { title: 'Rights', products: [] })
    await addStaff(shop.server, 'orgeditor', [
      { key: 'product', view: true, edit: true },
      { key: 'productCategory', view: true, delete: true },
      { key: 'collection', view: true },
    ])
    const call = await shop.server.signIn('orgeditor@staff.test')
    const tried = async (input: object) =>
      (await ask('POST /products/operations/previewOrganise', { ids: [product.id], ...input }, call)).status
    expect(await tried({ kind: 'category', action: 'add', target: category.id })).toBe(403)
    expect(await tried({ kind: 'category', action: 'remove', target: category.id })).toBe(200)
    expect(await tried({ kind: 'collection', action: 'add', target: held.id })).toBe(403)
  })

  it('are told apart from what is no product, no target and no change', async () => {
    const product = await shop.product()
    const tag = await shop.create('tags', { name: 'Told apart', kind: 'product' })
    const nobody = '01932b1c-7a80-7000-8000-00000000dead'
    const input = { ids: [nobody, product.id], kind: 'tag', action: 'add', target: tag.id }
    expect((await organise(input)).body).toMatchObject({
      changed: 1,
      skips: [{ id: nobody, why: 'gone' }],
    })
    expect(await organise({ ...input, target: nobody })).toMatchObject({ status: 422 })
    expect(await organise({ ...input, primary: true })).toMatchObject({ status: 422 })
  })
})

describe('what was organised together', () => {
  const undo = async (area: string, id: string, call?: Parameters<typeof ask>[2]) =>
    ask(`POST /${area}/bulk/changes/${id}/undo`, {}, call)
  const recent = async (area: string) => (await ask(`GET /${area}/bulk/changes`)).body

  it('comes out of a category again, with the primary one that each had', async () => {
    const [a, b, c] = [
      await shop.category('Back A'),
      await shop.category('Back B'),
      await shop.category('Back C'),
    ]
    const [one, two] = [
      await shop.product({ primaryCategory: a.id }),
      await shop.product({ primaryCategory: c.id, categories: [a.id, b.id, c.id] }),
    ]
    const touched = await shop.product({ primaryCategory: a.id })
    const ids = [one.id, two.id, touched.id]
    const input = { ids, kind: 'category', action: 'add', target: b.id, primary: true }
    const { body } = await organise(input)
    await shop.update('products', touched, { categories: [b.id, c.id] })
    expect((await recent('products'))[0]).toMatchObject({ id: body.undo.id, area: 'product', count: 3 })
    expect((await undo('products', body.undo.id)).body).toMatchObject({
      done: expect.arrayContaining([one.id, two.id]),
      refused: [{ id: touched.id, code: 'stale' }],
    })
    expect(await read('products', one.id)).toMatchObject({ primaryCategory: a.id, categories: [a.id] })
    expect(await read('products', two.id)).toMatchObject({
      primaryCategory: c.id,
      categories: two.categories,
    })
    expect(await shop.list('product-categories', { product: one.id })).toMatchObject([
      { category: a.id, isPrimary: true },
    ])
  })

  it('goes into a category again, at its place, pinned and primary as it was', async () => {
    const [a, b] = [await shop.category('In A'), await shop.category('In B')]
    const [first, second] = [
      await shop.product({ primaryCategory: a.id, categories: [b.id] }),
      await shop.product({ primaryCategory: a.id, categories: [b.id] }),
    ]
    const pairOf = async ({ id }: { id: string }) =>
      (await shop.list('product-categories', { product: id, category: a.id }))[0]
    const before = await pairOf(first)
    await shop.update('product-categories', before, { ...before, pinned: true })
    const { body } = await organise({
      ids: [first.id, second.id],
      kind: 'category',
      action: 'remove',
      target: a.id,
    })
    expect(await pairOf(first)).toBeUndefined()
    // It is offered where it was asked, and says whose records it is about.
    expect(body.undo).toMatchObject({ area: 'productCategory' })
    expect((await recent('products'))[0]).toMatchObject({
      id: body.undo.id,
      area: 'productCategory',
      action: 'delete',
      count: 2,
    })
    expect((await undo('product-categories', body.undo.id)).body).toMatchObject({ refused: [] })
    const { position, id } = before
    expect(await pairOf(first)).toMatchObject({ id, position, pinned: true, isPrimary: true })
    expect(await read('products', first.id)).toMatchObject({ primaryCategory: a.id })
    expect(await pairOf(second)).toMatchObject({ isPrimary: true })
  })

  it('comes out of a collection again, unless somebody has arranged it since', async () => {
    const [one, two, three] = [await shop.product(), await shop.product(), await shop.product()]
    const held = await shop.create('collections', { title: 'Undo held', products: [three.id] })
    const input = { ids: [one.id, two.id], kind: 'collection', action: 'add', target: held.id }
    const { undo: added } = (await organise(input)).body
    expect(added).toMatchObject({ area: 'collection' })
    for (const area of ['products', 'collections'])
      expect((await recent(area))[0]).toMatchObject({
        id: added.id,
        area: 'collection',
        fields: ['products'],
      })
    expect((await undo('collections', added.id)).body).toMatchObject({ done: [held.id], refused: [] })
    expect(await read('collections', held.id)).toMatchObject({ products: [three.id], productsCount: 1 })
    const { undo: again } = (await organise(input)).body
    await shop.update('collections', held, { products: [two.id, one.id] })
    expect((await undo('collections', again.id)).body).toMatchObject({
      done: [],
      refused: [{ id: held.id, code: 'stale' }],
    })
    expect(await read('collections', held.id)).toMatchObject({ products: [two.id, one.id] })
  })

  it('is put back by whoever may write the area, and heard of by whoever may see it', async () => {
    const category = await shop.category('Undo rights')
    const [one, two] = [await shop.product(), await shop.product()]
    const input = { ids: [one.id, two.id], kind: 'category', action: 'add', target: category.id }
    const { undo: added } = (await organise(input)).body
    const held = await shop.create('collections', { title: 'Undo unseen', products: [] })
    const { undo: unseen } = (
      await organise({ ids: [one.id, two.id], kind: 'collection', action: 'add', target: held.id })
    ).body
    await addStaff(shop.server, 'undoviewer', [{ key: 'product', view: true }])
    const call = await shop.server.signIn('undoviewer@staff.test')
    expect((await undo('products', added.id, call)).status).toBe(403)
    expect((await undo('collections', unseen.id, call)).status).toBe(403)
    expect((await ask('GET /products/bulk/changes', undefined, call)).body).toEqual([])
  })
})
