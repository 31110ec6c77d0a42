import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../database/open.ts'

/** Orders that changed in so many days are looked at every minute; once a night all of them are. */
const recentDays = 3

/** The minute of the day, UTC, at which all customers are counted anew: half past two in the shop. */
const nightly = '21:00'

/**
 * Keeps what orders and carts say of customers: how many they placed, what they paid and did not get back, when the last one was, of
 * how many of the delivered ones something came back, how many parcels came back undelivered, and whether a cart of theirs is open.
 * Nobody changed the customers: neither version nor history tells of it.
 */
export async function followOrders(db: Tx, now: string): Promise<void> {
  const isNight = now.slice(11, 16) === nightly
  const recent = sql<boolean>`o.customer IN (
    SELECT r.customer FROM "order" r WHERE r.updated_at > ${now}::timestamptz - ${recentDays} * interval '1 day')`
  await count(db, isNight ? sql<boolean>`o.customer IS NOT NULL` : recent)
  await markOpenCarts(db)
}

/** Counts the orders of all customers, or of some; for what fills a shop or moves its orders. */
export async function countOrders(db: Db, customers?: readonly string[]): Promise<void> {
  await count(
    db,
    customers
      ? sql<boolean>`o.customer = ANY(${[...customers]}::uuid[])`
      : sql<boolean>`o.customer IS NOT NULL`,
  )
}

async function count(db: Db, where: RawBuilder<boolean>): Promise<void> {
  // A parcel that came back counts whatever became of its order; money and returns are those of orders that stand.
  const stands = sql`FILTER (WHERE o.status <> 'cancelled')`
  await sql`
    UPDATE customer AS c SET order_count = f.orders, net_spent = f.spent, last_order_at = f.last, return_rate = f.rate, rto_count = f.back
    FROM (SELECT o.customer AS id, (count(*) ${stands})::int AS orders,
        greatest(0, coalesce(sum(o.paid - o.refunded) ${stands}, 0))::bigint AS spent, max(o.placed_at) ${stands} AS last,
        round(100.0 * count(*) FILTER (WHERE o.status <> 'cancelled' AND o.return_status <> 'none')
          / nullif(count(*) FILTER (WHERE o.status <> 'cancelled' AND o.delivered_at IS NOT NULL), 0)) AS rate,
        (count(*) FILTER (WHERE o.fulfilment_status = 'rto'))::int AS back
      FROM "order" o WHERE o.placed_at IS NOT NULL AND ${where} GROUP BY o.customer) f
    WHERE c.id = f.id
      AND (c.order_count, c.net_spent, c.last_order_at, c.return_rate, c.rto_count)
        IS DISTINCT FROM (f.orders, f.spent, f.last, f.rate, f.back)`.execute(db)
}

/** A cart is open until it is ordered, lost or too old. */
async function markOpenCarts(db: Db): Promise<void> {
  const open = sql`SELECT k.customer FROM cart k WHERE k.status IN ('active', 'abandoned') AND k.customer IS NOT NULL`
  // From the carts to their customers, and from the customers marked: never over all of them.
  await sql`UPDATE customer SET open_cart = true WHERE id IN (${open}) AND open_cart IS NOT TRUE`.execute(db)
  await sql`UPDATE customer SET open_cart = false WHERE open_cart AND id NOT IN (${open})`.execute(db)
}
