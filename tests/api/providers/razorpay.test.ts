import { createHmac, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moneyRules } from '../../../resources/sales/checks/server/rules/money.ts'
import type { Order } from '../../../resources/sales/invoice/server/work.ts'
import type { Payment } from '../../../resources/sales/payment/server/paying.ts'
import samples from '../../samples/razorpay.json' with { type: 'json' }
import { expectSound } from '../../support/expectSound.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { asking, moneyShop } from '../sales/moneyShop.ts'
import { openServer } from '../sales/opened.ts'
import { stored } from '../sales/stored.ts'
import { connect } from './connect.ts'
import { razorpayServer } from './razorpayServer.ts'

const secret = 'secret of the webhook'
const { server, admin } = openServer(() => shop.prepare())
const shop = moneyShop(() => server)
const ask = asking(() => admin)
let razorpay: Awaited<ReturnType<typeof razorpayServer>>
beforeAll(async () => {
  razorpay = await razorpayServer()
}, 120_000)
afterAll(() => razorpay?.service[Symbol.asyncDispose]())

const set = () =>
  connect(
    server.context,
    { 'payments.razorpayKey': 'rzp_test_12345678' },
    { 'payments.razorpaySecret': 'secret of the key', 'payments.razorpayWebhookSecret': secret },
  )

type Parts = Readonly<Record<string, object>>
/** An event, sent as Razorpay does. */
async function tell(
  event: string,
  parts: Parts,
  { signature, id = `evt_${randomUUID()}` }: { signature?: string; id?: string } = {},
): Promise<{ status: number; body: any }> {
  const payload = Object.fromEntries(Object.entries(parts).map(([name, entity]) => [name, { entity }]))
  const body = JSON.stringify({
    entity: 'event',
    account_id: 'acc_BFQ7uQEaa7j2z7',
    event,
    contains: Object.keys(parts),
    payload,
    created_at: 1_795_000_400,
  })
  const right = createHmac('sha256', secret).update(body).digest('hex')
  const answer = await server.call('/payment-events/razorpay', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Razorpay-Signature': signature ?? right,
      'x-razorpay-event-id': id,
    },
    body,
  })
  return { status: answer.status, body: await answer.json() }
}

/** Opens the link that a customer was sent, and answers where it leads. */
const open = async (link: string) => {
  const answer = await fetch(`${server.url}/api/v1/pay/${link.split('/pay/')[1]}`, { redirect: 'manual' })
  return { status: answer.status, to: answer.headers.get('location') }
}
const sendLink = async (payment: Pick<Payment, 'id'>): Promise<string> =>
  (await ask('POST', `/payments/${payment.id}/operations/sendLink`, {})).body.link

/** A payment whose customer has the page of Razorpay open. */
async function opened(sold: Parameters<typeof shop.order>[0] = {}) {
  const payment = await shop.expected(await shop.order(sold))
  await open(await sendLink(payment))
  const after = await shop.paymentOf(payment.id)
  return {
    payment: after,
    link: razorpay.links.get(after.providerOrderId ?? '') as never as typeof samples.link & {
      payments: null
    },
  }
}
async function paid(sold: Parameters<typeof shop.order>[0] = {}) {
  const { payment, link } = await opened(sold)
  const entity = razorpay.pay(link)
  await tell('payment_link.paid', { payment: entity, payment_link: { ...link, status: 'paid' } })
  return { payment: await shop.paymentOf(payment.id), order: await shop.orderOf(payment.order), entity }
}

