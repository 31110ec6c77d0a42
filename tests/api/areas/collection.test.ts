import { describe, expect, it } from 'vitest'
import { addStaff } from '../../e2e/support/shop.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { merchandisingShop } from './merchandisingShop.ts'

const shop = merchandisingShop()
const { ask, read, update } = shop

const automatic = (values: Record<string, unknown>) => ({
  type: 'automatic',
  match: 'all',
  sortOrder: 'title',
  ...values,
})
const preview = async (values: Record<string, unknown>) =>
  (await ask('POST /collections/operations/preview', automatic(values))).body
const names = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name)

/** An active product: only those are in automatic collections. */
async function live(values: Record<string, unknown>) {
  const product = await shop.product(values)
  const { rows } = await shop.server.context.database.db
    .updateTable('product')
    .set({ status: 'active' })
    .where('id', '=', product.id)
    .returning('id')
    .execute()
    .then((list) => ({ rows: list }))
  expect(rows).toHaveLength(1)
  return product
}

describe('an automatic collection', () => {
  it('finds by tag, brand, category with what is below, gender, season, price and discount', async () => {
    const top = await shop.category('Find top')
    const below = await shop.category('Find below', { parent: top.id })
    const tag = await shop.create('tags', { name: 'Findable', kind: 'product' })
    const brand = await shop.create('brands', { name: 'Finders' })
    const stays = {
      tags: [tag.id],
      brand: brand.id,
      primaryCategory: below.id,
      gender: 'women',
      season: 'SS26',
      mrp: 100_000,
      salePrice: 60_000,
    }
    await live({ ...stays, name: 'Found' })
    const others: Record<string, Record<string, unknown>> = {
      tags: { tags: [] },
      brand: { brand: null },
      categories: { primaryCategory: null },
      gender: { gender: 'men' },
      season: { season: 'AW26' },
      price: { mrp: 300_000, salePrice: 180_000 },
      discount: { salePrice: 99_000 },
    }
    for (const [name, values] of Object.entries(others))
      await live({ ...stays, name: `Not ${name}`, ...values })
    const conditions = {
      tags: { field: 'tag', tags: [tag.id] },
      brand: { field: 'brand', brands: [brand.id] },
      categories: { field: 'category', categories: [top.id] },
      gender: { field: 'gender', genders: ['women', 'girls'] },
      season: { field: 'season', words: 'SS25, SS26' },
      price: { field: 'price', operator: 'atMost', amount: 100_000 },
      discount: { field: 'discount', operator: 'atLeast', number: 20 },
    }
    const base = conditions.tags
    for (const [name, condition] of Object.entries(conditions)) {
      if (name === 'tags') continue
      const found = names(await preview({ conditions: [base, condition] }))
      expect(found, name).toContain('Found')
      expect(found, name).not.toContain(`Not ${name}`)
    }
    expect(names(await preview({ conditions: Object.values(conditions) }))).toEqual(['Found'])
    const not = await preview({ conditions: [base, { ...conditions.gender, operator: 'isNot' }] })
    expect(names(not)).toEqual(['Not gender'])
    const unbranded = await preview({ conditions: [base, { ...conditions.brand, operator: 'isNot' }] })
    expect(names(unbranded)).toEqual(['Not brand'])
  })

  it('takes any of its conditions where it says so, and counts while it is not saved', async () => {
    const [a, b] = [
      await shop.create('tags', { name: 'Any A', kind: 'product' }),
      await shop.create('tags', { name: 'Any B', kind: 'product' }),
    ]
    await live({ name: 'Has A', tags: [a.id] })
    await live({ name: 'Has B', tags: [b.id] })
    const conditions = [
      { field: 'tag', tags: [a.id] },
      { field: 'tag', tags: [b.id] },
    ]
    expect(await preview({ conditions })).toMatchObject({ total: 0 })
    expect(await preview({ conditions, match: 'any' })).toMatchObject({
      total: 2,
      items: [{ name: 'Has A' }, { name: 'Has B' }],
      incomplete: [],
    })
    const unfinished = await preview({ conditions: [conditions[0], { field: 'price', operator: 'atMost' }] })
    expect(unfinished).toMatchObject({ total: 1, incomplete: [1] })
  })

  it('leaves out, pins and ends where it is told to; drafts are not in it', async () => {
    const tag = await shop.create('tags', { name: 'Edges', kind: 'product' })
    const made: Record<string, { id: string }> = {}
    for (const name of ['A', 'B', 'C', 'D']) made[name] = await live({ name, tags: [tag.id] })
    const pinned = await live({ name: 'Pinned' })
    await shop.product({ name: 'Draft', tags: [tag.id] })
    const conditions = [{ field: 'tag', tags: [tag.id] }]
    const rules = { conditions, excludedProducts: [made.B?.id], pinnedProducts: [pinned.id] }
    expect(names(await preview(rules))).toEqual(['Pinned', 'A', 'C', 'D'])
    expect(await preview({ ...rules, maxProducts: 2 })).toMatchObject({
      total: 2,
      items: [
        { name: 'Pinned', pinned: true },
        { name: 'A', pinned: false },
      ],
    })
    const stored = await shop.create('collections', automatic({ title: 'Edges', ...rules, maxProducts: 3 }))
    expect(stored.productsCount).toBe(3)
    const members = await ask(`POST /collections/${stored.id}/operations/members`, { from: 1 })
    expect(names(members.body)).toEqual(['A', 'C'])
  })

  it('follows the products: a new one is in it at once, and counted by the clock', async () => {
    const tag = await shop.create('tags', { name: 'Follows', kind: 'product' })
    const stored = await shop.create(
      'collections',
      automatic({ title: 'Follows', conditions: [{ field: 'tag', tags: [tag.id] }] }),
    )
    await live({ name: 'Late', tags: [tag.id] })
    const members = await ask(`POST /collections/${stored.id}/operations/members`, {})
    expect(members.body.total).toBe(1)
    await runTimedWork(shop.server.context)
    expect(await read('collections', stored.id)).toMatchObject({ productsCount: 1, version: 1 })
  })

  it('is refused without conditions, with ones that do not fit, and with another type', async () => {
    const refused = async (values: Record<string, unknown>) =>
      (await ask('POST /collections', automatic({ title: 'Wrong', ...values }))).body.errors
    expect(await refused({ conditions: [] })).toHaveProperty('conditions')
    expect(await refused({ conditions: [{ field: 'price', operator: 'is', amount: 1 }] })).toHaveProperty([
      'conditions.0.operator',
    ])
    expect(await refused({ conditions: [{ field: 'tag', tags: [] }] })).toHaveProperty(['conditions.0.tags'])
    const inStock = { field: 'inStock', operator: 'is' }
    const manual = await shop.create('collections', { title: 'By hand', type: 'manual' })
    expect(await update('collections', manual, { type: 'automatic', conditions: [inStock] })).toMatchObject({
      status: 422,
      body: { errors: { type: expect.any(String) } },
    })
  })
})

