import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { Order } from '../../invoice/server/work.ts'
import type { BuyerPast } from '../rules/risk.ts'

/** What earlier orders say of whoever buys, and whether the shop sells to him at all. */
export interface BuyerFacts extends BuyerPast {
  readonly codBlocked: boolean
  readonly blocked: boolean
}

/** Reads what is known of the customer, or of the telephone where the order names no customer. `at` is the moment of the order. */
export async function factsOfBuyer(
  db: Db,
  { id, customer, phone }: Pick<Order, 'customer' | 'phone'> & { readonly id?: string | undefined },
  at: string,
): Promise<BuyerFacts> {
  const { rows } = await sql<BuyerFacts>`
    WITH mine AS (
      SELECT o."placed_at", o."fulfilment_status" FROM "order" o
      WHERE o."placed_at" < ${at}::timestamptz AND o."id" IS DISTINCT FROM ${id ?? null}::uuid AND o."customer" = ${customer}::uuid
      UNION ALL
      SELECT o."placed_at", o."fulfilment_status" FROM "order" o
      WHERE o."placed_at" < ${at}::timestamptz AND o."id" IS DISTINCT FROM ${id ?? null}::uuid AND o."phone" = ${phone}::text
        AND (${customer}::uuid IS NULL OR o."customer" IS DISTINCT FROM ${customer}::uuid)
    )
    SELECT count(*)::int AS "ordersBefore",
      (count(*) FILTER (WHERE "fulfilment_status" = 'rto'))::int AS "ordersBack",
      (count(*) FILTER (WHERE "placed_at" >= ${at}::timestamptz - interval '1 day'))::int AS "ordersLastDay",
      coalesce((SELECT c."cod_blocked" FROM "customer" c WHERE c."id" = ${customer}::uuid), false) AS "codBlocked",
      coalesce((SELECT c."status" IN ('blocked', 'anonymised') FROM "customer" c WHERE c."id" = ${customer}::uuid), false) AS "blocked"
    FROM mine`.execute(db)
  return rows[0] ?? { ordersBefore: 0, ordersBack: 0, ordersLastDay: 0, codBlocked: false, blocked: false }
}
