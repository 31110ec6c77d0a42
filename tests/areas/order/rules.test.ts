import { describe, expect, it } from 'vitest'
import { errorTreeOf } from '../../../resources/sales/order/screens/items/errorTreeOf.ts'
import { variantsFound } from '../../../resources/sales/order/screens/items/variantsFound.ts'
import { moneyLines } from '../../../resources/sales/order/screens/money/moneyLines.ts'
import { piecesOf, riskLevel, unpackedPieces } from '../../../resources/sales/order/screens/orderFacts.ts'
import { timelineOf } from '../../../resources/sales/order/screens/timeline/timelineOf.ts'

const counts = (quantity: number, fulfilled = 0, delivered = 0, returned = 0, cancelled = 0) =>
  ({ quantity, fulfilled, delivered, returned, cancelled }) as never

describe('the pieces of a line', () => {
  it('are where the parcels and the cancellations say, each once', () => {
    expect(piecesOf(counts(9, 5, 3, 1, 2))).toEqual([
      { state: 'toPack', count: 2 },
      { state: 'packed', count: 2 },
      { state: 'delivered', count: 2 },
      { state: 'returned', count: 1 },
      { state: 'cancelled', count: 2 },
    ])
  })

  it('leave out states that hold none, and are never below zero', () => {
    expect(piecesOf(counts(2))).toEqual([{ state: 'toPack', count: 2 }])
    expect(unpackedPieces(counts(2, 2, 0, 0, 1))).toBe(0)
  })
})

describe('the waterfall', () => {
  const order = {
    mrpTotal: 599_700,
    itemsTotal: 449_700,
    manualDiscount: 10_000,
    manualDiscountReason: 'Late',
    shippingMethod: 'standard',
    shipping: 7900,
    codFee: 0,
    giftFee: null,
    roundOff: 0,
    coupons: [{ code: 'SAVE10', amount: 44_970 }],
  }

  it('adds up to what the order costs', () => {
    const sum = moneyLines(order).reduce((all, { amount }) => all + amount, 0)
    expect(sum).toBe(449_700 - 44_970 - 10_000 + 7900)
  })

  it('names coupon and reason, and leaves steps out that change nothing', () => {
    expect(moneyLines(order).map(({ key, note }) => [key, note])).toEqual([
      ['mrp', undefined],
      ['productDiscount', undefined],
      ['coupon', 'SAVE10'],
      ['manualDiscount', 'Late'],
      ['shipping', undefined],
    ])
  })

  it('tells of a delivery for nothing; an order that is not delivered has none', () => {
    const keys = (more: object) => moneyLines({ ...order, shipping: 0, ...more }).map(({ key }) => key)
    expect(keys({})).toContain('shipping')
    expect(keys({ shippingMethod: null })).not.toContain('shipping')
  })
})