describe('a collection by hand', () => {
  it('keeps its order and takes pasted style codes and SKUs', async () => {
    const product = await shop.product({
      name: 'By style',
      styleCode: 'PASTE-1',
      variants: [{ sku: 'PASTE-SKU', mrp: 100, salePrice: 100 }],
    })
    const other = await shop.product({
      name: 'Other',
      variants: [{ sku: 'OTHER-SKU', mrp: 100, salePrice: 100 }],
    })
    const found = await ask('POST /collections/operations/find', {
      codes: ['other-sku', 'paste-1', 'nothing', 'PASTE-SKU'],
    })
    expect(found.body).toEqual({
      found: [
        { code: 'other-sku', product: other.id, name: 'Other' },
        { code: 'paste-1', product: product.id, name: 'By style' },
        { code: 'PASTE-SKU', product: product.id, name: 'By style' },
      ],
      unknown: ['nothing'],
    })
    const stored = await shop.create('collections', {
      title: 'Ordered',
      sortOrder: 'manual',
      products: [other.id, product.id],
    })
    const members = async () =>
      names((await ask(`POST /collections/${stored.id}/operations/members`, {})).body)
    expect(await members()).toEqual(['Other', 'By style'])
    await update('collections', stored, { products: [product.id, other.id] })
    expect(await members()).toEqual(['By style', 'Other'])
  })
})

