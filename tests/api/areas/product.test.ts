import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runTimedWork } from '../../../server/timedWork.ts'
import { addStaff } from '../../e2e/support/shop.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
let admin: Call

beforeAll(async () => {
  server = await testServer()
  admin = await server.signIn('admin')
}, 120_000)
afterAll(() => server?.close())

interface Answered {
  readonly status: number
  // Tests look into answers of every shape.
  readonly body: any
}

async function ask(call: Call, route: string, body?: Record<string, unknown>): Promise<Answered> {
  const [method = 'GET', path = '/'] = route.split(' ')
  const answer = await call(path, { method, ...(body === undefined ? {} : { body }) })
  const text = await answer.text()
  return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) }
}

let serial = 0

/** A product that is good as it is; `values` on top. */
function good(values: Record<string, unknown> = {}) {
  serial += 1
  return {
    name: `Linen Kurta ${serial}`,
    styleCode: `LK-${serial}`,
    mrp: 199_900,
    salePrice: 149_900,
    variants: [
      { sku: `LK-${serial}-IVR-S`, colour: 'Ivory', size: 'S', mrp: 199_900, salePrice: 149_900 },
      { sku: `LK-${serial}-IVR-M`, colour: 'Ivory', size: 'M', mrp: 199_900, salePrice: 149_900 },
    ],
    ...values,
  }
}