describe('the timeline', () => {
  const sources = {
    order: {
      id: 'o1',
      comments: [
        {
          id: 'c1',
          at: '2026-11-20T10:00:00.000Z',
          author: 'Naoko',
          text: 'Calls back',
          mentioned: 'Ravi Nair',
          file: null,
        },
      ],
      changes: [],
    },
    history: [
      {
        id: 'h2',
        at: '2026-11-20T09:00:00.000Z',
        actor: { id: 'u1', name: 'Asha' },
        version: 2,
        action: 'update',
        changes: [
          { field: 'shippingAddress', before: null, after: {} },
          { field: 'billingAddress', before: null, after: {} },
          { field: 'due', before: 0, after: 5 },
        ],
      },
      {
        id: 'h3',
        at: '2026-11-20T11:00:00.000Z',
        actor: null,
        version: 3,
        action: 'refresh',
        changes: [{ field: 'fulfilmentStatus', before: 'unfulfilled', after: 'fulfilled' }],
      },
      {
        id: 'h1',
        at: '2026-11-20T08:00:00.000Z',
        actor: { id: 'u1', name: 'Asha' },
        version: 1,
        action: 'hold',
        changes: [{ field: 'onHold', before: false, after: true }],
      },
    ],
    parcels: [
      {
        id: 's1',
        number: 'SH-1',
        packedAt: '2026-11-20T12:00:00.000Z',
        deliveredAt: null,
        events: [{ id: 'e1', at: '2026-11-20T13:00:00.000Z', status: 'Arrived', place: 'Pune', note: null }],
      },
    ] as never,
    payments: [
      { id: 'p1', number: 'PAY-1', captured: 5000, capturedAt: '2026-11-20T07:00:00.000Z' },
    ] as never,
    refunds: [],
    invoices: [],
    returns: [],
    requests: [],
  }

  it('says whom a comment told', () => {
    const comment = timelineOf(sources).find(({ group }) => group === 'comment')
    expect(comment).toMatchObject({ note: 'Calls back', who: 'Naoko', values: { names: 'Ravi Nair' } })
  })

  it('shows what was attached to a comment', () => {
    const file = { file: 'f1', name: 'slip.pdf', bytes: 2048, type: 'application/pdf' }
    const [said] = sources.order.comments
    const order = { ...sources.order, comments: [{ ...said, file }] } as never
    const ofComments = (given: Parameters<typeof timelineOf>[0]) =>
      timelineOf(given).filter(({ group }) => group === 'comment')
    expect(ofComments({ ...sources, order })).toMatchObject([{ file }])
    expect(ofComments(sources)[0]).not.toHaveProperty('file')
  })

  it('tells what happened everywhere, the latest first', () => {
    expect(timelineOf(sources).map(({ text, group }) => [text, group])).toEqual([
      ['courier', 'parcel'],
      ['commented', 'comment'],
      ['address', 'order'],
      ['held', 'order'],
      ['paid', 'money'],
    ])
  })

  it('takes the moments of a parcel for which nothing was noted, and calls known states by their sentence', () => {
    const parcel = { id: 's1', number: 'SH-1', packedAt: '2026-11-20T12:00:00.000Z' }
    const event = { id: 'e1', at: '2026-11-20T13:00:00.000Z', status: 'delivered', place: null, note: null }
    const told = (more: object) =>
      timelineOf({ ...sources, parcels: [{ ...parcel, ...more }] as never }).flatMap(({ group, text }) =>
        group === 'parcel' ? [text] : [],
      )
    expect(told({ events: [] })).toEqual(['packed'])
    expect(told({ events: [event] })).toEqual(['delivered'])
  })

  it('says once what one deed changed in two fields, and nothing of what follows by itself', () => {
    const entries = timelineOf({ ...sources, parcels: [], payments: [] })
    expect(entries.filter(({ text }) => text === 'address')).toHaveLength(1)
    expect(entries.some(({ id }) => id.startsWith('h3'))).toBe(false)
  })

  it('knows who did it, and where more is told', () => {
    const entries = timelineOf(sources)
    expect(entries.find(({ text }) => text === 'held')?.who).toBe('Asha')
    expect(entries.find(({ text }) => text === 'paid')?.about).toEqual({ area: 'payment', id: 'p1' })
  })
})

describe('finding what is sold', () => {
  const variant = (sku: string, more: object = {}) => ({
    id: `v-${sku}`,
    sku,
    barcode: null,
    colour: 'Indigo',
    size: 'M',
    other: null,
    active: true,
    mrp: 200_000,
    salePrice: 150_000,
    specialPrice: null,
    specialFrom: null,
    specialTo: null,
    stock: 4,
    ...more,
  })
  const products = [
    {
      id: 'p1',
      name: 'Linen Kurta',
      styleCode: 'LIN',
      media: [{ file: 'a' }, { file: 'b', group: 'Rust' }],
      variants: [
        variant('LIN-IND-M', { stock: 0 }),
        variant('LIN-IND-L', { size: 'L' }),
        variant('LIN-RUS-M', { colour: 'Rust', specialPrice: 99_900, specialTo: '2026-12-01T00:00:00.000Z' }),
        variant('LIN-OLD', { active: false }),
      ],
    },
  ] as never
  const now = '2026-11-21T00:00:00.000Z'

  it('takes words of name, option and SKU together', () => {
    expect(variantsFound(products, 'linen rust m', now).map(({ sku }) => sku)).toEqual(['LIN-RUS-M'])
  })

  it('puts the exact SKU first and what is sold out last, and leaves out what is not sold', () => {
    expect(variantsFound(products, 'lin-ind-m', now)[0]?.sku).toBe('LIN-IND-M')
    expect(variantsFound(products, 'kurta', now).map(({ sku }) => sku)).toEqual([
      'LIN-IND-L',
      'LIN-RUS-M',
      'LIN-IND-M',
    ])
  })

  it('gives the price of the moment and the picture of the colour', () => {
    const [rust] = variantsFound(products, 'rust', now)
    expect(rust?.price).toBe(99_900)
    expect(rust?.picture).toEqual({ file: 'b', group: 'Rust' })
    expect(variantsFound(products, 'rust', '2026-12-02T00:00:00.000Z')[0]?.price).toBe(150_000)
  })
})

describe('errors of the server', () => {
  it('are put where inputs look for them', () => {
    expect(
      errorTreeOf({ 'shippingAddress.pincode': 'Six digits.', 'shippingAddress.city': 'Missing.' }),
    ).toEqual({
      shippingAddress: { pincode: { message: 'Six digits.' }, city: { message: 'Missing.' } },
    })
  })
})

describe('the risk of an order', () => {
  it('is high from the score on from which orders are marked', () => {
    expect([0, 10, 39, 40, 90].map(riskLevel)).toEqual(['low', 'medium', 'medium', 'high', 'high'])
  })
})
