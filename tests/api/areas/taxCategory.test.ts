import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshDerived } from '../../../server/records/refreshDerived.ts'
import { dayAfter, dayIn } from '../../../src/fields/date/day.ts'
import type { Call, TestServer } from '../../support/server.ts'
import { stockServer, stockShop } from './stockShop.ts'

let server: TestServer
let admin: Call
const shop = stockShop(() => server)
const today = dayIn(new Date())

beforeAll(async () => {
  server = await stockServer()
  admin = await server.signIn('admin')
}, 60_000)

afterAll(() => server.close())

async function ask(route: string, body?: Record<string, unknown>) {
  const [method = 'GET', path = ''] = route.split(' ')
  const answer = await admin(path, { method, ...(body ? { body } : {}) })
  return { status: answer.status, body: (await answer.json()) as any }
}

const flat = (rate: number, effectiveFrom = '2017-07-01') => ({ effectiveFrom, rate })
const banded = (limit: number, low: number, high: number, effectiveFrom = '2017-07-01') => [
  { effectiveFrom, basis: 'unitValue', maxValue: limit, rate: low },
  { effectiveFrom, basis: 'unitValue', minValue: limit, rate: high },
]

let count = 0
const create = (values: object = {}) => {
  count += 1
  return ask('POST /tax-categories', {
    name: `Tax ${count}`,
    code: `T${count}`,
    rates: [flat(18)],
    ...values,
  })
}
const put = ({ id, version }: { id: string; version: number }, values: object) =>
  ask(`PUT /tax-categories/${id}`, { version, ...values })
const read = async (id: string) => (await ask(`GET /tax-categories/${id}`)).body

describe('the default category', () => {
  it('is the first one, then the one that is marked last, and never none', async () => {
    const { body: first } = await create()
    expect(first.isDefault).toBe(true)
    const { body: second } = await create({ isDefault: true })
    const was = await read(first.id)
    expect([was.isDefault, second.isDefault]).toEqual([false, true])
    expect(await put(second, { isDefault: false })).toMatchObject({
      status: 422,
      body: { errors: { isDefault: expect.anything() } },
    })
    expect(await put(second, { active: false })).toMatchObject({
      status: 422,
      body: { errors: { active: expect.anything() } },
    })
    expect((await ask(`DELETE /tax-categories/${second.id}?version=${second.version}`)).status).toBe(409)
    expect((await put(was, { isDefault: true })).status).toBe(200)
    expect((await read(second.id)).isDefault).toBe(false)
  })

  it('is one, whoever marks theirs at the same time', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => create()))
    await Promise.all(made.map(({ body }) => put(body, { isDefault: true })))
    const { body } = await ask('GET /tax-categories?filter={"isDefault":true}')
    expect(body).toHaveLength(1)
  })

  it('is a category of goods', async () => {
    expect(await create({ appliesTo: 'shipping', isDefault: true })).toMatchObject({
      status: 422,
      body: { errors: { appliesTo: expect.anything() } },
    })
  })
})

describe('rates', () => {
  it.each<[string, object[], string]>([
    ['a gap', [banded(1000, 5, 12)[0] as object, { ...banded(1001, 5, 12)[1] }], 'rates.1.minValue'],
    ['an overlap', [banded(1000, 5, 12)[0] as object, { ...banded(999, 5, 12)[1] }], 'rates.1.minValue'],
    ['a limit at the end', [banded(1000, 5, 12)[0] as object], 'rates.0.maxValue'],
    [
      'days without one',
      [{ ...flat(5), effectiveTo: '2020-01-01' }, flat(9, '2020-02-01')],
      'rates.0.effectiveTo',
    ],
  ])('with %s are refused at their row', async (_what, rates, path) => {
    expect(await create({ rates })).toMatchObject({
      status: 422,
      body: { errors: { [path]: expect.anything() } },
    })
  })

  it('are needed by what is taxable, and gone where nothing is', async () => {
    expect(await create({ rates: [] })).toMatchObject({
      status: 422,
      body: { errors: { rates: expect.anything() } },
    })
    expect((await create({ taxability: 'exempt' })).body.rates).toEqual([])
  })

  it('end by themselves where others follow', async () => {
    const { body } = await create({
      rates: [...banded(100_000, 5, 12), ...banded(250_000, 5, 18, '2025-09-22')],
    })
    expect(body.rates.map(({ effectiveTo }: { effectiveTo: string | null }) => effectiveTo)).toEqual([
      '2025-09-21',
      '2025-09-21',
      null,
      null,
    ])
  })

  it('are free until something uses them, and stay as they are from then on', async () => {
    const { body: made } = await create()
    const { body: changed } = await put(made, { rates: [{ ...made.rates[0], rate: 12 }] })
    expect(changed.rates).toMatchObject([{ rate: 12 }])
    const { id } = await shop.product(`Taxed${count}`, ['M'])
    const product = await put0(id, made.id)
    expect(product.status).toBe(200)
    const [row] = changed.rates
    expect(await put(changed, { rates: [{ ...row, rate: 5 }] })).toMatchObject({
      status: 422,
      body: { errors: { 'rates.0.rate': expect.anything() } },
    })
    expect(await put(changed, { rates: [flat(5)] })).toMatchObject({ status: 422 })
    expect(await put(changed, { taxability: 'exempt' })).toMatchObject({
      status: 422,
      body: { errors: { rates: expect.anything() } },
    })
    const added = await put(changed, { rates: [row, flat(5, dayAfter(today, 10))] })
    expect(added).toMatchObject({
      status: 200,
      body: { rates: [{ effectiveTo: dayAfter(today, 9) }, { rate: 5 }] },
    })
    expect((await ask(`DELETE /tax-categories/${made.id}?version=${added.body.version}`)).status).toBe(409)
  })
})

