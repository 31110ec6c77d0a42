import type { Database } from '../server/database/open.ts'
import type { Registry } from '../src/core/index.ts'
import { fillOrders, insertAll } from './fillOrders.ts'

/**
 * Fills the empty tables of a shop with `count` orders and what hangs on each: a payment, a parcel, now and then a return, a refund
 * and a coupon, and a cart; what the dashboards sum up.
 */
export async function fillSales(database: Database, registry: Registry, count: number): Promise<void> {
  await fillOrders(database, registry, count)
  await insertAll(
    database,
    registry,
    [
      ...['coupon', 'order_coupons', 'payment', 'shipment', 'shipment_lines'],
      ...['order_return', 'order_return_lines', 'refund', 'cart'],
    ],
    [coupons, couponsOfOrders, payments, parcels, parcelLines, returns, returnLines, refunds, carts],
  )
}

/** The id of what hangs on an order, and a part of its own of the order's number. */
const idOf = (kind: string, order = 'o.id') => `('019000${kind}' || substr(${order}::text, 9))::uuid`
const place = `('x' || right(o.id::text, 7))::bit(28)::int`
const isEvery = (share: number) => `${place} % ${share} = 0`
const couponCount = 40
const couponId = (n: string) => `('0190000f-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`

const coupons = `
  INSERT INTO coupon (id, name, code) SELECT ${couponId('i')}, 'Coupon ' || i, 'CODE' || i FROM generate_series(0, ${couponCount - 1}) i`

const couponsOfOrders = `
  INSERT INTO order_coupons (id, owner_id, position, coupon, code, amount)
  SELECT ${idOf('10')}, o.id, 0, ${couponId(`${place} / 7 % ${couponCount}`)}, 'CODE', 5000 FROM "order" o WHERE ${isEvery(7)}`

const payments = `
  INSERT INTO payment (id, created_at, updated_at, status, number, "order", method, provider, amount)
  SELECT ${idOf('11')}, o.placed_at, o.placed_at, CASE WHEN ${isEvery(20)} THEN 'failed' ELSE 'captured' END,
    'PAY-' || o.number, o.id, o.payment_method, 'sandbox', o.total FROM "order" o`

const parcels = `
  INSERT INTO shipment (id, created_at, updated_at, status, number, "order", delivered_at, rto_at, cod_amount)
  SELECT ${idOf('12')}, o.placed_at, o.updated_at, CASE WHEN ${isEvery(25)} THEN 'rtoReceived' ELSE 'delivered' END, 'SH-' || o.number, o.id,
    CASE WHEN ${isEvery(25)} THEN NULL ELSE o.updated_at END, CASE WHEN ${isEvery(25)} THEN o.updated_at END,
    CASE WHEN ${isEvery(25)} THEN o.total ELSE 0 END
  FROM "order" o WHERE o.status = 'completed'`

const firstLine = `('01900006' || substr(o.id::text, 9))`

const parcelLines = `
  INSERT INTO shipment_lines (id, owner_id, position, line, quantity)
  SELECT ${idOf('13')}, ${idOf('12')}, 0, ${firstLine}, 1 FROM "order" o WHERE o.status = 'completed'`

const returns = `
  INSERT INTO order_return (id, created_at, updated_at, status, number, "order")
  SELECT ${idOf('14')}, o.updated_at, o.updated_at, 'closed', 'RET-' || o.number, o.id FROM "order" o WHERE o.status = 'completed' AND ${isEvery(9)}`

const returnLines = `
  INSERT INTO order_return_lines (id, owner_id, position, line, variant, quantity)
  SELECT ${idOf('15')}, r.id, 0, ${firstLine}, l.variant, 1
  FROM order_return r JOIN "order" o ON o.id = r."order" JOIN order_lines l ON l.owner_id = o.id AND l.position = 0`

const refunds = `
  INSERT INTO refund (id, created_at, updated_at, status, number, payment, "order", source, amount, tax_amount, destination, processed_at)
  SELECT ${idOf('16')}, r.created_at, r.created_at, 'processed', 'REF-' || o.number, ${idOf('11')}, o.id, 'return', o.total / o.pieces,
    o.total / o.pieces * 5 / 105, 'original', r.created_at + interval '2 days'
  FROM order_return r JOIN "order" o ON o.id = r."order"`

const carts = `
  INSERT INTO cart (id, created_at, updated_at, token, status, step)
  SELECT ${idOf('17')}, o.placed_at, o.placed_at, 'cart ' || o.number, CASE WHEN ${isEvery(3)} THEN 'converted' ELSE 'abandoned' END,
    CASE WHEN ${isEvery(2)} THEN 'address' ELSE 'cart' END FROM "order" o`
