import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moves } from '../../../resources/catalogue/stockLevel/rules/moves.ts'
import { moveStock } from '../../../resources/catalogue/stockLevel/server/moveStock.ts'
import { resources } from '../../../resources/index.ts'
import { addStaff } from '../../e2e/support/shop.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'
import { stockShop } from './stockShop.ts'

let server: TestServer
let admin: Call
const shop = stockShop(() => server)

beforeAll(async () => {
  server = await testServer()
  admin = await server.signIn('admin')
}, 120_000)
afterAll(() => server?.close())

async function print(body: Record<string, unknown>, as: Call = admin) {
  const answer = await as('/products/operations/documents', { method: 'POST', body })
  return { status: answer.status, body: (await answer.json()) as any }
}

describe('labels of products', () => {
  it('carry the code, the price and what the law wants to be said, one for each variant on sale', async () => {
    const made = await shop.product('Tag', ['S', 'M', 'L'])
    const [small, medium, large] = made.variants
    await shop.work(({ records }) =>
      records.update(resources.product, made.id, {
        genericName: 'Kurta',
        netQuantity: '1 N',
        countryOfOrigin: 'IN',
        manufacturer: 'Mill\nBengaluru',
        translations: { ja: { name: 'タグ' } },
        variants: [{ ...small, barcode: '4006381333931' }, medium, { ...large, active: false }] as never,
      }),
    )
    const { status, body } = await print({ products: [made.id], copies: 2 })
    expect(status).toBe(200)
    expect(body.refused).toEqual([])
    expect(body.documents).toHaveLength(2)
    expect(body.documents[0]).toEqual({
      id: small?.id,
      copies: 2,
      sku: 'Tag-S',
      barcode: '4006381333931',
      name: 'Tag',
      names: { ja: 'タグ' },
      brand: null,
      styleCode: null,
      options: ['S'],
      mrp: 100_000,
      genericName: 'Kurta',
      netQuantity: '1 N',
      manufacturedIn: null,
      countryOfOrigin: 'IN',
      manufacturer: 'Mill\nBengaluru',
      importer: null,
      careContact: null,
    })
    // A variant that is asked for by itself is printed though it is switched off.
    const single = await print({ variants: [large?.id] })
    expect(single.body.documents.map(({ sku }: { sku: string }) => sku)).toEqual(['Tag-L'])
  })

  it('are as many as there are pieces, and say of which there are none', async () => {
    const place = await shop.location('LABELS')
    const made = await shop.product('Counted', ['S', 'M'])
    const bare = await shop.product('Bare', ['S'])
    await shop.work(({ db, actor, at }) =>
      moveStock({ db, actor, at }, [
        {
          variant: made.variants[0]?.id ?? '',
          location: place.id,
          ...moves.receive(3),
        },
      ]),
    )
    const { body } = await print({ products: [bare.id, made.id], copies: 'stock' })
    expect(body.documents).toMatchObject([{ sku: 'Counted-S', copies: 3 }])
    expect(body.refused).toEqual([{ id: bare.id, name: 'Bare', code: 'print-no-stock' }])
  })

  it('leave out, by name, what has no variant, what is unknown and what goes beyond one print', async () => {
    const sizes = Array.from({ length: 30 }, (_, index) => `N${index}`)
    const [one, many, none] = [
      await shop.product('Some', ['S']),
      await shop.product('Many', sizes),
      await shop.product('None', []),
    ]
    const unknown = '01932b1c-7a80-7000-8000-000000000009'
    const { body } = await print({ products: [many.id, one.id, none.id, unknown], copies: 100 })
    expect(body.documents).toMatchObject([{ sku: 'Some-S', copies: 100 }])
    expect(body.refused).toEqual([
      { id: many.id, name: 'Many', code: 'print-too-many' },
      { id: none.id, name: 'None', code: 'print-no-variants' },
      { id: unknown, name: '', code: 'not-found' },
    ])
  })

  it('are refused without the right to see products, and where it is not said of what', async () => {
    const made = await shop.product('Locked', ['S'])
    const stranger = await server.signIn(await addStaff(server, 'labelless', [{ key: 'brand', view: true }]))
    expect((await print({ products: [made.id] }, stranger)).status).toBe(403)
    const viewer = await server.signIn(await addStaff(server, 'labels', [{ key: 'product', view: true }]))
    expect((await print({ products: [made.id] }, viewer)).status).toBe(200)
    expect((await print({})).status).toBe(400)
    expect((await print({ products: [made.id], variants: [made.id] })).status).toBe(400)
    for (const products of [[], ['x'], 'x']) expect((await print({ products })).status).toBe(422)
    for (const copies of [0, 101, 1.5, 'all'])
      expect((await print({ products: [made.id], copies })).status).toBe(422)
  })
})
