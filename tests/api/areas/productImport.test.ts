import Papa from 'papaparse'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '../../support/server.ts'
import { productShop } from './productShop.ts'

describe('products in a file of a shop owner', () => {
  const shop = productShop()
  const send = async (rows: readonly (readonly unknown[])[], query = '', call: Call = shop.admin) => {
    const answer = await call(`/products/import?by=styleCode${query}`, {
      method: 'POST',
      body: Papa.unparse(rows.map((cells) => [...cells])),
      headers: { 'Content-Type': 'text/csv' },
    })
    return { status: answer.status, body: (await answer.json()) as any }
  }
  const found = async (styleCode: string) => {
    const filter = encodeURIComponent(JSON.stringify({ styleCode }))
    const { body } = await shop.ask(shop.admin, `GET /products?filter=${filter}`)
    return body[0] && (await shop.ask(shop.admin, `GET /products/${body[0].id}`)).body
  }
  const pick = (product: any) => product.variants.map(({ sku, mrp, salePrice }: any) => [sku, mrp, salePrice])

  const head = [
    ...[
      'styleCode',
      'name',
      'brand',
      'primaryCategory',
      'taxCategory',
      'tags',
      'variants.sku',
      'variants.colour',
    ],
    ...['variants.size', 'mrp', 'salePrice', 'variantCosts.cost'],
  ]
  const own = ['OWN-1', 'Mul Kurta', 'Indigo House', 'Women > Kurtas', 'GST 5%', 'Summer, Office']
  const file = [head, [...own, 'OWN-1-S', 'Indigo', 'S', '1,2', '', '']]
  const lines = [
    head,
    [...own, 'OWN-1-S', 'Indigo', 'S', '1999.00', '1499', '600'],
    ['OWN-1', '', '', '', '', '', 'OWN-1-M', 'Indigo', 'M', '', '1549', '610.50'],
    ['OWN-1', '', '', '', '', '', 'OWN-1-L', 'Indigo', 'L', '2099', '1599', ''],
    ['OWN-2', 'Plain Stole', 'indigo-house', 'Women', '', '', '', '', '', '899', '799', ''],
  ]

  beforeAll(async () => {
    const make = async (path: string, body: Record<string, unknown>) => {
      const made = await shop.ask(shop.admin, `POST /${path}`, body)
      expect([path, made.status, made.status === 201 ? '' : JSON.stringify(made.body)]).toEqual([
        path,
        201,
        '',
      ])
      return made.body.id
    }
    await make('brands', { name: 'Indigo House' })
    for (const name of ['Women', 'Men']) {
      const parent = await make('categories', { name })
      await make('categories', { name: 'Kurtas', parent })
    }
    for (const name of ['Summer', 'Office']) await make('tags', { name })
    await make('tax-categories', {
      name: 'GST 5%',
      code: 'GST5',
      rates: [{ effectiveFrom: '2017-07-01', rate: 5 }],
    })
  })

  it('are made of one line a variant, with names, paths, amounts in rupees and costs', async () => {
    const seen = await send(lines, '&dryRun=true')
    expect(seen.body).toMatchObject({ created: 2, refused: [] })
    expect(await found('OWN-1')).toBeUndefined()
    const { body } = await send(lines)
    expect(body).toMatchObject({ created: 2, updated: 0, refused: [] })
    const made = await found('OWN-1')
    expect(pick(made)).toEqual([
      ['OWN-1-S', 199_900, 149_900],
      ['OWN-1-M', 199_900, 154_900],
      ['OWN-1-L', 209_900, 159_900],
    ])
    expect(made.variantCosts.map(({ sku, cost }: any) => [sku, cost])).toEqual([
      ['OWN-1-S', 60_000],
      ['OWN-1-M', 61_050],
    ])
    expect(made).toMatchObject({ mrp: 199_900, salePrice: 149_900, status: 'draft' })
    expect([made.tags.length, made.sizes.map(({ value }: any) => value)]).toEqual([2, ['S', 'M', 'L']])
    expect(await found('OWN-2')).toMatchObject({ mrp: 89_900, salePrice: 79_900, variants: [] })
  })

  it('say of a style code that is there what would change, and change nothing when they come again', async () => {
    expect((await send(lines)).body).toMatchObject({ created: 0, updated: 0, unchanged: 2, refused: [] })
    const dearer = lines.map((cells) => cells.map((cell) => (cell === '1549' ? '1449' : cell)))
    const { body } = await send(dearer, '&dryRun=true')
    expect(body).toMatchObject({ updated: 1, unchanged: 1, records: [{ line: 2, title: 'Mul Kurta' }] })
    const [{ changes }] = body.records
    const variants = changes.find(({ field }: any) => field === 'variants')
    expect([variants.before[1].salePrice, variants.after[1].salePrice]).toEqual([154_900, 144_900])
    expect(pick(await found('OWN-1'))[1]).toEqual(['OWN-1-M', 199_900, 154_900])
  })

  it('claim a style code or a SKU once', async () => {
    const twice = [
      ...lines.slice(0, 2),
      lines[4] ?? [],
      ['OWN-1', 'Other', '', '', '', '', 'OWN-1-S', '', '', '1', '1', ''],
    ]
    const { body } = await send(twice, '&dryRun=true')
    expect(body.refused.map(({ line, errors }: any) => [line, Object.keys(errors)])).toEqual([
      [4, ['styleCode', 'variants.sku']],
    ])
    expect(body.refused[0].errors.styleCode).toContain('2')
  })

  it('are refused with what was looked for, and an amount that is none', async () => {
    const wrong = file.map((cells, index) =>
      index === 0 ? cells : ['NEW-1', 'New', 'Nobody', 'Kurtas', 'x', '', ...cells.slice(6)],
    )
    const { body } = await send(wrong)
    const { errors } = body.refused[0]
    expect(Object.keys(errors).sort()).toEqual(['brand', 'primaryCategory', 'taxCategory'])
    expect(errors.brand).toContain('“Nobody”')
    expect(errors.primaryCategory).toContain('“Kurtas”')
    expect(await found('NEW-1')).toBeUndefined()
  })

  it('are put back by one undo: new ones go, changed ones have their variants and costs again', async () => {
    const before = await found('OWN-1')
    const { body } = await send([
      ['styleCode', 'name', 'variants.sku', 'variants.size', 'mrp', 'salePrice', 'variantCosts.cost'],
      ['OWN-1', 'Mul Kurta II', 'OWN-1-S', 'S', '1899', '1399', ''],
      ['OWN-1', '', 'OWN-1-XL', 'XL', '2199', '1699', '700'],
      ['OWN-9', 'Ninth', 'OWN-9-S', 'S', '500', '400', '100'],
    ])
    expect(body).toMatchObject({ created: 1, updated: 1, refused: [] })
    const changed = await found('OWN-1')
    expect([changed.name, changed.variants.length, changed.variantCosts.length]).toEqual([
      'Mul Kurta II',
      4,
      2,
    ])
    const undone = await shop.ask(shop.admin, `POST /products/bulk/changes/${body.undo.id}/undo`, {})
    expect([undone.status, undone.body.refused]).toEqual([200, []])
    const after = await found('OWN-1')
    for (const name of ['name', 'mrp', 'salePrice', 'variants', 'variantCosts'])
      expect([name, after[name]]).toEqual([name, before[name]])
    expect(await found('OWN-9')).toBeUndefined()
  })

  it('come out of the file that another system writes, its columns chosen: Handle is the address, lines of further pictures are of no variant', async () => {
    const foreign = [
      [
        'Handle',
        'Title',
        'Vendor',
        'Option1 Value',
        'Option2 Value',
        'Variant SKU',
        'Variant Price',
        'Variant Compare At Price',
        'Cost per item',
        'Image Src',
      ],
      [
        'block-print-shirt',
        'Block Print Shirt',
        'Indigo House',
        'Madder',
        'S',
        'BPS-S',
        '1299.00',
        '1599.00',
        '450.00',
        'https://cdn.example/1.jpg',
      ],
      ['block-print-shirt', '', '', 'Madder', 'M', 'BPS-M', '1299.00', '1599.00', '450.00', ''],
      ['block-print-shirt', '', '', '', '', '', '', '', '', 'https://cdn.example/2.jpg'],
      ['plain-scarf', 'Plain Scarf', 'Indigo House', 'Ochre', '', 'PS-1', '499.00', '599.00', '', ''],
    ]
    const chosen = [
      'slug',
      'name',
      'brand',
      'variants.colour',
      'variants.size',
      'variants.sku',
      'salePrice',
      'mrp',
      'variantCosts.cost',
    ]
    const rows = foreign.map((cells, index) => (index === 0 ? chosen : cells.slice(0, chosen.length)))
    const answer = await shop.admin('/products/import?by=slug', {
      method: 'POST',
      body: Papa.unparse(rows),
      headers: { 'Content-Type': 'text/csv' },
    })
    expect(await answer.json()).toMatchObject({ created: 2, refused: [] })
    const filter = encodeURIComponent(JSON.stringify({ slug: 'block-print-shirt' }))
    const [{ id }] = (await shop.ask(shop.admin, `GET /products?filter=${filter}`)).body
    const made = (await shop.ask(shop.admin, `GET /products/${id}`)).body
    expect(pick(made)).toEqual([
      ['BPS-S', 159_900, 129_900],
      ['BPS-M', 159_900, 129_900],
    ])
    expect(made.variantCosts.map(({ cost }: any) => cost)).toEqual([45_000, 45_000])
  })

  it('have no costs and no prices for whoever may not see or change these', async () => {
    const keeper = await shop.staff('importer', ['view', 'create', 'edit', 'import'])
    expect(
      (
        await send(
          [
            ['styleCode', 'variants.sku', 'variantCosts.cost'],
            ['OWN-1', 'OWN-1-S', '1'],
          ],
          '',
          keeper,
        )
      ).body.code,
    ).toBe('unknown-field')
    const { body } = await send(
      [
        ['styleCode', 'variants.sku', 'mrp', 'salePrice'],
        ['OWN-1', 'OWN-1-S', '1', '1'],
      ],
      '',
      keeper,
    )
    expect([body.updated, body.refused.length]).toEqual([0, 1])
  })
})
