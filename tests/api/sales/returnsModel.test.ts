import fc from 'fast-check'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { settlementOf } from '../../../resources/sales/orderReturn/rules/settlementOf.ts'
import { valueOfPieces } from '../../../resources/sales/orderReturn/rules/valueOfPieces.ts'
import { shareOf } from '../../../resources/shared/money/rules/shareOf.ts'
import { openReturnShop } from './opened.ts'

const { shop } = openReturnShop()

/** What somebody does to one of the returns of an order; `which` is the index of the return. */
type Act =
  | { readonly kind: 'request'; readonly pieces: number }
  | {
      readonly kind: 'approve' | 'reject' | 'cancel' | 'refund' | 'early' | 'sendBack'
      readonly which: number
    }
  | { readonly kind: 'receive' | 'inspect'; readonly which: number; readonly pieces: number }

const which = fc.nat({ max: 2 })
const pieces = fc.nat({ max: 3 })
const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ kind: fc.constant('request' as const), pieces: fc.integer({ min: 1, max: 3 }) }),
  fc.record({
    kind: fc.constantFrom(
      ...(['approve', 'approve', 'reject', 'cancel', 'refund', 'refund', 'early', 'sendBack'] as const),
    ),
    which,
  }),
  fc.record({ kind: fc.constantFrom('receive' as const, 'inspect' as const), which, pieces }),
)

/** A return as the model knows it. */
interface Modelled {
  id: string
  status: string
  pieces: number
  received: number
  accepted: number
  refunded: number
}

const price = 100_000
const taken = ['requested', 'approved', 'received', 'inspected', 'completed']
const waiting = ['approved', 'received']

describe('any course that the returns of an order take', () => {
  it('agrees with the model: pieces, stock and money', async () => {
    const why = { reason: await shop.reason('override', 'goodwill') }
    const policy = { reason: await shop.reason('reject', 'policy') }
    await fc.assert(
      fc.asyncProperty(fc.array(acts, { minLength: 4, maxLength: 14 }), async (course) => {
        const order = await shop.delivered({ S: 4, M: 0 })
        const before = await shop.stock('S')
        const all: Modelled[] = []
        for (const act of course) {
          const one = 'which' in act ? all[act.which] : undefined
          if (act.kind !== 'request' && !one) continue
          const used = all
            .filter(({ status }) => taken.includes(status))
            .reduce((sum, r) => sum + r.pieces, 0)
          if (act.kind === 'request') {
            const { status, body } = await shop.requested(order, {}, act.pieces)
            expect(status).toBe(act.pieces + used <= 4 ? 200 : 422)
            if (status === 200)
              all.push({
                id: body.id,
                status: 'requested',
                pieces: act.pieces,
                received: 0,
                accepted: 0,
                refunded: 0,
              })
            continue
          }
          const r = one as Modelled
          if (act.kind === 'approve' || act.kind === 'cancel' || act.kind === 'sendBack') {
            const may = {
              approve: r.status === 'requested',
              cancel: ['requested', 'approved'].includes(r.status) && r.refunded === 0,
              sendBack: r.status === 'inspected' && r.accepted === 0 && r.refunded === 0,
            }[act.kind]
            expect((await shop.move(r, act.kind)).status).toBe(may ? 200 : 409)
            if (may) r.status = { approve: 'approved', cancel: 'cancelled', sendBack: 'sentBack' }[act.kind]
          } else if (act.kind === 'reject') {
            const may = r.status === 'requested'
            expect((await shop.operate(r, 'reject', policy)).status).toBe(may ? 200 : 409)
            if (may) r.status = 'rejected'
          } else if (act.kind === 'receive') {
            const { lines } = await shop.returnOf(r.id)
            const input = { lines: [{ id: lines[0]?.id, received: act.pieces }] }
            const { status } = await shop.operate(r, 'receive', input)
            const isOpen = waiting.includes(r.status)
            const fits = act.pieces > 0 && act.pieces <= r.pieces
            expect(status).toBe(!isOpen ? 409 : fits ? 200 : 422)
            if (status === 200) Object.assign(r, { status: 'received', received: act.pieces })
          } else if (act.kind === 'inspect') {
            const { lines } = await shop.returnOf(r.id)
            const restockTo = act.pieces > 0 ? 'sellable' : 'none'
            const found = {
              id: lines[0]?.id,
              accepted: act.pieces,
              qcResult: 'pass',
              restockTo,
              note: 'Seen',
            }
            const { status } = await shop.operate(r, 'inspect', { lines: [found] })
            expect(status).toBe(r.status !== 'received' ? 409 : act.pieces <= r.received ? 200 : 422)
            if (status === 200) Object.assign(r, { status: 'inspected', accepted: act.pieces })
          } else {
            const isEarly = waiting.includes(r.status)
            const input = { destination: 'bankOrUpi', ...(act.kind === 'early' ? { override: why } : {}) }
            const { status, body } = await shop.operate(r, 'refund', input)
            const may = isEarly ? act.kind === 'early' : r.status === 'inspected'
            expect(status).toBe(may ? 200 : 409)
            if (!may) continue
            const owed = Math.max(0, (isEarly ? r.pieces : r.accepted) * price - r.refunded)
            expect(body.amount).toBe(owed)
            r.refunded += owed
          }
        }
        const back = all.reduce(
          (sum, { status, accepted }) => (status === 'requested' ? sum : sum + accepted),
          0,
        )
        expect(await shop.stock('S')).toEqual({ ...before, onHand: before.onHand + back })
        const refunds = await shop.refunds(order.id)
        const paid = refunds.reduce((sum, { amount }) => sum + amount, 0)
        expect(paid).toBe(all.reduce((sum, { refunded }) => sum + refunded, 0))
        expect(paid).toBeLessThanOrEqual(4 * price)
        for (const { id, status } of all) expect((await shop.returnOf(id)).status).toBe(status)
        const { rows } = await sql<{ faults: number }>`
          SELECT count(*)::integer AS "faults" FROM "payment" WHERE "refunded" + "refunding" > "captured"`.execute(
          shop.db,
        )
        expect(rows[0]?.faults).toBe(0)
      }),
      { numRuns: 12 },
    )
  }, 120_000)
})

