import { beforeAll, describe, expect, it } from 'vitest'
import { pastOrder } from '../../../resources/sales/pastOrder/pastOrder.ts'
import { returnPrimeReturns } from '../../../resources/sales/pastOrder/rules/returnPrimeReturns.ts'
import { shopifyOrders } from '../../../resources/sales/pastOrder/rules/shopifyOrders.ts'
import { wooOrders } from '../../../resources/sales/pastOrder/rules/wooOrders.ts'
import { permissionMap } from '../../../src/core/index.ts'
import type { ForeignFile } from '../../../src/derive/foreignFile.ts'
import type { Texts } from '../../../src/views/form/useTexts.ts'
import { importColumns, templateColumns } from '../../../src/views/list/import/importColumns.ts'
import { readTable, tableAsCsv } from '../../../src/views/list/import/readTable.ts'
import { expectSound } from '../../support/expectSound.ts'
import { pastShopifyOrders, pastWooOrders, returnPrimeReport } from '../../support/foreignOrders.ts'
import { productShop } from './productShop.ts'

const shop = productShop()

async function send(kind: ForeignFile, text: string) {
  const table = await readTable(new File([text], 'orders.csv'))
  expect(kind.isOne(table.head)).toBe(true)
  const taken = kind.take(table)
  const answer = await shop.admin('/past-orders/import?by=number', {
    method: 'POST',
    body: tableAsCsv(taken.table),
    headers: { 'Content-Type': 'text/csv' },
  })
  return { ...((await answer.json()) as any), leftOut: taken.leftOut }
}

async function find(number: string) {
  const filter = encodeURIComponent(JSON.stringify({ number }))
  const { body } = await shop.ask(shop.admin, `GET /past-orders?filter=${filter}`)
  return (await shop.ask(shop.admin, `GET /past-orders/${body[0].id}`)).body
}

let meera: string

beforeAll(async () => {
  const data = { firstName: 'Meera', lastName: 'Nair', email: 'meera@example.in', phone: '+919820098200' }
  meera = (await shop.ask(shop.admin, 'POST /customers', data)).body.id
})

it('takes the orders that Shopify exports: several lines as one order, found by the address of its customer, another currency left out', async () => {
  expect(await send(shopifyOrders, pastShopifyOrders)).toMatchObject({
    created: 3,
    refused: [],
    leftOut: 1,
  })
  expect(await find('#1001')).toMatchObject({
    system: 'shopify',
    state: 'fulfilled',
    placedAt: '2024-05-01T08:33:22.000Z',
    customer: meera,
    contactName: 'Meera Nair',
    phone: null,
    email: 'meera@example.in',
    deliveredTo: '14 Hill Road, Bandra West, Mumbai, 400050, MH, IN',
    total: 269_800,
    refunded: null,
    lines: [
      { line: 1, name: 'Madder Shirt - S', sku: 'MS-S', quantity: 1, price: 129_900 },
      { line: 2, name: 'Mul Kurta - M', sku: null, quantity: 2, price: 69_950 },
    ],
  })
  expect(await find('#1002')).toMatchObject({ state: 'cancelled', customer: meera, phone: '+919820098200' })
  expect(await find('#1003')).toMatchObject({
    state: 'partlyRefunded',
    total: 99_800,
    refunded: 49_900,
    customer: null,
    phone: null,
  })
})

it('takes them again without doubling anything, and leaves whom staff named', async () => {
  const { id, version } = await find('#1001')
  await shop.ask(shop.admin, `PUT /past-orders/${id}`, { version, customer: null })
  expect(await send(shopifyOrders, pastShopifyOrders)).toMatchObject({ created: 0, updated: 0, unchanged: 3 })
  expect(await find('#1001')).toMatchObject({ customer: null, lines: { length: 2 } })
})

it('takes the orders that WooCommerce exports: amounts as they were shown, refunds as what went back of their order, pieces with commas in their names', async () => {
  expect(await send(wooOrders, pastWooOrders)).toMatchObject({ created: 3, refused: [], leftOut: 1 })
  expect(await find('501')).toMatchObject({
    system: 'wooCommerce',
    state: 'partlyRefunded',
    placedAt: '2024-03-09T05:00:05.000Z',
    contactName: 'Kabir Rao',
    total: 1_259_900,
    refunded: 599_900,
    lines: [
      { name: 'Mul Kurta - Indigo, S', quantity: 2 },
      { name: 'Plain Stole', quantity: 1 },
    ],
  })
  expect(await find('502')).toMatchObject({ state: 'refunded', total: 49_900, refunded: 49_900 })
  expect(await find('503')).toMatchObject({ state: 'open', total: 120_000, refunded: null })
})

