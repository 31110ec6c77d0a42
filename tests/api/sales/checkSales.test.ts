import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkSales, type SalesFault } from '../../../resources/sales/checks/server/checkSales.ts'
import { expectSound } from '../../support/expectSound.ts'
import { demoShop } from '../../support/preparedProduct.ts'
import { type TestServer, testServer } from '../../support/server.ts'

let server: TestServer

beforeAll(async () => {
  server = await testServer({ template: demoShop })
}, 300_000)
afterAll(() => server?.close())

const one = async (text: string) =>
  (await sql<Record<string, any>>`${sql.raw(text)}`.execute(server.context.database.db)).rows[0] ?? {}

/** What the check finds after a statement, which is then taken back. */
async function foundAfter(statement: string): Promise<SalesFault[]> {
  let found: SalesFault[] = []
  const takenBack = new Error('taken back')
  await server.context.database
    .transaction(async (tx) => {
      const { numAffectedRows } = await sql.raw(statement).execute(tx)
      expect(numAffectedRows, statement).toBe(1n)
      found = await checkSales(tx)
      throw takenBack
    })
    .catch((error: unknown) => {
      if (error !== takenBack) throw error
    })
  return found
}

const delivered = `(SELECT "id" FROM "order" WHERE "fulfilment_status" = 'delivered' AND "payment_status" = 'paid' ORDER BY "number" LIMIT 1)`
const ofDelivered = (table: string) =>
  `(SELECT "id" FROM "${table}" WHERE "order" = ${delivered} ORDER BY "number" LIMIT 1)`
const line = `(SELECT "id" FROM "order_lines" WHERE "owner_id" = ${delivered} ORDER BY "position" LIMIT 1)`
const inOrder = (set: string) => `UPDATE "order" SET ${set} WHERE "id" = ${delivered}`
const inLine = (set: string) => `UPDATE "order_lines" SET ${set} WHERE "id" = ${line}`
const inPayment = (set: string) => `UPDATE "payment" SET ${set} WHERE "id" = ${ofDelivered('payment')}`
const inInvoice = (set: string) => `UPDATE "invoice" SET ${set} WHERE "id" = ${ofDelivered('invoice')}`
const lastInvoice = `(SELECT "id" FROM "invoice" WHERE "kind" = 'invoice' ORDER BY "supplier_gstin", "year", "sequence" DESC LIMIT 1)`
const used = `(SELECT u."id" FROM "_coupon_uses" u WHERE u."state" = 'used' ORDER BY u."at" LIMIT 1)`

