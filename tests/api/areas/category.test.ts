import { describe, expect, it } from 'vitest'
import { merchandisingShop } from './merchandisingShop.ts'

const shop = merchandisingShop()
const { ask, read, list, update } = shop

const merge = async (from: { id: string }, into: { id: string }) => {
  const { version } = await read('categories', from.id)
  return ask(`POST /categories/${from.id}/operations/merge`, { into: into.id, version })
}

describe('the place of a category', () => {
  it('is written in its path and level, and those of everything below follow', async () => {
    const top = await shop.category('Place top')
    const middle = await shop.category('Place middle', { parent: top.id })
    const leaf = await shop.category('Place leaf', { parent: middle.id })
    expect(leaf).toMatchObject({ path: 'place-top/place-middle/place-leaf', level: 3 })
    const product = await shop.product({ primaryCategory: leaf.id })
    const other = await shop.category('Place other')
    expect((await update('categories', middle, { parent: other.id })).status).toBe(200)
    expect(await read('categories', leaf.id)).toMatchObject({ path: 'place-other/place-middle/place-leaf' })
    expect(await read('categories', top.id)).toMatchObject({ productsTotal: 0 })
    expect(await read('categories', other.id)).toMatchObject({ productsTotal: 1, productsDirect: 0 })
    expect(await read('products', product.id)).toMatchObject({ primaryCategory: leaf.id })
  })

  it('leaves a redirect for it and all below it when it changes', async () => {
    const top = await shop.category('Moved top')
    await shop.category('Moved leaf', { parent: top.id })
    await update('categories', top, { slug: 'renamed-top' })
    expect(await list('redirects', { fromPath: '/categories/moved-top' })).toMatchObject([
      { to: '/categories/renamed-top', match: 'prefix', source: 'auto' },
    ])
  })

  it('is at most four levels deep, and its slug is unique there only', async () => {
    let parent: { id: string } | undefined
    for (const name of ['Deep 1', 'Deep 2', 'Deep 3', 'Deep 4'])
      parent = await shop.category(name, parent ? { parent: parent.id } : {})
    expect(await ask('POST /categories', { name: 'Deep 5', parent: parent?.id })).toMatchObject({
      status: 422,
    })
    const [a, b] = [await shop.category('Slug A'), await shop.category('Slug B')]
    await shop.category('Same', { parent: a.id })
    await shop.category('Same', { parent: b.id })
    expect(await ask('POST /categories', { name: 'Same', parent: a.id })).toMatchObject({ status: 409 })
  })
})

describe('the defaults of a category', () => {
  it('come from the nearest one above that says something', async () => {
    const top = await shop.category('Def top', { hsnCode: '6204', returnWindowDays: 10, codAllowed: false })
    const middle = await shop.category('Def middle', { parent: top.id, hsnCode: '6205' })
    const { body } = await ask('POST /categories/operations/inherited', { parent: middle.id })
    expect(body).toEqual({
      hsnCode: { value: '6205', from: { id: middle.id, name: 'Def middle' } },
      returnWindowDays: { value: 10, from: { id: top.id, name: 'Def top' } },
      codAllowed: { value: false, from: { id: top.id, name: 'Def top' } },
    })
    expect((await ask('POST /categories/operations/inherited', { parent: null })).body).toEqual({})
    const leaf = await shop.category('Def leaf', { parent: middle.id })
    expect(await shop.product({ primaryCategory: leaf.id })).toMatchObject({ hsnCode: '6205' })
  })

  it('say what hides with it', async () => {
    const top = await shop.category('Hide top')
    const shown = await shop.category('Hide shown', { parent: top.id })
    await shop.category('Hide hidden', { parent: top.id, active: false })
    await shop.product({ primaryCategory: shown.id })
    const { body } = await ask(`POST /categories/${top.id}/operations/hides`, {})
    expect(body).toEqual({
      categories: [{ id: shown.id, name: 'Hide shown', path: 'hide-top/hide-shown' }],
      products: 1,
    })
  })
})

