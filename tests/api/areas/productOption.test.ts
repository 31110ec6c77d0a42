import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { merchandisingShop } from './merchandisingShop.ts'

const shop = merchandisingShop()
const { ask, create, read, update } = shop

interface Stored {
  readonly id: string
  readonly version: number
  readonly values: { readonly id: string; readonly code: string; readonly label: string }[]
}

let serial = 0

/** An option with values of the given codes and labels. */
const option = (values: Record<string, string | object>, more: object = {}): Promise<Stored> => {
  serial++
  return create('product-options', {
    name: `Colour ${serial}`,
    code: `colour_${serial}`,
    display: 'swatch',
    values: Object.entries(values).map(([code, said]) => ({
      code,
      ...(typeof said === 'string' ? { label: said } : said),
    })),
    ...more,
  })
}

const variant = (sku: string, colour: string, size: string | null = null) => ({
  sku,
  colour,
  size,
  mrp: 100_000,
  salePrice: 80_000,
})

const merge = async (of: { id: string }, input: object) => {
  const { version } = await read('product-options', of.id)
  return ask(`POST /product-options/${of.id}/operations/mergeValues`, { ...input, version })
}

describe('a product that names an option of the shop', () => {
  it('has the names and looks of its values by their codes, variants and pictures included', async () => {
    const colours = await option({
      SKY: { label: 'Sky Blue', hex: '#a9c4dc', family: 'blue' },
      NVY: { label: 'Navy', hex: '#24304a', family: 'blue' },
    })
    const made = await shop.product({
      colourOption: colours.id,
      colours: [
        { value: 'Sky', code: 'SKY' },
        { value: 'Rust', code: 'RUS', hex: '#99462d' },
      ],
      variants: [variant('FOL-1', 'Sky'), variant('FOL-2', 'Navy'), variant('FOL-3', 'Rust')],
    })
    expect(made.colours).toMatchObject([
      { value: 'Sky Blue', code: 'SKY', hex: '#a9c4dc', family: 'blue' },
      { value: 'Rust', code: 'RUS', hex: '#99462d', family: null },
      { value: 'Navy', code: 'NVY', hex: '#24304a', family: 'blue' },
    ])
    expect(made.variants.map(({ colour }: { colour: string }) => colour)).toEqual([
      'Sky Blue',
      'Navy',
      'Rust',
    ])
    expect(made).toMatchObject({ colourFamilies: ['blue'], colourNames: 'Sky Blue, Rust, Navy' })
    expect(await read('product-options', colours.id)).toMatchObject({ productsCount: 1, version: 1 })
  })

  it('takes its colours only from an option with looks, its sizes only from one with words, and is offered just these', async () => {
    const colours = await option({ SKY: 'Sky Blue' })
    const sizes = await option({ M: 'Medium' }, { display: 'pill' })
    const offered = async (field: string) =>
      (await ask(`GET /product-options/lookup?for=${field}&range=[0,99]`)).body.map(
        ({ id }: { id: string }) => id,
      )
    expect(await offered('product.colourOption')).toContain(colours.id)
    expect(await offered('product.colourOption')).not.toContain(sizes.id)
    expect(await offered('product.sizeOption')).toContain(sizes.id)
    expect(await offered('product.sizeOption')).not.toContain(colours.id)
    expect((await ask('GET /product-options/lookup?for=product.name')).status).toBe(400)
    const refused = await ask('POST /products', {
      name: 'Mixed up',
      styleCode: 'ST-mixed',
      slug: 'mixed-up',
      mrp: 100_000,
      salePrice: 80_000,
      colourOption: sizes.id,
      sizeOption: colours.id,
    })
    expect(refused.status).toBe(422)
    expect(JSON.stringify(refused.body)).toMatch(/not-offered|cannot be chosen/)
    expect(Object.keys(refused.body.errors)).toEqual(expect.arrayContaining(['colourOption', 'sizeOption']))
  })

  it('cannot call such a value otherwise, but may let go of it', async () => {
    const colours = await option({ SKY: 'Sky Blue' })
    const made = await shop.product({
      colourOption: colours.id,
      colours: [{ value: 'Sky Blue', code: 'SKY' }],
      variants: [variant('OWN-1', 'Sky Blue')],
    })
    const [row] = made.colours
    const refused = await update('products', made, { colours: [{ ...row, value: 'Heaven' }] })
    expect(refused).toMatchObject({
      status: 422,
      body: {
        errors: { 'colours.0.value': expect.stringContaining('“Sky Blue” comes from the shop’s option') },
      },
    })
    const own = await update('products', made, { colours: [{ ...row, value: 'Heaven', code: null }] })
    expect(own).toMatchObject({ status: 200, body: { variants: [{ colour: 'Heaven' }] } })
  })

  it('calls what else it varies in as the option is called', async () => {
    const length = await option({ CRP: 'Cropped' }, { name: 'Length', display: 'pill' })
    const made = await shop.product({
      furtherOption: length.id,
      otherValues: [{ value: 'Cropped' }, { value: 'Full' }],
    })
    expect(made).toMatchObject({
      otherOption: 'Length',
      otherValues: [
        { value: 'Cropped', code: 'CRP' },
        { value: 'Full', code: null },
      ],
    })
    await update('product-options', length, { name: 'Cut' })
    expect(await read('products', made.id)).toMatchObject({ otherOption: 'Cut' })
  })

  it('stays as it is where it names none', async () => {
    await option({ BLK: 'Black' })
    const made = await shop.product({ colours: [{ value: 'Ink', code: 'BLK' }] })
    expect(made.colours).toMatchObject([{ value: 'Ink', code: 'BLK', hex: null }])
  })
})

