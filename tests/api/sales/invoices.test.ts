import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { issueCreditNote } from '../../../resources/sales/invoice/server/issueCreditNote.ts'
import { takeNumber } from '../../../resources/sales/invoice/server/takeNumber.ts'
import { invoiceContent } from '../../../resources/shared/documents/rules/invoiceContent.ts'
import { paperOf } from '../../../resources/shared/documents/rules/paper.ts'
import documents from '../../../resources/shared/documents/texts/en.ts'
import { expectSound } from '../../support/expectSound.ts'
import type { Call } from '../../support/server.ts'
import { duringSetting } from './duringSetting.ts'
import { openShop } from './opened.ts'
import { home } from './orderShop.ts'
import { shipmentShop } from './shipmentShop.ts'

const { server, admin, shop } = openShop(shipmentShop)
const { ask } = shop

/** Packs all that an order waits for, and answers with its first parcel. */
async function packed(order: { id: string }, lines?: readonly object[]): Promise<string> {
  const [parcel] = await shop.parcels(order, lines)
  await shop.steps(parcel?.id ?? '', 'pack')
  return parcel?.id ?? ''
}

const sequences = async (kind: string) => {
  const { rows } = await sql<{ gstin: string; year: string; sequence: number }>`
    SELECT "supplier_gstin" || ' ' || "series" AS "gstin", "year", "sequence" FROM "invoice" WHERE "kind" = ${kind}
    ORDER BY 1, 2, 3`.execute(shop.db())
  return Map.groupBy(rows, ({ gstin, year }) => `${gstin} ${year}`)
}

/** Every series runs from 1 without a gap. */
async function expectNoGaps(): Promise<void> {
  for (const kind of ['invoice', 'creditNote'])
    for (const [series, rows] of await sequences(kind))
      expect([kind, series, rows.map(({ sequence }) => sequence)]).toEqual([
        kind,
        series,
        rows.map((_, index) => index + 1),
      ])
}

