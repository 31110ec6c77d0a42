import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestDatabase, testableEngines, testDatabase } from '../../support/database.ts'
import { preparedProduct } from '../../support/preparedProduct.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

/** As many of each as show that none is asked for by itself. */
const some = 12

describe.each(testableEngines)('the statements of one request on the %s engine', (engine) => {
  const seen: string[] = []
  let database: TestDatabase
  let server: TestServer
  let admin: Call
  let product: { id: string; version: number }
  let tag: { id: string; version: number }

  beforeAll(async () => {
    database = await testDatabase({
      engine,
      template: preparedProduct,
      observe: (_seconds, _hasFailed, text) => void seen.push(text.replaceAll(/\s+/g, ' ').trim()),
    })
    server = await testServer({ database })
    admin = await server.signIn('admin')
    const brand = await made('brands', { name: 'Alba', slug: 'alba' })
    const top = await made('categories', { name: 'Women', slug: 'women' })
    const category = await made('categories', { name: 'Kurtas', slug: 'kurtas', parent: top.id })
    for (let number = 0; number < some; number++) {
      tag = await made('tags', { name: `Edition ${number}`, kind: 'product' })
      product = await made('products', {
        name: `Linen Kurta ${number}`,
        styleCode: `LK-${number}`,
        brand: brand.id,
        primaryCategory: category.id,
        tags: [tag.id],
        mrp: 199_900,
        salePrice: 149_900,
        variants: [{ sku: `LK-${number}-S`, colour: 'Ivory', size: 'S', mrp: 199_900, salePrice: 149_900 }],
      })
    }
  }, 120_000)
  afterAll(async () => {
    await server?.close()
    await database?.close()
  })

  async function made(area: string, body: Record<string, unknown>) {
    const answer = await admin(`/${area}`, { method: 'POST', body })
    const record = (await answer.json()) as { id: string; version: number }
    expect(answer.status, JSON.stringify(record)).toBe(201)
    return record
  }

  /** The first words of each statement that a call takes; that somebody was there is noted once a minute, not now. */
  async function statementsOf(call: () => Promise<Response>): Promise<string[]> {
    await admin('/auth/session')
    seen.length = 0
    const answer = await call()
    await answer.text()
    expect(answer.status).toBeLessThan(400)
    return seen.map((text) => /^\w+/.exec(text)?.[0].toUpperCase() ?? text)
  }

  it('are one for who asks, with their rights, what the shop demands of them and its ways', async () => {
    expect(await statementsOf(() => admin('/auth/session'))).toEqual(['SELECT'])
  })

  it('are one more for a page, whatever its length and its references, and for a record', async () => {
    const page = (query: Record<string, unknown>) => () =>
      admin(
        `/products?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, JSON.stringify(value)]))}`,
      )
    expect(await statementsOf(page({ range: [0, 1] }))).toEqual(['SELECT', 'SELECT'])
    expect(await statementsOf(page({ range: [0, 499], sort: ['name', 'ASC'] }))).toEqual(['SELECT', 'SELECT'])
    expect(await statementsOf(page({ filter: { weight: { gte: 1 } } }))).toEqual(['SELECT', 'SELECT'])
    expect(await statementsOf(() => admin(`/products/${product.id}`))).toEqual(['SELECT', 'SELECT'])
    expect(await statementsOf(() => admin('/products/counts'))).toEqual(['SELECT', 'SELECT'])
    // What a page refers to is asked for by area.
    const ids = encodeURIComponent(JSON.stringify({ id: [tag.id] }))
    expect(await statementsOf(() => admin(`/tags/lookup?filter=${ids}`))).toEqual(['SELECT', 'SELECT'])
  })

  it('of a search are one more for each area by whose titles it finds', async () => {
    const search = () => admin(`/products?filter=${encodeURIComponent(JSON.stringify({ q: 'kurta' }))}`)
    expect(await statementsOf(search)).toEqual(['SELECT', 'SELECT', 'WITH'])
  })

  it('of a change are one for the record and its history, between the lock and the commit', async () => {
    const change =
      (area: string, { id, version }: typeof tag, values: Record<string, unknown>) =>
      () =>
        admin(`/${area}/${id}`, { method: 'PUT', body: { ...values, version } })
    const around = { before: ['SELECT', 'BEGIN', 'SELECT'], after: ['WITH', 'COMMIT'] }
    expect(await statementsOf(change('tags', tag, { name: 'Edition anew' }))).toEqual([
      ...around.before,
      'SELECT',
      ...around.after,
    ])
    // A product owns rows, which are read once it is locked, and looks at its categories, both of them at once.
    expect(await statementsOf(change('products', product, { weight: 320 }))).toEqual([
      ...around.before,
      ...['SELECT', 'SELECT', 'WITH'],
      ...around.after,
    ])
    // Without a change nothing is written.
    expect(await statementsOf(change('products', { ...product, version: 2 }, { weight: 320 }))).toEqual([
      ...around.before,
      ...['SELECT', 'SELECT'],
      'COMMIT',
    ])
  })
})
