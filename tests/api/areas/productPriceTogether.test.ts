import { describe, expect, it } from 'vitest'
import { productShop } from './productShop.ts'

const { create, update, ask, admin } = productShop()
const prices = (record: any) => [
  [record.mrp, record.salePrice],
  ...record.variants.map(({ mrp, salePrice }: any) => [mrp, salePrice]),
]
const [old, lower, own] = [
  { mrp: 199_900, salePrice: 149_900 },
  { mrp: 199_900, salePrice: 99_900 },
  { mrp: 249_900, salePrice: 199_900 },
]
const pair = ({ mrp, salePrice }: { mrp: number; salePrice: number }) => [mrp, salePrice]

describe('the prices of a product and of its variants', () => {
  it('stay together when the product alone gets another one: what cost as much follows, what has a price of its own keeps it', async () => {
    const made = await create()
    const [first, second] = made.variants
    const apart = await update(made, { variants: [first, { ...second, ...own }] })
    const { status, body } = await update(apart.body, lower)
    expect([status, prices(body)]).toEqual([200, [pair(lower), pair(lower), pair(own)]])
  })

  it('are not left apart by an import of the product alone', async () => {
    const made = await create()
    const answer = await admin('/products/import', {
      method: 'POST',
      headers: { 'content-type': 'text/csv' },
      body: `id,version,salePrice\n${made.id},${made.version},999.00\n`,
    })
    expect(await answer.json()).toMatchObject({ updated: 1, refused: [] })
    const { body } = await ask(admin, `GET /products/${made.id}`)
    expect(prices(body)).toEqual([pair(lower), pair(lower), pair(lower)])
  })

  it('make the product cost what its cheapest variant does where none costs that any more', async () => {
    const made = await create()
    const { body } = await update(made, {
      variants: made.variants.map((row: object, index: number) => ({ ...row, ...(index ? lower : own) })),
    })
    expect(prices(body)).toEqual([pair(lower), pair(own), pair(lower)])
  })

  it('are refused where the product would get one that no variant has', async () => {
    const made = await create()
    const variants = made.variants.map((row: object) => ({ ...row, ...own }))
    const { status, body } = await update(made, { ...old, salePrice: 120_000, variants })
    expect([status, body.errors]).toEqual([
      422,
      { salePrice: expect.stringContaining('No variant costs that.') },
    ])
  })
})
