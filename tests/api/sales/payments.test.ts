import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { moneyRules } from '../../../resources/sales/checks/server/rules/money.ts'
import { payment as payments } from '../../../resources/sales/payment/payment.ts'
import { codDelivered, codReturned } from '../../../resources/sales/payment/server/cod.ts'
import { expectPayment, makePayment } from '../../../resources/sales/payment/server/expectPayment.ts'
import { signatureOf } from '../../../server/requests/signature.ts'
import { dayIn } from '../../../src/fields/date/day.ts'
import { expectSound } from '../../support/expectSound.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { withoutIds } from '../../support/withoutIds.ts'
import { asking, moneyShop, secret } from './moneyShop.ts'
import { openServer } from './opened.ts'
import { stored } from './stored.ts'

const { server, admin } = openServer(() => shop.prepare())
const shop = moneyShop(() => server)
const ask = asking(() => admin)

/** An event about a payment. */
const eventOf = (
  kind: string,
  { number, amount }: { number: string | null; amount: number },
  more: Record<string, unknown> = {},
) => {
  const { payment = {}, ...rest } = more
  return {
    id: `evt_${randomUUID()}`,
    kind,
    at: new Date().toISOString(),
    payment: { reference: number, id: `pay_${number}`, amount, ...(payment as object) },
    ...rest,
  }
}

let proof: Awaited<ReturnType<typeof stored>>
beforeAll(async () => {
  proof = await stored(admin)
})

describe('the payment that an order waits for', () => {
  it('is made once, follows what the order owes and is voided when it owes nothing', async () => {
    const order = await shop.order({ lines: [{ quantity: 1, total: 120_000 }] })
    const first = await shop.expected(order)
    expect(first).toMatchObject({ status: 'created', amount: 120_000, method: 'upi', provider: 'sandbox' })
    expect((await shop.expected(order)).id).toBe(first.id)
    await sql`UPDATE "order" SET "total" = 90000 WHERE "id" = ${order.id}`.execute(server.context.database.db)
    expect(await shop.expected(order)).toMatchObject({ id: first.id, amount: 90_000 })
    await sql`UPDATE "order" SET "cancelled_total" = 90000 WHERE "id" = ${order.id}`.execute(
      server.context.database.db,
    )
    const smaller = await shop.orderOf(order.id)
    const none = await shop.work((work) => expectPayment(work, smaller))
    expect(none).toBeUndefined()
    expect(await shop.paymentOf(first.id)).toMatchObject({ status: 'voided' })
  })

  it('of cash on delivery is to be collected, parcel by parcel under its AWB', async () => {
    const order = await shop.order({ lines: [{ quantity: 3, total: 300_000 }], method: 'cod' })
    const waiting = await shop.expected(order)
    expect(waiting).toMatchObject({ status: 'toCollect', provider: 'cod', amount: 300_000 })
    await shop.parcelDoes(codDelivered, order, 'AWB1', 100_000)
    await shop.parcelDoes(codReturned, order, 'AWB2', 50_000)
    await shop.parcelDoes(codDelivered, order, 'AWB3', 150_000)
    const { rows } = await sql<{ awb: string; status: string; captured: string; amount: string }>`
      SELECT "awb", "status", "captured"::int, "amount"::int FROM "payment" WHERE "order" = ${order.id} ORDER BY "awb"`.execute(
      server.context.database.db,
    )
    expect(rows).toEqual([
      { awb: 'AWB1', status: 'collected', captured: 100_000, amount: 100_000 },
      { awb: 'AWB2', status: 'notCollected', captured: 0, amount: 50_000 },
      { awb: 'AWB3', status: 'collected', captured: 150_000, amount: 150_000 },
    ])
  })

  it('ends when nobody pays in time, and money that comes later is marked for finance', async () => {
    const order = await shop.order({ status: 'pendingPayment' })
    const waiting = await shop.expected(order)
    expect(Date.parse(waiting.expiresAt ?? '') - Date.now()).toBeGreaterThan(25 * 60_000)
    await runTimedWork(server.context, new Date(Date.now() + 31 * 60_000))
    expect(await shop.paymentOf(waiting.id)).toMatchObject({ status: 'expired', captured: 0 })
    await sql`UPDATE "order" SET "status" = 'expired' WHERE "id" = ${order.id}`.execute(
      server.context.database.db,
    )
    expect((await shop.event(eventOf('payment.captured', waiting))).body).toEqual({ outcome: 'applied' })
    expect(await shop.paymentOf(waiting.id)).toMatchObject({
      status: 'captured',
      captured: waiting.amount,
      mismatch: true,
      mismatchReason: 'lateCapture',
    })
  })
})

