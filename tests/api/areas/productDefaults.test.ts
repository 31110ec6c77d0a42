import { describe, expect, it } from 'vitest'
import { productShop } from './productShop.ts'

const { numbered, admin, ask, create, update } = productShop()

describe('what brand and category hand down', () => {
  it('fills what a new product leaves empty, and the importer only for goods from abroad', async () => {
    numbered.count += 1
    const brand = await ask(admin, 'POST /brands', {
      name: `Maison ${numbered.count}`,
      slug: `maison-${numbered.count}`,
      manufacturer: 'Maison, Lyon',
      packer: 'Packers, Pune',
      importer: 'Importers, Mumbai',
    })
    const category = await ask(admin, 'POST /categories', {
      name: 'Coats',
      slug: `coats-${numbered.count}`,
      hsnCode: '6202',
    })
    const from = { brand: brand.body.id, primaryCategory: category.body.id }
    const abroad = await create({ ...from, countryOfOrigin: 'FR' })
    expect(abroad).toMatchObject({
      manufacturer: 'Maison, Lyon',
      packer: 'Packers, Pune',
      importer: 'Importers, Mumbai',
      hsnCode: '6202',
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
    numbered.count += 1
    const chart = async (name: string) =>
      (await ask(admin, 'POST /size-charts', { name: `${name} ${numbered.count}`, scope: 'category' })).body
        .id
    const [ofBrand, ofCategory] = [await chart('Brand'), await chart('Category')]
    const brand = await ask(admin, 'POST /brands', {
      name: `Charted ${numbered.count}`,
      sizeCharts: [ofBrand],
    })
    const above = await ask(admin, 'POST /categories', {
      name: `Final ${numbered.count}`,
      returnable: false,
      codAllowed: false,
      sizeChart: ofCategory,
    })
    const category = await ask(admin, 'POST /categories', {
      name: `Lingerie ${numbered.count}`,
      parent: above.body.id,
      returnWindowDays: 3,
    })
    const primaryCategory = category.body.id
    expect(await create({ brand: brand.body.id, primaryCategory })).toMatchObject({ sizeChart: ofBrand })
    expect(await create({ primaryCategory })).toMatchObject({
      sizeChart: ofCategory,
      returnable: false,
      codAllowed: false,
      returnWindowDays: null,
    })
    // What it says itself holds, and without a category nothing is said.
    expect(await create({ primaryCategory, returnable: true })).toMatchObject({
      returnable: true,
      returnWindowDays: 3,
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
    numbered.count += 1
    const rules = { taxability: 'nilRated', active: true }
    for (const prefix of ['95', '9503'])
      await ask(admin, 'POST /tax-categories', {
        ...rules,
        name: `Toys ${prefix} ${numbered.count}`,
        code: `TOY${prefix}X${numbered.count}`,
        hsnPrefixes: [{ prefix }],
      })
    const record = await create({ hsnCode: '950300' })
    const tax = await ask(admin, `GET /tax-categories/${record.taxCategory}`)
    expect(tax.body.code).toBe(`TOY9503X${numbered.count - 1}`)
  })
})

describe('a copy of a product', () => {
  it('is a draft with SKUs of its own, without stock and barcodes, with the parts that were asked for', async () => {
    const record = await create({
      gender: 'women',
      hsnCode: '620442',
      costPrice: 50_000,
      variantCosts: [{ sku: `LK-${numbered.count + 1}-IVR-S`, cost: 60_000 }],
      translations: { fr: { name: 'Tunique', shortDescription: 'Belle' } },
      shortDescription: 'Fine',
    })
    const style = `COPY-${numbered.count}`
    const parts = ['texts', 'options', 'variants', 'attributes']
    const made = await ask(admin, `POST /products/${record.id}/operations/duplicate`, {
      name: record.name,
      styleCode: style,
      parts,
    })
    expect(made.status, JSON.stringify(made.body)).toBe(200)
    const copy = (await ask(admin, `GET /products/${made.body.id}`)).body
    expect(copy).toMatchObject({
      status: 'draft',
      styleCode: style,
      slug: `${record.slug}-2`,
      gender: 'women',
      hsnCode: null,
      shortDescription: 'Fine',
      translations: { fr: { shortDescription: 'Belle' } },
      costPrice: 50_000,
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
      styleCode: `BARE-${numbered.count}`,
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
    const address = await duplicate({ styleCode: `ADR-${numbered.count}`, slug: record.slug })
    expect(address).toMatchObject({
      status: 409,
      body: { errors: { slug: 'This value is already taken.' } },
    })
    const other = await create({
      name: 'The other one',
      styleCode: 'ELSE',
      variants: ['S', 'M'].map((size) => ({
        sku: `DUP-${numbered.count}-IVR-${size}`,
        colour: 'Ivory',
        size,
        mrp: 199_900,
        salePrice: 149_900,
      })),
    })
    const style = `DUP-${numbered.count - 1}`
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
    const free = await duplicate({ styleCode: style, slug: `own-address-${numbered.count}` })
    expect((await ask(admin, `GET /products/${free.body.id}`)).body.slug).toBe(
      `own-address-${numbered.count}`,
    )
  })
})
