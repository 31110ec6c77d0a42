import { describe, expect, it } from 'vitest'
import { paymentStateOf, progressOf } from '../../../resources/sales/order/rules/progress.ts'
import { riskOf } from '../../../resources/sales/order/rules/risk.ts'
import { flagsOfOrder } from '../../../resources/sales/order/rules/summary.ts'

const lines = [
  { id: 'a', quantity: 2, cancelled: 0 },
  { id: 'b', quantity: 1, cancelled: 0 },
]
const parcel = (status: string, ...contents: [string, number][]) => ({
  status,
  deliveredAt: status === 'delivered' ? '2026-11-20T10:00:00.000Z' : null,
  lines: contents.map(([line, quantity]) => ({ line, quantity })),
})
const all: [string, number][] = [
  ['a', 2],
  ['b', 1],
]

describe('how far the goods of an order are', () => {
  it.each([
    ['nothing packed', [], 'unfulfilled', false],
    ['a parcel that waits', [parcel('pending', ...all)], 'unfulfilled', false],
    ['a parcel that was called off', [parcel('cancelled', ...all)], 'unfulfilled', false],
    ['a part packed', [parcel('packed', ['a', 1])], 'partiallyFulfilled', false],
    ['all packed', [parcel('labelReady', ...all)], 'fulfilled', false],
    [
      'all on the way in two parcels',
      [parcel('inTransit', ['a', 2]), parcel('handedOver', ['b', 1])],
      'fulfilled',
      false,
    ],
    [
      'one of two delivered',
      [parcel('delivered', ['a', 2]), parcel('packed', ['b', 1])],
      'partiallyDelivered',
      false,
    ],
    ['all delivered', [parcel('delivered', ...all)], 'delivered', true],
    ['all on the way back', [parcel('rtoInTransit', ...all)], 'rto', false],
    ['all back', [parcel('rtoReceived', ...all)], 'rto', true],
    [
      'one delivered, one back',
      [parcel('delivered', ['a', 2]), parcel('rtoReceived', ['b', 1])],
      'partiallyDelivered',
      true,
    ],
    ['lost', [parcel('lost', ...all)], 'fulfilled', true],
  ])('%s', (_, parcels, status, isSettled) => {
    expect(progressOf(lines, parcels, [])).toMatchObject({ fulfilmentStatus: status, isSettled })
  })

  it('pieces that were called off are not waited for', () => {
    const less = [lines[0] as (typeof lines)[0], { id: 'b', quantity: 1, cancelled: 1 }]
    const told = progressOf(less, [parcel('delivered', ['a', 2])], [])
    expect(told).toMatchObject({ fulfilmentStatus: 'delivered', deliveredAt: '2026-11-20T10:00:00.000Z' })
  })

  it('tells of each line what was packed, delivered and came back', () => {
    const returned = {
      status: 'completed',
      source: 'customer',
      lines: [{ line: 'a', received: 2, accepted: 1 }],
    }
    const told = progressOf(lines, [parcel('delivered', ['a', 2]), parcel('packed', ['b', 1])], [returned])
    expect([...told.lines]).toEqual([
      ['a', { fulfilled: 2, delivered: 2, returned: 1 }],
      ['b', { fulfilled: 1, delivered: 0, returned: 0 }],
    ])
    expect(told.parcelStates).toEqual(['packed', 'delivered'])
  })

  it.each([
    ['requested', 'customer', 'requested'],
    ['approved', 'staff', 'open'],
    ['inspected', 'customer', 'open'],
    ['rejected', 'customer', 'none'],
    ['completed', 'customer', 'returned'],
    ['requested', 'rto', 'none'],
  ])('a return that is %s from %s makes it %s', (status, source, expected) => {
    const one = { status, source, lines: [{ line: 'a', received: 2, accepted: 2 }] }
    expect(progressOf(lines, [parcel('delivered', ['a', 2])], [one]).returnStatus).toBe(expected)
  })
})

describe('how far the money of an order is', () => {
  const nothing = { captured: 0, back: 0, due: 1000, authorised: 0, toCollect: 0, isVoided: false }
  it.each([
    ['unpaid', {}],
    ['authorised', { authorised: 1000 }],
    ['codPending', { toCollect: 1000 }],
    ['partiallyPaid', { captured: 400, due: 600 }],
    ['paid', { captured: 1000, due: 0 }],
    ['partiallyRefunded', { captured: 1000, due: 0, back: 1 }],
    ['refunded', { captured: 1000, due: 0, back: 1000 }],
    ['voided', { isVoided: true, due: 0 }],
    ['paid', { due: 0 }],
  ])('%s', (status, more) => {
    expect(paymentStateOf({ ...nothing, ...more })).toBe(status)
  })
})

it('an order is risky for what is known of it', () => {
  const plain = { line1: '12 Residency Road', line2: '', landmark: '' }
  const facts = {
    paymentMethod: 'cod',
    total: 300_000,
    address: plain,
    ordersBefore: 0,
    ordersBack: 0,
    ordersLastDay: 0,
  }
  expect(riskOf(facts)).toEqual({ score: 40, reasons: ['firstHighCod'] })
  expect(riskOf({ ...facts, total: 299_999 })).toEqual({ score: 0, reasons: [] })
  expect(riskOf({ ...facts, paymentMethod: 'upi' }).reasons).toEqual([])
  expect(riskOf({ ...facts, ordersBefore: 4, ordersBack: 1, ordersLastDay: 3 }).reasons).toEqual([
    'rtoHistory',
    'velocity',
  ])
  expect(riskOf({ ...facts, total: 0, address: { ...plain, line1: 'Old village road' } }).reasons).toEqual([
    'addressQuality',
  ])
  expect(
    riskOf({ ...facts, total: 0, address: { ...plain, line1: 'Old village road', landmark: 'Temple' } })
      .reasons,
  ).toEqual([])
})

it('an order carries the marks that apply', () => {
  const plain = {
    onHold: false,
    couponCheck: null,
    cancellationPending: false,
    riskScore: 0,
    paymentMethod: 'upi',
    total: 900_000,
  }
  const rest = { giftWrap: false, customerNote: null, priority: 'normal' }
  expect(flagsOfOrder({ ...plain, ...rest })).toEqual([])
  expect(
    flagsOfOrder({
      onHold: true,
      couponCheck: 'open',
      cancellationPending: true,
      riskScore: 40,
      paymentMethod: 'cod',
      total: 500_000,
      giftWrap: true,
      customerNote: 'x',
      priority: 'high',
    }),
  ).toEqual(['hold', 'coupon', 'cancellation', 'risk', 'highValueCod', 'gift', 'note', 'priority'])
})
