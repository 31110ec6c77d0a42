import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../../server/database/schema.ts'
import { countedFigures, figureColumns, figuresOf } from './figuresOfOrders.ts'

/** Orders that changed in so many minutes are looked at every minute: a pause of the server is shorter, or the round finds them. */
const recentMinutes = 60

/** Every minute the next so many customers are counted, whatever changed: what was missed is right again within hours. */
const portion = 2000

/** The customer whom the round has come to; a server that starts begins with the first. */
const beforeAll = '00000000-0000-0000-0000-000000000000'
let reached = beforeAll

/**
 * Keeps what orders and carts say of customers: how many they placed and what became of them, what they paid and did not get back,
 * what one came to, when the first and the last one were, and whether a cart of theirs is open. Never all of them at once.
 * Nobody changed the customers: neither version nor history tells of it.
 */
export async function followOrders(db: Tx, now: string): Promise<void> {
  await count(
    db,
    sql<boolean>`o.customer IN (
      SELECT r.customer FROM "order" r WHERE r.updated_at > ${now}::timestamptz - ${recentMinutes} * interval '1 minute')`,
  )
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM customer WHERE id > ${reached}::uuid ORDER BY id LIMIT ${portion}`.execute(db)
  const next = rows.map(({ id }) => id)
  await countOrders(db, next)
  reached = (next.length === portion && next.at(-1)) || beforeAll
  await markOpenCarts(db)
}

/** Counts the orders of all customers, or of some; for what fills a shop or moves its orders. */
export async function countOrders(db: Db, customers?: readonly string[]): Promise<void> {
  await count(db, customers ? sql<boolean>`o.customer = ANY(${[...customers]}::uuid[])` : sql<boolean>`true`)
}

async function count(db: Db, where: RawBuilder<boolean>): Promise<void> {
  await sql`
    UPDATE customer AS c SET (${sql.raw(figureColumns.join(', '))}) = ROW (${kept('f')})
    FROM (${sql.raw(countedFigures)} AND ${where} GROUP BY o.customer) f
    WHERE c.id = f.id AND (${kept('c')}) IS DISTINCT FROM (${kept('f')})`.execute(db)
}

const kept = (table: string) => sql.raw(figuresOf(table))

/** A cart is open until it is ordered, lost or too old. */
async function markOpenCarts(db: Db): Promise<void> {
  const open = sql`SELECT k.customer FROM cart k WHERE k.status IN ('active', 'abandoned') AND k.customer IS NOT NULL`
  // From the carts to their customers, and from the customers marked: never over all of them.
  await sql`UPDATE customer SET open_cart = true WHERE id IN (${open}) AND open_cart IS NOT TRUE`.execute(db)
  await sql`UPDATE customer SET open_cart = false WHERE open_cart AND id NOT IN (${open})`.execute(db)
}