/** One thing that is wrong, and the rules that it breaks. */
const corruptions: readonly (readonly [what: string, statement: string, rules: readonly string[]])[] = [
  ['the MRP total of an order', inOrder(`"mrp_total" = "mrp_total" + 1`), ['order-mrp']],
  ['the total of its items', inOrder(`"items_total" = "items_total" + 1`), ['order-items']],
  ['its discount', inOrder(`"discount_total" = "discount_total" + 1`), ['order-discount']],
  ['its CGST', inOrder(`"cgst_total" = "cgst_total" + 1`), ['order-cgst']],
  ['its tax', inOrder(`"tax_total" = "tax_total" + 1`), ['order-tax']],
  ['what was paid', inOrder(`"paid" = "paid" - 1`), ['customer-figures', 'order-paid']],
  ['what was refunded', inOrder(`"refunded" = 1`), ['customer-figures', 'order-refunded']],
  ['what is due', inOrder(`"due" = 1`), ['order-due']],
  ['the state of its money', inOrder(`"payment_status" = 'unpaid'`), ['payment-status']],
  ['the state of its goods', inOrder(`"fulfilment_status" = 'fulfilled'`), ['fulfilment-status']],
  [
    'a cancellation that nobody asked for',
    inOrder(`"cancellation_pending" = true`),
    ['cancellation-pending'],
  ],
  [
    'what a cancellation asks for that nobody has decided',
    `UPDATE "cancellation_request_lines" SET "quantity" = 999 WHERE "id" = (SELECT l."id" FROM "cancellation_request_lines" l
      JOIN "cancellation_request" c ON c."id" = l."owner_id" WHERE c."status" = 'pending' ORDER BY c."number", l."position" LIMIT 1)`,
    ['line-asked-off'],
  ],
  ['when it was placed', inOrder(`"placed_at" = NULL`), ['customer-figures', 'order-placed']],
  [
    'the discount of a line',
    inLine(`"discount" = "discount" - 1`),
    ['line-price', 'line-total', 'order-discount'],
  ],
  [
    'what a coupon took off a piece that was called off',
    inLine(`"cancelled_coupon" = "coupon_discount" + 1`),
    ['line-coupon', 'line-coupon-cancelled'],
  ],
  ['what a line is made of', inLine(`"taxable" = "taxable" + 1`), ['invoiced-taxable', 'line-tax']],
  ['what was packed of it', inLine(`"fulfilled" = "fulfilled" - 1`), ['line-fulfilled']],
  ['what was delivered of it', inLine(`"delivered" = "delivered" - 1`), ['line-delivered']],
  ['what came back of it', inLine(`"returned" = "returned" + 1`), ['line-returned']],
  ['the state of a payment', inPayment(`"status" = 'failed'`), ['payment-state']],
  ['what may be refunded', inPayment(`"refundable" = "refundable" + 1`), ['payment-refundable']],
  [
    'what is on its way back',
    inPayment(`"refunding" = 1, "refundable" = "refundable" - 1`),
    ['payment-refunding'],
  ],
  ['the total of an invoice', inInvoice(`"total" = "total" + 1`), ['invoice-total']],
  ['an invoice without its parcel', inInvoice(`"shipment" = NULL`), ['parcel-invoice']],
  [
    'cash that did not come, of an invoice that stands',
    `UPDATE "payment" SET "status" = 'notCollected', "captured" = 0, "refundable" = 0, "shipment" = ${ofDelivered('shipment')}::text WHERE "id" = ${ofDelivered('payment')}`,
    ['order-paid', 'payment-status', 'uncollected-note'],
  ],
  [
    'what a parcel asks for at the door',
    `UPDATE "shipment" SET "cod_amount" = "cod_amount" + 1 WHERE "id" = (
      SELECT "id" FROM "shipment" WHERE "status" IN ('packed', 'labelReady') AND "cod_amount" > 0 ORDER BY "number" LIMIT 1)`,
    ['cash-asked'],
  ],
  [
    'a gap in a series',
    `UPDATE "invoice" SET "sequence" = "sequence" + 1 WHERE "id" = ${lastInvoice}`,
    ['invoice-gap'],
  ],
  [
    'a promise that no order made',
    `UPDATE "stock_movement" SET "cause_id" = NULL WHERE "id" = (
      SELECT "id" FROM "stock_movement" WHERE "cause" = 'order' AND "kind" = 'committed' ORDER BY "created_at" LIMIT 1)`,
    ['ledger-committed'],
  ],
  [
    'how often a coupon was used',
    `UPDATE "coupon" SET "used_count" = "used_count" + 1 WHERE "id" = (SELECT "coupon" FROM "_coupon_uses" WHERE "id" = ${used})`,
    ['coupon-used'],
  ],
  [
    'a use that was given back',
    `UPDATE "_coupon_uses" SET "state" = 'released' WHERE "id" = ${used}`,
    ['coupon-discount', 'coupon-used', 'order-coupon-use'],
  ],
  [
    'the credit of a customer',
    `UPDATE "customer" SET "wallet_balance" = coalesce("wallet_balance", 0) + 1 WHERE "id" = (SELECT "id" FROM "customer" ORDER BY "phone" LIMIT 1)`,
    ['wallet'],
  ],
  [
    'what a customer spent',
    `UPDATE "customer" SET "net_spent" = "net_spent" + 1 WHERE "id" = (
      SELECT "id" FROM "customer" WHERE "order_count" > 0 ORDER BY "phone" LIMIT 1)`,
    ['customer-figures'],
  ],
  [
    'orders of a customer who has none',
    `UPDATE "customer" SET "order_count" = 1 WHERE "id" = (
      SELECT c."id" FROM "customer" c WHERE NOT EXISTS (SELECT 1 FROM "order" o WHERE o."customer" = c."id") LIMIT 1)`,
    ['customer-figures'],
  ],
]