describe('returns of a former system', () => {
  const file = `number,returns.number,returns.at,returns.items,returns.outcome,returns.refunded
#1003,R-77,2024-06-20T06:30:00Z,1 × Plain Scarf,Refunded,499.00
#1001,R-78,2024-05-10T06:30:00Z,1 × Mul Kurta - M,Exchanged for size L,
#1001,R-79,2024-05-12T06:30:00Z,1 × Madder Shirt - S,Rejected,
`
  async function take(csv: string) {
    const headers = { 'Content-Type': 'text/csv' }
    const answer = await shop.admin('/past-orders/import?by=number', { method: 'POST', body: csv, headers })
    return (await answer.json()) as any
  }
  const settled = async () => {
    const count = async (path: string) => (await shop.ask(shop.admin, `GET /${path}`)).body.length
    return Promise.all(['returns', 'refunds', 'invoices', 'stock-movements'].map(count))
  }

  it('stand at the order that was taken in, as they were settled there: nothing is received, paid back or credited anew', async () => {
    const before = await settled()
    const told = await take(file)
    expect(told).toMatchObject({ created: 0, updated: 2, refused: [] })
    expect((await find('#1003')).returns).toMatchObject([
      {
        number: 'R-77',
        at: '2024-06-20T06:30:00.000Z',
        items: '1 × Plain Scarf',
        outcome: 'Refunded',
        refunded: 49_900,
      },
    ])
    expect((await find('#1001')).returns).toMatchObject([{ number: 'R-78' }, { number: 'R-79' }])
    expect(await settled()).toEqual(before)
    await expectSound(shop.server.context)
    expect(await take(file)).toMatchObject({ updated: 0, unchanged: 2 })
    const undone = await shop.ask(shop.admin, `POST /past-orders/bulk/changes/${told.undo.id}/undo`, {})
    expect(undone.body.done).toHaveLength(2)
    expect((await find('#1001')).returns).toEqual([])
  })

  it('come with the report of Return Prime: pieces of one return together, money of both, what is under way left there', async () => {
    const before = await settled()
    const told = await send(returnPrimeReturns, returnPrimeReport)
    expect(told).toMatchObject({ created: 0, updated: 2, leftOut: 1 })
    expect(told.refused.map(({ errors }: any) => Object.keys(errors))).toEqual([['placedAt', 'total']])
    expect((await find('#1001')).returns).toMatchObject([
      {
        number: 'RET12',
        at: '2024-05-09T18:00:00.000Z',
        items: '1 × Madder Shirt - S (MS-S), 2 × Mul Kurta - M',
        outcome: 'return · refunded',
        refunded: 259_800,
      },
      { number: 'RET14', at: '2024-05-30T18:35:00.000Z', outcome: 'return · rejected', refunded: null },
    ])
    expect((await find('#1003')).returns).toMatchObject([
      {
        number: 'EXC7',
        at: '2024-06-20T06:30:00.000Z',
        outcome: 'exchange · received · Plain Scarf - Red',
        refunded: null,
      },
    ])
    expect(await settled()).toEqual(before)
    expect(await send(returnPrimeReturns, returnPrimeReport)).toMatchObject({ updated: 0, unchanged: 2 })
    await shop.ask(shop.admin, `POST /past-orders/bulk/changes/${told.undo.id}/undo`, {})
    expect((await find('#1001')).returns).toEqual([])
  })

  it('stay when the orders are taken in again, and are refused where their order is not here', async () => {
    await take(file)
    expect(await send(shopifyOrders, pastShopifyOrders)).toMatchObject({ updated: 0, unchanged: 3 })
    expect((await find('#1001')).returns).toHaveLength(2)
    const unknown = 'number,returns.number,returns.at,returns.items\n#9,R-1,2024-06-20T06:30:00Z,1 × Scarf\n'
    const { created, refused } = await take(unknown)
    expect([created, refused.map(({ line, errors }: any) => [line, ...Object.keys(errors)])]).toEqual([
      0,
      [[2, 'placedAt', 'total']],
    ])
  })
})

it('says nothing more of a customer who is anonymised, whether it names the customer or an address alone', async () => {
  const { version } = (await shop.ask(shop.admin, `GET /customers/${meera}`)).body
  const anonymised = await shop.ask(shop.admin, `POST /customers/${meera}/transitions/anonymise`, { version })
  expect(anonymised.status).toBe(200)
  for (const number of ['#1001', '#1002']) {
    const past = await find(number)
    expect(past).toMatchObject({ contactName: 'Anonymised', phone: null, email: null, deliveredTo: null })
    const { body } = await shop.ask(shop.admin, `GET /past-orders/${past.id}/history`)
    expect(JSON.stringify(body)).not.toMatch(/meera|98200|Hill Road/i)
  }
})

it('offers every column of these files by what people call it; the empty file to fill in has an order in each line', async () => {
  const texts = { field: (name: string) => `the ${name}` } as Texts
  const viewer = { type: 'ADMIN', permissions: permissionMap([]) } as const
  const words = { inLanguage: String, pair: String }
  const offered = importColumns(viewer, pastOrder, texts, words, [])
  const called = new Map(offered.map(({ name, label }) => [name, label]))
  for (const [kind, text] of [
    [shopifyOrders, pastShopifyOrders] as const,
    [wooOrders, pastWooOrders] as const,
    [returnPrimeReturns, returnPrimeReport] as const,
  ]) {
    const { head } = kind.take(await readTable(new File([text], 'orders.csv'))).table
    expect(head.filter((name) => !called.has(name))).toEqual([])
  }
  expect(called.get('returns.number')).toBe('the returns · the returns.number')
  expect(called.get('lines.sku')).toBe('the lines · the lines.sku')
  expect(templateColumns(pastOrder, offered)).toContain('lines')
  expect(templateColumns(pastOrder, offered)).not.toContain('lines.sku')
})