describe('an invoice', () => {
  it('says all that the law asks for, and nobody changes it', async () => {
    const order = await shop.ordered({
      pieces: [2],
      price: 20_000,
      more: { gstin: '29AAACB1234C1Z7', shippingMethod: 'standard' },
    })
    await packed(order)
    const [{ id = '' } = {}] = await shop.invoices(order.id)
    const { body } = await ask('GET', `/invoices/${id}`)
    const year = new Date().getMonth() >= 3 ? new Date().getFullYear() : new Date().getFullYear() - 1
    expect(body).toMatchObject({
      kind: 'invoice',
      series: 'INV/',
      order: order.id,
      customerName: 'Asha Rao',
      gstin: '29AAACB1234C1Z7',
      supplierGstin: '29ABCDE1234F1Z5',
      supplierState: '29-Karnataka',
      placeOfSupply: '29-Karnataka',
      total: order.total,
      tax: order.taxTotal,
      cgst: order.cgstTotal,
      sgst: order.sgstTotal,
      igst: 0,
      year: `${year % 100}-${(year + 1) % 100}`,
    })
    expect(body.number).toMatch(/^INV\/\d\d-\d\d\/\d{6}$/)
    expect(body.number).toHaveLength(16)
    expect(body.lines.map(({ charge, quantity }: any) => [charge, quantity])).toEqual([
      [null, 2],
      ['shipping', 1],
    ])
    expect((await ask('PUT', `/invoices/${id}`, { version: 1, total: 1 })).status).toBe(403)
    expect((await ask('DELETE', `/invoices/${id}?version=1`)).status).toBeGreaterThanOrEqual(400)
    expect((await ask('POST', '/invoices', { number: 'X' })).status).toBeGreaterThanOrEqual(400)
    expect((await ask('GET', `/invoices/${id}`)).body.version).toBe(1)
  })

  it('is of another state with IGST', async () => {
    const shippingAddress = { ...home, pincode: '110001', city: 'New Delhi', state: 'Delhi' }
    const order = await shop.ordered({ more: { shippingAddress } })
    await packed(order)
    const [{ id = '' } = {}] = await shop.invoices(order.id)
    expect((await ask('GET', `/invoices/${id}`)).body).toMatchObject({
      placeOfSupply: '07-Delhi',
      cgst: 0,
      sgst: 0,
      igst: order.taxTotal,
    })
  })

  it('hides addresses from those who may not see personal data, until they say why', async () => {
    const order = await shop.ordered()
    await packed(order)
    const [{ id = '' } = {}] = await shop.invoices(order.id)
    const clerk = await shop.staff('clerk', [{ key: 'invoice', view: true, reveal: true }])
    const { body } = await ask('GET', `/invoices/${id}`, undefined, clerk)
    expect(body.address).toMatchObject({ fullName: '', line1: '', city: 'Bengaluru' })
    const shown = await ask('POST', `/invoices/${id}/operations/reveal`, { reason: 'A call' }, clerk)
    expect(shown.body.values.address).toMatchObject({ fullName: 'Asha Rao' })
  })

  it('takes the series of the settings and refuses a number that would be too long', async () => {
    const { body: found } = await ask(
      'GET',
      `/config-settings?filter=${encodeURIComponent('{"key":"tax.invoiceSeries"}')}`,
    )
    const setting = found[0] ?? found.data?.[0]
    const set = async (value: string) => {
      const { body } = await ask('GET', `/config-settings/${setting.id}`)
      const answer = await admin(`/config-settings/${setting.id}`, {
        method: 'PUT',
        body: { version: body.version, value },
        headers: { 'X-Confirmed': 'tax.invoiceSeries' },
      })
      return { status: answer.status }
    }
    // Which series invoices have needs two people otherwise.
    await sql`UPDATE "admin_setting" SET "value" = 'false' WHERE "key" = 'approvals.settings'`.execute(
      shop.db(),
    )
    expect((await set('A/')).status).toBe(200)
    const order = await shop.ordered()
    await packed(order)
    expect((await shop.invoices(order.id))[0]?.number).toMatch(/^A\/\d\d-\d\d\/000001$/)
    expect((await set('LONGNAME')).status).toBe(200)
    await sql`INSERT INTO "_numbers" ("series", "last") SELECT 'invoice 29ABCDE1234F1Z5 LONGNAME' || ${(await shop.invoices(order.id))[0]?.number.slice(2, 7)}, 99`.execute(
      shop.db(),
    )
    const late = await shop.ordered()
    const [parcel] = await shop.parcels(late)
    const told = await shop.step(parcel?.id ?? '', 'pack')
    expect([told.status, Object.keys(told.body.errors)]).toEqual([422, ['number']])
    expect((await set('INV/')).status).toBe(200)
    await shop.steps(parcel?.id ?? '', 'pack')
    await expectNoGaps()
  })
})

