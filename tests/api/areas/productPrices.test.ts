import { describe, expect, it } from 'vitest'
import { productShop } from './productShop.ts'

const { numbered, admin, ask, create, update, staff } = productShop()

describe('the right to change prices', () => {
  it('is asked for at every cell, and for the product itself', async () => {
    const clerk = await staff('clerk', ['view', 'create', 'edit'])
    const record = await create()
    const [first, second] = record.variants
    for (const values of [
      { mrp: 250_000 },
      { salePrice: 1 },
      { specialPrice: 1 },
      { specialFrom: '2027-01-01T00:00:00Z' },
    ]) {
      const { status, body } = await update(record, { variants: [{ ...first, ...values }, second] }, clerk)
      expect([status, Object.keys(body.errors)]).toEqual([422, [`variants.0.${Object.keys(values)[0]}`]])
    }
    const own = await update(record, { salePrice: 1 }, clerk)
    expect([own.status, Object.keys(own.body.errors)]).toEqual([422, ['salePrice']])
    // A new size at the product's price is no change of prices; another price is.
    const added = { sku: `${record.styleCode}-L`, colour: 'Ivory', size: 'L', mrp: record.mrp }
    const cheap = await update(record, { variants: [first, second, { ...added, salePrice: 1 }] }, clerk)
    expect(Object.keys(cheap.body.errors)).toEqual(['variants.2.salePrice'])
    const same = await update(
      record,
      { variants: [first, second, { ...added, salePrice: record.salePrice }] },
      clerk,
    )
    expect(same.status, JSON.stringify(same.body)).toBe(200)
    for (const name of ['previewPrices', 'changePrices']) {
      const asked = await ask(clerk, `POST /products/operations/${name}`, { ids: [record.id], ...tenOff })
      expect(asked.status).toBe(403)
    }
  })
})

const tenOff = { price: 'salePrice', kind: 'percent', value: -10, rounding: 'nine' }

describe('a change of many prices', () => {
  it('is shown first, then done, where prices stay in order', async () => {
    const cheap = await create({
      mrp: 1_000,
      salePrice: 100,
      variants: [{ sku: `C-${numbered.count}`, mrp: 1_000, salePrice: 100 }],
    })
    const record = await create()
    const body = { ids: [record.id, cheap.id], price: 'salePrice', kind: 'amount', value: -100_000 }
    const preview = await ask(admin, 'POST /products/operations/previewPrices', body)
    expect(preview.body).toMatchObject({
      products: 1,
      variants: 2,
      skipped: 1,
      samples: [{ before: 149_900, after: 49_900 }, {}],
      skips: [{ id: cheap.id, why: 'notPositive' }],
    })
    expect((await ask(admin, `GET /products/${record.id}`)).body.version).toBe(record.version)
    const done = await ask(admin, 'POST /products/operations/changePrices', body)
    const { undo, ...report } = done.body
    expect(report).toEqual(preview.body)
    expect(undo).toBeDefined()
    const after = (await ask(admin, `GET /products/${record.id}`)).body
    expect([after.salePrice, ...after.variants.map((row: { salePrice: number }) => row.salePrice)]).toEqual([
      49_900, 49_900, 49_900,
    ])
    const history = await ask(admin, `GET /products/${record.id}/history`)
    expect(history.body[0].changes.map(({ field }: { field: string }) => field).sort()).toEqual([
      'salePrice',
      'variants',
    ])
    const prices = await ask(admin, `POST /products/${record.id}/operations/prices`, {})
    expect(prices.body.states).toHaveLength(4)
    expect(prices.body.prior).toEqual({
      [record.variants[0].sku]: 149_900,
      [record.variants[1].sku]: 149_900,
    })
  })

  it('is put back as a whole, where nobody has changed a product since, by whoever may write its prices', async () => {
    const [record, touched] = [await create(), await create()]
    const body = { ids: [record.id, touched.id], ...tenOff }
    const { undo } = (await ask(admin, 'POST /products/operations/changePrices', body)).body
    const read = async ({ id }: { id: string }) => (await ask(admin, `GET /products/${id}`)).body
    await update(await read(touched), { salePrice: 120_000 })
    const pricer = await staff('pricer', ['view', 'changePrice'])
    const without = await ask(pricer, `POST /products/bulk/changes/${undo.id}/undo`, {})
    expect(without.status).toBe(403)
    const { body: changes } = await ask(admin, 'GET /products/bulk/changes')
    expect(changes[0]).toMatchObject({ id: undo.id, action: 'update', count: 2, final: null })
    const { body: undone } = await ask(admin, `POST /products/bulk/changes/${undo.id}/undo`, {})
    expect(undone).toMatchObject({ done: [record.id], refused: [{ id: touched.id }] })
    const pricesOf = ({ salePrice, variants }: { salePrice: number; variants: { salePrice: number }[] }) => [
      salePrice,
      ...variants.map((row) => row.salePrice),
    ]
    expect(pricesOf(await read(record))).toEqual(pricesOf(record))
    expect((await read(record)).variants.map(({ id }: { id: string }) => id)).toEqual(
      record.variants.map(({ id }: { id: string }) => id),
    )
    // A change of one product alone is put back from its history.
    const one = await ask(admin, 'POST /products/operations/changePrices', { ...body, ids: [record.id] })
    expect(one.body.variants).toBe(2)
  })

  it('sets an offer with its time, and refuses what makes no sense', async () => {
    const record = await create()
    const offer = { ids: [record.id], price: 'specialPrice', kind: 'set', value: 99_900, colour: 'Ivory' }
    const time = { from: '2026-12-01T00:00:00Z', to: '2026-12-24T00:00:00Z' }
    await ask(admin, 'POST /products/operations/changePrices', { ...offer, ...time })
    const { variants } = (await ask(admin, `GET /products/${record.id}`)).body
    expect(variants[0]).toMatchObject({ specialPrice: 99_900, salePrice: 149_900 })
    expect(Date.parse(variants[0].specialFrom)).toBe(Date.parse(time.from))
    const wrong = [
      { ...offer, from: time.to, to: time.from },
      { ...offer, value: 0.5 },
      { ...offer, ids: [] },
      { ...offer, kind: 'percent', value: -101 },
      { ...offer, price: 'costPrice' },
      { ...offer, unknown: 1 },
    ]
    for (const input of wrong) {
      const { status } = await ask(admin, 'POST /products/operations/changePrices', input)
      expect([400, 422]).toContain(status)
    }
  })
})