describe('the check of all sales', () => {
  it('finds nothing in the demo shop', async () => {
    await expectSound(server.context)
  })

  it.each(corruptions)('finds what is wrong and nothing else: %s', async (_, statement, rules) => {
    const found = await foundAfter(statement)
    expect([...new Set(found.map(({ rule }) => rule))].sort(), JSON.stringify(found)).toEqual(rules)
  })

  it('says in a sentence at which order, what it is and what was expected', async () => {
    const { number, paid } = await one(`SELECT "number", "paid" FROM "order" WHERE "id" = ${delivered}`)
    const rupees = (paise: number) => (paise / 100).toFixed(2)
    const found = await foundAfter(inOrder(`"paid" = "paid" - 150`))
    expect(found.filter(({ rule }) => rule === 'order-paid')).toEqual([
      {
        rule: 'order-paid',
        what: `Order ${number}`,
        is: String(paid - 150),
        shouldBe: String(paid),
        text: `Order ${number}: what was paid is ${rupees(paid - 150)}. Expected ${rupees(paid)}, what its payments took.`,
      },
    ])
  })

  it('answers whoever may refund, and nobody else', async () => {
    const ask = async (account: string) =>
      (await server.signIn(account))('/orders/operations/check', { method: 'POST', body: {} })
    const answer = await ask('admin')
    expect({ status: answer.status, body: await answer.json() }).toEqual({
      status: 200,
      body: { faults: [] },
    })
    expect((await ask('orders')).status).toBe(403)
  })
})

describe('the sales of the demo shop', () => {
  it('has something in every queue of the order desk', async () => {
    const counts = await one(`
      SELECT count(*) FILTER (WHERE "status" = 'draft')::int AS "drafts",
        count(*) FILTER (WHERE "status" = 'pendingPayment')::int AS "unpaid",
        count(*) FILTER (WHERE "status" = 'placed' AND NOT "on_hold")::int AS "toConfirm",
        count(*) FILTER (WHERE "status" = 'confirmed')::int AS "toPack",
        count(*) FILTER (WHERE "on_hold")::int AS "held",
        count(*) FILTER (WHERE "cancellation_pending")::int AS "cancellations",
        count(*) FILTER (WHERE "return_status" = 'requested')::int AS "returns",
        count(*) FILTER (WHERE "fulfilment_status" = 'delivered')::int AS "delivered" FROM "order"`)
    for (const [queue, count] of Object.entries(counts)) expect(count, queue).toBeGreaterThan(0)
    const { parcels, refunds } = await one(`
      SELECT (SELECT count(*)::int FROM "shipment" WHERE "status" = 'pending') AS "parcels",
        (SELECT count(*)::int FROM "refund" WHERE "status" = 'requested') AS "refunds"`)
    expect(parcels).toBeGreaterThan(0)
    expect(refunds).toBeGreaterThan(0)
  })

  it('can be looked at, searched and changed like orders that were placed one by one', async () => {
    const admin = await server.signIn('admin')
    const { id, number, phone, sku } = await one(`
      SELECT o."id", o."number", o."phone", l."sku" FROM "order" o JOIN "order_lines" l ON l."owner_id" = o."id"
      WHERE o."id" = ${delivered} ORDER BY l."position" LIMIT 1`)
    for (const q of [number, phone.slice(-8), sku]) {
      const found = await (await admin(`/orders?filter=${encodeURIComponent(JSON.stringify({ q }))}`)).json()
      expect(
        (found as { id: string }[]).map((each) => each.id),
        q,
      ).toContain(id)
    }
    const record = (await (await admin(`/orders/${id}`)).json()) as Record<string, any>
    const changed = await admin(`/orders/${id}`, {
      method: 'PUT',
      body: { priority: 'high', version: record.version },
    })
    expect(changed.status).toBe(200)
    expect(await changed.json()).toMatchObject({ priority: 'high', number, total: record.total })
    const history = await (await admin(`/orders/${id}/history`)).json()
    expect((history as { action: string }[]).at(-1)?.action).toBe('create')
  })
})
