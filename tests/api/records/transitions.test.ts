import { describe, expect, it } from 'vitest'
import { areas } from './areas.ts'
import { staff, useServer } from './server.ts'

describe('a transition', () => {
  const { ask } = useServer(areas)
  let next = 0

  async function article(values: object = {}) {
    const answer = await ask('POST /articles', { body: { name: `Move ${next++}`, price: 100, ...values } })
    expect(answer.status, answer.text).toBe(201)
    return answer.body
  }

  const move = (id: string, name: string, body: object, as?: ReturnType<typeof staff>) =>
    ask(`POST /articles/${id}/transitions/${name}`, as ? { body, as } : { body })

  it('moves the record, and tells which moves are open from there', async () => {
    const { id } = await article()
    expect(await move(id, 'publish', { version: 1 })).toMatchObject({
      status: 200,
      headers: { etag: '"2"' },
      body: { status: 'live', version: 2, transitions: ['close'] },
    })
    expect((await ask(`GET /articles/${id}`)).body).toMatchObject({ status: 'live' })
  })

  it('is refused from another state, and where its guard does not hold', async () => {
    const free = await article({ price: 0 })
    expect(free.transitions).toEqual(['close'])
    expect(await move(free.id, 'publish', { version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'not-allowed-now' },
    })
    expect(await move(free.id, 'reopen', { version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'not-allowed-now' },
    })
    expect(await move(free.id, 'fly', { version: 1 })).toMatchObject({
      status: 404,
      body: { code: 'not-found' },
    })
  })

  it('needs the version it is based on', async () => {
    const { id } = await article()
    expect(await move(id, 'publish', {})).toMatchObject({ status: 400, body: { code: 'version-missing' } })
    expect(await move(id, 'publish', { version: 7 })).toMatchObject({ status: 409, body: { code: 'stale' } })
  })

  it('takes the fields that it asks for, and no others', async () => {
    const { id } = await article()
    expect(await move(id, 'close', { version: 1, price: 5 })).toMatchObject({
      status: 400,
      body: { code: 'unknown-field' },
    })
    expect((await move(id, 'close', { version: 1, note: 'Sold out' })).body).toMatchObject({
      status: 'closed',
      note: 'Sold out',
    })
  })

  it('is for those who hold its flag', async () => {
    const { id } = await article()
    const editor = staff({ article: ['view', 'edit'] })
    const publisher = staff({ article: ['view', 'publish'] })
    expect(await move(id, 'publish', { version: 1 }, editor)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    })
    expect((await ask(`GET /articles/${id}`, { as: editor })).body.transitions).toEqual([])
    expect((await ask(`GET /articles/${id}`, { as: publisher })).body.transitions).toEqual(['publish'])
    expect(await move(id, 'publish', { version: 1 }, publisher)).toMatchObject({ status: 200 })
  })

  it('is the only way out of a locked state', async () => {
    const { id } = await article()
    await move(id, 'close', { version: 1 })
    const put = await ask(`PUT /articles/${id}`, { body: { version: 2, note: 'x' } })
    expect(put).toMatchObject({ status: 409, body: { code: 'locked' } })
    expect(await ask(`DELETE /articles/${id}?version=2`)).toMatchObject({
      status: 409,
      body: { code: 'locked' },
    })
    expect((await move(id, 'reopen', { version: 2 })).body).toMatchObject({ status: 'draft', version: 3 })
  })

  it('is judged by the rules of the state it leads to', async () => {
    const { body: order } = await ask('POST /orders', { body: { number: 'J-1', lines: [await line()] } })
    const go = (name: string, version: number, body = {}) =>
      ask(`POST /orders/${order.id}/transitions/${name}`, { body: { version, ...body } })
    expect((await go('pay', 1)).body.status).toBe('paid')
    expect((await go('ship', 2, { trackingNumber: 'T-1' })).body).toMatchObject({
      status: 'shipped',
      trackingNumber: 'T-1',
    })
    expect(await ask(`PUT /orders/${order.id}`, { body: { version: 3, shipping: 5 } })).toMatchObject({
      status: 409,
      body: { code: 'not-allowed-now' },
    })
    expect((await ask(`DELETE /orders/${order.id}?version=3`)).body.code).toBe('forbidden')
  })

  async function line() {
    const brand = await ask('POST /brands', { body: { name: 'For orders' } })
    const product = await ask('POST /products', {
      body: { name: 'Thing', brand: brand.body.id, price: 10, kind: 'digital' },
    })
    return { product: product.body.id, quantity: 2, price: 10 }
  }

  it.each([
    ['a change', (id: string) => ['PUT', `/articles/${id}`, { version: 1, status: 'live' }] as const],
    [
      'a transition’s fields',
      (id: string) => ['POST', `/articles/${id}/transitions/close`, { version: 1, status: 'live' }] as const,
    ],
  ])('cannot be gone around by %s', async (_, call) => {
    const { id } = await article()
    const [method, path, body] = call(id)
    expect((await ask(`${method} ${path}`, { body })).status).toBeGreaterThanOrEqual(400)
    expect((await ask(`GET /articles/${id}`)).body).toMatchObject({ status: 'draft', version: 1 })
  })

  it('cannot be gone around by a bulk change or an import', async () => {
    const { id } = await article()
    const bulk = await ask('POST /articles/bulk/update', {
      body: { items: [{ id, version: 1 }], data: { status: 'live' } },
    })
    expect(bulk.body).toMatchObject({
      done: [],
      refused: [{ id, code: 'invalid', errors: { status: 'not-allowed' } }],
    })
    const csv = `id,version,status\n${id},1,live\n,,live\n`
    const { body } = await ask('POST /articles/import', {
      body: csv,
      headers: { 'content-type': 'text/csv' },
    })
    expect(body.refused).toMatchObject([
      { line: 2, errors: { status: 'not-allowed' } },
      { line: 3, errors: { status: 'not-allowed' } },
    ])
    expect((await ask(`GET /articles/${id}`)).body.status).toBe('draft')
  })
})