describe('events of the gateway', () => {
  it('are refused without the right signature, and nothing of them is stored', async () => {
    const waiting = await shop.expected(await shop.order())
    const event = eventOf('payment.captured', waiting)
    const body = Buffer.from(JSON.stringify(event))
    const old = signatureOf(secret, body, Date.now() - 6 * 60_000)
    const other = signatureOf('another secret', body)
    const ofAnother = signatureOf(secret, Buffer.from(JSON.stringify({ ...event, id: 'evt_other' })))
    for (const signature of [
      '',
      'nonsense',
      old,
      other,
      ofAnother,
      `t=${Math.floor(Date.now() / 1000)},v1=`,
    ]) {
      const answer = await shop.event(event, signature)
      expect([signature, answer.status, answer.body.code]).toEqual([signature, 401, 'wrong-signature'])
    }
    expect(await shop.paymentOf(waiting.id)).toMatchObject({ status: 'created', version: waiting.version })
    const { rows } = await sql`SELECT 1 FROM "_payment_events" WHERE "event_id" = ${event.id}`.execute(
      server.context.database.db,
    )
    expect(rows).toEqual([])
  })

  it('count once by their id, however often they come at the same time', async () => {
    const waiting = await shop.expected(await shop.order())
    const event = eventOf('payment.captured', waiting)
    const answers = await Promise.all(Array.from({ length: 6 }, () => shop.event(event)))
    const outcomes = answers.map(({ body }) => body.outcome).sort()
    expect(outcomes).toEqual(['applied', ...Array(5).fill('repeated')])
    const after = await shop.paymentOf(waiting.id)
    expect(after).toMatchObject({ status: 'captured', captured: waiting.amount, mismatch: false })
    expect(after.events.filter(({ kind }) => kind === 'captured')).toHaveLength(1)
  })

  it('may come in any order: none takes a payment back to where it was', async () => {
    const waiting = await shop.expected(await shop.order())
    for (const kind of ['captured', 'authorised', 'pending', 'failed', 'expired', 'voided', 'captured'])
      expect((await shop.event(eventOf(`payment.${kind}`, waiting))).status).toBe(200)
    expect(await shop.paymentOf(waiting.id)).toMatchObject({
      status: 'captured',
      captured: waiting.amount,
      failureReason: null,
      attempts: 0,
    })
    expect((await shop.orderOf(waiting.order)).paymentStatus).toBe('paid')
  })

  it('of an attempt that failed let the customer pay after all', async () => {
    const waiting = await shop.expected(await shop.order())
    const failed = eventOf('payment.failed', waiting, {
      payment: { failureCode: 'U30', failureReason: 'The bank is not reachable.' },
    })
    await shop.event(failed)
    expect(await shop.paymentOf(waiting.id)).toMatchObject({
      status: 'failed',
      attempts: 1,
      failureCode: 'U30',
      failureReason: 'The bank is not reachable.',
    })
    await shop.event(eventOf('payment.captured', waiting))
    expect(await shop.paymentOf(waiting.id)).toMatchObject({ status: 'captured', failureReason: null })
  })

  it('about another amount, or a second time for a paid order, are marked for finance', async () => {
    const less = await shop.expected(await shop.order())
    await shop.event(eventOf('payment.captured', { ...less, amount: less.amount - 100 }))
    expect(await shop.paymentOf(less.id)).toMatchObject({
      captured: less.amount - 100,
      mismatchReason: 'amountDiffers',
    })
    const { order } = await shop.paid()
    const second = await shop.work((work) => makePayment(work, order, 'upi', order.total))
    await shop.event(eventOf('payment.captured', await shop.paymentOf(second)))
    expect(await shop.paymentOf(second)).toMatchObject({ mismatch: true, mismatchReason: 'paidTwice' })
  })

  it('that are not understood, or about nothing known, change nothing and say so', async () => {
    expect((await shop.event('{"id":')).status).toBe(400)
    expect((await shop.event('[]')).status).toBe(400)
    expect((await shop.event({ id: 'evt_1', kind: 'payment.invented', at: 'now', payment: {} })).status).toBe(
      422,
    )
    const unknown = eventOf('payment.captured', { number: 'PAY-999999', amount: 100 })
    expect((await shop.event(unknown)).body).toEqual({ outcome: 'unknown' })
    expect((await shop.event(unknown)).body).toEqual({ outcome: 'repeated' })
  })

  it('are kept without card data, for finance alone', async () => {
    const waiting = await shop.expected(await shop.order())
    const event = {
      ...eventOf('payment.pending', waiting),
      card: { number: '4111 1111 1111 1111', name: 'Asha' },
      note: 'paid with 4111111111111111',
    }
    await shop.event(event)
    const { body } = await ask('POST', `/payments/${waiting.id}/operations/events`, {})
    expect(body.events).toMatchObject([{ id: event.id, kind: 'payment.pending', outcome: 'applied' }])
    expect(withoutIds(JSON.stringify(body))).not.toMatch(/4111/)
    const warehouse = await shop.staff(admin, 'warehouse', [{ key: 'payment', view: true }])
    expect((await ask('POST', `/payments/${waiting.id}/operations/events`, {}, warehouse)).status).toBe(403)
  })

  it('of a dispute hold the money, and give it back or take it', async () => {
    const { payment: won } = await shop.paid()
    await shop.event(eventOf('dispute.opened', won, { dispute: { reason: 'Not recognised' } }))
    expect(await shop.paymentOf(won.id)).toMatchObject({
      status: 'disputed',
      disputeReason: 'Not recognised',
    })
    expect(await shop.orderOf(won.order)).toMatchObject({
      onHold: true,
      holdNote: `${won.number}: Not recognised`,
    })
    await shop.event(eventOf('dispute.won', won))
    expect(await shop.paymentOf(won.id)).toMatchObject({ status: 'captured', refunded: 0 })

    const { payment: lost } = await shop.paid()
    await shop.event(eventOf('dispute.opened', lost, { dispute: { reason: 'Not recognised' } }))
    await shop.event(eventOf('dispute.lost', lost))
    expect(await shop.paymentOf(lost.id)).toMatchObject({ status: 'refunded', refunded: lost.captured })
    expect(await shop.refundsOf(lost.order)).toMatchObject([{ source: 'dispute', status: 'processed' }])
  })
})