describe('the schedule of a collection', () => {
  it('is scheduled, live and ended as time passes', async () => {
    const at = (minutes: number) => new Date(Date.now() + minutes * 60_000)
    const stored = await shop.create('collections', {
      title: 'Timed',
      startsAt: at(10).toISOString(),
      endsAt: at(20).toISOString(),
    })
    expect(stored.scheduleState).toBe('scheduled')
    await runTimedWork(shop.server.context, at(11))
    expect(await read('collections', stored.id)).toMatchObject({ scheduleState: 'live', version: 1 })
    await runTimedWork(shop.server.context, at(21))
    expect(await read('collections', stored.id)).toMatchObject({ scheduleState: 'ended' })
  })

  it('leaves a redirect when the address of the collection changes', async () => {
    const stored = await shop.create('collections', { title: 'Summer' })
    await update('collections', stored, { slug: 'high-summer' })
    expect(await shop.list('redirects', { fromPath: '/collections/summer' })).toMatchObject([
      { to: '/collections/high-summer', type: '301', match: 'exact', source: 'auto', active: true },
    ])
    await update('collections', stored, { slug: 'late-summer' })
    expect(await shop.list('redirects', { fromPath: '/collections/summer' })).toMatchObject([
      { to: '/collections/late-summer' },
    ])
    await update('collections', stored, { slug: 'summer' })
    expect(await shop.list('redirects', { fromPath: '/collections/summer' })).toEqual([])
    expect(await shop.list('redirects', { fromPath: '/collections/high-summer' })).toMatchObject([
      { to: '/collections/summer' },
    ])
  })
})

describe('what tells of products', () => {
  it('is kept from whoever may see collections and pairs but no products', async () => {
    const { context } = shop.server
    const permissions = [
      { key: 'collection', view: true },
      { key: 'productCategory', view: true },
    ]
    await addStaff(shop.server, 'onlooker', permissions)
    const onlooker = await shop.server.signIn('onlooker@staff.test')
    const input = automatic({ conditions: [] })
    expect((await ask('POST /collections/operations/preview', input, onlooker)).status).toBe(403)
    expect((await ask('POST /collections/operations/find', { codes: ['x'] }, onlooker)).status).toBe(403)
    const list = { list: 'none' }
    expect((await ask('POST /product-categories/operations/cleanUp', list, onlooker)).status).toBe(403)
    const [category] = await context.database.db.selectFrom('category').select('id').limit(1).execute()
    const shelf = { category: category?.id }
    expect((await ask('POST /product-categories/operations/shelf', shelf, onlooker)).status).toBe(403)
  })
})