async function create(values: Record<string, unknown> = {}, call = admin) {
  const { status, body } = await ask(call, 'POST /products', good(values))
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

const update = (record: { id: string; version: number }, values: Record<string, unknown>, call = admin) =>
  ask(call, `PUT /products/${record.id}`, { ...values, version: record.version })

describe('the options of a product', () => {
  it('take up the values that variants bring along', async () => {
    const record = await create()
    expect(record.colours.map(({ value }: { value: string }) => value)).toEqual(['Ivory'])
    expect(record.sizes.map(({ value }: { value: string }) => value)).toEqual(['S', 'M'])
  })

  it('rename their variants and pictures', async () => {
    const record = await create()
    const [colour] = record.colours
    const { body } = await update(record, { colours: [{ ...colour, value: 'Ecru' }] })
    expect(body.variants.map((row: { colour: string }) => row.colour)).toEqual(['Ecru', 'Ecru'])
  })

  it('keep a value that a variant still has', async () => {
    const record = await create()
    const { status, body } = await update(record, { sizes: [record.sizes[0]] })
    expect(status).toBe(422)
    expect(body.errors.sizes).toBe('“M” is still used by variants.')
  })
})

describe('the variants of a product', () => {
  it('have barcodes that end in their check digit', async () => {
    const record = await create()
    const [first, second] = record.variants
    const wrong = await update(record, { variants: [first, { ...second, barcode: '4006381333932' }] })
    expect(wrong).toMatchObject({
      status: 422,
      body: { errors: { 'variants.1.barcode': expect.any(String) } },
    })
    const right = await update(record, { variants: [first, { ...second, barcode: '4006381333931' }] })
    expect(right.status).toBe(200)
  })

  it('never share a SKU with another product, whatever its letter case; the row is named', async () => {
    const taken = await create()
    const { sku } = taken.variants[0]
    const { status, body } = await ask(
      admin,
      'POST /products',
      good({
        variants: [
          { sku: 'FREE-1', size: 'S', mrp: 100, salePrice: 100 },
          { sku: sku.toLowerCase(), size: 'M', mrp: 100, salePrice: 100 },
        ],
      }),
    )
    expect(status).toBe(409)
    expect(Object.keys(body.errors)).toEqual(['variants.1.sku'])
    const asked = await ask(admin, 'POST /products/operations/checkCodes', {
      skus: ['FREE-1', sku.toLowerCase()],
    })
    expect(asked.body.skus).toEqual([
      { code: sku.toLowerCase(), id: taken.id, name: taken.name, styleCode: taken.styleCode },
    ])
    const own = await ask(admin, 'POST /products/operations/checkCodes', { skus: [sku], except: taken.id })
    expect(own.body.skus).toEqual([])
  })

  it('keep MRP, sale price and special price in order', async () => {
    const record = await create()
    const [first, second] = record.variants
    const cases: [Record<string, unknown>, string][] = [
      [{ salePrice: 200_000 }, 'variants.0.salePrice'],
      [{ specialPrice: 150_000 }, 'variants.0.specialPrice'],
      [{ specialFrom: '2026-12-02T00:00:00Z', specialTo: '2026-12-01T00:00:00Z' }, 'variants.0.specialTo'],
    ]
    for (const [values, path] of cases) {
      const { status, body } = await update(record, { variants: [{ ...first, ...values }, second] })
      expect([status, Object.keys(body.errors)]).toEqual([422, [path]])
    }
  })

  it('are found by SKU and by barcode', async () => {
    const record = await create()
    const [first, second] = record.variants
    await update(record, { variants: [{ ...first, barcode: '96385074' }, second] })
    for (const q of [second.sku, '96385074']) {
      const { body } = await ask(admin, `GET /products?filter=${encodeURIComponent(JSON.stringify({ q }))}`)
      expect(body.map(({ id }: { id: string }) => id)).toEqual([record.id])
    }
  })
})

describe('the search of products', () => {
  it('finds them by their tags, together with words of their own, and lists of a tag stay exact', async () => {
    const tag = await ask(admin, 'POST /tags', { name: 'Zardozi wedding', kind: 'product' })
    const tagged = await create({ name: 'Velvet Sherwani', tags: [tag.body.id] })
    await create({ name: 'Velvet Cushion' })
    const found = async (q: string, more = {}) => {
      const filter = encodeURIComponent(JSON.stringify({ q, ...more }))
      return (await ask(admin, `GET /products?filter=${filter}`)).body.map(({ id }: { id: string }) => id)
    }
    expect(await found('zardozi')).toEqual([tagged.id])
    expect(await found('velvet zardo wedding')).toEqual([tagged.id])
    expect(await found('zardozi cushion')).toEqual([])
    expect(await found('zardozi', { status: 'active' })).toEqual([])
    await ask(admin, `PUT /tags/${tag.body.id}`, { name: 'Gota patti', version: tag.body.version })
    expect([await found('zardozi'), await found('gota')]).toEqual([[], [tagged.id]])
  })
})

describe('what a product needs for the store', () => {
  it('is listed, guards its activation, and lets it go live once it is there', async () => {
    const record = await create({ countryOfOrigin: 'FR' })
    expect(record.issues).toEqual(['picture', 'category', 'hsn', 'tax', 'importer'])
    expect(record.transitions).not.toContain('activate')
    const refused = await ask(admin, `POST /products/${record.id}/transitions/activate`, {
      version: record.version,
    })
    expect(refused).toMatchObject({ status: 409, body: { code: 'not-allowed-now' } })

    const category = await ask(admin, 'POST /categories', { name: 'Kurtas', slug: `kurtas-${serial}` })
    const tax = await ask(admin, 'POST /tax-categories', {
      name: `Nil ${serial}`,
      code: `NIL${serial}`,
      taxability: 'nilRated',
      hsnPrefixes: [{ prefix: '6204' }],
    })
    const file = await picture()
    const ready = await update(record, {
      media: [{ file, alt: 'Front', group: 'Ivory' }],
      primaryCategory: category.body.id,
      hsnCode: '620442',
      importer: 'Atelier Retail, Bengaluru',
    })
    expect(ready.body).toMatchObject({ issues: [], taxCategory: tax.body.id })
    const live = await ask(admin, `POST /products/${record.id}/transitions/activate`, {
      version: ready.body.version,
    })
    expect(live.body).toMatchObject({ status: 'active', publishedAt: expect.any(String) })

    // An active product is never deleted.
    const deleted = await ask(admin, `DELETE /products/${record.id}?version=${live.body.version}`)
    expect(deleted.status).toBe(409)

    // Its time is over, and later it comes back by its date.
    const ending = await update(live.body, { unpublishedAt: '2030-01-01T00:00:00Z' })
    await runTimedWork(server.context, new Date('2029-12-31T23:59:00Z'))
    expect(await statusOf(record.id)).toBe('active')
    await runTimedWork(server.context, new Date('2030-01-01T00:00:30Z'))
    const ended = (await ask(admin, `GET /products/${record.id}`)).body
    expect([ending.status, ended.status, ended.publishedAt]).toEqual([200, 'draft', null])
    await update(ended, { publishedAt: '2030-02-01T00:00:00Z' })
    await runTimedWork(server.context, new Date('2030-01-31T00:00:00Z'))
    expect(await statusOf(record.id)).toBe('draft')
    await runTimedWork(server.context, new Date('2030-02-01T00:01:00Z'))
    expect(await statusOf(record.id)).toBe('active')
  })

  it('is not forgotten by the clock: a draft that lacks something stays one', async () => {
    const record = await create({ publishedAt: '2026-01-01T00:00:00Z' })
    await runTimedWork(server.context, new Date())
    expect(await statusOf(record.id)).toBe('draft')
  })

  it('includes the attributes that its category demands', async () => {
    const set = await ask(admin, 'POST /attribute-sets', {
      name: `Kurta ${serial}`,
      code: `kurta_${serial}`,
      groups: [{ code: 'look', label: 'Look' }],
      attributes: [
        { group: 'look', code: 'neck', label: 'Neck', type: 'text', required: true },
        { group: 'look', code: 'sleeve', label: 'Sleeve', type: 'text', required: false },
      ],
    })
    expect(set.status, JSON.stringify(set.body)).toBe(201)
    const parent = await ask(admin, 'POST /categories', {
      name: 'Ethnic',
      slug: `ethnic-${serial}`,
      attributeSet: set.body.id,
      hsnCode: '620442',
    })
    const child = await ask(admin, 'POST /categories', {
      name: 'Kurta sets',
      slug: 'kurta-sets',
      parent: parent.body.id,
    })
    const record = await create({ primaryCategory: child.body.id })
    expect(record).toMatchObject({ missingAttributes: 'neck', hsnCode: '620442' })
    expect(record.issues).toContain('attributes')
    const { body } = await update(record, { attributes: { neck: 'Mandarin' } })
    expect(body.missingAttributes).toBe(null)
    expect(body.issues).not.toContain('attributes')
  })
})

const statusOf = async (id: string) => (await ask(admin, `GET /products/${id}`)).body.status

async function picture(): Promise<string> {
  const { default: sharp } = await import('sharp')
  const bytes = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#7a5' } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), 'front.png')
  const answer = await admin('/files', { method: 'POST', body: form })
  const body = (await answer.json()) as { file?: string; id?: string }
  return String(body.file ?? body.id)
}

describe('what the list is filtered by', () => {
  it('follows the stock and the options: sizes in stock and sold out, colours and their families', async () => {
    const record = await create({ colours: [{ value: 'Ivory', family: 'white' }] })
    expect(record).toMatchObject({ stockedSizes: [], soldOutSizes: ['S', 'M'], colourFamilies: ['white'] })
    const place = await ask(admin, 'POST /stock-locations', { name: `Store ${serial}`, code: `ST${serial}` })
    const moved = await ask(admin, 'POST /stock-levels/operations/adjust', {
      lines: [
        { sku: record.variants[1].sku, location: place.body.id, move: { action: 'receive', quantity: 3 } },
      ],
    })
    expect(moved.status, JSON.stringify(moved.body)).toBe(200)
    const after = (await ask(admin, `GET /products/${record.id}`)).body
    expect(after).toMatchObject({ stockedSizes: ['M'], soldOutSizes: ['S'], stock: 3, lowVariants: 2 })
    // Saving computes the same.
    const saved = await update(after, { season: 'AW26' })
    expect(saved.body).toMatchObject({ stockedSizes: ['M'], soldOutSizes: ['S'], stock: 3, lowVariants: 2 })
    const filter = JSON.stringify({ stockedSizes: { has: ['M'] }, colourFamilies: { has: ['white'] } })
    const found = await ask(admin, `GET /products?filter=${encodeURIComponent(filter)}`)
    expect(found.body.map(({ id }: { id: string }) => id)).toEqual([record.id])
  })
})

describe('what brand and category hand down', () => {
  it('fills what a new product leaves empty, and the importer only for goods from abroad', async () => {
    serial += 1
    const brand = await ask(admin, 'POST /brands', {
      ...{
        name: `Maison ${serial}`,
        slug: `maison-${serial}`,
        manufacturer: 'Maison, Lyon',
        packer: 'Packers, Pune',
      },
      importer: 'Importers, Mumbai',
    })
    const category = await ask(admin, 'POST /categories', {
      ...{ name: 'Coats', slug: `coats-${serial}`, hsnCode: '6202' },
    })
    const from = { brand: brand.body.id, primaryCategory: category.body.id }
    const abroad = await create({ ...from, countryOfOrigin: 'FR' })
    expect(abroad).toMatchObject({
      ...{
        manufacturer: 'Maison, Lyon',
        packer: 'Packers, Pune',
        importer: 'Importers, Mumbai',
        hsnCode: '6202',
      },
    })
    const home = await create({
      ...from,
      countryOfOrigin: 'IN',
      manufacturer: 'Own, Delhi',
      hsnCode: '620442',
    })
    expect(home).toMatchObject({ manufacturer: 'Own, Delhi', importer: null, hsnCode: '620442' })
    // What was emptied by hand stays empty.
    const { body } = await update(home, { packer: null })
    expect(body.packer).toBe(null)
  })

  it('takes the size chart of its brand before that of its category, and how its category is sent back', async () => {
    serial += 1
    const chart = async (name: string) =>
      (await ask(admin, 'POST /size-charts', { name: `${name} ${serial}`, scope: 'category' })).body.id
    const [ofBrand, ofCategory] = [await chart('Brand'), await chart('Category')]
    const brand = await ask(admin, 'POST /brands', { name: `Charted ${serial}`, sizeCharts: [ofBrand] })
    const above = await ask(admin, 'POST /categories', {
      ...{ name: `Final ${serial}`, returnable: false, codAllowed: false, sizeChart: ofCategory },
    })
    const category = await ask(admin, 'POST /categories', {
      ...{ name: `Lingerie ${serial}`, parent: above.body.id, returnWindowDays: 3 },
    })
    const primaryCategory = category.body.id
    expect(await create({ brand: brand.body.id, primaryCategory })).toMatchObject({ sizeChart: ofBrand })
    expect(await create({ primaryCategory })).toMatchObject({
      ...{ sizeChart: ofCategory, returnable: false, codAllowed: false, returnWindowDays: null },
    })
    // What it says itself holds, and without a category nothing is said.
    expect(await create({ primaryCategory, returnable: true })).toMatchObject({
      ...{ returnable: true, returnWindowDays: 3 },
    })
    expect(await create({})).toMatchObject({ returnable: null, codAllowed: null, returnWindowDays: null })
  })

  it('is made of parts that add up to the whole', async () => {
    const made = await create({})
    const parts = (...percents: number[]) => ({
      composition: percents.map((percent, index) => ({
        material: ['cotton', 'silk', 'wool'][index],
        percent,
      })),
    })
    for (const wrong of [parts(80), parts(80, 30), parts(33.3, 33.3, 33.3)]) {
      const { status, body } = await update(made, wrong)
      expect([status, Object.keys(body.errors)]).toEqual([422, ['composition']])
    }
    expect((await update(made, parts(33.3, 33.3, 33.4))).status).toBe(200)
    const { body } = await ask(admin, `GET /products/${made.id}`)
    expect((await update(body, { composition: [] })).status).toBe(200)
  })

  it('has an HSN code of as many digits as the shop must write', async () => {
    const made = await create({ hsnCode: '6204' })
    const [setting] = (
      await ask(admin, `GET /config-settings?filter=${encodeURIComponent('{"key":"tax.hsnDigits"}')}`)
    ).body
    const set = (value: string, version: number) =>
      ask(admin, `PUT /config-settings/${setting.id}`, { value, version })
    const changed = await set('6', setting.version)
    expect(changed.status).toBe(200)
    const refused = await update(made, { hsnCode: '6205' })
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { hsnCode: 'The shop writes at least 6 digits.' },
    ])
    // A code that is stored stays.
    const renamed = await update(made, { name: 'Renamed' })
    expect(renamed.status).toBe(200)
    expect((await update(renamed.body, { hsnCode: '620590' })).status).toBe(200)
    expect((await set('4', changed.body.version)).status).toBe(200)
  })

  it('takes the tax category of the longest HSN prefix', async () => {
    serial += 1
    const rules = { taxability: 'nilRated', active: true }
    for (const prefix of ['95', '9503'])
      await ask(admin, 'POST /tax-categories', {
        ...{
          ...rules,
          name: `Toys ${prefix} ${serial}`,
          code: `TOY${prefix}X${serial}`,
          hsnPrefixes: [{ prefix }],
        },
      })
    const record = await create({ hsnCode: '950300' })
    const tax = await ask(admin, `GET /tax-categories/${record.taxCategory}`)
    expect(tax.body.code).toBe(`TOY9503X${serial - 1}`)
  })
})

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
      variants: [{ sku: `C-${serial}`, mrp: 1_000, salePrice: 100 }],
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
    expect(done.body).toEqual(preview.body)
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

