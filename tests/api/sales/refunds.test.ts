import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { customer as customers } from '../../../resources/customers/customer/customer.ts'
import { moneyRules } from '../../../resources/sales/checks/server/rules/money.ts'
import { requestRefund } from '../../../resources/sales/refund/server/requestRefund.ts'
import { isBased } from '../../../server/defineOperations.ts'
import { expectSound } from '../../support/expectSound.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import type { Call } from '../../support/server.ts'
import { asking, moneyShop } from './moneyShop.ts'
import { openServer } from './opened.ts'
import { stored } from './stored.ts'

let finance: Call
let support: Call
const { server, admin } = openServer(async () => {
  await shop.prepare()
  const all = { view: true, request: true, refund: true }
  finance = await shop.staff(
    admin,
    'finance',
    [
      { key: 'payment', ...all },
      { key: 'refund', view: true, approveRefund: true, send: true, cancel: true, viewPayee: true },
    ],
    100_000,
  )
  support = await shop.staff(admin, 'helper', [
    { key: 'payment', view: true, request: true },
    { key: 'refund', view: true, approveRefund: true },
  ])
})
const shop = moneyShop(() => server)
const ask = asking(() => admin)

const db = () => server.context.database.db

/** A refund by hand. */
const refundOf = (order: { id: string }, more: object = {}) => ({
  order: order.id,
  source: 'goodwill',
  destination: 'original',
  note: 'The parcel was late.',
  ...more,
})
const askRefund = (order: { id: string }, more: object = {}, as: Call = admin) =>
  ask('POST', '/payments/operations/refund', refundOf(order, more), as)

const customer = () =>
  shop.work(({ records }) =>
    records.create(customers, { firstName: 'Asha', email: `asha${Math.random()}@example.com` }),
  )