describe('what staff do with a payment', () => {
  it('captures a part of what a bank holds; the gateway is asked after the commit', async () => {
    const waiting = await shop.expected(await shop.order({ lines: [{ quantity: 1, total: 50_000 }] }))
    await shop.event(eventOf('payment.authorised', waiting))
    const path = `/payments/${waiting.id}/operations/capture`
    expect((await ask('POST', path, { amount: 50_001 })).body.errors).toMatchObject({ amount: {} })
    expect((await ask('POST', path, { amount: 30_000 })).status).toBe(200)
    expect(await shop.paymentOf(waiting.id)).toMatchObject({ status: 'captured', captured: 30_000 })
    expect((await ask('POST', path, {})).status).toBe(409)
  })

  it('voids what was not taken, at the gateway where a bank holds it', async () => {
    const held = await shop.expected(await shop.order())
    await shop.event(eventOf('payment.authorised', held))
    expect((await ask('POST', `/payments/${held.id}/operations/void`, {})).status).toBe(200)
    expect(await shop.paymentOf(held.id)).toMatchObject({ status: 'voided' })
    const { payment } = await shop.paid()
    expect((await ask('POST', `/payments/${payment.id}/operations/void`, {})).status).toBe(409)
  })

  it('books money received by hand with its proof alone', async () => {
    const waiting = await shop.expected(await shop.order({ method: 'bankTransfer' }))
    const path = `/payments/${waiting.id}/operations/markPaid`
    expect((await ask('POST', path, { reference: 'UTR1' })).status).toBe(422)
    expect((await ask('POST', path, { reference: 'UTR1', proof })).body).toMatchObject({ status: 'captured' })
    expect(await shop.paymentOf(waiting.id)).toMatchObject({
      provider: 'manual',
      reference: 'UTR1',
      proof,
      captured: waiting.amount,
      mismatch: false,
    })
    expect((await ask('POST', path, { reference: 'UTR1', proof })).status).toBe(409)
  })

  it('books a transfer for an order that waits for cash, which is less then', async () => {
    const order = await shop.order({ lines: [{ quantity: 1, total: 100_000 }], method: 'cod' })
    const cash = await shop.expected(order)
    const body = { order: order.id, amount: 40_000, reference: 'UTR2', proof }
    expect((await ask('POST', '/payments/operations/record', body)).status).toBe(200)
    expect(await shop.paymentOf(cash.id)).toMatchObject({ status: 'toCollect', amount: 60_000 })
  })

  it('sends a link that can be paid, for what is paid online only', async () => {
    const waiting = await shop.expected(await shop.order())
    const { body } = await ask('POST', `/payments/${waiting.id}/operations/sendLink`, {})
    expect(body.link).toMatch(/sandbox-gateway\/order_/)
    expect((await shop.paymentOf(waiting.id)).link).toBe(body.link)
    const again = await ask('POST', `/payments/${waiting.id}/operations/sendLink`, {})
    expect(again.body.link).toBe(body.link)
    const cash = await shop.expected(await shop.order({ method: 'cod' }))
    expect((await ask('POST', `/payments/${cash.id}/operations/sendLink`, {})).status).toBe(422)
  })

  it('sends a link that leads to a page where it is paid, once', async () => {
    const waiting = await shop.expected(await shop.order())
    const { body } = await ask('POST', `/payments/${waiting.id}/operations/sendLink`, {})
    const path = String(body.link).replace(/^.*\/api\/v1/, '')
    const page = await server.call(path)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await page.text()).toContain(String(waiting.number))
    const pay = (outcome: string) =>
      server.call(path, { method: 'POST', body: new URLSearchParams({ outcome }) })
    expect((await pay('other')).status).toBe(400)
    await pay('failed')
    expect(await shop.paymentOf(waiting.id)).toMatchObject({ status: 'failed', attempts: 1 })
    for (let time = 0; time < 2; time++) expect(await (await pay('paid')).text()).toContain('Paid')
    expect(await shop.paymentOf(waiting.id)).toMatchObject({ status: 'captured', captured: waiting.amount })
    expect((await server.call('/sandbox-gateway/order_unknown')).status).toBe(404)
  })

  it('makes the sandbox send events, repeated and out of order', async () => {
    const waiting = await shop.expected(await shop.order())
    const path = `/payments/${waiting.id}/operations/simulate`
    const asked = { event: 'captured', times: 3, outOfOrder: true }
    expect((await ask('POST', path, asked)).status).toBe(200)
    const paid = await shop.paymentOf(waiting.id)
    expect(paid).toMatchObject({
      status: 'captured',
      captured: waiting.amount,
      instrument: 'customer@okaxis',
    })
    expect(paid.fee).toBe(Math.round(waiting.amount * 0.02))
    await ask('POST', path, { event: 'settled' })
    expect((await shop.paymentOf(waiting.id)).settledOn).toBe(dayIn(new Date()))
    const { rows } = await sql<{ count: number }>`
      SELECT count(*)::int AS count FROM "_payment_events" WHERE "payment_id" = ${waiting.id}`.execute(
      server.context.database.db,
    )
    expect(rows[0]?.count).toBe(4)
  })

  it('asks the gateway again for what it did not tell', async () => {
    const waiting = await shop.expected(await shop.order())
    await ask('POST', `/payments/${waiting.id}/operations/simulate`, { event: 'captured' })
    await sql`UPDATE "payment" SET "status" = 'pending', "captured" = 0 WHERE "id" = ${waiting.id}`.execute(
      server.context.database.db,
    )
    const { body } = await ask('POST', '/payments/operations/refetch', { payments: [waiting.id] })
    expect(body).toEqual({ asked: 1 })
    expect(await shop.paymentOf(waiting.id)).toMatchObject({ status: 'captured', captured: waiting.amount })
  })

  it('cannot be done by writing to the record', async () => {
    const { payment } = await shop.paid()
    const change = { version: payment.version, captured: 1, status: 'refunded' }
    expect((await ask('PUT', `/payments/${payment.id}`, change)).status).toBe(403)
    expect((await ask('POST', '/payments', { amount: 1 })).status).toBe(403)
    expect((await ask('DELETE', `/payments/${payment.id}`)).status).toBe(403)
    for (const name of ['capture', 'refundAll', 'remit'])
      expect((await ask('POST', `/payments/${payment.id}/transitions/${name}`, {})).status).toBe(409)
  })
})