describe('the cost of goods', () => {
  const secrets = ['costPrice', 'variantCosts']

  it('stays with its variant when someone who does not see it renames the SKU', async () => {
    const record = await create({ variantCosts: [{ sku: `LK-${numbered.count + 1}-IVR-S`, cost: 61_700 }] })
    const clerk = await staff('renamer', ['view', 'edit'])
    const [first, second] = record.variants
    const seen = await update(record, { variants: [{ ...first, sku: 'RENAMED-1' }, second] }, clerk)
    expect(seen.status).toBe(200)
    expect((await ask(admin, `GET /products/${record.id}`)).body.variantCosts).toMatchObject([
      { sku: 'RENAMED-1', cost: 61_700 },
    ])
  })

  it('is invisible by every channel to a role without its flag', async () => {
    const cost = 61_731
    const record = await create({
      costPrice: cost,
      variantCosts: [{ sku: `LK-${numbered.count + 1}-IVR-S`, cost }],
    })
    const all = ['view', 'create', 'edit', 'delete', 'export', 'import', 'publish', 'changePrice', 'archive']
    const clerk = await staff('shopkeeper', all)
    const list = (parameters: Record<string, unknown>) =>
      `/products?${new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, JSON.stringify(value)]))}`
    const answers: Record<string, () => Promise<Response>> = {
      get: () => clerk(`/products/${record.id}`),
      list: () => clerk('/products'),
      'list of fields': () => clerk(list({ fields: ['name', 'costPrice'] })),
      'list of row fields': () => clerk(list({ fields: ['variantCosts'] })),
      filter: () => clerk(list({ filter: { costPrice: cost } })),
      'filter of more': () => clerk(list({ filter: { any: [{ costPrice: { gte: 1 } }] } })),
      'filter of rows': () => clerk(list({ filter: { variantCosts: { empty: false } } })),
      sort: () => clerk(list({ sort: ['costPrice', 'ASC'] })),
      search: () => clerk(list({ filter: { q: String(cost) } })),
      export: () => clerk('/products/export'),
      'export of fields': () => clerk(`/products/export?fields=${JSON.stringify(['costPrice'])}`),
      history: () => clerk(`/products/${record.id}/history`),
      import: () =>
        clerk('/products/import', {
          method: 'POST',
          headers: { 'Content-Type': 'text/csv' },
          body: `id,costPrice\n${record.id},1.00\n`,
        }),
      lookup: () => clerk(`/products/lookup?filter=${JSON.stringify({ q: record.name })}`),
      write: () =>
        clerk(`/products/${record.id}`, { method: 'PUT', body: { version: record.version, costPrice: 1 } }),
      'write of rows': () =>
        clerk(`/products/${record.id}`, {
          method: 'PUT',
          body: { version: record.version, variantCosts: [] },
        }),
      'refusal below the cost': () =>
        clerk('/products/operations/previewPrices', {
          method: 'POST',
          body: { ids: [record.id], price: 'salePrice', kind: 'set', value: 100 },
        }),
      duplicate: () =>
        clerk(`/products/${record.id}/operations/duplicate`, {
          method: 'POST',
          body: { name: 'Copied', styleCode: `CP-${numbered.count}`, parts: ['variants'] },
        }),
    }
    for (const [channel, answer] of Object.entries(answers)) {
      const { status, text } = await answer().then(async (given) => ({
        status: given.status,
        text: await given.text(),
      }))
      expect(text, channel).not.toContain(String(cost))
      expect(text, channel).not.toContain('belowCost')
      if (status < 400) for (const secret of secrets) expect(text, channel).not.toContain(secret)
    }
    const copy = await ask(
      admin,
      `GET /products?filter=${encodeURIComponent(JSON.stringify({ styleCode: `CP-${numbered.count}` }))}`,
    )
    expect(copy.body[0]).toMatchObject({ costPrice: null })
    expect((await ask(admin, `GET /products/${record.id}`)).body).toMatchObject({
      costPrice: cost,
      variantCosts: [{ cost }],
    })
    // Who sees it is told.
    const seen = await ask(admin, 'POST /products/operations/previewPrices', {
      ids: [record.id],
      price: 'salePrice',
      kind: 'set',
      value: 100,
    })
    expect(seen.body.skips).toMatchObject([{ why: 'belowCost' }])
  })
})
