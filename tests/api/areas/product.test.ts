import { describe, expect, it } from 'vitest'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { productShop } from './productShop.ts'

const shop = productShop()
const { numbered, admin, ask, good, create, update, statusOf, picture } = shop

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

  it('cost no absurd amount, and come from a country that there is', async () => {
    const { version, id } = await create()
    const put = (values: object) => ask(admin, `PUT /products/${id}`, { version, ...values })
    const dear = await put({ mrp: 1_000_000_001 })
    expect([dear.status, dear.body.errors]).toEqual([422, { mrp: expect.stringContaining('₹10,000,000.00') }])
    const nowhere = await put({ countryOfOrigin: 'XQ' })
    expect([nowhere.status, Object.keys(nowhere.body.errors)]).toEqual([422, ['countryOfOrigin']])
    expect((await put({ countryOfOrigin: 'JP', mrp: 1_000_000_000 })).status).toBe(200)
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

  it('finds them by their tags where one is chosen, and in the command palette', async () => {
    const tag = await ask(admin, 'POST /tags', { name: 'Ikat weave', kind: 'product' })
    const tagged = await create({ name: 'Chanderi Stole', tags: [tag.body.id] })
    await create({ name: 'Chanderi Runner' })
    const chosen = async (q: string) => {
      const { body } = await ask(admin, `GET /products/lookup?q=${encodeURIComponent(q)}`)
      return body.map(({ id }: { id: string }) => id)
    }
    expect(await chosen('ikat')).toEqual([tagged.id])
    expect(await chosen('chanderi ikat')).toEqual([tagged.id])
    expect(await chosen('ikat runner')).toEqual([])
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

    const category = await ask(admin, 'POST /categories', {
      name: 'Kurtas',
      slug: `kurtas-${numbered.count}`,
    })
    const tax = await ask(admin, 'POST /tax-categories', {
      name: `Nil ${numbered.count}`,
      code: `NIL${numbered.count}`,
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
    await runTimedWork(shop.server.context, new Date('2029-12-31T23:59:00Z'))
    expect(await statusOf(record.id)).toBe('active')
    await runTimedWork(shop.server.context, new Date('2030-01-01T00:00:30Z'))
    const ended = (await ask(admin, `GET /products/${record.id}`)).body
    expect([ending.status, ended.status, ended.publishedAt]).toEqual([200, 'draft', null])
    await update(ended, { publishedAt: '2030-02-01T00:00:00Z' })
    await runTimedWork(shop.server.context, new Date('2030-01-31T00:00:00Z'))
    expect(await statusOf(record.id)).toBe('draft')
    await runTimedWork(shop.server.context, new Date('2030-02-01T00:01:00Z'))
    expect(await statusOf(record.id)).toBe('active')
  })

  it('is not forgotten by the clock: a draft that lacks something stays one', async () => {
    const record = await create({ publishedAt: '2026-01-01T00:00:00Z' })
    await runTimedWork(shop.server.context, new Date())
    expect(await statusOf(record.id)).toBe('draft')
  })

  it('includes the attributes that its category demands', async () => {
    const set = await ask(admin, 'POST /attribute-sets', {
      name: `Kurta ${numbered.count}`,
      code: `kurta_${numbered.count}`,
      groups: [{ code: 'look', label: 'Look' }],
      attributes: [
        { group: 'look', code: 'neck', label: 'Neck', type: 'text', required: true },
        { group: 'look', code: 'sleeve', label: 'Sleeve', type: 'text', required: false },
      ],
    })
    expect(set.status, JSON.stringify(set.body)).toBe(201)
    const parent = await ask(admin, 'POST /categories', {
      name: 'Ethnic',
      slug: `ethnic-${numbered.count}`,
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

describe('what the list is filtered by', () => {
  it('follows the stock and the options: sizes in stock and sold out, colours and their families', async () => {
    const record = await create({ colours: [{ value: 'Ivory', family: 'white' }] })
    expect(record).toMatchObject({ stockedSizes: [], soldOutSizes: ['S', 'M'], colourFamilies: ['white'] })
    const place = await ask(admin, 'POST /stock-locations', {
      name: `Store ${numbered.count}`,
      code: `ST${numbered.count}`,
    })
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