describe('merging categories', () => {
  it('moves products, categories and conditions, joins what is in both, and leaves a redirect', async () => {
    const [from, into] = [await shop.category('Merge from'), await shop.category('Merge into')]
    const child = await shop.category('Child', { parent: from.id })
    await shop.category('Child', { parent: into.id })
    const grandchild = await shop.category('Grandchild', { parent: child.id })
    const both = await shop.product({ primaryCategory: from.id, categories: [into.id] })
    const one = await shop.product({ primaryCategory: from.id })
    await shop.product({ primaryCategory: grandchild.id })
    const collection = await shop.create('collections', {
      title: 'Of merged',
      type: 'automatic',
      conditions: [{ field: 'category', categories: [from.id] }],
    })
    const { status, body } = await merge(from, into)
    expect(status).toBe(200)
    expect(body.moved).toEqual(
      expect.arrayContaining([
        { resource: 'product', field: 'primaryCategory', count: 2 },
        { resource: 'product', field: 'categories', count: 2 },
        { resource: 'productCategory', field: 'category', count: 1 },
        { resource: 'category', field: 'parent', count: 1 },
        { resource: 'collection', field: 'conditions.categories', count: 1 },
      ]),
    )
    expect((await ask(`GET /categories/${from.id}`)).status).toBe(404)
    expect(await read('products', both.id)).toMatchObject({ primaryCategory: into.id, categories: [into.id] })
    expect(await list('product-categories', { product: both.id })).toMatchObject([
      { category: into.id, isPrimary: true },
    ])
    expect(await read('products', one.id)).toMatchObject({ primaryCategory: into.id, version: 3 })
    const [last, before] = (await ask(`GET /products/${one.id}/history`)).body
    expect([before.changes, last.changes]).toEqual([
      [{ field: 'primaryCategory', before: from.id, after: into.id }],
      [{ field: 'categories', before: [from.id], after: [into.id] }],
    ])
    expect(await read('categories', child.id)).toMatchObject({ parent: into.id, slug: 'child-2', level: 2 })
    expect(await read('categories', grandchild.id)).toMatchObject({ path: 'merge-into/child-2/grandchild' })
    expect(await read('categories', into.id)).toMatchObject({ productsDirect: 2, productsTotal: 3 })
    expect(await read('collections', collection.id)).toMatchObject({
      conditions: [{ categories: [into.id] }],
    })
    expect(await list('redirects', { fromPath: '/categories/merge-from' })).toMatchObject([
      { to: '/categories/merge-into', match: 'prefix' },
    ])
  })

  it('is refused into itself, below itself, where it would get too deep, and on an old version', async () => {
    const top = await shop.category('Ref top')
    const child = await shop.category('Ref child', { parent: top.id })
    const errors = async (from: { id: string }, into: { id: string }) => (await merge(from, into)).body.errors
    expect(await errors(top, top)).toHaveProperty('into')
    expect(await errors(top, child)).toHaveProperty('into')
    let deep = await shop.category('Ref deep')
    for (const name of ['d2', 'd3', 'd4']) deep = await shop.category(name, { parent: deep.id })
    expect(await errors(top, deep)).toHaveProperty('into')
    const stale = await ask(`POST /categories/${child.id}/operations/merge`, { into: deep.id, version: 99 })
    expect(stale.status).toBe(409)
    const catalogue = await shop.server.signIn('support')
    const forbidden = await ask(`POST /categories/${child.id}/operations/merge`, { into: deep.id }, catalogue)
    expect(forbidden.status).toBe(403)
  })

  it('is the way to delete one with products, which deleting alone refuses', async () => {
    const full = await shop.category('Full')
    await shop.product({ primaryCategory: full.id })
    const { version } = await read('categories', full.id)
    const refused = await ask(`DELETE /categories/${full.id}?version=${version}`)
    expect(refused).toMatchObject({ status: 409, body: { code: 'in-use' } })
  })
})

describe('a category that is emptied and deleted', () => {
  it('moves its products part by part, is gone with the last one, and its address leads on', async () => {
    const [old, next] = [await shop.category('Emptied'), await shop.category('Filled')]
    const one = await shop.product({ primaryCategory: old.id })
    const two = await shop.product({ primaryCategory: next.id, categories: [old.id] })
    const go = (most: number) =>
      shop.ask(`POST /categories/${old.id}/operations/moveOut`, { to: next.id, most, version: old.version })
    expect(await go(1)).toMatchObject({ status: 200, body: { moved: 1, left: 1, deleted: false } })
    expect(await go(1)).toMatchObject({ status: 200, body: { moved: 1, left: 0, deleted: true } })
    expect((await shop.ask(`GET /categories/${old.id}`)).status).toBe(404)
    for (const { id } of [one, two])
      expect(await shop.read('products', id)).toMatchObject({
        primaryCategory: next.id,
        categories: [next.id],
      })
    expect(await shop.read('categories', next.id)).toMatchObject({ productsDirect: 2 })
    expect((await shop.list('redirects', {})).map(({ to }: any) => to)).toContainEqual(
      expect.stringContaining(next.slug),
    )
  })

  it('stays whole where categories are below it, or where its products should go to itself', async () => {
    const [old, next] = [await shop.category('Holds more'), await shop.category('Takes none')]
    await shop.category('Below it', { parent: old.id })
    const product = await shop.product({ primaryCategory: old.id })
    const to = (id: string) =>
      shop.ask(`POST /categories/${old.id}/operations/moveOut`, { to: id, version: old.version })
    const refused = await to(next.id)
    expect([refused.status, refused.body.code]).toEqual([409, 'in-use'])
    expect(await shop.read('products', product.id)).toMatchObject({ primaryCategory: old.id })
    expect(
      (await shop.ask(`POST /categories/${next.id}/operations/moveOut`, { to: next.id, version: 1 })).status,
    ).toBe(422)
  })
})