describe('what products use', () => {
  let colours: Stored
  beforeAll(async () => {
    colours = await option({ IVR: 'Ivory', TEA: 'Teal', OLV: 'Olive' })
    const value = {
      colourOption: colours.id,
      colours: [
        { value: 'Ivory', code: 'IVR' },
        { value: 'Own', code: 'OWN' },
      ],
    }
    await shop.product({ ...value, variants: [variant('USE-1', 'Ivory')] })
    await shop.product(value)
  })

  it('is counted value by value', async () => {
    const { body } = await ask(`POST /product-options/${colours.id}/operations/uses`, {})
    expect(body).toEqual({ products: { IVR: 2 } })
  })

  it('is not left out of the values, nor given another code; what none uses goes', async () => {
    const [ivory, teal, olive] = colours.values
    const dropped = await update('product-options', colours, { values: [teal, olive] })
    expect(dropped).toMatchObject({
      status: 422,
      body: { errors: { values: '“Ivory” is used by products (2). Merge it into another value instead.' } },
    })
    const recoded = await update('product-options', colours, {
      values: [{ ...ivory, code: 'IVO' }, teal, olive],
    })
    expect(recoded).toMatchObject({ status: 422, body: { errors: { 'values.0.code': expect.any(String) } } })
    const many = await ask('POST /product-options/bulk/update', {
      items: [{ id: colours.id, version: 1 }],
      data: { values: [teal] },
    })
    expect(many.body).toMatchObject({
      done: [],
      refused: [{ id: colours.id, errors: { values: expect.any(String) } }],
    })
    const replaced = await update('product-options', colours, {
      values: [
        { code: 'IVR', label: 'Ivory' },
        { code: 'TEA', label: 'Teal' },
      ],
    })
    expect(replaced.status).toBe(200)
    expect(replaced.body.values.map(({ code }: { code: string }) => code)).toEqual(['IVR', 'TEA'])
  })

  it('is not deleted, alone or with others, and the answer says how many products it is', async () => {
    const { version } = await read('product-options', colours.id)
    const one = await ask(`DELETE /product-options/${colours.id}?version=${version}`)
    expect(one).toMatchObject({
      status: 409,
      body: { code: 'in-use', errors: { productsCount: 'Products that use it: 2.' } },
    })
    const unused = await option({ RED: 'Red' })
    const { body } = await ask('POST /product-options/bulk/delete', {
      items: [
        { id: colours.id, version },
        { id: unused.id, version: 1 },
      ],
    })
    expect(body).toMatchObject({
      done: [unused.id],
      refused: [{ id: colours.id, code: 'in-use', errors: { productsCount: 'Products that use it: 2.' } }],
    })
    expect((await ask(`GET /product-options/${colours.id}`)).status).toBe(200)
  })
})