describe('the numbers of invoices', () => {
  it('have no gap and no double, whatever many packers do at once and however many give up', async () => {
    const count = async () =>
      [...(await sequences('invoice')).values()].reduce((sum, rows) => sum + rows.length, 0)
    const before = await count()
    const parcels: string[] = []
    for (let made = 0; made < 10; made++) {
      const [parcel] = await shop.parcels(await shop.ordered({ pieces: [1] }))
      parcels.push(parcel?.id ?? '')
    }
    const outcomes = await Promise.allSettled([
      ...parcels.map((id) => shop.steps(id, 'pack')),
      // Transactions that take a number and are given up: late, in between, and by a refusal.
      ...Array.from({ length: 10 }, (_, index) =>
        shop.work(async ({ db, at }) => {
          const { sequence } = await takeNumber(db, { kind: 'invoice', gstin: '29ABCDE1234F1Z5', at })
          throw new Error(`given up after ${sequence} (${index})`)
        }),
      ),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
    expect(await count()).toBe(before + 10)
    await expectNoGaps()
    const { rows } = await sql`
      SELECT "supplier_gstin", "number" FROM "invoice" GROUP BY 1, 2 HAVING count(*) > 1`.execute(shop.db())
    expect(rows).toEqual([])
  })

  it('run for each GSTIN by itself, and begin again with the financial year', async () => {
    const numbers = await shop.work(async ({ db }) => {
      const take = (gstin: string, at: string) => takeNumber(db, { kind: 'creditNote', gstin, at })
      return [
        await take('27ABCDE1234F1Z1', '2031-03-31T18:29:59.000Z'),
        await take('27ABCDE1234F1Z1', '2031-03-31T18:30:00.000Z'),
        await take('27ABCDE1234F1Z1', '2031-03-31T10:00:00.000Z'),
        await take('33ABCDE1234F1Z2', '2031-03-31T10:00:00.000Z'),
      ].map(({ number }) => number)
    })
    expect(numbers).toEqual(['CRN/30-31/000001', 'CRN/31-32/000001', 'CRN/30-31/000002', 'CRN/30-31/000001'])
  })
})

describe('the invoices of an order', () => {
  it('make up what it costs to the paisa, however it is cut into parcels, called off and changed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 99_999 }),
        fc.integer({ min: 2, max: 5 }),
        fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        async (price, pieces, cuts, callsOff) => {
          const order = await shop.ordered({ pieces: [pieces], price: price + 100 })
          const line = order.lines[0]?.id ?? ''
          let left = pieces
          if (callsOff) {
            const told = await ask('POST', `/orders/${order.id}/operations/cancel`, {
              lines: [{ line, quantity: 1 }],
              reason: shop.ids.cancel,
              restock: true,
              refund: 'none',
              restoreCoupon: false,
              notify: false,
            })
            expect(told.status).toBe(200)
            left -= 1
          }
          for (const cut of cuts) {
            const quantity = Math.min(cut, left)
            left -= quantity
            if (quantity > 0) await packed(order, [{ line, quantity }])
          }
          if (left > 0) await packed(order)
          const { total, cancelledTotal } = await shop.order(order.id)
          const invoices = await shop.invoices(order.id)
          expect(invoices.reduce((sum, one) => sum + one.total, 0)).toBe(total - cancelledTotal)
          if (!callsOff) expect(invoices.reduce((sum, one) => sum + one.tax, 0)).toBe(order.taxTotal)
        },
      ),
      { numRuns: 12 },
    )
    await expectNoGaps()
  }, 60_000)
})

