import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { checkSales } from '../../../resources/sales/checks/server/checkSales.ts'
import type { Order } from '../../../resources/sales/invoice/server/work.ts'
import { openReturnShop } from './opened.ts'

const { shop } = openReturnShop()

async function round(isWanted: boolean): Promise<void> {
  const query = encodeURIComponent('{"key":"tax.roundTotal"}')
  const [setting] = (await shop.ask('GET', `/config-settings?filter=${query}`)).body
  const body = { version: setting.version, value: isWanted }
  expect((await shop.ask('PUT', `/config-settings/${setting.id}`, body)).status).toBe(200)
}

const moneyOf = ({ total, roundOff, paid, refunded }: Order) => ({ total, roundOff, paid, refunded })

async function papers(order: string) {
  const { rows } = await sql<{ kind: string; lines: number; roundOff: number; total: number }>`
    SELECT i."kind", i."round_off"::float8 AS "roundOff", i."total"::float8 AS "total",
      (SELECT sum(l."total")::float8 FROM "invoice_lines" l WHERE l."owner_id" = i."id") AS "lines"
    FROM "invoice" i WHERE i."order" = ${order} ORDER BY i."id"`.execute(shop.db)
  return rows
}

const cancel = async (order: Order, lines?: object[], name = 'cancel') => {
  const reason = await shop.reason('cancel', 'customer')
  const input = { reason, restock: true, refund: 'original', notify: false, ...(lines ? { lines } : {}) }
  const preview = { ...(lines ? { lines } : {}), refund: 'original' }
  return shop.ask('POST', `/orders/${order.id}/operations/${name}`, name === 'cancel' ? input : preview)
}

/** Sends pieces of the first line back and has all of the refund paid out. */
async function giveBack(order: Order, pieces: number) {
  const { id } = await shop.received(order, {}, pieces)
  await shop.inspectAll(id)
  const told = await shop.ask('POST', `/returns/${id}/operations/money`, {})
  const { status, body } = await shop.operate({ id }, 'refund', { destination: 'bankOrUpi' })
  expect([status, body.amount]).toEqual([200, told.body.now.left])
  for (const refund of await shop.refunds(order.id)) await shop.settle(refund.id)
  expect((await shop.returnOf(id)).status).toBe('completed')
  return shop.returnOf(id)
}

/** Packs one piece of the first line in a parcel of its own. */
async function packed(order: Order): Promise<string> {
  const lines = [{ line: order.lines[0]?.id, quantity: 1 }]
  const { body } = await shop.ask('POST', '/shipments/operations/createFor', { orders: [order.id], lines })
  const parcel = body.created[0].id
  await shop.steps(parcel, 'pack')
  return parcel
}

/** An order whose total was rounded (down, at the usual price), of two pieces in two parcels, both delivered where not said otherwise. */
async function inTwo(isDelivered = [true, true], price = 50_020) {
  const { id } = await shop.placed({ S: 2, M: 0, price })
  await shop.work(({ records }) => records.transition(resources.order, id, 'confirm'))
  const parcels: string[] = []
  for (const arrives of isDelivered) {
    const parcel = await packed(await shop.orderOf(id))
    parcels.push(parcel)
    if (arrives) await shop.steps(parcel, 'label', 'handOver', 'depart', 'bringOut', 'deliver')
  }
  return { order: await shop.orderOf(id), parcels }
}

const invoiced = (lines: number, roundOff = 0) => ({
  kind: 'invoice',
  lines,
  roundOff,
  total: lines + roundOff,
})
const credited = (lines: number, roundOff = 0) => ({ ...invoiced(lines, roundOff), kind: 'creditNote' })

describe('the total of an order', () => {
  it('is rounded where the shop wants it; orders that were placed before stay as they are', async () => {
    const before = await shop.placed({ S: 1, M: 0, price: 100_040 })
    expect(moneyOf(before)).toMatchObject({ total: 100_040, roundOff: 0, paid: 100_040 })
    await round(true)
    const down = await shop.placed({ S: 1, M: 0, price: 100_040 })
    const up = await shop.placed({ S: 1, M: 0, price: 99_950 })
    expect([moneyOf(down), moneyOf(up)]).toMatchObject([
      { total: 100_000, roundOff: -40, paid: 100_000 },
      { total: 100_000, roundOff: 50, paid: 100_000 },
    ])
    expect(moneyOf(await shop.orderOf(before.id))).toEqual(moneyOf(before))
  })
})