describe('another name or look of a value', () => {
  it('goes to the products that use it, with a version and a history of their own', async () => {
    const place = await create('stock-locations', { name: 'Shelf', code: 'SHELF' })
    const colours = await option({ ECR: { label: 'Ecru', hex: '#e6dccb', family: 'beige' }, SND: 'Sand' })
    const made = await shop.product({
      name: 'Wrap',
      colourOption: colours.id,
      colours: [{ value: 'Ecru', code: 'ECR' }],
      variants: [variant('REN-1', 'Ecru', 'S')],
    })
    const other = await shop.product({ colourOption: colours.id, colours: [{ value: 'Sand', code: 'SND' }] })
    const [ecru, sand] = colours.values
    const changed = { ...ecru, label: 'Raw white', hex: '#f0e9dd', family: 'white' }
    expect((await update('product-options', colours, { values: [changed, sand] })).status).toBe(200)
    const after = await read('products', made.id)
    expect(after).toMatchObject({
      version: made.version + 1,
      colours: [{ value: 'Raw white', code: 'ECR', hex: '#f0e9dd', family: 'white' }],
      variants: [{ sku: 'REN-1', colour: 'Raw white', size: 'S' }],
      colourFamilies: ['white'],
    })
    expect((await ask(`GET /products/${made.id}/history`)).body[0]).toMatchObject({
      version: made.version + 1,
      changes: expect.arrayContaining([expect.objectContaining({ field: 'colours' })]),
    })
    expect((await read('products', other.id)).version).toBe(other.version)
    const [level] = await shop.list('stock-levels', { sku: 'REN-1', location: place.id })
    expect(level.item).toContain('Raw white')
  })

  it('brings its picture along, which then stays the shop’s', async () => {
    const form = new FormData()
    const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#1f6165' } })
      .png()
      .toBuffer()
    form.set('file', new File([png as BlobPart], 'teal.png', { type: 'image/png' }))
    const admin = await shop.server.signIn('admin')
    const { file } = (await (await admin('/files', { method: 'POST', body: form })).json()) as {
      file: string
    }
    const colours = await option({ TEA: 'Teal' }, { display: 'image' })
    const made = await shop.product({ colourOption: colours.id, colours: [{ value: 'Teal', code: 'TEA' }] })
    const [teal] = colours.values
    const swatch = { file, alt: '', focalX: 0.5, focalY: 0.5 }
    await update('product-options', colours, { values: [{ ...teal, swatch }] })
    const after = await read('products', made.id)
    expect(after.colours).toMatchObject([{ value: 'Teal', swatch: { file } }])
    expect((await update('products', after, { name: 'Other', colours: after.colours })).status).toBe(200)
    const [row] = after.colours
    const without = await update('products', after, { colours: [{ ...row, swatch: null }] })
    expect(without.body.errors).toHaveProperty(['colours.0.swatch'])
  })

  it('leaves a product its own name where it calls another value so', async () => {
    const colours = await option({ MAR: 'Marigold' })
    const made = await shop.product({
      colourOption: colours.id,
      colours: [{ value: 'Marigold', code: 'MAR' }, { value: 'Saffron' }],
    })
    const [marigold] = colours.values
    expect(
      (await update('product-options', colours, { values: [{ ...marigold, label: 'Saffron' }] })).status,
    ).toBe(200)
    expect((await read('products', made.id)).colours).toMatchObject([
      { value: 'Marigold' },
      { value: 'Saffron' },
    ])
  })

  it('is no longer than the size of a product where products have it as a size', async () => {
    const sizes = await option({ M: 'M' }, { display: 'pill' })
    await shop.product({ sizeOption: sizes.id, sizes: [{ value: 'M' }] })
    const [medium] = sizes.values
    const long = await update('product-options', sizes, {
      values: [{ ...medium, label: 'Somewhere in the middle' }],
    })
    expect(long).toMatchObject({
      status: 422,
      body: { errors: { 'values.0.label': 'Use at most 20 characters.' } },
    })
  })

  it('reaches more products than one request writes by the clock', async () => {
    const colours = await option({ GRY: 'Grey' })
    for (let number = 0; number < 101; number++)
      await shop.product({ colourOption: colours.id, colours: [{ value: 'Grey', code: 'GRY' }] })
    const [grey] = colours.values
    await update('product-options', colours, { values: [{ ...grey, label: 'Ash' }] })
    const left = () => shop.list('products', { colourNames: 'Grey' })
    expect(await left()).toHaveLength(1)
    expect(await read('product-options', colours.id)).toMatchObject({ behind: true })
    await runTimedWork(shop.server.context, new Date())
    expect(await left()).toHaveLength(0)
    expect(await read('product-options', colours.id)).toMatchObject({ behind: false, version: 2 })
  }, 120_000)
})

