import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { checkSales } from '../../../resources/sales/checks/server/checkSales.ts'
import type { Order } from '../../../resources/sales/invoice/server/work.ts'
import { openReturnShop } from './opened.ts'

const { shop } = openReturnShop()

/** What papers of an order say of its delivery. */
async function delivery(order: string) {
  const { rows } = await sql<{ kind: string; total: number }>`
    SELECT i."kind", l."total"::float8 AS "total" FROM "invoice" i JOIN "invoice_lines" l ON l."owner_id" = i."id" AND l."charge" = 'shipping'
    WHERE i."order" = ${order} ORDER BY i."id"`.execute(shop.db)
  return rows.map(({ kind, total }) => [kind, total])
}

/** An order of two pieces in two packed parcels: delivery is on the invoice of the first. */
async function inTwo(): Promise<{ order: Order; parcels: string[] }> {
  const { id, lines } = await shop.placed({ S: 2, M: 0, shipping: 5_000 })
  await shop.work(({ records }) => records.transition(resources.order, id, 'confirm'))
  const parcels: string[] = []
  for (let parcel = 0; parcel < 2; parcel++) {
    const asked = { orders: [id], lines: [{ line: lines[0]?.id, quantity: 1 }] }
    const { body } = await shop.ask('POST', '/shipments/operations/createFor', asked)
    parcels.push(body.created[0].id)
    await shop.steps(body.created[0].id, 'pack')
  }
  return { order: await shop.orderOf(id), parcels }
}

/** The first parcel is undone, and what was in it called off. */
async function callOff({ order, parcels }: Awaited<ReturnType<typeof inTwo>>): Promise<void> {
  await shop.steps(parcels[0] ?? '', 'cancel')
  const reason = await shop.reason('cancel', 'inventory')
  const asked = { reason, lines: [{ line: order.lines[0]?.id, quantity: 1 }] }
  expect((await shop.ask('POST', `/orders/${order.id}/operations/cancel`, asked)).status).toBe(200)
  expect(await shop.orderOf(order.id)).toMatchObject({ total: 205_000, cancelledTotal: 100_000, due: 0 })
}

it('delivery is invoiced again where the parcel whose invoice had it was called off for good', async () => {
  const sold = await inTwo()
  await callOff(sold)
  expect(await delivery(sold.order.id)).toEqual([
    ['invoice', 5_000],
    ['creditNote', 5_000],
    ['invoice', 5_000],
  ])
  expect(await checkSales(shop.db)).toEqual([])
})

it('less what had been paid back of it', async () => {
  const sold = await inTwo()
  const goodwill = { order: sold.order.id, source: 'goodwill', destination: 'bankOrUpi', note: 'Late' }
  const told = await shop.ask('POST', '/payments/operations/refund', { ...goodwill, shipping: 2_000 })
  expect(told.status).toBe(200)
  for (const { id } of await shop.refunds(sold.order.id)) await shop.settle(id)
  await callOff(sold)
  expect(await delivery(sold.order.id)).toEqual([
    ['invoice', 5_000],
    ['creditNote', 2_000],
    ['creditNote', 3_000],
    ['invoice', 5_000],
    ['creditNote', 2_000],
  ])
  expect(await checkSales(shop.db)).toEqual([])
})