describe('a copy of a product', () => {
  it('is a draft with SKUs of its own, without stock and barcodes, with the parts that were asked for', async () => {
    const record = await create({
      gender: 'women',
      hsnCode: '620442',
      costPrice: 50_000,
      variantCosts: [{ sku: `LK-${serial + 1}-IVR-S`, cost: 60_000 }],
      translations: { fr: { name: 'Tunique', shortDescription: 'Belle' } },
      shortDescription: 'Fine',
    })
    const style = `COPY-${serial}`
    const parts = ['texts', 'options', 'variants', 'attributes']
    const made = await ask(admin, `POST /products/${record.id}/operations/duplicate`, {
      name: record.name,
      styleCode: style,
      parts,
    })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const copy = (await ask(admin, `GET /products/${made.body.id}`)).body
    expect(copy).toMatchObject({
      ...{ status: 'draft', styleCode: style, slug: `${record.slug}-2`, gender: 'women', hsnCode: null },
      ...{ shortDescription: 'Fine', translations: { fr: { shortDescription: 'Belle' } }, costPrice: 50_000 },
      variants: [
        { sku: `${style}-IVR-S`, barcode: null, stock: 0, salePrice: 149_900 },
        { sku: `${style}-IVR-M`, barcode: null, stock: 0, salePrice: 149_900 },
      ],
      variantCosts: [{ sku: `${style}-IVR-S`, cost: 60_000 }],
    })
    expect(copy.translations.fr.name).toBeUndefined()
    const again = await ask(admin, `POST /products/${record.id}/operations/duplicate`, {
      name: 'Other',
      styleCode: style,
      parts: [],
    })
    expect(again).toMatchObject({ status: 409, body: { errors: { styleCode: expect.any(String) } } })
    const bare = await ask(admin, `POST /products/${record.id}/operations/duplicate`, {
      name: 'Bare',
      styleCode: `BARE-${serial}`,
      parts: [],
    })
    expect((await ask(admin, `GET /products/${bare.body.id}`)).body).toMatchObject({
      variants: [],
      gender: null,
    })
  })

  it('is refused at the field that can be changed: an address that is taken, a style code that would repeat SKUs', async () => {
    const record = await create()
    const duplicate = (input: Record<string, unknown>) =>
      ask(admin, `POST /products/${record.id}/operations/duplicate`, { name: 'A copy', parts: [], ...input })
    const address = await duplicate({ styleCode: `ADR-${serial}`, slug: record.slug })
    expect(address).toMatchObject({
      status: 409,
      body: { errors: { slug: 'This value is already taken.' } },
    })
    const other = await create({
      name: 'The other one',
      styleCode: 'ELSE',
      variants: ['S', 'M'].map((size) => ({
        ...{ sku: `DUP-${serial}-IVR-${size}`, colour: 'Ivory', size, mrp: 199_900, salePrice: 149_900 },
      })),
    })
    const style = `DUP-${serial - 1}`
    const skus = await duplicate({ styleCode: style, parts: ['options', 'variants'] })
    expect(skus).toMatchObject({
      status: 409,
      body: {
        errors: {
          styleCode: `This would make SKUs that “The other one” has already: ${style}-IVR-M, ${style}-IVR-S.`,
        },
      },
    })
    expect(other.styleCode).toBe('ELSE')
    const free = await duplicate({ styleCode: style, slug: `own-address-${serial}` })
    expect((await ask(admin, `GET /products/${free.body.id}`)).body.slug).toBe(`own-address-${serial}`)
  })
})

