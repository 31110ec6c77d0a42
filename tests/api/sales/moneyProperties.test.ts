import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { leftOf, worthOf } from '../../../resources/sales/payment/rules/refundLeft.ts'
import { type Asked, splitRefund, sumOf } from '../../../resources/sales/payment/rules/splitRefund.ts'
import type { Payment, Refund } from '../../../resources/sales/payment/server/paying.ts'
import { requestRefund } from '../../../resources/sales/refund/server/requestRefund.ts'
import { testDatabase } from '../../support/database.ts'
import { preparedProduct } from '../../support/preparedProduct.ts'
import { type TestServer, testServer } from '../../support/server.ts'
import { counting } from '../records/counting.ts'
import { moneyShop } from './moneyShop.ts'

const amount = fc.integer({ min: 0, max: 5_000_000 })
const charge = amount.chain((whole) =>
  fc.record({ amount: fc.constant(whole), tax: fc.integer({ min: 0, max: whole }) }),
)
const askedLine = fc
  .tuple(charge, fc.integer({ min: 1, max: 9 }), fc.uuid())
  .map(([part, quantity, line]) => ({ ...part, quantity, line, parcel: null, sku: null, name: null }))
const anyAsked: fc.Arbitrary<Asked> = fc.record({
  lines: fc.array(askedLine, { maxLength: 6 }),
  shipping: charge,
  fee: charge,
  extra: amount,
  roundOff: fc.integer({ min: -50, max: 50 }),
})
const anySources = fc
  .array(fc.integer({ min: 0, max: 9_000_000 }), { maxLength: 5 })
  .map((list) => list.map((refundable, index) => ({ payment: `p${index}`, refundable })))

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

describe('a refund that is spread over payments', () => {
  it('adds up to what was asked for, part by part and tax by tax, within each payment', () => {
    fc.assert(
      fc.property(anyAsked, anySources, (asked, sources) => {
        const parts = splitRefund(asked, sources)
        const whole = sumOf(asked)
        fc.pre(whole >= 0)
        if (whole > sum(sources.map(({ refundable }) => refundable))) {
          expect(parts).toBeUndefined()
          return
        }
        const made = parts ?? []
        expect(sum(made.map((part) => part.amount))).toBe(whole)
        if (whole > 0) expect(sum(made.map((part) => part.roundOffAmount))).toBe(asked.roundOff)
        for (const part of made) {
          const lines = sum(part.lines.map((line) => line.amount))
          expect(lines + part.shippingAmount + part.feeAmount + part.extraAmount + part.roundOffAmount).toBe(
            part.amount,
          )
          expect(part.amount).toBeLessThanOrEqual(
            sources.find(({ payment }) => payment === part.payment)?.refundable ?? 0,
          )
          expect(part.amount).toBeGreaterThan(0)
        }
        if (whole === 0) {
          expect(made).toEqual([])
          return
        }
        const tax = sum(asked.lines.map((line) => line.tax)) + asked.shipping.tax + asked.fee.tax
        const taxed = sum(
          [...asked.lines, asked.shipping, asked.fee].map((each) => (each.amount > 0 ? 0 : each.tax)),
        )
        expect(sum(made.map((part) => part.taxAmount))).toBe(tax - taxed)
        asked.lines.forEach(({ line, quantity, amount: total }) => {
          const own = made.flatMap((part) => part.lines.filter((each) => each.line === line))
          expect(sum(own.map((each) => each.amount))).toBe(total)
          expect(sum(own.map((each) => each.quantity))).toBe(quantity)
        })
      }),
      { numRuns: 2000 },
    )
  })

  it('of single pieces adds up to the whole line, in whatever steps', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        fc.integer({ min: 0, max: 9_999_999 }),
        fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 40, maxLength: 40 }),
        (quantity, total, steps) => {
          let given = { quantity: 0, amount: 0 }
          for (const step of steps) {
            const left = leftOf({ quantity, total }, given)
            const pieces = Math.min(step, left.quantity)
            const worth = worthOf(pieces, left)
            expect(worth).toBeLessThanOrEqual(left.amount)
            given = { quantity: given.quantity + pieces, amount: given.amount + worth }
          }
          expect(given).toEqual({ quantity, amount: total })
        },
      ),
      { numRuns: 1000 },
    )
  })
})