const put0 = (id: string, taxCategory: string) => ask(`PUT /products/${id}`, { version: 1, taxCategory })

describe('operations', () => {
  const suggest = async (hsn: string) =>
    (await ask('POST /tax-categories/operations/suggest', { hsn })).body.category

  it('suggest the category with the longest prefix, and the default where none fits', async () => {
    await create({ code: 'KNIT', hsnPrefixes: [{ prefix: '61' }, { prefix: '62' }] })
    await create({ code: 'SOCKS', hsnPrefixes: [{ prefix: '6115' }] })
    await create({ code: 'OFF', active: false, hsnPrefixes: [{ prefix: '611595' }] })
    expect(await suggest('620442')).toMatchObject({ code: 'KNIT', prefix: '62' })
    expect(await suggest('611595')).toMatchObject({ code: 'SOCKS', prefix: '6115' })
    const { body } = await ask('GET /tax-categories?filter={"isDefault":true}')
    expect(await suggest('99')).toMatchObject({ id: body[0].id, prefix: '' })
    expect((await ask('POST /tax-categories/operations/suggest', { hsn: 'x' })).status).toBe(422)
  })

  it('calculate a line from where the shop supplies, with its reasons and dead zones', async () => {
    const { body: made } = await create({ rates: banded(250_000, 5, 18) })
    const calculate = (input: object) =>
      ask(`POST /tax-categories/${made.id}/operations/calculate`, { ...input })
    await shop.location('KA', '29AAGCA4821M1ZE')
    expect(await calculate({ price: 105_000, shipTo: '29' })).toMatchObject({
      status: 200,
      body: {
        supplyFrom: '29',
        taxableValue: 100_000,
        cgst: 2500,
        sgst: 2500,
        igst: 0,
        total: 105_000,
        day: today,
        deadZones: [{ from: 262_501, to: 295_000 }],
      },
    })
    expect((await calculate({ price: 280_000, quantity: 2, shipTo: '27' })).body).toMatchObject({
      rate: 18,
      igst: 85_424,
      inDeadZone: true,
      why: [{ code: 'period' }, { code: 'band' }, { code: 'deadZone' }, { code: 'otherState' }],
    })
    expect((await calculate({ price: 100, shipTo: '29', day: '2017-06-30' })).body.errors).toMatchObject({
      day: expect.stringContaining('2017-06-30'),
    })
    expect(await calculate({ price: 100, discount: 101, shipTo: '29' })).toMatchObject({
      status: 422,
      body: { errors: { discount: expect.anything() } },
    })
  })
})

describe('the number of products of a tax category', () => {
  it('is there after an upgrade from a database that did not count them', async () => {
    const { body: made } = await create()
    const price = { mrp: 100_000, salePrice: 90_000 }
    const product = { name: 'Counted kurta', styleCode: 'CNT-1', taxCategory: made.id, ...price }
    expect((await ask('POST /products', product)).status).toBe(201)
    const { database, registry } = server.context
    await sql`UPDATE "tax_category" SET "products_count" = NULL`.execute(database.db)
    await sql`UPDATE "_derived" SET "signature" = 'older' WHERE "resource" = 'taxCategory'`.execute(
      database.db,
    )
    expect(await refreshDerived(database, registry)).toEqual(['taxCategory'])
    expect(await read(made.id)).toMatchObject({ productsCount: 1, version: made.version })
  })
})