describe('merging two values', () => {
  it('is tried first, and then gives products, variants and pictures the other one', async () => {
    const colours = await option({ NAV: 'Navy', NVB: { label: 'Navy blue', hex: '#24304a' }, RED: 'Red' })
    const named = { colourOption: colours.id }
    const only = await shop.product({
      ...named,
      colours: [{ value: 'Navy blue', code: 'NVB' }],
      variants: [variant('MRG-1', 'Navy blue', 'S'), variant('MRG-2', 'Navy blue', 'M')],
    })
    const both = await shop.product({
      ...named,
      colours: [
        { value: 'Navy', code: 'NAV' },
        { value: 'Navy blue', code: 'NVB' },
      ],
      variants: [variant('MRG-3', 'Navy', 'S'), variant('MRG-4', 'Navy blue', 'M')],
    })
    const apart = await shop.product({ ...named, colours: [{ value: 'Red', code: 'RED' }] })
    const input = { from: 'NVB', into: 'NAV' }
    const dry = await merge(colours, { ...input, dryRun: true })
    expect(dry).toMatchObject({ status: 200, body: { products: 2, variants: 3, left: 2, clashes: [] } })
    expect((await read('products', only.id)).version).toBe(only.version)
    const done = await merge(colours, input)
    expect(done).toMatchObject({ status: 200, body: { products: 2, variants: 3, left: 0, clashes: [] } })
    for (const [{ id }, skus] of [
      [only, ['MRG-1', 'MRG-2']],
      [both, ['MRG-3', 'MRG-4']],
    ] as const) {
      const after = await read('products', id)
      expect(after.colours).toMatchObject([{ value: 'Navy', code: 'NAV', hex: null }])
      expect(after.variants.map((row: { colour: string }) => row.colour)).toEqual(['Navy', 'Navy'])
      expect(after.variants.map((row: { sku: string }) => row.sku)).toEqual(skus)
    }
    expect((await read('products', apart.id)).version).toBe(apart.version)
    const left = await read('product-options', colours.id)
    expect(left.values.map(({ code }: { code: string }) => code)).toEqual(['NAV', 'RED'])
  })

  it('is refused where a product would have two equal variants, which are named; nothing changes', async () => {
    const colours = await option({ GLD: 'Gold', GOL: 'Golden' })
    const made = await shop.product({
      name: 'Two golds',
      colourOption: colours.id,
      colours: [
        { value: 'Gold', code: 'GLD' },
        { value: 'Golden', code: 'GOL' },
      ],
      variants: [
        variant('TWO-1', 'Gold', 'S'),
        variant('TWO-2', 'Golden', 'S'),
        variant('TWO-3', 'Golden', 'M'),
      ],
    })
    const input = { from: 'GOL', into: 'GLD' }
    const dry = await merge(colours, { ...input, dryRun: true })
    expect(dry.body.clashes).toEqual([{ id: made.id, name: 'Two golds', skus: ['TWO-1', 'TWO-2'] }])
    const refused = await merge(colours, input)
    expect(refused).toMatchObject({
      status: 422,
      body: { errors: { from: expect.stringContaining('TWO-1, TWO-2') } },
    })
    expect((await read('products', made.id)).version).toBe(made.version)
    expect((await read('product-options', colours.id)).values).toHaveLength(2)
  })

  it('needs two values that are there, and the right to delete', async () => {
    const colours = await option({ GRN: 'Green', OLV: 'Olive' })
    expect((await merge(colours, { from: 'GRN', into: 'GRN' })).body.errors).toHaveProperty('into')
    expect((await merge(colours, { from: 'XXX', into: 'GRN' })).body.errors).toHaveProperty('from')
    const support = await shop.server.signIn('support')
    const asked = await ask(
      `POST /product-options/${colours.id}/operations/mergeValues`,
      { from: 'GRN', into: 'OLV', version: 1 },
      support,
    )
    expect(asked.status).toBe(403)
  })
})