describe('a credit note', () => {
  const credit = (order: string, refund: string, more: object) =>
    shop.work((work) =>
      issueCreditNote(work, { order: { id: order }, refund: { id: refund }, lines: [], ...more }),
    )
  async function refundOf(order: { id: string }): Promise<string> {
    const { rows } = await sql<{ id: string }>`SELECT "id" FROM "refund" WHERE "order" = ${order.id}`.execute(
      shop.db(),
    )
    return rows[0]?.id ?? ''
  }

  it('follows a refund that was paid out, with the taxes of the invoice, once', async () => {
    const order = await shop.ordered({ pieces: [2] })
    await packed(order)
    const [line] = order.lines
    const half = Math.round((line?.total ?? 0) / 2)
    const told = await ask('POST', '/payments/operations/refund', {
      order: order.id,
      lines: [{ line: line?.id, quantity: 1, amount: half }],
      source: 'goodwill',
      destination: 'original',
      reason: await shop.reason('refund'),
    })
    expect([told.status, told.body.errors]).toEqual([200, undefined])
    const refund = await refundOf(order)
    const ids = await credit(order.id, refund, { lines: [{ line: line?.id, quantity: 1, amount: half }] })
    expect(
      await credit(order.id, refund, { lines: [{ line: line?.id, quantity: 1, amount: half }] }),
    ).toEqual(ids)
    const { body } = await ask('GET', `/invoices/${ids[0]}`)
    const [invoice] = await shop.invoices(order.id)
    expect(body).toMatchObject({ kind: 'creditNote', total: half, refund, correctsInvoice: invoice?.id })
    expect(body.cgst + body.sgst + body.igst + body.taxable).toBe(half)
    expect(body.lines).toMatchObject([{ quantity: 1, corrects: invoice?.id }])
    expect(body.number).toMatch(/^CRN\//)
  })
})

describe('printed invoices', () => {
  const print = (body: object, call?: Call) => ask('POST', '/invoices/operations/documents', body, call)

  it('are those of orders, parcels or their own, whole, with the flag, and noted in the history', async () => {
    const order = await shop.ordered({ pieces: [1, 2] })
    const parcel = await packed(order)
    const [invoice] = await shop.invoices(order.id)
    const looker = await shop.staff('invoicelooker', [{ key: 'invoice', view: true }])
    const printer = await shop.staff('invoiceprinter', [{ key: 'invoice', view: true, print: true }])
    expect((await print({ orders: [order.id] }, looker)).status).toBe(403)
    for (const body of [{ orders: [order.id] }, { shipments: [parcel] }, { invoices: [invoice?.id] }]) {
      const told = await print(body, printer)
      expect(told.body).toMatchObject({
        kind: 'invoice',
        refused: [],
        documents: [{ number: invoice?.number, orderNumber: order.number, address: { line1: home.line1 } }],
      })
      expect(told.body.documents[0].lines.slice(0, 2)).toMatchObject([{ quantity: 1 }, { quantity: 2 }])
    }
    await duringSetting(ask, 'store.cin', 'U74999KA2015PTC012345', async () => {
      const { documents } = (await print({ orders: [order.id] }, printer)).body
      expect(documents[0].shop).toEqual({ cin: 'U74999KA2015PTC012345', pan: null, grievanceOfficer: null })
    })
    const history = await ask('GET', `/invoices/${invoice?.id}/history`)
    expect(history.body[0]).toMatchObject({ action: 'printed', actor: { name: 'invoiceprinter' } })
  })

  it('keep the day and the year of the clock by which they were issued', async () => {
    const [before, meanwhile] = [await shop.ordered(), await shop.ordered()]
    await packed(before)
    const zone = 'Pacific/Kiritimati'
    const dateOf = async (order: { id: string }) => {
      const [printed] = (await print({ orders: [order.id] })).body.documents
      const content = invoiceContent(printed, paperOf('en', documents))
      return [printed.timeZone, content.facts[0]?.[1], printed.issuedAt]
    }
    const inZone = (at: string, timeZone: string) =>
      new Date(at).toLocaleDateString('en-IN', { dateStyle: 'medium', timeZone })
    await duringSetting(
      ask,
      'localisation.timeZone',
      zone,
      async () => {
        await packed(meanwhile)
        const [own, day, at] = await dateOf(before)
        expect([own, day]).toEqual(['Asia/Kolkata', inZone(at, 'Asia/Kolkata')])
      },
      'admin-settings',
    )
    const [own, day, at] = await dateOf(meanwhile)
    expect([own, day]).toEqual([zone, inZone(at, zone)])
  })

  it('name the orders that have none yet, and are held back while the parcel is in the house', async () => {
    const [open, held] = [await shop.ordered(), await shop.ordered()]
    const parcel = await packed(held)
    await ask('POST', `/orders/${held.id}/operations/hold`, { reason: shop.ids.hold })
    const [invoice] = await shop.invoices(held.id)
    const { body } = await print({ orders: [open.id, held.id] })
    expect(body).toEqual({
      kind: 'invoice',
      documents: [],
      refused: [
        { id: open.id, name: open.number, code: 'print-not-invoiced' },
        { id: invoice?.id, name: invoice?.number, code: 'order-on-hold' },
      ],
    })
    await ask('POST', `/orders/${held.id}/operations/release`, {})
    await shop.steps(parcel, 'label', 'handOver')
    await ask('POST', `/orders/${held.id}/operations/hold`, { reason: shop.ids.hold })
    expect((await print({ orders: [held.id] })).body.documents).toHaveLength(1)
    expect((await print({})).status).toBe(400)
  })
})

it('whatever happened, the numbers have no gap and the sales add up', async () => {
  await expectNoGaps()
  await expectSound(server.context)
})
