import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../database/open.ts'

/** Orders that changed in so many days are looked at every minute; once a night all of them are. */
const recentDays = 3

/** The minute of the day, UTC, at which all customers are counted anew: half past two in the shop. */
const nightly = '21:00'

/**
 * Keeps what orders say of customers: how many they placed, what they paid and did not get back, when the last one was, and of how many
 * of the delivered ones something came back. Nobody changed the customers: neither version nor history tells of it.
 */
export async function followOrders(db: Tx, now: string): Promise<void> {
  const isNight = now.slice(11, 16) === nightly
  const recent = sql<boolean>`o.customer IN (
    SELECT r.customer FROM "order" r WHERE r.updated_at > ${now}::timestamptz - ${recentDays} * interval '1 day')`
  await count(db, isNight ? sql<boolean>`o.customer IS NOT NULL` : recent)
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
  await sql`
    UPDATE customer AS c SET order_count = f.orders, net_spent = f.spent, last_order_at = f.last, return_rate = f.rate
    FROM (SELECT o.customer AS id, count(*)::int AS orders, greatest(0, sum(o.paid - o.refunded))::bigint AS spent,
        max(o.placed_at) AS last,
        round(100.0 * count(*) FILTER (WHERE o.return_status <> 'none')
          / nullif(count(*) FILTER (WHERE o.delivered_at IS NOT NULL), 0)) AS rate
      FROM "order" o WHERE o.placed_at IS NOT NULL AND o.status <> 'cancelled' AND ${where} GROUP BY o.customer) f
    WHERE c.id = f.id
      AND (c.order_count, c.net_spent, c.last_order_at, c.return_rate) IS DISTINCT FROM (f.orders, f.spent, f.last, f.rate)`.execute(
    db,
  )
}
