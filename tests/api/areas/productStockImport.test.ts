import Papa from 'papaparse'
import { beforeAll, describe, expect, it } from 'vitest'
import { addStaff } from '../../e2e/support/shop.ts'
import type { Call } from '../../support/server.ts'
import { productShop } from './productShop.ts'

describe('the stock of variants in a file of products', () => {
  const shop = productShop()
  const send = async (rows: readonly (readonly unknown[])[], query = '', call: Call = shop.admin) => {
    const answer = await call(`/products/import?by=styleCode${query}`, {
      method: 'POST',
      body: Papa.unparse(rows.map((cells) => [...cells])),
      headers: { 'Content-Type': 'text/csv' },
    })
    return { status: answer.status, body: (await answer.json()) as any }
  }
  const exported = async (call: Call = shop.admin) => {
    const answer = await call('/products/export?rows=variants&named=true')
    return Papa.parse<Record<string, string>>((await answer.text()).replace('\uFEFF', '').trim(), {
      header: true,
    }).data
  }
  const faults = async () =>
    (await shop.ask(shop.admin, 'POST /stock-levels/operations/check', {})).body.faults
  const undo = (id: string, call: Call = shop.admin) =>
    shop.ask(call, `POST /products/bulk/changes/${id}/undo`, {})
  /** What is on hand in the file: of each SKU at both places. */
  const onHand = async () =>
    Object.fromEntries(
      (await exported()).map((line) => [
        line['variants.sku'],
        [line['stock: Mumbai'], line['stock: Pune: 2']],
      ]),
    )
  const ledger = async (sku: string) =>
    (
      await shop.ask(
        shop.admin,
        `GET /stock-movements?filter=${encodeURIComponent(JSON.stringify({ q: sku }))}&sort=["createdAt","ASC"]`,
      )
    ).body.map(({ kind, quantity, reason }: any) => [kind, quantity, reason])

  const head = ['styleCode', 'name', 'mrp', 'salePrice', 'variants.sku', 'variants.size', 'stock: Mumbai']
  const lines = [
    [...head, 'Stock: PNQ'],
    ['ST-1', 'Stole', '999', '799', 'ST-1-S', 'S', '5', '2'],
    ['ST-1', '', '', '', 'ST-1-M', 'M', '0', ''],
  ]
  let undoable = ''

  beforeAll(async () => {
    for (const place of [
      { name: 'Mumbai', code: 'BOM' },
      { name: 'Pune: 2', code: 'PNQ' },
    ])
      expect((await shop.ask(shop.admin, 'POST /stock-locations', place)).status).toBe(201)
  })

  it('is shown before it is booked, and booked as a correction', async () => {
    const seen = await send(lines, '&dryRun=true')
    expect(seen.body).toMatchObject({ created: 1, refused: [] })
    expect(
      seen.body.records[0].changes.filter(({ field }: any) => field.toLowerCase().startsWith('stock')),
    ).toEqual([
      { field: 'stock: Mumbai', before: 'ST-1-S 0', after: 'ST-1-S 5' },
      { field: 'stock: PNQ', before: 'ST-1-S 0', after: 'ST-1-S 2' },
    ])
    expect(await exported()).toEqual([])
    const { body } = await send(lines)
    expect([body.created, body.refused]).toEqual([1, []])
    undoable = body.undo.id
    expect(await onHand()).toEqual({ 'ST-1-S': ['5', '2'], 'ST-1-M': ['0', '0'] })
    expect(await ledger('ST-1-S')).toEqual([
      ['adjusted', 5, 'correction'],
      ['adjusted', 2, 'correction'],
    ])
    expect(await faults()).toEqual([])
  })

  it('changes nothing where a file comes back as it left', async () => {
    const file = await exported()
    const names = Object.keys(file[0] ?? {})
    const rows = [names, ...file.map((line) => names.map((name) => line[name]))]
    const answer = await shop.admin('/products/import', {
      method: 'POST',
      body: Papa.unparse(rows as string[][]),
      headers: { 'Content-Type': 'text/csv' },
    })
    expect(await answer.json()).toMatchObject({ created: 0, updated: 0, unchanged: 1, refused: [] })
    expect((await ledger('ST-1-S')).length).toBe(2)
  })

  it('goes with the import that is undone: numbers come back, and products that were made can go', async () => {
    const { body } = await send([
      [...head, 'stock: Pune: 2'],
      ['ST-1', 'Stole', '999', '799', 'ST-1-S', 'S', '9', ''],
      ['ST-1', '', '999', '799', 'ST-1-L', 'L', '3', '4'],
      ['ST-2', 'Other stole', '500', '400', 'ST-2-S', 'S', '7', ''],
    ])
    expect([body.created, body.updated, body.refused]).toEqual([1, 1, []])
    expect((await onHand())['ST-1-L']).toEqual(['3', '4'])
    const undone = await undo(body.undo.id)
    expect([undone.status, undone.body.refused]).toEqual([200, []])
    expect(await onHand()).toEqual({ 'ST-1-S': ['5', '2'], 'ST-1-M': ['0', '0'] })
    expect(await ledger('ST-2-S')).toEqual([])
    expect(await faults()).toEqual([])
  })

  it('is changed alone, and put back alone', async () => {
    const { body } = await send([
      ['styleCode', 'variants.sku', 'stock: Mumbai'],
      ['ST-1', 'ST-1-M', '6'],
    ])
    expect(body).toMatchObject({ created: 0, updated: 1, refused: [] })
    expect((await onHand())['ST-1-M']).toEqual(['6', '0'])
    expect((await undo(body.undo.id)).body.refused).toEqual([])
    expect((await onHand())['ST-1-M']).toEqual(['0', '0'])
  })

  it('is refused cell by cell: no such place, no number, no variant, below what is promised', async () => {
    const { body } = await send([
      ['styleCode', 'variants.sku', 'stock: Mumbai', 'stock: Delhi', 'stock: BOM'],
      ['ST-1', 'ST-1-S', 'many', '', '1'],
      ['ST-1', 'ST-1-M', '', '2', ''],
      ['ST-1', '', '2', '', ''],
    ])
    expect(body.refused.map(({ line, errors }: any) => [line, Object.keys(errors)])).toEqual([
      [2, ['stock: Mumbai']],
      [3, ['stock: Delhi']],
      [4, ['stock: Mumbai']],
    ])
    expect(body.refused[1].errors['stock: Delhi']).toContain('“Delhi”')
    const twice = await send([
      ['styleCode', 'variants.sku', 'stock: Mumbai', 'stock: BOM'],
      ['ST-1', 'ST-1-S', '8', '9'],
    ])
    expect(Object.keys(twice.body.refused[0].errors)).toEqual(['stock: BOM'])
    expect((await onHand())['ST-1-S']).toEqual(['5', '2'])
  })

  it('is refused to whoever may not correct it, with why; what is there already passes', async () => {
    const flags = (key: string, names: readonly string[]) => ({
      key,
      ...Object.fromEntries(names.map((name) => [name, true])),
    })
    const products = flags('product', ['view', 'create', 'edit', 'import', 'export', 'delete'])
    const names = ['seesStock', 'seesNone'] as const
    const [sees, none] = await Promise.all([
      addStaff(shop.server, names[0], [products, flags('stockLevel', ['view'])]),
      addStaff(shop.server, names[1], [products]),
    ])
    const viewer = await shop.server.signIn(sees)
    const blind = await shop.server.signIn(none)
    const file = (count: string) => [
      ['styleCode', 'variants.sku', 'stock: Mumbai'],
      ['ST-1', 'ST-1-S', count],
    ]
    expect((await send(file('5'), '', viewer)).body).toMatchObject({ unchanged: 1, refused: [] })
    for (const [call, count] of [
      [viewer, '8'],
      [blind, '5'],
    ] as const) {
      const { body } = await send(file(count), '', call)
      expect(body.refused[0]?.errors['stock: Mumbai']).toContain('You may not correct the stock')
    }
    expect(Object.keys((await exported(viewer))[0] ?? {})).toContain('stock: Mumbai')
    expect(Object.keys((await exported(blind))[0] ?? {})).not.toContain('stock: Mumbai')
    // Whoever may not book does not put back what was booked.
    expect((await undo(undoable, viewer)).status).toBe(403)
  })

  it('takes a product away with its import where nothing else ever moved, and keeps it otherwise', async () => {
    const made = async (code: string) =>
      (await send([[...head], [code, `Shawl ${code}`, '500', '400', `${code}-S`, 'S', '7']])).body.undo
        .id as string
    const kept = await made('SH-1')
    const received = await shop.ask(shop.admin, 'POST /stock-levels/operations/adjust', {
      lines: [
        {
          sku: 'SH-1-S',
          location: (await shop.ask(shop.admin, 'GET /stock-locations?sort=["name","ASC"]')).body[0].id,
          move: { action: 'receive', quantity: 1 },
        },
      ],
    })
    expect([received.status, received.body.errors]).toEqual([200, undefined])
    const { body } = await undo(kept)
    expect([body.done, body.refused.length]).toEqual([[], 1])
    expect((await onHand())['SH-1-S']).toEqual(['8', '0'])
    expect(await faults()).toEqual([])
  })
})
