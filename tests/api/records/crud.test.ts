import { describe, expect, it } from 'vitest'
import { areas } from './areas.ts'
import { staff, useServer } from './server.ts'

describe('a record', () => {
  const { ask } = useServer(areas)

  async function created(collection: string, body: object) {
    const answer = await ask(`POST /${collection}`, { body })
    expect(answer.body).toMatchObject({ version: 1 })
    expect(answer.status).toBe(201)
    return answer.body
  }

  it('is created with its defaults, and read as it was answered', async () => {
    const brand = await created('brands', { name: ' Núa ' })
    expect(brand).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      version: 1,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      updatedAt: brand.createdAt,
      name: 'Núa',
      slug: 'nua',
      active: true,
    })
    const read = await ask(`GET /brands/${brand.id}`)
    expect(read.body).toEqual(brand)
    expect(read.headers.etag).toBe('"1"')
  })

  it('keeps the fields that are not sent, and counts its version up', async () => {
    const brand = await created('brands', { name: 'Keep', active: false })
    const { body, status } = await ask(`PUT /brands/${brand.id}`, { body: { version: 1, name: 'Kept' } })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      version: 2,
      name: 'Kept',
      slug: 'keep',
      active: false,
      createdAt: brand.createdAt,
    })
  })

  it('does not change by being sent back as it is', async () => {
    const article = await created('articles', {
      name: 'Same',
      price: 500,
      note: 'n',
      rating: 4.5,
      since: '2026-01-31',
      seenAt: '2026-11-20T18:00:00+05:30',
      labels: ['sale', 'new'],
      parts: [{ code: 'S-1' }, { code: 'S-2', colour: 'red' }],
      translations: { fr: { name: 'Pareil' } },
    })
    expect(article).toMatchObject({ seenAt: '2026-11-20T12:30:00.000Z', transitions: ['publish', 'close'] })
    const read = await ask(`GET /articles/${article.id}`)
    expect(read.body).toEqual(article)
    const { body, status } = await ask(`PUT /articles/${article.id}`, { body: read.body })
    expect(status).toBe(200)
    expect(body).toEqual(article)
  })

  it('is not changed without its version, nor from another one', async () => {
    const brand = await created('brands', { name: 'Versioned' })
    const put = (body: object) => ask(`PUT /brands/${brand.id}`, { body })
    expect(await put({ name: 'x' })).toMatchObject({ status: 400, body: { code: 'version-missing' } })
    expect(await put({ name: 'x', version: '1' })).toMatchObject({ status: 400, body: { code: 'malformed' } })
    await put({ name: 'Second', version: 1 })
    expect(await put({ name: 'x', version: 1 })).toMatchObject({
      status: 409,
      body: {
        code: 'stale',
        current: { name: 'Second', version: 2 },
        changes: [{ field: 'name', actor: { id: 'owner', name: 'Olga Owner' }, at: expect.any(String) }],
      },
    })
  })

  it('is deleted with its version only, and answered as it was', async () => {
    const brand = await created('brands', { name: 'Gone' })
    expect(await ask(`DELETE /brands/${brand.id}`)).toMatchObject({
      status: 400,
      body: { code: 'version-missing' },
    })
    expect(await ask(`DELETE /brands/${brand.id}?version=2`)).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    })
    const deleted = await ask(`DELETE /brands/${brand.id}?version=1`)
    expect(deleted).toMatchObject({ status: 200, body: { id: brand.id, name: 'Gone' } })
    expect(await ask(`GET /brands/${brand.id}`)).toMatchObject({ status: 404, body: { code: 'not-found' } })
  })

  it('is not deleted while another points to it, which the refusal names', async () => {
    const brand = await created('brands', { name: 'Used' })
    const product = await created('products', { name: 'P', brand: brand.id, price: 1, kind: 'digital' })
    await created('orders', { number: 'U-1', lines: [{ product: product.id, quantity: 1, price: 1 }] })
    expect(await ask(`DELETE /brands/${brand.id}?version=1`)).toMatchObject({
      status: 409,
      body: { code: 'in-use', referrers: [{ resource: 'product', field: 'brand', count: 1 }] },
    })
    expect(await ask(`DELETE /products/${product.id}?version=1`)).toMatchObject({
      status: 409,
      body: { code: 'in-use', referrers: [{ resource: 'order', field: 'lines.product', count: 1 }] },
    })
    const category = await created('categories', { name: 'Listed' })
    await created('articles', { name: 'Lister', price: 1, categories: [category.id] })
    expect((await ask(`DELETE /categories/${category.id}?version=1`)).body).toMatchObject({
      referrers: [{ resource: 'article', field: 'categories', count: 1 }],
    })
    expect((await ask(`GET /categories/${category.id}/referrers`)).body).toEqual([
      { resource: 'article', field: 'categories', count: 1 },
    ])
  })

  it('does not tell who refers to it to those who may not see that area', async () => {
    const brand = await created('brands', { name: 'Secretly used' })
    await created('products', { name: 'P2', brand: brand.id, price: 1, kind: 'digital' })
    const as = staff({ brand: ['view', 'delete'] })
    const { body } = await ask(`DELETE /brands/${brand.id}?version=1`, { as })
    expect(body).toMatchObject({ code: 'in-use', referrers: [] })
    expect((await ask(`GET /brands/${brand.id}/referrers`, { as })).body).toEqual([])
  })

  it('names every field that is wrong', async () => {
    const { status, body } = await ask('POST /articles', {
      body: {
        name: '',
        price: -1,
        rating: 9,
        since: '2025-02-29',
        parts: [{ code: 'A', count: -1 }, { colour: 'x' }],
      },
    })
    expect(status).toBe(422)
    expect(body.code).toBe('invalid')
    expect(Object.keys(body.errors).sort()).toEqual([
      'parts.0.count',
      'parts.1.code',
      'price',
      'rating',
      'since',
    ])
  })

  it.each([
    ['an unknown field', { name: 'x', colour: 'red' }, 400, 'unknown-field'],
    ['a list', [], 400, 'malformed'],
    ['nothing', undefined, 400, 'malformed'],
    ['the state it would be in', { number: 'x', status: 'paid', lines: [] }, 422, 'invalid'],
  ])('is refused with %s', async (_, body, status, code) => {
    const collection = body && 'number' in body ? 'orders' : 'brands'
    expect(await ask(`POST /${collection}`, { body })).toMatchObject({ status, body: { code } })
  })

  it('ignores what is read-only', async () => {
    const article = await created('articles', {
      id: '01932b1c-7a80-7000-8000-000000000001',
      version: 9,
      createdAt: 'x',
      updatedAt: 'x',
      margin: 5,
      status: 'draft',
      transitions: ['fly'],
      name: 'Read-only',
      price: 300,
      cost: 100,
    })
    expect(article).toMatchObject({ version: 1, margin: 200, status: 'draft' })
    expect(article.id).not.toBe('01932b1c-7a80-7000-8000-000000000001')
  })

  it('is refused where it refers to what does not exist, at the very field', async () => {
    const nobody = '01932b1c-7a80-7000-8000-00000000dead'
    const category = await created('categories', { name: 'Real' })
    const inList = await ask('POST /articles', {
      body: { name: 'R', price: 1, categories: [category.id, nobody] },
    })
    expect(inList).toMatchObject({ status: 422, body: { errors: { 'categories.1': 'unknown-reference' } } })
    const inRow = await ask('POST /orders', {
      body: { number: 'R-1', lines: [{ product: nobody, quantity: 1, price: 1 }] },
    })
    expect(inRow).toMatchObject({ status: 422, body: { errors: { 'lines.0.product': 'unknown-reference' } } })
    const single = await ask('POST /products', {
      body: { name: 'R', brand: nobody, price: 1, kind: 'digital' },
    })
    expect(single).toMatchObject({ status: 422, body: { errors: { brand: 'unknown-reference' } } })
  })

  it('shares no unique value with another, whatever its letters’ case', async () => {
    await created('articles', { name: 'Été', price: 1, parts: [{ code: 'Ab-1' }] })
    expect(await ask('POST /articles', { body: { name: 'éTÉ', price: 1 } })).toMatchObject({
      status: 409,
      body: { code: 'not-unique', errors: { name: 'not-unique' } },
    })
    const inRow = await ask('POST /articles', {
      body: { name: 'Hiver', price: 1, parts: [{ code: 'new' }, { code: 'aB-1', count: 2 }] },
    })
    expect(inRow).toMatchObject({
      status: 409,
      body: { code: 'not-unique', errors: { 'parts.1.code': 'not-unique' } },
    })
  })

  it('shares no unique combination with another, empty values included', async () => {
    const top = await created('categories', { name: 'Top', slug: 'top' })
    expect(await ask('POST /categories', { body: { name: 'Top 2', slug: 'top' } })).toMatchObject({
      status: 409,
      body: { errors: { slug: 'not-unique' } },
    })
    await created('categories', { name: 'Top', slug: 'top', parent: top.id })
  })

  it('is not below itself, nor deeper than its tree may be', async () => {
    const [a, b, c] = [
      await created('categories', { name: 'A' }),
      await created('categories', { name: 'B' }),
      await created('categories', { name: 'C' }),
    ]
    const put = (record: { id: string; version: number }, parent: string | null) =>
      ask(`PUT /categories/${record.id}`, { body: { version: record.version, parent } })
    expect(await put(a, a.id)).toMatchObject({ status: 422, body: { errors: { parent: 'circular' } } })
    expect(await put(b, a.id)).toMatchObject({ status: 200 })
    expect(await put(a, b.id)).toMatchObject({ status: 422, body: { errors: { parent: 'circular' } } })
    expect(await put(c, b.id)).toMatchObject({ status: 200 })
    const lowest = await created('categories', { name: 'D', parent: c.id })
    const deep = await ask('POST /categories', { body: { name: 'E', parent: lowest.id } })
    expect(deep).toMatchObject({ status: 422, body: { errors: { parent: 'too-deep' } } })
    const above = await created('categories', { name: 'F' })
    expect(await put(a, above.id)).toMatchObject({ status: 422, body: { errors: { parent: 'too-deep' } } })
  })
})
