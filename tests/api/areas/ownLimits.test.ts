import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ensureStaffRecords } from '../../../resources/staff/subAdmin/server/ensureStaffRecords.ts'
import { addStaff } from '../../e2e/support/shop.ts'
import type { Call } from '../../support/server.ts'
import { productShop } from './productShop.ts'

const shop = productShop()
const { admin, ask, create, update, staff } = shop

async function set(key: string, value: unknown) {
  const filter = encodeURIComponent(JSON.stringify({ key }))
  const [{ id, version }] = (await ask(admin, `GET /admin-settings?filter=${filter}`)).body
  expect((await ask(admin, `PUT /admin-settings/${id}`, { version, value })).status).toBe(200)
}

/** Gives the role of whoever `addStaff` made a limit of its own. */
async function letGo(name: string, limits: Record<string, number>) {
  await ensureStaffRecords(shop.server.context)
  const filter = encodeURIComponent(JSON.stringify({ preset: { empty: true } }))
  const roles = (await ask(admin, `GET /subadmin-roles?filter=${filter}&range=[0,99]`)).body
  const role = roles.find((one: { name: string }) => one.name.includes(name))
  expect(role, JSON.stringify(roles.map((one: { name: string }) => one.name))).toBeDefined()
  expect(
    (await ask(admin, `PUT /subadmin-roles/${role.id}`, { version: role.version, ...limits })).status,
  ).toBe(200)
}

async function bring(call: Call, text: string, dryRun = false) {
  const answer = await call(`/brands/import${dryRun ? '?dryRun=true' : ''}`, {
    method: 'POST',
    body: text,
    headers: { 'Content-Type': 'text/csv' },
  })
  return { status: answer.status, body: (await answer.json()) as any }
}

describe('how many records one person changes at once', () => {
  let clerk: Call
  let brands: { id: string; version: number }[]
  beforeAll(async () => {
    const flags = { view: true, create: true, edit: true, delete: true, import: true }
    clerk = await shop.server.signIn(await addStaff(shop.server, 'many', [{ key: 'brand', ...flags }]))
    brands = []
    for (const name of ['Asha', 'Bela', 'Champa'])
      brands.push((await ask(admin, 'POST /brands', { name: `${name} Looms` })).body)
    await set('approvals.bulkRows', 2)
  })
  afterAll(() => set('approvals.bulkRows', null))

  const items = (count: number) => brands.slice(0, count).map(({ id, version }) => ({ id, version }))
  const file = (from: number, count: number) =>
    ['name', ...Array.from({ length: count }, (_, index) => `Row ${from + index}`)].join('\n')

  it('is what the shop says, in bulk and by a file, of which nothing is stored then', async () => {
    for (const dryRun of [true, false]) {
      const body = { items: items(3), data: { active: false }, dryRun }
      const refused = await ask(clerk, 'POST /brands/bulk/update', body)
      expect([refused.status, refused.body.code, refused.body.message]).toEqual([
        ...[422, 'too-many-records'],
        expect.stringMatching(/^More than 2 records at once/),
      ])
      expect((await bring(clerk, file(1, 3), dryRun)).body.code).toBe('too-many-records')
    }
    expect((await ask(clerk, 'POST /brands/bulk/delete', { items: items(3) })).status).toBe(422)
    expect((await ask(clerk, 'GET /brands?filter=%7B%22name%22:%22Row%201%22%7D')).body).toEqual([])
    const done = await ask(clerk, 'POST /brands/bulk/update', { items: items(2), data: { active: false } })
    expect(done.body.done).toHaveLength(2)
    for (const brand of brands.slice(0, 2)) brand.version++
    expect((await bring(clerk, file(1, 2))).body).toMatchObject({ created: 2 })
  })

  it('is more where their role says so, and unlimited for administrators', async () => {
    await letGo('many', { bulkLimit: 3 })
    const body = { items: items(3), data: { active: true } }
    expect((await ask(clerk, 'POST /brands/bulk/update', body)).body.done).toHaveLength(3)
    expect((await bring(clerk, file(10, 3))).body).toMatchObject({ created: 3 })
    expect((await bring(clerk, file(20, 4))).body.message).toMatch(/^More than 3 records/)
    expect((await bring(admin, file(20, 204))).body).toMatchObject({ created: 204 })
  })

  it('holds for operations of many as well', async () => {
    const seller = await staff('seller', ['view', 'edit', 'changePrice'])
    const ids = [(await create()).id, (await create()).id, (await create()).id]
    const change = { ids, price: 'salePrice', kind: 'percent', value: -10 }
    expect((await ask(seller, 'POST /products/operations/changePrices', change)).body.code).toBe(
      'too-many-records',
    )
    // Looking at what it would do is no change.
    expect((await ask(seller, 'POST /products/operations/previewPrices', change)).body.products).toBe(3)
    const two = { ...change, ids: ids.slice(1) }
    expect((await ask(seller, 'POST /products/operations/changePrices', two)).body.products).toBe(2)
  })
})