const count = counting()
const database = await testDatabase({ template: preparedProduct })
let server: TestServer
const shop = moneyShop(() => server)
beforeAll(async () => {
  server = await testServer({ database: count.wrap(database) as typeof database })
  await shop.prepare()
}, 120_000)
afterAll(async () => {
  await server?.close()
  await database.close()
})

type Step =
  | { kind: 'authorised' | 'captured' | 'failed' | 'expired' | 'voided' | 'settled' }
  | { kind: 'disputeOpened' | 'disputeWon' | 'disputeLost' }
  | { kind: 'refund'; amount: number; destination: Refund['destination'] }
  | { kind: 'refundEvent'; of: number; works: boolean }
  | { kind: 'repeat' }

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(
        ...(['authorised', 'captured', 'captured', 'failed', 'expired', 'voided', 'settled'] as const),
        ...(['disputeOpened', 'disputeWon', 'disputeLost'] as const),
      )
      .map((kind) => ({ kind })),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('refund' as const),
      amount: fc.integer({ min: 1, max: 60_000 }),
      destination: fc.constantFrom('original' as const, 'bankOrUpi' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('refundEvent' as const), of: fc.nat(4), works: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.constant({ kind: 'repeat' as const }) },
)

/** Which states may follow a state in the table of the areas (areas, 14), disputes and late money included. */
const follows: Readonly<Record<string, readonly string[]>> = {
  created: ['pending', 'authorised', 'captured', 'failed', 'expired', 'voided'],
  pending: ['authorised', 'captured', 'failed', 'expired', 'voided'],
  authorised: ['captured', 'voided', 'failed'],
  failed: ['authorised', 'captured', 'voided'],
  expired: ['authorised', 'captured'],
  voided: ['captured'],
  captured: ['partiallyRefunded', 'refunded', 'disputed'],
  partiallyRefunded: ['refunded', 'disputed'],
  disputed: ['captured', 'partiallyRefunded', 'refunded'],
  refunded: [],
}

describe('whatever a gateway, a bank and staff do with a payment, in any order', () => {
  it('never more goes back than came, the sums hold, and states follow each other as the table says', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 1, maxLength: 9 }), async (steps) => {
        const order = await shop.order({ lines: [{ quantity: 1, total: 100_000 }] })
        const payment = await shop.expected(order)
        let before = payment
        let last: object | undefined
        for (const step of steps) {
          last = (await take(step, payment, last)) ?? last
          const after = await shop.paymentOf(payment.id)
          const refunds = await shop.refundsOf(order.id)
          if (after.status !== before.status) expect(follows[before.status]).toContain(after.status)
          hold(after, refunds)
          expect((await shop.orderOf(order.id)).refunded).toBe(after.refunded)
          before = after
        }
      }),
      { numRuns: 25 },
    )
  }, 60_000)

  const hold = (payment: Payment, refunds: readonly Refund[]) => {
    const of = (states: readonly string[]) =>
      sum(refunds.filter(({ status }) => states.includes(status)).map((refund) => refund.amount))
    expect(payment.refunded).toBe(of(['processed']))
    expect(payment.refunding).toBe(of(['requested', 'approved', 'processing', 'failed']))
    expect(payment.refunded + payment.refunding).toBeLessThanOrEqual(payment.captured)
    expect(payment.refundable).toBe(payment.captured - payment.refunded - payment.refunding)
    expect(payment.status === 'refunded').toBe(payment.captured > 0 && payment.refunded === payment.captured)
  }

  async function take(step: Step, payment: Payment, last: object | undefined): Promise<object | undefined> {
    const told = { reference: payment.number, id: `pay_${payment.number}`, amount: payment.amount }
    const base = { id: `evt_${randomUUID()}`, at: new Date().toISOString(), payment: told }
    if (step.kind === 'repeat') {
      if (last) expect((await shop.event(last)).body).toEqual({ outcome: 'repeated' })
      return undefined
    }
    if (step.kind === 'refund') {
      const left = (await shop.paymentOf(payment.id)).refundable ?? 0
      const isOpen = ['captured', 'partiallyRefunded'].includes((await shop.paymentOf(payment.id)).status)
      const asked = shop.work((work) =>
        requestRefund(work, {
          order: { id: payment.order },
          source: 'goodwill',
          extra: step.amount,
          destination: step.destination,
        }),
      )
      if (isOpen && step.amount <= left) expect(await asked).toHaveLength(1)
      else await expect(asked).rejects.toMatchObject({ code: 'invalid' })
      return undefined
    }
    if (step.kind === 'refundEvent') {
      const refunds = await shop.refundsOf(payment.order)
      const refund = refunds[step.of % Math.max(1, refunds.length)]
      if (!refund) return undefined
      const about = { reference: refund.number, id: `rfnd_${refund.number}`, amount: refund.amount }
      const event = { ...base, kind: step.works ? 'refund.processed' : 'refund.failed', refund: about }
      expect((await shop.event(event)).status).toBe(200)
      return event
    }
    const settlement = { id: 'setl_1', on: '2026-11-20', amount: 1 }
    const kind = step.kind.startsWith('dispute')
      ? step.kind.replace('dispute', 'dispute.').toLowerCase()
      : `payment.${step.kind}`
    const event = { ...base, kind, ...(step.kind === 'settled' ? { settlement } : {}) }
    expect((await shop.event(event)).status).toBe(200)
    return event
  }
})