describe('the cost of goods', () => {
  const secrets = ['costPrice', 'variantCosts']

  it('stays with its variant when someone who does not see it renames the SKU', async () => {
    const record = await create({ variantCosts: [{ sku: `LK-${serial + 1}-IVR-S`, cost: 61_700 }] })
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
    const record = await create({ costPrice: cost, variantCosts: [{ sku: `LK-${serial + 1}-IVR-S`, cost }] })
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
          body: { name: 'Copied', styleCode: `CP-${serial}`, parts: ['variants'] },
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
      `GET /products?filter=${encodeURIComponent(JSON.stringify({ styleCode: `CP-${serial}` }))}`,
    )
    expect(copy.body[0]).toMatchObject({ costPrice: null })
    expect((await ask(admin, `GET /products/${record.id}`)).body).toMatchObject({
      costPrice: cost,
      variantCosts: [{ cost }],
    })
    // Who sees it is told.
    const seen = await ask(admin, 'POST /products/operations/previewPrices', {
      ...{ ids: [record.id], price: 'salePrice', kind: 'set', value: 100 },
    })
    expect(seen.body.skips).toMatchObject([{ why: 'belowCost' }])
  })
})

/** Calls of someone who holds these flags of products and nothing else. */
async function staff(name: string, flags: readonly string[]): Promise<Call> {
  const entry = { key: 'product', ...Object.fromEntries(flags.map((flag) => [flag, true])) }
  return server.signIn(await addStaff(server, name, [entry]))
}