describe('the list of payments', () => {
  it('finds a payment by its own numbers, the order’s and the bank’s', async () => {
    const { order, payment } = await shop.paid()
    for (const q of [payment.number, order.number, payment.providerPaymentId]) {
      const { body } = await ask('GET', `/payments?filter=${encodeURIComponent(JSON.stringify({ q }))}`)
      expect([q, body.map(({ id }: any) => id)]).toEqual([q, [payment.id]])
    }
  })

  it('shows who paid in part to whoever may not see persons', async () => {
    const { payment } = await shop.paid()
    await sql`UPDATE "payment" SET "instrument" = 'asha@okaxis' WHERE "id" = ${payment.id}`.execute(
      server.context.database.db,
    )
    const auditor = await shop.staff(admin, 'auditor', [{ key: 'payment', view: true }])
    const { body } = await ask('GET', `/payments/${payment.id}`, undefined, auditor)
    expect(body).toMatchObject({ email: 'a•••@example.com', instrument: 'as•••' })
    expect(body).not.toHaveProperty('events')
    expect(payments.fields.events.options.restricted).toEqual({ view: 'viewEvents' })
  })
})

// What these orders cost and where their goods are is made up.
it('leaves orders, payments and refunds in agreement', () => expectSound(server.context, moneyRules))
