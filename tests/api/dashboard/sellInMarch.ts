import type { salesRows } from './salesRows.ts'

/** What happened in the shop: three orders in March 2026, of which the second has just begun in India. Answers the ids of what was sold. */
export async function sellInMarch(rows: ReturnType<typeof salesRows>) {
  const brand = await rows.brand('Mayura')
  const kurtas = await rows.category('Kurtas')
  const dresses = await rows.category('Dresses')
  const kurta = await rows.product('Kurta', ['M', 'S'], { brand, category: kurtas })
  const dress = await rows.product('Dress', ['M'], { category: dresses })
  const coupon = await rows.insert('coupon', { name: 'Welcome', code: 'WELCOME', percent: 10 })
  const state = {
    country: await rows.insert('country', {
      name: 'India',
      iso2: 'IN',
      iso3: 'IND',
      dial_code: '+91',
      currency: 'INR',
    }),
  }
  await rows.insert('state', { ...state, name: 'Karnataka', iso_code: 'IN-KA' })

  const first = await rows.order(
    {
      placed_at: '2026-03-10T04:30:00Z',
      state: 'Karnataka',
      customer_type: 'new',
      total: 175_000,
      round_off: -40,
      tax_total: 8_333,
    },
    [
      {
        product: kurta.id,
        variant: kurta.variants.S,
        mrp: 100_000,
        unit_price: 90_000,
        quantity: 2,
        discount: 10_000,
        total: 170_000,
      },
    ],
    [{ coupon, code: 'WELCOME', amount: 10_000 }],
  )
  // One millisecond before March begins in India.
  await rows.order(
    { placed_at: '2026-02-28T18:29:59.999Z', state: 'Karnataka', total: 40_000, tax_total: 2_000 },
    [
      {
        product: dress.id,
        variant: dress.variants.M,
        mrp: 40_000,
        unit_price: 40_000,
        quantity: 1,
        total: 40_000,
      },
    ],
  )
  await rows.order(
    {
      placed_at: '2026-02-28T18:30:00Z',
      state: 'Karnataka',
      customer_type: 'returning',
      status: 'cancelled',
      total: 50_000,
      cancelled_total: 50_000,
      tax_total: 2_381,
    },
    [
      {
        product: dress.id,
        variant: dress.variants.M,
        unit_price: 50_000,
        quantity: 1,
        cancelled: 1,
        total: 50_000,
      },
    ],
    [{ coupon, code: 'WELCOME', amount: 1_000 }],
  )
  const cod = await rows.order(
    {
      placed_at: '2026-03-20T12:00:00Z',
      state: 'Kerala',
      total: 300_000,
      cancelled_total: 100_000,
      tax_total: 30_000,
    },
    [
      {
        product: kurta.id,
        variant: kurta.variants.M,
        mrp: 100_000,
        unit_price: 100_000,
        quantity: 3,
        cancelled: 1,
        total: 300_000,
      },
    ],
  )
  await rows.order({ status: 'draft', total: 9_999_900 })
  await rows.order({ status: 'pendingPayment', total: 9_999_900 })

  const paid = await rows.payment(first.id, { status: 'captured', created_at: '2026-03-10T04:29:00Z' })
  await rows.payment(first.id, { status: 'failed', created_at: '2026-03-10T04:28:00Z' })
  await rows.payment(first.id, { status: 'refunded', created_at: '2026-03-12T04:28:00Z' })
  await rows.payment(first.id, { status: 'expired', method: 'card', created_at: '2026-03-12T04:28:00Z' })
  await rows.payment(cod.id, {
    status: 'toCollect',
    method: 'cod',
    provider: 'cod',
    created_at: '2026-03-20T12:00:00Z',
  })
  await rows.payment(cod.id, { status: 'captured', created_at: '2026-04-02T12:00:00Z' })

  const processed = { status: 'processed' }
  await rows.refund(first.id, paid, {
    ...processed,
    processed_at: '2026-03-25T06:00:00Z',
    amount: 85_000,
    tax_amount: 4_000,
  })
  await rows.refund(first.id, paid, {
    ...processed,
    processed_at: '2026-03-26T06:00:00Z',
    source: 'goodwill',
    amount: 5_000,
  })
  await rows.refund(first.id, paid, {
    ...processed,
    processed_at: '2026-03-26T06:00:00Z',
    source: 'cancellation',
    amount: 50_000,
  })
  await rows.refund(first.id, paid, {
    ...processed,
    processed_at: '2026-03-26T06:00:00Z',
    source: 'duplicatePayment',
    amount: 50_000,
  })
  await rows.refund(first.id, paid, { status: 'requested', amount: 70_000 })
  // April has begun in India.
  await rows.refund(first.id, paid, { ...processed, processed_at: '2026-03-31T18:30:00Z', amount: 60_000 })

  await rows.shipment(first.id, { status: 'delivered', delivered_at: '2026-03-15T10:00:00Z' }, first.lines)
  await rows.shipment(cod.id, { status: 'delivered', delivered_at: '2026-03-24T10:00:00Z' }, cod.lines)
  await rows.shipment(
    cod.id,
    { status: 'rtoReceived', rto_at: '2026-03-28T10:00:00Z', cod_amount: 200_000 },
    cod.lines,
  )
  await rows.orderReturn(first.id, { status: 'requested' }, first.lines)
  await rows.orderReturn(cod.id, { status: 'rejected' }, cod.lines)
  await rows.orderReturn(cod.id, { status: 'received', source: 'rto' }, cod.lines)

  const begun = { created_at: '2026-03-05T06:00:00Z' }
  await rows.cart({ ...begun, status: 'active' })
  await rows.cart({ ...begun, status: 'abandoned', step: 'address' })
  await rows.cart({ ...begun, status: 'converted', step: 'payment' })
  await rows.cart({ ...begun, status: 'recovered' })
  await rows.cart({ ...begun, status: 'merged', step: 'address' })
  return { brand, category: kurtas, kurta: kurta.id, dress: dress.id }
}