describe('what an order was rounded by', () => {
  beforeAll(() => round(true))

  it('has its line on the invoice and on the credit note, and goes back with the last piece', async () => {
    const order = await shop.delivered({ S: 2, M: 0, price: 50_020 })
    expect(await papers(order.id)).toEqual([
      { kind: 'invoice', lines: 100_040, roundOff: -40, total: 100_000 },
    ])
    expect(await giveBack(order, 1)).toMatchObject({ roundOff: 0, refundTotal: 50_020 })
    expect(await giveBack(order, 1)).toMatchObject({ roundOff: -40, refundTotal: 49_980 })
    expect(await papers(order.id)).toEqual([
      { kind: 'invoice', lines: 100_040, roundOff: -40, total: 100_000 },
      { kind: 'creditNote', lines: 50_020, roundOff: 0, total: 50_020 },
      { kind: 'creditNote', lines: 50_020, roundOff: -40, total: 49_980 },
    ])
    expect(moneyOf(await shop.orderOf(order.id))).toMatchObject({ paid: 100_000, refunded: 100_000 })
  })

  it('stands on the last invoice, and is called off with what no invoice has', async () => {
    const { order } = await inTwo([true])
    expect(await giveBack(order, 1)).toMatchObject({ roundOff: 0, refundTotal: 50_020 })
    const left = await shop.orderOf(order.id)
    expect((await cancel(left, undefined, 'cancelPreview')).body).toMatchObject({
      roundOff: -40,
      value: 49_980,
    })
    expect((await cancel(left)).body).toMatchObject({ refunded: 49_980 })
    for (const refund of await shop.refunds(order.id)) await shop.settle(refund.id)
    expect(await papers(order.id)).toEqual([invoiced(50_020), credited(50_020)])
    expect(moneyOf(await shop.orderOf(order.id))).toMatchObject({ paid: 100_000, refunded: 100_000 })
  })

  it('goes back with the last of its invoice, whichever parcel comes back first', async () => {
    const { order, parcels } = await inTwo([true, false])
    await shop.steps(parcels[1] ?? '', 'label', 'handOver', 'sendBack', 'receiveBack')
    const { rows } = await sql<{ id: string }>`
      SELECT "id" FROM "order_return" WHERE "order" = ${order.id}`.execute(shop.db)
    expect((await shop.inspectAll(rows[0]?.id ?? '')).status).toBe(200)
    for (const refund of await shop.refunds(order.id)) await shop.settle(refund.id)
    expect(await giveBack(await shop.orderOf(order.id), 1)).toMatchObject({ refundTotal: 50_020 })
    expect(await papers(order.id)).toEqual([
      ...[invoiced(50_020), invoiced(50_020, -40)],
      ...[credited(50_020, -40), credited(50_020)],
    ])
  })

  it('is kept by the return of a parcel that was never delivered, as by any other', async () => {
    const { order, parcels } = await inTwo([true, false], 49_980)
    await shop.steps(parcels[1] ?? '', 'label', 'handOver', 'sendBack', 'receiveBack')
    const { rows } = await sql<{ id: string }>`
      SELECT "id" FROM "order_return" WHERE "order" = ${order.id}`.execute(shop.db)
    const id = rows[0]?.id ?? ''
    expect((await shop.inspectAll(id)).status).toBe(200)
    expect(await shop.returnOf(id)).toMatchObject({ roundOff: 40, refundTotal: 50_020, status: 'completed' })
  })

  it('is credited with what came back undelivered, also where goodwill left less than that to pay back', async () => {
    const { order, parcels } = await inTwo([true, false], 49_980)
    const promised = {
      order: order.id,
      source: 'goodwill',
      destination: 'bankOrUpi',
      extra: 60_000,
      note: 'Late',
    }
    expect((await shop.ask('POST', '/payments/operations/refund', promised)).status).toBe(200)
    const [{ id: goodwill = '' } = {}] = await shop.refunds(order.id)
    await shop.steps(parcels[1] ?? '', 'label', 'handOver', 'sendBack', 'receiveBack')
    const { rows } = await sql<{ id: string }>`
      SELECT "id" FROM "order_return" WHERE "order" = ${order.id}`.execute(shop.db)
    expect((await shop.inspectAll(rows[0]?.id ?? '')).status).toBe(200)
    const { body } = await shop.ask('GET', `/refunds/${goodwill}`)
    const off = { version: body.version, note: 'Not promised' }
    expect((await shop.ask('POST', `/refunds/${goodwill}/operations/cancel`, off)).status).toBe(200)
    for (const { id, status } of await shop.refunds(order.id))
      if (status !== 'cancelled') await shop.settle(id)
    expect(await papers(order.id)).toEqual([invoiced(49_980), invoiced(49_980, 40), credited(49_980, 40)])
    expect(await shop.returnOf(rows[0]?.id ?? '')).toMatchObject({ roundOff: 40, refundTotal: 50_020 })
    expect(await checkSales(shop.db)).toEqual([])
  })

  it('is credited with the last parcel of which nobody paid at the door', async () => {
    const { id } = await shop.placed({ S: 2, M: 0, price: 50_020, method: 'cod' })
    await shop.work(({ records }) => records.transition(resources.order, id, 'confirm'))
    const parcels = [await packed(await shop.orderOf(id)), await packed(await shop.orderOf(id))]
    await shop.steps(parcels[1] ?? '', 'label', 'handOver', 'lose')
    expect(await papers(id)).toEqual([invoiced(50_020), invoiced(50_020, -40), credited(50_020, -40)])
  })

  it('is called off with the rest of the order, as the preview says', async () => {
    const order = await shop.placed({ S: 2, M: 0, price: 49_980 })
    const preview = await cancel(order, undefined, 'cancelPreview')
    expect(preview.body).toMatchObject({ roundOff: 40, value: 100_000, refund: 100_000 })
    expect((await cancel(order)).body).toMatchObject({ refunded: 100_000 })
    const { rows } =
      await sql`SELECT "amount"::int AS "amount", "round_off_amount"::int AS "rounding" FROM "refund"
      WHERE "order" = ${order.id}`.execute(shop.db)
    expect(rows).toEqual([{ amount: 100_000, rounding: 40 }])
  })

  it('is proposed and given back by hand with everything, and never above what is refundable', async () => {
    const order = await shop.delivered({ S: 1, M: 0, price: 100_040 })
    const { body } = await shop.ask('POST', '/payments/operations/proposeRefund', { order: order.id })
    expect(body).toMatchObject({ refundable: 100_000, rounding: { roundOff: -40, left: 100_040 } })
    const told = await shop.ask('POST', '/payments/operations/refund', {
      order: order.id,
      source: 'goodwill',
      destination: 'bankOrUpi',
      note: 'All of it',
      lines: body.lines.map(({ line, quantity, amount }: any) => ({ line, quantity, amount })),
    })
    expect([told.status, told.body.refunds?.[0]?.amount]).toEqual([200, 100_000])
  })

  it('given back before the last goods are packed, is credited with these', async () => {
    const { id } = await shop.placed({ S: 2, M: 0, price: 50_020 })
    await shop.work(({ records }) => records.transition(resources.order, id, 'confirm'))
    await packed(await shop.orderOf(id))
    const { lines } = await shop.orderOf(id)
    const { status, body } = await shop.ask('POST', '/payments/operations/refund', {
      order: id,
      source: 'goodwill',
      destination: 'bankOrUpi',
      note: 'Sorry',
      lines: [{ line: lines[0]?.id, quantity: 2, amount: 100_040 }],
    })
    expect([status, body]).toMatchObject([200, {}])
    for (const refund of await shop.refunds(id)) await shop.settle(refund.id)
    expect(await papers(id)).toEqual([invoiced(50_020), credited(50_020)])
    const faults = async () => (await checkSales(shop.db)).map(({ text }) => text)
    expect(await faults()).toEqual([])
    await packed(await shop.orderOf(id))
    expect((await papers(id)).slice(2)).toEqual([invoiced(50_020, -40), credited(50_020, -40)])
    expect(await faults()).toEqual([])
  })

  it('makes no paisa too many or too few, whatever is called off, sent and returned in whatever steps', async () => {
    const anyWay = fc.record({
      price: fc.integer({ min: 1_001, max: 99_999 }),
      pieces: fc.integer({ min: 1, max: 4 }),
      off: fc.nat({ max: 4 }),
      steps: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 4, maxLength: 4 }),
    })
    await fc.assert(
      fc.asyncProperty(anyWay, async ({ price, pieces, off, steps }) => {
        const order = await shop.placed({ S: pieces, M: 0, price })
        const line = order.lines[0]?.id
        const exact = price * pieces
        expect(order.total).toBe(Math.floor((exact + 50) / 100) * 100)
        const calledOff = Math.min(off, pieces)
        if (calledOff > 0) expect((await cancel(order, [{ line, quantity: calledOff }])).status).toBe(200)
        if (calledOff < pieces) {
          await shop.work(({ records }) => records.transition(resources.order, order.id, 'confirm'))
          const parcel = await shop.parcelOf(order.id)
          await shop.steps(parcel, 'pack', 'label', 'handOver', 'depart', 'bringOut', 'deliver')
          let left = pieces - calledOff
          for (const step of steps) {
            if (left === 0) break
            const part = Math.min(step, left)
            await giveBack(await shop.orderOf(order.id), part)
            left -= part
          }
        }
        for (const refund of await shop.refunds(order.id)) await shop.settle(refund.id)
        const { paid, refunded } = await shop.orderOf(order.id)
        expect([paid, refunded]).toEqual([order.total, order.total])
        const sums = (await papers(order.id)).map(({ kind, total }) => (kind === 'invoice' ? total : -total))
        expect(sums.reduce((all, one) => all + one, 0)).toBe(0)
      }),
      { numRuns: 8 },
    )
  }, 120_000)
})