describe('a shop without keys', () => {
  it('offers no Razorpay, asks it nothing, and believes nobody who says to be it', async () => {
    const waiting = await shop.expected(await shop.order())
    expect(waiting.provider).toBe('sandbox')
    expect((await tell('payment.captured', { payment: samples.payment })).status).toBe(401)
    const { body } = await ask('POST', '/config-settings/operations/test', { connection: 'gateway' })
    expect(body.error).toMatch(
      /payments\.razorpayKey, payments\.razorpaySecret, payments\.razorpayWebhookSecret/,
    )
    expect(razorpay.service.asked).toEqual([])
    await set()
    const tried = await ask('POST', '/config-settings/operations/test', { connection: 'gateway' })
    expect(tried.body).toEqual({ ok: true, by: 'razorpay', error: null })
    await connect(server.context, {}, { 'payments.razorpaySecret': 'wrong' })
    const wrong = await ask('POST', '/config-settings/operations/test', { connection: 'gateway' })
    expect(wrong.body.error).toBe('Razorpay answered 401: Authentication failed')
    await set()
    // What waited for a gateway is paid at the one there is now.
    expect(await sendLink(waiting)).toMatch(/\/pay\/[\w-]{24}$/)
    expect((await shop.paymentOf(waiting.id)).provider).toBe('razorpay')
  })
})

