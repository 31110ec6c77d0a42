import { describe, expect, it } from 'vitest'
import { merchandisingShop } from './merchandisingShop.ts'

const shop = merchandisingShop()
const { ask, read, list, update } = shop

const tag = (name: string, values: Record<string, unknown> = {}) =>
  shop.create('tags', { name, kind: 'product', ...values })
const operate = async (
  path: string,
  record: { id: string },
  name: string,
  input: Record<string, unknown>,
) => {
  const { version } = await read(path, record.id)
  return ask(`POST /${path}/${record.id}/operations/${name}`, { ...input, version })
}

describe('the uses of a tag', () => {
  it('are counted with every product that gets or loses it, and the last one is noted', async () => {
    const used = await tag('Counted')
    expect(used).toMatchObject({ usageCount: 0, lastUsedAt: null })
    const product = await shop.product({ tags: [used.id] })
    await shop.product({ tags: [used.id] })
    const after = await read('tags', used.id)
    expect(after).toMatchObject({ usageCount: 2, lastUsedAt: expect.any(String), version: 1 })
    await update('products', product, { tags: [] })
    expect(await read('tags', used.id)).toMatchObject({ usageCount: 1, lastUsedAt: after.lastUsedAt })
    await update('tags', used, { name: 'Counted again' })
    expect(await read('tags', used.id)).toMatchObject({ usageCount: 1 })
    expect(await list('tags', { usageCount: { gt: 0 }, name: 'Counted again' })).toHaveLength(1)
  })

  it('cannot be written by anybody', async () => {
    const used = await tag('Honest')
    await update('tags', used, { usageCount: 99 })
    expect(await read('tags', used.id)).toMatchObject({ usageCount: 0 })
  })
})

describe('merging tags', () => {
  it('moves every product to the other one, once each, with history, and deletes the first', async () => {
    const [from, into] = [await tag('Cottons'), await tag('Cotton')]
    const only = await shop.product({ tags: [from.id] })
    const both = await shop.product({ tags: [into.id, from.id] })
    const { status, body } = await operate('tags', from, 'merge', { into: into.id })
    expect(status).toBe(200)
    expect(body.moved).toEqual([{ resource: 'product', field: 'tags', count: 2 }])
    expect(await read('products', only.id)).toMatchObject({ tags: [into.id], version: 2 })
    expect(await read('products', both.id)).toMatchObject({ tags: [into.id] })
    expect((await ask(`GET /products/${only.id}/history`)).body[0]).toMatchObject({
      action: 'update',
      version: 2,
      changes: [{ field: 'tags', before: [from.id], after: [into.id] }],
    })
    expect(await read('tags', into.id)).toMatchObject({ usageCount: 2 })
    expect((await ask(`GET /tags/${from.id}`)).status).toBe(404)
  })

  it('is refused between kinds, into nothing and without the right', async () => {
    const [a, order] = [await tag('Kind A'), await tag('Kind B', { kind: 'order' })]
    expect(await operate('tags', a, 'merge', { into: order.id })).toMatchObject({
      status: 422,
      body: { errors: { into: expect.any(String) } },
    })
    const nobody = '01932b1c-7a80-7000-8000-000000000001'
    expect(await operate('tags', a, 'merge', { into: nobody })).toMatchObject({ status: 422 })
    const support = await shop.server.signIn('support')
    const input = { into: order.id, version: 1 }
    expect((await ask(`POST /tags/${a.id}/operations/merge`, input, support)).status).toBe(403)
  })
})

describe('tags that are too many', () => {
  it('are found before they are made: plural, case, accents and slips', async () => {
    const linen = await tag('Linen edit')
    const similar = async (name: string, values = {}) =>
      (await ask('POST /tags/operations/similar', { name, kind: 'product', ...values })).body.tags.map(
        ({ id }: any) => id,
      )
    for (const name of ['linen edits', 'LINEN-EDIT', 'Línen edit', 'Linenedit', 'Linne edit'])
      expect(await similar(name), name).toEqual([linen.id])
    expect(await similar('Linen')).toEqual([])
    expect(await similar('linen edit', { kind: 'order' })).toEqual([])
    expect(await similar('linen edit', { except: linen.id })).toEqual([])
  })

  it('are taken off everything and deleted', async () => {
    const gone = await tag('Gone')
    const product = await shop.product({ tags: [gone.id] })
    const plain = await ask(`DELETE /tags/${gone.id}?version=1`)
    expect(plain).toMatchObject({ status: 409, body: { code: 'in-use' } })
    expect((await operate('tags', gone, 'unlink', {})).body).toEqual({
      unlinked: [{ resource: 'product', field: 'tags', count: 1 }],
    })
    expect(await read('products', product.id)).toMatchObject({ tags: [], version: 2 })
    expect((await ask(`GET /tags/${gone.id}`)).status).toBe(404)
  })

  it('are deleted together where nothing carries them', async () => {
    const [unused, used] = [await tag('Unused', { kind: 'content' }), await tag('Used')]
    await shop.product({ tags: [used.id] })
    const counted = await ask('POST /tags/operations/deleteUnused', { kind: 'content', dryRun: true })
    expect(counted.body).toEqual({ count: 1 })
    expect((await ask(`GET /tags/${unused.id}`)).status).toBe(200)
    expect((await ask('POST /tags/operations/deleteUnused', { kind: 'content' })).body).toEqual({ count: 1 })
    expect((await ask(`GET /tags/${unused.id}`)).status).toBe(404)
    expect((await ask(`GET /tags/${used.id}`)).status).toBe(200)
  })
})

describe('brands', () => {
  it('count their products, and become one', async () => {
    const [from, into] = [
      await shop.create('brands', { name: 'Miras & Sol' }),
      await shop.create('brands', { name: 'Mira & Sol' }),
    ]
    const product = await shop.product({ brand: from.id })
    expect(await read('brands', from.id)).toMatchObject({ productsCount: 1 })
    expect(await list('brands', { productsCount: 0 })).toMatchObject([{ id: into.id }])
    expect((await operate('brands', from, 'merge', { into: into.id })).body).toEqual({
      moved: [{ resource: 'product', field: 'brand', count: 1 }],
    })
    expect(await read('products', product.id)).toMatchObject({ brand: into.id })
    expect(await read('brands', into.id)).toMatchObject({ productsCount: 1 })
    expect(await list('redirects', { fromPath: '/brands/miras-sol' })).toMatchObject([
      { to: '/brands/mira-sol' },
    ])
  })

  it('with products are not deleted', async () => {
    const brand = await shop.create('brands', { name: 'Keeps' })
    await shop.product({ brand: brand.id })
    expect(await ask(`DELETE /brands/${brand.id}?version=1`)).toMatchObject({ status: 409 })
  })
})