describe('a database that fails at any statement', () => {
  it('leaves an event either applied as a whole or not at all, and sent again it counts', async () => {
    const waiting = await shop.expected(await shop.order())
    const event = {
      id: `evt_${randomUUID()}`,
      kind: 'payment.captured',
      at: new Date().toISOString(),
      payment: { reference: waiting.number, id: `pay_${waiting.number}`, amount: waiting.amount },
    }
    let failures = 0
    for (let n = 1; ; n++) {
      const { answer } = await count.failing(n, () => shop.event(event))
      if (answer.status === 200) break
      failures += 1
      expect(answer.status).toBe(500)
      const half = await shop.paymentOf(waiting.id)
      expect([n, half.status, half.version]).toEqual([n, 'created', waiting.version])
      const { rows } = await sql`SELECT 1 FROM "_payment_events" WHERE "event_id" = ${event.id}`.execute(
        database.db,
      )
      expect(rows).toEqual([])
    }
    expect(failures).toBeGreaterThan(10)
    expect(await shop.paymentOf(waiting.id)).toMatchObject({ status: 'captured', captured: waiting.amount })
  }, 60_000)

  it('leaves a refund asked for as a whole or not at all; one that was not sent is sent later, once', async () => {
    const { order, payment } = await shop.paid({ lines: [{ quantity: 1, total: 100_000 }] })
    const refund = () =>
      shop.work((work) =>
        requestRefund(work, { order, source: 'goodwill', extra: 40_000, destination: 'original' }),
      )
    let failures = 0
    for (let n = 1; ; n++) {
      const done = await count.failing(n, () => refund().catch(() => undefined))
      const refunds = await shop.refundsOf(order.id)
      if (done.answer) break
      failures += 1
      expect(refunds).toEqual([])
      expect(await shop.paymentOf(payment.id)).toMatchObject({ refunding: 0, version: payment.version })
    }
    expect(failures).toBeGreaterThan(10)
    // The last attempt stored the refund; what failed after the commit is made up for by the clock.
    const { runTimedWork } = await import('../../support/runTimedWork.ts')
    await runTimedWork(server.context, new Date(Date.now() + 11 * 60_000))
    expect(await shop.refundsOf(order.id)).toMatchObject([{ status: 'processed', amount: 40_000 }])
    expect(await shop.paymentOf(payment.id)).toMatchObject({ refunded: 40_000, refunding: 0 })
  }, 60_000)
})
