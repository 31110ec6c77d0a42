import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { defineResource, defineResources, type Registry } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

/** Named as areas of the product are, so that it speaks with their texts. */
const product = defineResource({
  name: 'product',
  path: 'pages/products',
  endpoint: 'products',
  title: 'name',
  fields: {
    name: f.text({ required: true, max: 20 }),
    mrp: f.money({ required: true, min: 100 }),
    salePrice: f.money(),
    season: f.select(['summer', 'winterWear']),
    variants: f.rows(
      { sku: f.text({ required: true }), mrp: f.money(), salePrice: f.money() },
      { rules: { salePrice: { atMost: 'mrp' } } },
    ),
  },
  rules: { salePrice: { atMost: 'mrp' } },
  workflow: {
    initial: 'draft',
    states: { draft: {}, live: {} },
    transitions: { publish: { from: 'draft', to: 'live', ask: ['season', 'salePrice'] } },
  },
})

let server: TestServer
let owner: Call
beforeAll(async () => {
  server = await testServer({ registry: defineResources([product]) as unknown as Registry })
  owner = await server.signIn('admin')
})
afterAll(() => server?.close())

const good = { name: 'Shirt', mrp: 100_000 }
const post = async (path: string, body: Record<string, unknown>, locale = 'en') => {
  const answer = await owner(path, { method: 'POST', body, headers: { 'Accept-Language': locale } })
  return (await answer.json()) as {
    id: string
    version: number
    message: string
    errors: Record<string, string>
  }
}

describe('what the API says about a field', () => {
  it('calls other fields as people do, in their language, under the path of the field', async () => {
    const wrong = { ...good, salePrice: 100_001 }
    expect((await post('/products', wrong)).errors).toEqual({ salePrice: 'Must not be above MRP.' })
    const { errors } = await post('/products', wrong, 'fr')
    expect(Object.keys(errors)).toEqual(['salePrice'])
    expect(errors.salePrice).toMatch(/Prix maximal|PVC|MRP/)
    expect(errors.salePrice).not.toContain('mrp')
  })

  it('calls the fields of rows as people do', async () => {
    const variants = [{ sku: 'A', mrp: 100, salePrice: 101 }]
    const { errors } = await post('/products', { ...good, variants })
    expect(errors['variants.0.salePrice']).toBe('Must not be above MRP.')
  })

  it('writes amounts as money and choices by their names', async () => {
    const { errors } = await post('/products', { ...good, mrp: 1, season: 'autumn' })
    expect(errors).toEqual({ mrp: 'Must be ₹1.00 or more.', season: 'Choose one of: Summer, Winter wear.' })
  })

  it('says that a text is of the wrong kind, not that it is missing, also in a step', async () => {
    const { id, version } = await post('/products', good)
    const { errors } = await post(`/products/${id}/transitions/publish`, { version, salePrice: 'ten' })
    expect(errors).toEqual({ salePrice: 'This is not the kind of value expected here.' })
  })

  it('tells of an unknown field by the name that was asked for', async () => {
    expect((await post('/products', { ...good, cots: 1 })).message).toBe('There is no field cots.')
  })

  it('says the same in bulk', async () => {
    const { id, version } = await post('/products', good)
    const answer = (await (
      await owner('/products/bulk/update', {
        method: 'POST',
        body: { items: [{ id, version }], data: { salePrice: 100_001 } },
      })
    ).json()) as { refused: unknown[] }
    expect(answer.refused).toEqual([
      {
        id,
        code: 'invalid',
        message: 'Please check what you entered.',
        errors: { salePrice: 'Must not be above MRP.' },
      },
    ])
  })
})
