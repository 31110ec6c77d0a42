import { beforeAll, expect, it } from 'vitest'
import { pastOrder } from '../../../resources/sales/pastOrder/pastOrder.ts'
import { shopifyOrders } from '../../../resources/sales/pastOrder/rules/shopifyOrders.ts'
import { wooOrders } from '../../../resources/sales/pastOrder/rules/wooOrders.ts'
import { permissionMap } from '../../../src/core/index.ts'
import type { ForeignFile } from '../../../src/derive/foreignFile.ts'
import type { Texts } from '../../../src/views/form/useTexts.ts'
import { importColumns, templateColumns } from '../../../src/views/list/import/importColumns.ts'
import { readTable, tableAsCsv } from '../../../src/views/list/import/readTable.ts'
import { pastShopifyOrders, pastWooOrders } from '../../support/foreignOrders.ts'
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
    lines: [
      { line: 1, name: 'Madder Shirt - S', sku: 'MS-S', quantity: 1, price: 129_900 },
      { line: 2, name: 'Mul Kurta - M', sku: null, quantity: 2, price: 69_950 },
    ],
  })
  expect(await find('#1002')).toMatchObject({ state: 'cancelled', customer: meera, phone: '+919820098200' })
  expect(await find('#1003')).toMatchObject({ state: 'partlyRefunded', customer: null, phone: null })
})

it('takes them again without doubling anything, and leaves whom staff named', async () => {
  const { id, version } = await find('#1001')
  await shop.ask(shop.admin, `PUT /past-orders/${id}`, { version, customer: null })
  expect(await send(shopifyOrders, pastShopifyOrders)).toMatchObject({ created: 0, updated: 0, unchanged: 3 })
  expect(await find('#1001')).toMatchObject({ customer: null, lines: { length: 2 } })
})

it('takes the orders that WooCommerce exports: amounts as they were shown, refunds left out, pieces with commas in their names', async () => {
  expect(await send(wooOrders, pastWooOrders)).toMatchObject({ created: 3, refused: [], leftOut: 1 })
  expect(await find('501')).toMatchObject({
    system: 'wooCommerce',
    state: 'fulfilled',
    placedAt: '2024-03-09T05:00:05.000Z',
    contactName: 'Kabir Rao',
    total: 1_259_900,
    lines: [
      { name: 'Mul Kurta - Indigo, S', quantity: 2 },
      { name: 'Plain Stole', quantity: 1 },
    ],
  })
  expect(await find('502')).toMatchObject({ state: 'refunded', total: 49_900 })
  expect(await find('503')).toMatchObject({ state: 'open', total: 120_000 })
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
  ]) {
    const { head } = kind.take(await readTable(new File([text], 'orders.csv'))).table
    expect(head.filter((name) => !called.has(name))).toEqual([])
  }
  expect(called.get('lines.sku')).toBe('the lines · the lines.sku')
  expect(templateColumns(pastOrder, offered)).toContain('lines')
  expect(templateColumns(pastOrder, offered)).not.toContain('lines.sku')
})