describe('what can be given back', () => {
  it('is proposed line by line, net of discounts, with tax, shipping and fees apart', async () => {
    const lines = [
      { quantity: 3, total: 100_000 },
      { quantity: 1, total: 21_000 },
    ]
    const { order, payment } = await shop.paid({ lines, shipping: 7900, codFee: 4900 })
    const propose = () => ask('POST', '/payments/operations/proposeRefund', { order: order.id })
    expect((await propose()).body).toMatchObject({
      refundable: 133_800,
      overpaid: 0,
      shipping: 7900,
      fee: 4900,
      limit: 500_000,
      hasCustomer: false,
      lines: [
        { quantity: 3, amount: 100_000, tax: 4762, ordered: 3 },
        { quantity: 1, amount: 21_000, tax: 1000 },
      ],
      payments: [{ id: payment.id, refundable: 133_800 }],
    })
    const [first] = order.lines
    // The dialog shows each by the picture of its colour.
    expect((await propose()).body.lines[0]).toMatchObject({
      product: first?.product,
      variant: first?.variant,
      options: first?.options,
    })
    const part = { lines: [{ line: first?.id, quantity: 1, amount: 33_333 }], shipping: 7900 }
    expect((await askRefund(order, part)).body.refunds).toMatchObject([{ amount: 41_233 }])
    const [made] = await shop.refundsOf(order.id)
    expect(made).toMatchObject({ shippingAmount: 7900, feeAmount: 0, extraAmount: 0, taxAmount: 1587 + 376 })
    expect((await propose()).body).toMatchObject({
      refundable: 92_567,
      shipping: 0,
      fee: 4900,
      lines: [{ quantity: 2, amount: 66_667 }, { quantity: 1 }],
    })
  })

  it('is never exceeded: of a line, of shipping, of a payment, of the order', async () => {
    const { order } = await shop.paid({ lines: [{ quantity: 2, total: 80_000 }], shipping: 5000 })
    const [line] = order.lines
    const wrong = async (more: object) => (await askRefund(order, more)).body.errors
    expect(await wrong({ lines: [{ line: line?.id, quantity: 3, amount: 10 }] })).toHaveProperty([
      'lines.0.quantity',
    ])
    expect(await wrong({ lines: [{ line: line?.id, quantity: 1, amount: 80_001 }] })).toEqual({
      'lines.0.amount': 'At most ₹800.00 can be refunded.',
    })
    expect(await wrong({ shipping: 5001 })).toEqual({ shippingAmount: 'At most ₹50.00 can be refunded.' })
    expect(await wrong({ fee: 1 })).toEqual({ feeAmount: 'At most ₹0.00 can be refunded.' })
    expect(await wrong({ extra: 85_001 })).toEqual({ amount: 'At most ₹850.00 can be refunded.' })
    expect(await wrong({})).toHaveProperty('amount')
    expect(await wrong({ extra: 10, note: null })).toHaveProperty('reason')
    expect(await shop.refundsOf(order.id)).toEqual([])
  })

  it('is never exceeded by many who ask at the same time', async () => {
    const { order, payment } = await shop.paid({ lines: [{ quantity: 1, total: 100_000 }] })
    const answers = await Promise.all(Array.from({ length: 12 }, () => askRefund(order, { extra: 15_000 })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(6)
    const after = await shop.paymentOf(payment.id)
    expect(after).toMatchObject({
      refunded: 90_000,
      refunding: 0,
      refundable: 10_000,
      status: 'partiallyRefunded',
    })
    expect((await shop.orderOf(order.id)).refunded).toBe(90_000)
  })

  it('comes out of several payments where one does not suffice, and out of a second one first', async () => {
    const order = await shop.order({ lines: [{ quantity: 1, total: 60_000 }], shipping: 4000 })
    const proof = await stored(admin)
    for (const amount of [40_000, 24_000])
      await ask('POST', '/payments/operations/record', { order: order.id, amount, reference: 'U', proof })
    const [line] = order.lines
    const all = { lines: [{ line: line?.id, quantity: 1, amount: 60_000 }], shipping: 4000 }
    await askRefund(order, { ...all, destination: 'bankOrUpi', source: 'return' })
    const made = await shop.refundsOf(order.id)
    expect(made.map(({ amount, shippingAmount }) => [amount, shippingAmount])).toEqual([
      [40_000, 0],
      [24_000, 4000],
    ])
    expect(made.flatMap(({ lines }) => lines.map(({ quantity, amount }) => [quantity, amount]))).toEqual([
      [1, 40_000],
      [0, 20_000],
    ])
  })
})

describe('a refund', () => {
  it('goes the way the money came, through the gateway, once it is granted', async () => {
    const { order, payment } = await shop.paid()
    const { body } = await askRefund(order, { extra: 50_000 })
    const done = await shop.refundOf(body.refunds[0].id)
    expect(done).toMatchObject({
      status: 'processed',
      destination: 'original',
      attempts: 1,
      payment: payment.id,
    })
    expect(done.providerRefundId).toMatch(/^rfnd_/)
    expect(done.utr).toMatch(/^RRN/)
    expect(await shop.orderOf(order.id)).toMatchObject({
      refunded: 50_000,
      paymentStatus: 'partiallyRefunded',
    })
    const rest = await askRefund(order, { extra: payment.amount - 50_000, source: 'return' })
    expect(await shop.refundOf(rest.body.refunds[0].id)).toMatchObject({ status: 'processed' })
    expect(await shop.paymentOf(payment.id)).toMatchObject({ status: 'refunded', refundable: 0 })
  })

  it('above the limit of a role needs a second person, who is not the one that asked', async () => {
    const { order } = await shop.paid({ lines: [{ quantity: 1, total: 400_000 }] })
    const small = await askRefund(order, { extra: 60_000 }, finance)
    expect(small.body.refunds).toMatchObject([{ status: 'approved' }])
    // In steps it is as large as at once.
    const large = await askRefund(order, { extra: 60_000 }, finance)
    expect(large.body.refunds).toMatchObject([{ status: 'requested' }])
    const path = `/refunds/${large.body.refunds[0].id}/operations/approve`
    const own = await ask('POST', path, {}, finance)
    expect([own.status, Object.keys(own.body.errors)]).toEqual([422, ['approvedBy']])
    expect((await ask('POST', path, {}, support)).status).toBe(200)
    const done = await shop.refundOf(large.body.refunds[0].id)
    expect(done.status).toBe('processed')
    expect(done.requestedBy).not.toBe(done.approvedBy)
    expect((await ask('POST', path, {}, support)).status).toBe(409)
  })

  it('of somebody who may only ask, and above the limit of the shop, always needs a second person', async () => {
    const { order } = await shop.paid({ lines: [{ quantity: 1, total: 900_000 }] })
    const asked = await askRefund(order, { extra: 100 }, support)
    expect(asked.body.refunds).toMatchObject([{ status: 'requested' }])
    const large = await askRefund(order, { extra: 500_001 })
    expect(large.body.refunds).toMatchObject([{ status: 'requested' }])
    const nobody = await shop.staff(admin, 'looker', [{ key: 'payment', view: true }])
    expect((await askRefund(order, { extra: 100 }, nobody)).status).toBe(403)
  })

  it('that fails stays spoken for, is tried again by itself and by hand, and moves money once', async () => {
    const { order, payment } = await shop.paid({ lines: [{ quantity: 1, total: 100_000 }] })
    const simulate = (event: string) => ask('POST', `/payments/${payment.id}/operations/simulate`, { event })
    await simulate('refundsFail')
    const { body } = await askRefund(order, { extra: 70_000 })
    const id = body.refunds[0].id
    const failed = await shop.refundOf(id)
    expect(failed).toMatchObject({ status: 'failed', attempts: 1 })
    expect(failed.failureReason).toMatch(/refused/)
    expect((await askRefund(order, { extra: 40_000 })).status).toBe(422)

    await runTimedWork(server.context, new Date(Date.now() + 6 * 60_000))
    expect(await shop.refundOf(id)).toMatchObject({ status: 'failed', attempts: 2 })
    await simulate('refundsWork')
    expect((await ask('POST', `/refunds/${id}/operations/retry`, {})).status).toBe(200)
    expect(await shop.refundOf(id)).toMatchObject({ status: 'processed', attempts: 3, failureReason: null })
    expect(await shop.paymentOf(payment.id)).toMatchObject({ refunded: 70_000, refunding: 0 })
  })

  it('is not sent twice when the answer of the gateway got lost', async () => {
    const { order, payment } = await shop.paid({ lines: [{ quantity: 1, total: 100_000 }] })
    const { body } = await askRefund(order, { extra: 30_000 })
    const [{ id }] = body.refunds
    // As if the server had stopped after it told the gateway and before it wrote down what it said.
    await sql`UPDATE "refund" SET "status" = 'processing', "provider_refund_id" = NULL, "processed_at" = NULL,
      "next_try_at" = now() WHERE "id" = ${id}`.execute(db())
    await runTimedWork(server.context, new Date(Date.now() + 1000))
    const { rows } = await sql<{ refunded: number }>`
      SELECT "refunded"::int AS refunded FROM "_sandbox_payments" WHERE "reference" = ${payment.number}`.execute(
      db(),
    )
    expect(rows).toEqual([{ refunded: 30_000 }])
  })

  it('that is called off can be given back in another way', async () => {
    const { order, payment } = await shop.paid({ lines: [{ quantity: 1, total: 50_000 }] })
    const { body } = await askRefund(order, { extra: 50_000 }, support)
    const id = body.refunds[0].id
    expect((await shop.paymentOf(payment.id)).refundable).toBe(0)
    expect((await ask('POST', `/refunds/${id}/operations/cancel`, { note: 'A mistake' })).status).toBe(200)
    expect(await shop.refundOf(id)).toMatchObject({ status: 'cancelled', note: 'A mistake' })
    expect((await shop.paymentOf(payment.id)).refundable).toBe(50_000)
    expect((await ask('POST', `/refunds/${id}/operations/approve`, {})).status).toBe(409)
  })

  it('becomes credit of the customer in the same transaction', async () => {
    const person = await customer()
    const { order, payment } = await shop.paid({ customer: person.id })
    const { body } = await askRefund(order, { extra: 25_000, destination: 'storeCredit' })
    expect(body.refunds).toMatchObject([{ status: 'processed' }])
    const after = await shop.work(({ records }) => records.read(customers, person.id))
    expect(after).toMatchObject({ walletBalance: 25_000 })
    expect(after?.wallet.at(-1)?.reason).toContain(body.refunds[0].number)
    expect(await shop.paymentOf(payment.id)).toMatchObject({ refunded: 25_000, status: 'partiallyRefunded' })
    const { order: nobodys } = await shop.paid()
    const refusal = await askRefund(nobodys, { extra: 100, destination: 'storeCredit' })
    expect(refusal.body.errors).toHaveProperty('destination')
  })

  it('of credit comes from the wallet and goes back there', async () => {
    const person = await customer()
    await ask('POST', `/customers/${person.id}/operations/adjustWallet`, { amount: 90_000, reason: 'Gift' })
    const lines = [{ quantity: 1, total: 60_000 }]
    const order = await shop.order({ lines, method: 'storeCredit', customer: person.id })
    expect(await shop.expected(order)).toMatchObject({
      status: 'captured',
      captured: 60_000,
      provider: 'none',
    })
    const balance = async () =>
      (await shop.work(({ records }) => records.read(customers, person.id)))?.walletBalance
    expect(await balance()).toBe(30_000)
    await askRefund(order, { extra: 60_000, source: 'return' })
    expect(await balance()).toBe(90_000)
    const tooMuch = await shop.order({
      lines: [{ quantity: 1, total: 99_000 }],
      method: 'storeCredit',
      customer: person.id,
    })
    await expect(shop.expected(tooMuch)).rejects.toThrow()
    expect(await balance()).toBe(90_000)
  })
})

describe('a refund of cash', () => {
  const upi = { kind: 'upi', upi: 'Asha.Rao@OKAXIS' }
  const cash = async () => {
    const order = await shop.order({ lines: [{ quantity: 1, total: 30_000 }], method: 'bankTransfer' })
    const waiting = await shop.expected(order)
    const proof = await stored(admin)
    await ask('POST', `/payments/${waiting.id}/operations/markPaid`, { reference: 'UTR', proof })
    return shop.orderOf(order.id)
  }

  it('is paid out by a person to a payee that lies encrypted and is forgotten afterwards', async () => {
    const order = await cash()
    const { body } = await askRefund(order, { extra: 30_000, payee: upi })
    const [{ id }] = body.refunds
    expect(await shop.refundOf(id)).toMatchObject({
      status: 'approved',
      destination: 'bankOrUpi',
      payee: 'as•••@okaxis',
    })
    const dump = await sql<{ text: string }>`
      SELECT (SELECT string_agg(r::text, '') FROM "refund" r) || (SELECT string_agg(h::text, '') FROM "_history" h)
        || coalesce((SELECT string_agg(n::text, '') FROM "_repeatable" n), '') || (SELECT string_agg(encode("sealed", 'escape'), '') FROM "_secrets") AS text`.execute(
      db(),
    )
    expect(dump.rows[0]?.text).not.toContain('asha.rao@okaxis')

    expect(
      (await ask('POST', `/refunds/${id}/operations/payee`, { reason: 'Pay it out' }, support)).status,
    ).toBe(403)
    const seen = await ask('POST', `/refunds/${id}/operations/payee`, { reason: 'Pay it out' }, finance)
    expect(seen.body.payee).toEqual({ kind: 'upi', upi: 'asha.rao@okaxis' })
    const { rows } =
      await sql`SELECT "reason" FROM "_history" WHERE "record_id" = ${id} AND "action" = 'revealed'`.execute(
        db(),
      )
    expect(rows).toEqual([{ reason: 'Pay it out' }])

    expect((await ask('POST', `/refunds/${id}/operations/payOut`, { utr: 'N123' }, finance)).status).toBe(200)
    expect(await shop.refundOf(id)).toMatchObject({ status: 'processed', utr: 'N123' })
    expect(
      (await ask('POST', `/refunds/${id}/operations/payee`, { reason: 'Look again' }, finance)).status,
    ).toBe(409)
    const secrets = await sql`SELECT 1 FROM "_secrets" WHERE "key" = ${`refund.payee.${id}`}`.execute(db())
    expect(secrets.rows).toEqual([])
  })

  it('waits until somebody knows whom to pay', async () => {
    const order = await cash()
    const [id] = await shop.work((work) =>
      requestRefund(work, { order, source: 'return', extra: 1000, destination: 'original' }),
    )
    const payOut = () => ask('POST', `/refunds/${id}/operations/payOut`, { utr: 'N124' })
    expect((await payOut()).body.errors).toHaveProperty('payee')
    const bank = { kind: 'bank', name: 'Asha Rao', account: '000123456789', ifsc: 'hdfc0001234' }
    const wrong = await ask('POST', `/refunds/${id}/operations/setPayee`, { payee: { ...bank, ifsc: 'X' } })
    expect(wrong.status).toBe(422)
    const { body } = await ask('POST', `/refunds/${id}/operations/setPayee`, { payee: bank })
    expect(body).toEqual({ payee: '•••• 6789 · HDFC' })
    expect((await payOut()).status).toBe(200)
  })

  it('is approved and paid as it was seen: with the payee and the amount of that version, or not at all', async () => {
    const order = await cash()
    const { body } = await askRefund(order, { extra: 30_000, payee: upi })
    const [{ id }] = body.refunds
    const seen = await shop.refundOf(id)
    const payee = { ...upi, upi: 'somebody.else@okaxis' }
    expect((await ask('POST', `/refunds/${id}/operations/setPayee`, { payee })).status).toBe(200)
    const payOut = (version?: number) =>
      ask('POST', `/refunds/${id}/operations/payOut`, { utr: 'N125', version }, finance)
    const stale = await payOut(seen.version)
    expect([stale.status, stale.body.code]).toEqual([409, 'stale'])
    const blind = await payOut()
    expect([blind.status, blind.body.code]).toEqual([400, 'version-missing'])
    const { status, version } = await shop.refundOf(id)
    expect(status).toBe('approved')
    expect((await payOut(version)).status).toBe(200)
  })

  it('goes to whom it was granted for: another payee has to be granted anew, by somebody else', async () => {
    const payer = await shop.staff(admin, 'payer', [
      { key: 'payment', view: true, request: true },
      { key: 'refund', view: true, send: true },
    ])
    const elsewhere = { ...upi, upi: 'somebody.else@okaxis' }
    const order = await cash()
    const [{ id }] = (await askRefund(order, { extra: 20_000, payee: upi }, payer)).body.refunds
    const refund = (name: string, body: object, as: Call) =>
      ask('POST', `/refunds/${id}/operations/${name}`, body, as)
    expect((await refund('approve', {}, finance)).status).toBe(200)
    // To say the same once more changes nothing.
    expect((await refund('setPayee', { payee: upi }, payer)).status).toBe(200)
    expect(await shop.refundOf(id)).toMatchObject({ status: 'approved' })
    expect((await refund('setPayee', { payee: elsewhere }, payer)).status).toBe(200)
    expect(await shop.refundOf(id)).toMatchObject({ status: 'requested', approvedBy: null, approvedAt: null })
    expect((await refund('payOut', { utr: 'N126' }, payer)).status).toBe(409)
    // Whoever changes whom it goes to is who asks for it now.
    expect((await refund('setPayee', { payee: upi }, admin)).status).toBe(200)
    expect(await shop.refundOf(id)).toMatchObject({ status: 'approved', payee: 'as•••@okaxis' })
    expect((await refund('payOut', { utr: 'N126' }, payer)).status).toBe(200)
    expect((await refund('setPayee', { payee: elsewhere }, payer)).status).toBe(409)
    const secrets = await sql`SELECT 1 FROM "_secrets" WHERE "key" = ${`refund.payee.${id}`}`.execute(db())
    expect(secrets.rows).toEqual([])
  })

  it('is not granted by whoever changed whom it goes to', async () => {
    const order = await shop.order({ lines: [{ quantity: 1, total: 300_000 }], method: 'bankTransfer' })
    const waiting = await shop.expected(order)
    const proof = await stored(admin)
    await ask('POST', `/payments/${waiting.id}/operations/markPaid`, { reference: 'UTR', proof })
    const [{ id }] = (await askRefund(order, { extra: 200_000, payee: upi }, support)).body.refunds
    const payee = { ...upi, upi: 'somebody.else@okaxis' }
    expect((await ask('POST', `/refunds/${id}/operations/setPayee`, { payee }, finance)).status).toBe(200)
    const alone = await ask('POST', `/refunds/${id}/operations/approve`, {}, finance)
    expect(alone.body.errors).toHaveProperty('approvedBy')
    expect((await ask('POST', `/refunds/${id}/operations/approve`, {}, support)).status).toBe(200)
  })

  it.each([
    ['refund', ['approve', 'cancel', 'setPayee', 'payOut']],
    ['payment', ['void', 'capture', 'markPaid']],
    ['customer', ['adjustWallet']],
    ['order', ['cancel', 'place']],
  ] as const)('moves no money of a %s that nobody saw: %j', (area, names) => {
    for (const name of names) {
      const operation = server.context.operations[area]?.[name]
      expect([name, operation && isBased(operation)]).toEqual([name, true])
    }
  })
})

// What these orders cost and where their goods are is made up.
it('leaves orders, payments and refunds in agreement', () => expectSound(server.context, moneyRules))