describe('the value of pieces', () => {
  it('of all parts of a line is the line, and never more', () => {
    fc.assert(
      fc.property(
        fc.record({ quantity: fc.integer({ min: 1, max: 50 }), total: fc.nat({ max: 1e9 }) }),
        fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 60 }),
        ({ quantity, total }, parts) => {
          const line = { quantity, total, cancelled: 0, cancelledAmount: 0 }
          let before = { pieces: 0, value: 0 }
          for (const part of parts) {
            if (before.pieces + part > quantity) continue
            const value = valueOfPieces(line, part, before)
            expect(value).toBeGreaterThanOrEqual(0)
            before = { pieces: before.pieces + part, value: before.value + value }
          }
          expect(before.value).toBeLessThanOrEqual(total)
          if (before.pieces === quantity) expect(before.value).toBe(total)
        },
      ),
    )
  })

  it('settles so that credit, refund and what is paid for the exchange always balance', () => {
    const line = fc.record({
      quantity: fc.integer({ min: 1, max: 9 }),
      value: fc.nat({ max: 1e8 }),
      exchangedValue: fc.oneof(fc.constant(0), fc.nat({ max: 1e8 })),
      accepted: fc.nat({ max: 9 }),
      exchangePrice: fc.option(fc.nat({ max: 1e8 })),
    })
    fc.assert(
      fc.property(
        fc.constantFrom('return' as const, 'exchange' as const, 'replacement' as const),
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.array(fc.record({ amount: fc.nat({ max: 1e8 }) }), { maxLength: 3 }),
        fc.nat({ max: 1e8 }),
        fc.integer({ min: -50, max: 50 }),
        (type, given, deductions, refunded, roundOff) => {
          const lines = given.map(({ accepted, ...rest }) => {
            const pieces = Math.min(accepted, rest.quantity)
            const refundAmount = shareOf(rest.value, pieces, rest.quantity)
            const exchangedAmount = shareOf(rest.exchangedValue, pieces, rest.quantity)
            return { ...rest, received: pieces, accepted: pieces, refundAmount, exchangedAmount }
          })
          const sums = settlementOf({ type, lines, deductions, refunded, roundOff })
          expect(sums.credit + sums.toPay).toBe(sums.newItems + sums.refund)
          expect(sums.refund).toBeLessThanOrEqual(sums.credit)
          expect(sums.credit).toBeLessThanOrEqual(Math.max(0, sums.accepted + roundOff))
          expect(sums.accepted + sums.notAccepted + sums.notReceived).toBe(sums.asked)
          expect(sums.left).toBe(Math.max(0, sums.refund - refunded))
          expect(Math.min(sums.refund, sums.toPay)).toBe(0)
        },
      ),
    )
  })
})