describe('an automatic collection that is converted', () => {
  it('is copied by hand with what it holds now, in its order, and not shown yet', async () => {
    const tag = await shop.create('tags', { name: 'Convertible', kind: 'product' })
    const [b, a] = [
      await live({ name: 'Convert B', tags: [tag.id] }),
      await live({ name: 'Convert A', tags: [tag.id] }),
    ]
    const found = await shop.create('collections', {
      ...automatic({ title: 'To convert', conditions: [{ field: 'tag', operator: 'is', tags: [tag.id] }] }),
      description: 'Kept',
    })
    const { status, body } = await ask(`POST /collections/${found.id}/operations/copyByHand`, {
      title: 'Converted by hand',
    })
    expect([status, body.products, body.left]).toEqual([200, 2, 0])
    expect(await read('collections', body.id)).toMatchObject({
      title: 'Converted by hand',
      type: 'manual',
      active: false,
      products: [a.id, b.id],
      productsCount: 2,
    })
    // The original goes on finding; the copy stays as it is.
    await live({ name: 'Convert C', tags: [tag.id] })
    expect((await read('collections', body.id)).products).toHaveLength(2)
    expect((await read('collections', found.id)).type).toBe('automatic')
    const again = await ask(`POST /collections/${body.id}/operations/copyByHand`, { title: 'Once more' })
    expect([again.status, again.body.code]).toEqual([409, 'not-allowed-now'])
    const sees = [
      { key: 'product', view: true },
      { key: 'collection', view: true },
    ]
    const viewer = await shop.server.signIn(await addStaff(shop.server, 'copier', sees))
    const route = `POST /collections/${found.id}/operations/copyByHand`
    expect((await ask(route, { title: 'Not theirs' }, viewer)).status).toBe(403)
    expect((await ask(route, { title: ' ' })).status).toBe(422)
  })
})

describe('the list of products', () => {
  const inCollections = async (...ids: string[]) =>
    (await shop.list('products', { collection: { has: ids } }))
      .map(({ name }: { name: string }) => name)
      .sort()

  it('is filtered by collections: by hand, by conditions with exclusions and pins, and by any of several', async () => {
    const tag = await shop.create('tags', { name: 'Filterable', kind: 'product' })
    const [one, two, three] = [
      await live({ name: 'In one', tags: [tag.id] }),
      await live({ name: 'In two', tags: [tag.id] }),
      await live({ name: 'In three' }),
    ]
    const byHand = await shop.create('collections', { title: 'Hand', type: 'manual', products: [three.id] })
    const found = await shop.create('collections', {
      title: 'Found',
      type: 'automatic',
      conditions: [{ field: 'tag', operator: 'is', tags: [tag.id] }],
      excludedProducts: [two.id],
    })
    expect(await inCollections(byHand.id)).toEqual(['In three'])
    expect(await inCollections(found.id)).toEqual(['In one'])
    expect(await inCollections(byHand.id, found.id)).toEqual(['In one', 'In three'])
    await update('collections', found, { pinnedProducts: [three.id] })
    expect(await inCollections(found.id)).toEqual(['In one', 'In three'])
    await update('collections', found, { excludedProducts: [one.id, two.id] })
    expect(await inCollections(found.id)).toEqual(['In three'])
    expect(await inCollections('01932b1c-7a80-7000-8000-000000000001')).toEqual([])
    const csv = await (
      await (
        await shop.server.signIn('admin')
      )(
        `/products/export?filter=${encodeURIComponent(JSON.stringify({ collection: { has: [byHand.id] } }))}&fields=${encodeURIComponent('["name"]')}`,
      )
    ).text()
    expect(csv.trim().split('\n').slice(1)).toEqual([expect.stringContaining('In three')])
  })

  it('refuses what cannot be asked of a collection, and asks nothing for who may not see collections', async () => {
    const made = await shop.create('collections', { title: 'Unseen', type: 'manual' })
    const url = (filter: object) => `GET /products?filter=${encodeURIComponent(JSON.stringify(filter))}`
    for (const test of [
      made.id,
      { eq: made.id },
      { has: [] },
      { has: ['x'] },
      { empty: true },
      { has: [null] },
    ])
      expect((await ask(url({ collection: test }))).status).toBe(400)
    expect((await ask(url({ any: [{ collection: { has: [made.id] } }, { name: 'In one' }] }))).status).toBe(
      200,
    )
    const sees = [{ key: 'product', view: true }]
    const only = await shop.server.signIn(await addStaff(shop.server, 'shelver', sees))
    expect((await ask(url({ collection: { has: [made.id] } }), undefined, only)).body.code).toBe(
      'unknown-filter',
    )
  })
})