describe('how far one person lowers a price', () => {
  let seller: Call
  beforeAll(async () => {
    seller = await staff('lowering', ['view', 'create', 'edit', 'import', 'changePrice'])
    await set('approvals.priceDrop', 20)
  })
  afterAll(() => set('approvals.priceDrop', null))

  const problems = ({ status, body }: { status: number; body: any }) => [
    status,
    Object.keys(body.errors ?? {}),
  ]

  it('is what the shop says, of the product, of a variant, of an offer, and of a variant that takes the place of one', async () => {
    const record = await create()
    const [first, second] = record.variants
    const far = await update(record, { salePrice: 119_000, variants: [first, second] }, seller)
    expect(problems(far)).toEqual([422, ['salePrice']])
    expect(far.body.errors.salePrice).toMatch(/^This is 20\.6% less than before\. More than 20% takes/)
    const cell = (values: object) =>
      update(record, { variants: [first, { ...second, ...values }] }, seller).then(problems)
    expect(await cell({ salePrice: 100_000 })).toEqual([422, ['variants.1.salePrice']])
    expect(await cell({ specialPrice: 100_000 })).toEqual([422, ['variants.1.specialPrice']])
    expect(await cell({ id: undefined, salePrice: 100_000 })).toEqual([422, ['variants.1.salePrice']])
    expect((await cell({ specialPrice: 120_000 }))[0]).toBe(200)
    const { body } = await ask(admin, `GET /products/${record.id}`)
    const next = await update(body, { salePrice: 119_920, mrp: 150_000 }, seller)
    expect(problems(next)).toEqual([200, []])
  })

  it('holds in bulk and by a file, at each record', async () => {
    const record = await create()
    const body = { items: [{ id: record.id, version: record.version }], data: { salePrice: 10_000 } }
    const bulk = await ask(seller, 'POST /products/bulk/update', body)
    expect([bulk.body.done, bulk.body.refused[0].code]).toEqual([[], 'invalid'])
    const text = `id,version,salePrice\n${record.id},${record.version},100.00\n`
    const answer = await seller('/products/import', {
      method: 'POST',
      body: text,
      headers: { 'Content-Type': 'text/csv' },
    })
    const { refused } = (await answer.json()) as any
    expect(refused).toMatchObject([{ line: 2, errors: { salePrice: expect.stringContaining('93.3%') } }])
  })

  it('counts small steps of a day together, until somebody else has set the price', async () => {
    const { id } = await create()
    const read = async () => (await ask(admin, `GET /products/${id}`)).body
    const lower = async (salePrice: number) => problems(await update(await read(), { salePrice }, seller))
    expect(await lower(125_000)).toEqual([200, []])
    expect(await lower(110_000)).toEqual([422, ['salePrice']])
    const [, variant] = (await read()).variants
    const change = { ids: [id], price: 'salePrice', kind: 'percent', value: -15 }
    const { body } = await ask(seller, 'POST /products/operations/changePrices', change)
    expect([body.products, body.skips[0].why]).toEqual([0, 'tooFar'])
    expect(variant.salePrice).toBeLessThanOrEqual(125_000)
    expect(await lower(130_000)).toEqual([200, []])
    expect((await update(await read(), { salePrice: 100_000 })).status).toBe(200)
    expect(await lower(85_000)).toEqual([200, []])
  })

  it('leaves prices out of a change of many that would fall farther, and says so beforehand', async () => {
    const [record, cheap] = [await create(), await create({ salePrice: 100_000, variants: [] })]
    const change = { ids: [record.id, cheap.id], price: 'salePrice', kind: 'set', value: 90_000 }
    const preview = await ask(seller, 'POST /products/operations/previewPrices', change)
    expect(preview.body).toMatchObject({ products: 1, skipped: 2, skips: [{ why: 'tooFar' }, {}] })
    const done = await ask(seller, 'POST /products/operations/changePrices', change)
    expect(done.body).toEqual({ ...preview.body, undo: expect.anything() })
    expect((await ask(admin, `GET /products/${record.id}`)).body.salePrice).toBe(149_900)
    expect((await ask(admin, `GET /products/${cheap.id}`)).body.salePrice).toBe(90_000)
  })

  it('is farther where their role says so, and unlimited for administrators', async () => {
    await letGo('lowering', { priceDropLimit: 50 })
    const record = await create()
    expect((await update(record, { salePrice: 75_000 }, seller)).status).toBe(200)
    const { body } = await ask(admin, `GET /products/${record.id}`)
    expect(problems(await update(body, { salePrice: 30_000 }, seller))).toEqual([422, ['salePrice']])
    expect((await update(body, { salePrice: 1_000 })).status).toBe(200)
  })
})