describe('a link to pay', () => {
  it('leads to a page at Razorpay that is made once, however often and at once it is opened', async () => {
    const payment = await shop.expected(await shop.order({ lines: [{ quantity: 1, total: 120_000 }] }))
    const link = await sendLink(payment)
    const answers = await Promise.all([open(link), open(link), open(link)])
    expect(new Set(answers.map(({ status, to }) => `${status} ${to}`)).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 303, to: expect.stringMatching(/^https:\/\/rzp\.io\//) })
    const made = razorpay.service.asked.filter(
      ({ path, text }) => path === '/v1/payment_links' && text.includes(`"${payment.number}.120000"`),
    )
    expect(JSON.parse(made[0]?.text ?? '')).toMatchObject({
      amount: 120_000,
      currency: 'INR',
      reference_id: `${payment.number}.120000`,
      notify: { sms: false, email: false },
    })
    expect(await shop.paymentOf(payment.id)).toMatchObject({ status: 'pending', provider: 'razorpay' })
    expect((await open(`/pay/${'x'.repeat(24)}`)).status).toBe(404)
  })

  it('asks for what is owed now: a page with another amount is called off', async () => {
    const { payment, link } = await opened({ lines: [{ quantity: 1, total: 90_000 }] })
    await sql`UPDATE "payment" SET "amount" = 80000 WHERE "id" = ${payment.id}`.execute(
      server.context.database.db,
    )
    await open(payment.link ?? '')
    expect(razorpay.links.get(link.id)?.status).toBe('cancelled')
    const after = await shop.paymentOf(payment.id)
    expect(razorpay.links.get(after.providerOrderId ?? '')).toMatchObject({
      amount: 80_000,
      status: 'created',
    })
  })

  it('says that it cannot be paid now where Razorpay fails, and works afterwards', async () => {
    const payment = await shop.expected(await shop.order())
    const link = await sendLink(payment)
    for (const failure of [
      'silence',
      'broken',
      { status: 500, body: {} },
      { status: 429, body: {} },
    ] as const) {
      razorpay.service.fail(failure)
      expect((await open(link)).status).toBe(503)
    }
    expect((await open(link)).status).toBe(303)
  })
})

describe('events of Razorpay', () => {
  it('are believed by their signature over the bytes alone', async () => {
    const { payment, link } = await opened()
    const parts = { payment: razorpay.pay(link), payment_link: link }
    const other = createHmac('sha256', secret).update('{}').digest('hex')
    for (const signature of [
      '',
      'nonsense',
      other,
      createHmac('sha256', 'another').update('{}').digest('hex'),
    ])
      expect([(await tell('payment_link.paid', parts, { signature })).status, signature]).toEqual([
        401,
        signature,
      ])
    expect(await shop.paymentOf(payment.id)).toMatchObject({ status: 'pending', version: payment.version })
    expect((await tell('payment_link.paid', parts, { id: '' })).status).toBe(400)
    expect((await tell('payment.captured', { payment: { id: 1 } })).status).toBe(422)
  })

  it('count once by their id, and say what was paid by, and what it cost', async () => {
    const { payment, link } = await opened()
    const parts = { payment: razorpay.pay(link), payment_link: link }
    const id = `evt_${randomUUID()}`
    const answers = await Promise.all([1, 2, 3, 4].map(() => tell('payment_link.paid', parts, { id })))
    expect(answers.map(({ body }) => body.outcome).sort()).toEqual([
      'applied',
      'repeated',
      'repeated',
      'repeated',
    ])
    expect(await shop.paymentOf(payment.id)).toMatchObject({
      status: 'captured',
      captured: payment.amount,
      method: 'upi',
      instrument: 'asha@exampleupi',
      fee: 3996,
      feeTax: 720,
      mismatch: false,
    })
    const { body } = await ask('POST', `/payments/${payment.id}/operations/events`, {})
    expect(JSON.stringify(body)).not.toMatch(/asha@|9876543210/)
  })

  it.each([
    [['payment.authorized', 'payment.captured', 'payment_link.paid']],
    [['payment_link.paid', 'payment.captured', 'payment.authorized']],
    [['payment.captured', 'payment_link.paid', 'payment.failed', 'payment.authorized']],
  ])('leave the same behind in any order: %j', async (events) => {
    const { payment, link } = await opened()
    const entity = razorpay.pay(link)
    for (const event of events) {
      const state = event === 'payment.authorized' ? { status: 'authorized', captured: false } : {}
      const own = event === 'payment.failed' ? { ...samples.failure, id: 'pay_TestFailed00' } : {}
      const parts = { payment: { ...entity, ...state, ...own } }
      const answer = await tell(
        event,
        event === 'payment_link.paid' ? { ...parts, payment_link: link } : parts,
      )
      expect(answer.status).toBe(200)
    }
    expect(await shop.paymentOf(payment.id)).toMatchObject({
      status: 'captured',
      captured: payment.amount,
      providerPaymentId: entity.id,
      mismatch: false,
    })
  })

  it('of an attempt that failed let the customer pay after all', async () => {
    const { payment, link } = await opened()
    await tell('payment.failed', { payment: razorpay.pay(link, samples.failure) })
    expect(await shop.paymentOf(payment.id)).toMatchObject({
      status: 'failed',
      attempts: 1,
      failureReason: 'Payment failed',
    })
    const entity = razorpay.pay(link)
    await tell('payment.captured', { payment: entity })
    expect(await shop.paymentOf(payment.id)).toMatchObject({ status: 'captured', failureReason: null })
  })

  it('about another amount, or money that was booked by hand, are for finance', async () => {
    const { payment, link } = await opened()
    await tell('payment.captured', { payment: { ...razorpay.pay(link), amount: payment.amount - 100 } })
    expect(await shop.paymentOf(payment.id)).toMatchObject({ mismatchReason: 'amountDiffers' })

    const second = await opened()
    const proof = await stored(admin)
    const path = `/payments/${second.payment.id}/operations/markPaid`
    expect((await ask('POST', path, { reference: 'UTR', proof })).status).toBe(200)
    const entity = razorpay.pay(second.link)
    for (const event of ['payment.captured', 'payment_link.paid'])
      await tell(event, { payment: entity, payment_link: second.link })
    const { rows } = await sql<{ reason: string | null; captured: number }>`
      SELECT "mismatch_reason" AS reason, "captured"::int AS captured FROM "payment" WHERE "order" = ${second.payment.order} ORDER BY "id"`.execute(
      server.context.database.db,
    )
    expect(rows).toEqual([
      { reason: null, captured: second.payment.amount },
      { reason: 'paidTwice', captured: second.payment.amount },
    ])
  })

  it('about nothing known here, or that mean nothing here, are thanked for', async () => {
    const unknown = { ...samples.payment, id: 'pay_Elsewhere0001', description: null }
    expect((await tell('payment.captured', { payment: unknown })).body).toEqual({ outcome: 'unknown' })
    const settled = samples.settlement.payload.settlement.entity
    expect((await tell('settlement.processed', { settlement: settled })).body).toEqual({
      outcome: 'noChange',
    })
  })

  it('that got lost are fetched: Razorpay is asked what it knows', async () => {
    const { payment, link } = await opened()
    razorpay.pay(link)
    razorpay.service.fail('silence')
    await ask('POST', '/payments/operations/refetch', { payments: [payment.id] })
    expect((await shop.paymentOf(payment.id)).status).toBe('pending')
    await ask('POST', '/payments/operations/refetch', { payments: [payment.id] })
    expect(await shop.paymentOf(payment.id)).toMatchObject({ status: 'captured', captured: payment.amount })
  })

  it('of a dispute hold the money', async () => {
    const { payment, entity } = await paid()
    await tell('payment.dispute.created', { payment: entity, dispute: samples.dispute })
    expect(await shop.paymentOf(payment.id)).toMatchObject({
      status: 'disputed',
      disputeReason: 'processed_invalid_expired_card',
    })
    await tell('payment.dispute.won', { payment: entity, dispute: { ...samples.dispute, status: 'won' } })
    expect((await shop.paymentOf(payment.id)).status).toBe('captured')
  })
})

describe('what a bank holds', () => {
  it('is captured as a whole, and nobody is offered to let it go', async () => {
    const { payment, link } = await opened()
    const entity = razorpay.pay(link, { status: 'authorized', captured: false })
    await tell('payment.authorized', { payment: entity })
    const path = `/payments/${payment.id}/operations`
    expect((await ask('POST', `${path}/void`, {})).status).toBe(409)
    expect((await ask('POST', `${path}/capture`, { amount: 100 })).body.errors).toHaveProperty('amount')
    razorpay.service.fail({ status: 500, body: {} })
    expect((await ask('POST', `${path}/capture`, {})).status).toBe(200)
    expect((await shop.paymentOf(payment.id)).events.at(-1)).toMatchObject({ kind: 'captureFailed' })
    expect((await ask('POST', `${path}/capture`, {})).status).toBe(200)
    expect(await shop.paymentOf(payment.id)).toMatchObject({ status: 'captured', captured: payment.amount })
  })

  it('and was never captured goes back by itself', async () => {
    const { payment, link } = await opened()
    const entity = razorpay.pay(link, { status: 'authorized', captured: false })
    await tell('payment.authorized', { payment: entity })
    await tell('refund.processed', { payment: entity, refund: { ...samples.refund, receipt: null } })
    expect((await shop.paymentOf(payment.id)).status).toBe('voided')
  })
})

describe('a refund', () => {
  const refund = async (order: Order, extra: number): Promise<string> => {
    const body = { order: order.id, source: 'goodwill', destination: 'original', extra, note: 'Sorry' }
    return (await ask('POST', '/payments/operations/refund', body)).body.refunds[0].id
  }
  const refundOf = async (id: string) => {
    const found = await shop.refundOf(id)
    return { found, at: [...razorpay.refunds.values()].filter(({ receipt }) => receipt === found.number) }
  }

  it('is sent once with a key of its own, and settled by the event', async () => {
    const { order, payment, entity } = await paid({ lines: [{ quantity: 1, total: 100_000 }] })
    const id = await refund(order, 30_000)
    const { found, at } = await refundOf(id)
    expect(found).toMatchObject({ status: 'processing', providerRefundId: at[0]?.id })
    const [asked] = razorpay.service.asked.filter(({ headers }) => headers['x-refund-idempotency'] === id)
    expect(JSON.parse(asked?.text ?? '')).toMatchObject({ amount: 30_000, receipt: found.number })
    await tell('refund.processed', { payment: entity, refund: { ...at[0], status: 'processed' } })
    expect(await shop.refundOf(id)).toMatchObject({ status: 'processed', utr: '322206890934' })
    expect(await shop.paymentOf(payment.id)).toMatchObject({ refunded: 30_000, status: 'partiallyRefunded' })
  })

  it('whose answer got lost is not made twice, and may be told of before it is answered', async () => {
    const { order, entity } = await paid({ lines: [{ quantity: 1, total: 100_000 }] })
    // Razorpay makes it; what it says does not arrive.
    const real = razorpay.service
    real.fail('lost')
    const id = await refund(order, 40_000)
    expect(await shop.refundOf(id)).toMatchObject({
      status: 'failed',
      failureReason: expect.stringMatching(/15 seconds/),
    })
    real.fail({ status: 409, body: samples.inProgress })
    await runTimedWork(server.context, new Date(Date.now() + 6 * 60_000))
    expect((await shop.refundOf(id)).status).toBe('processing')
    const { at } = await refundOf(id)
    await tell('refund.processed', { payment: entity, refund: { ...at[0], status: 'processed' } })
    await runTimedWork(server.context, new Date(Date.now() + 30 * 60_000))
    expect(at).toHaveLength(1)
    expect(await shop.refundOf(id)).toMatchObject({ status: 'processed', providerRefundId: at[0]?.id })
    const keys = real.asked
      .filter(({ path }) => path.endsWith(`${entity.id}/refund`))
      .map(({ headers }) => headers['x-refund-idempotency'])
    expect(new Set(keys)).toEqual(new Set([id]))
  })

  it('whose answer got lost is not called off before it is known that it was not made', async () => {
    const { order, payment, entity } = await paid({ lines: [{ quantity: 1, total: 100_000 }] })
    razorpay.service.fail('lost')
    const id = await refund(order, 40_000)
    expect((await shop.refundOf(id)).status).toBe('failed')
    const cancel = () => ask('POST', `/refunds/${id}/operations/cancel`, {})
    const { status, body } = await cancel()
    expect([status, body.errors]).toEqual([422, { failureCode: expect.stringMatching(/has not said/) }])
    expect(await shop.paymentOf(payment.id)).toMatchObject({ refunding: 40_000 })
    const { at } = await refundOf(id)
    await tell('refund.failed', { payment: entity, refund: { ...at[0], status: 'failed' } })
    expect((await cancel()).status).toBe(200)
    // It was made after all: nothing here knows of it, so whoever looks after the money is told.
    await tell('refund.processed', { payment: entity, refund: { ...at[0], status: 'processed' } })
    expect(await shop.refundOf(id)).toMatchObject({ status: 'cancelled' })
    expect(await shop.paymentOf(payment.id)).toMatchObject({ mismatch: true, mismatchReason: 'unknownState' })
  })

  it('that Razorpay understood and refused can be called off', async () => {
    const { order } = await paid({ lines: [{ quantity: 1, total: 100_000 }] })
    const description = 'The refund amount provided is greater than amount captured'
    razorpay.service.fail({ status: 400, body: { error: { code: 'BAD_REQUEST_ERROR', description } } })
    const id = await refund(order, 40_000)
    const reason = expect.stringContaining(description)
    expect(await shop.refundOf(id)).toMatchObject({
      status: 'failed',
      failureCode: null,
      failureReason: reason,
    })
    expect((await ask('POST', `/refunds/${id}/operations/cancel`, {})).status).toBe(200)
  })

  it('that Razorpay could not make is made anew, under another key', async () => {
    const { order, entity } = await paid({ lines: [{ quantity: 1, total: 100_000 }] })
    const id = await refund(order, 20_000)
    const { at } = await refundOf(id)
    const first = at[0] as { id: string }
    Object.assign(first, { status: 'failed' })
    await tell('refund.failed', { payment: entity, refund: first })
    expect((await shop.refundOf(id)).status).toBe('failed')
    expect((await ask('POST', `/refunds/${id}/operations/retry`, {})).status).toBe(200)
    const again = (await refundOf(id)).at
    expect(again).toHaveLength(2)
    expect((await shop.refundOf(id)).providerRefundId).toBe(again[1]?.id)
  })

  it('of another amount than was asked for is for finance', async () => {
    const { order, payment, entity } = await paid({ lines: [{ quantity: 1, total: 100_000 }] })
    const id = await refund(order, 10_000)
    const { at } = await refundOf(id)
    await tell('refund.processed', {
      payment: entity,
      refund: { ...at[0], amount: 9000, status: 'processed' },
    })
    expect(await shop.paymentOf(payment.id)).toMatchObject({
      mismatch: true,
      mismatchReason: 'amountDiffers',
    })
  })
})

it('leaves orders, payments and refunds in agreement', () => expectSound(server.context, moneyRules))
