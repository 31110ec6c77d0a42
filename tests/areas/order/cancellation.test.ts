import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cancellation, cancellationOf } from '../../../resources/sales/order/rules/cancellation.ts'

const line = (id: string, quantity: number, total: number, more: object = {}) => ({
  id,
  quantity,
  total,
  cancelled: 0,
  cancelledAmount: 0,
  packed: 0,
  invoiced: 0,
  goodwill: 0,
  cancelledGoodwill: 0,
  ...more,
})
const order = (lines: ReturnType<typeof line>[], more: object = {}) => ({
  lines,
  shipping: 0,
  fees: 0,
  given: { shipping: 0, fee: 0 },
  roundOff: 0,
  owed: 0,
  refundable: 1e9,
  ...more,
})
const whole = (given: ReturnType<typeof order>, asked?: Parameters<typeof cancellationOf>[1]) =>
  cancellationOf(given, asked) as Cancellation

describe('calling off', () => {
  it('gives no more back for a line than it cost, piece by piece, nor delivery twice', () => {
    const goods = [line('a', 2, 1000, { goodwill: 600 }), line('b', 1, 500)]
    const given = order(goods, { shipping: 200, given: { shipping: 150, fee: 0 } })
    const first = whole(given, [{ line: 'a', quantity: 1 }])
    expect([first.value, first.refund]).toEqual([500, 200])
    const rest = order(
      [
        line('a', 2, 1000, { goodwill: 600, cancelledGoodwill: 300, cancelled: 1, cancelledAmount: 500 }),
        line('b', 1, 500),
      ],
      { shipping: 200, given: { shipping: 150, fee: 0 } },
    )
    const { value, refund, refundShipping, refundLines } = whole(rest)
    expect([value, refund, refundShipping]).toEqual([1200, 750, 50])
    expect(refundLines.map(({ amount }) => amount)).toEqual([200, 500])
  })

  it('everything takes delivery and fees along', () => {
    const given = order([line('a', 2, 1000), line('b', 1, 500)], { shipping: 200, fees: 50 })
    expect(whole(given)).toMatchObject({ whole: true, shipping: 200, fees: 50, value: 1750, refund: 1750 })
  })

  it('a part keeps them', () => {
    const given = order([line('a', 3, 100)], { shipping: 200 })
    const told = whole(given, [{ line: 'a', quantity: 1 }])
    expect(told).toMatchObject({ whole: false, shipping: 0, value: 33, refund: 33 })
  })

  it('the last pieces are worth what is left of the line', () => {
    const given = order([line('a', 3, 100, { packed: 2, invoiced: 66 })])
    expect(whole(given).lines).toEqual([{ line: 'a', quantity: 1, amount: 34, goodwill: 0 }])
    expect(whole(given).whole).toBe(false)
  })

  it('first lowers what is owed; only what was paid goes back', () => {
    const lines = [line('a', 2, 1000)]
    const one = [{ line: 'a', quantity: 1 }]
    expect(whole(order(lines, { owed: 1000 }), one).refund).toBe(0)
    expect(whole(order(lines, { owed: 300 }), one).refund).toBe(200)
    expect(whole(order(lines, { owed: 0 }), one).refund).toBe(500)
    expect(whole(order(lines, { owed: -100 }), one).refund).toBe(500)
  })

  it('gives back no more than is left of what was paid', () => {
    const given = order([line('a', 1, 600), line('b', 1, 200)], { shipping: 200, refundable: 500 })
    const { value, refund, refundLines, refundShipping } = whole(given)
    expect([value, refund, refundShipping]).toEqual([1000, 500, 100])
    expect(refundLines.map(({ amount }) => amount)).toEqual([300, 100])
  })

  it('what goes back is divided among what it is for', () => {
    const given = order([line('a', 1, 600), line('b', 1, 200)], { shipping: 200, owed: 500 })
    const { refund, refundLines, refundShipping } = whole(given)
    expect([refund, refundLines.map(({ amount }) => amount), refundShipping]).toEqual([500, [300, 100], 100])
  })

  it('says how many pieces can be called off', () => {
    const given = order([line('a', 5, 500, { packed: 2, cancelled: 1 })])
    expect(cancellationOf(given, [{ line: 'a', quantity: 3 }])).toEqual({ tooMany: { index: 0, max: 2 } })
    expect(cancellationOf(given, [{ line: 'x', quantity: 1 }])).toEqual({ tooMany: { index: 0, max: 0 } })
  })

  it('piece by piece comes to the whole line, whatever is invoiced in between', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.integer({ min: 0, max: 99_999 }),
        fc.array(fc.boolean(), { minLength: 30, maxLength: 30 }),
        (quantity, total, packs) => {
          let current = line('a', quantity, total)
          for (let piece = 0; piece < quantity; piece++) {
            const isLast = piece === quantity - 1
            if (packs[piece]) {
              // The invoice's own share of a piece; who takes the last one gets the rest.
              const share = isLast
                ? total - current.invoiced - current.cancelledAmount
                : Math.min(Math.round(total / quantity), total - current.invoiced - current.cancelledAmount)
              current = { ...current, packed: current.packed + 1, invoiced: current.invoiced + share }
            } else {
              const [off] = whole(order([current]), [{ line: 'a', quantity: 1 }]).lines
              const amount = off?.amount ?? Number.NaN
              current = {
                ...current,
                cancelled: current.cancelled + 1,
                cancelledAmount: current.cancelledAmount + amount,
              }
            }
          }
          expect(current.invoiced + current.cancelledAmount).toBe(total)
        },
      ),
    )
  })
})
