import { sql } from 'kysely'
import type { Actor } from '../../../../server/actor.ts'
import { instant } from '../../../../server/database/instant.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { withinReach } from '../../../../server/records/reach.ts'
import { order } from '../../order/order.ts'

/** How a coupon did: by day over the last thirty days of its use, and the last uses. Money in paise. */
export interface CouponResults {
  readonly days: readonly {
    readonly day: string
    readonly uses: number
    readonly discount: number
    readonly revenue: number
  }[]
  readonly uses: readonly {
    readonly id: string
    readonly at: string
    readonly code: string | null
    readonly state: string
    readonly discount: number
    readonly revenue: number
    readonly isNew: boolean
    /** The id and the number of the order. */
    readonly order: string
    readonly number: string | null
  }[]
  readonly released: number
}

/** Reads them from the uses, all by the indexes of their coupon. */
export async function resultsOf(db: Db, actor: Pick<Actor, 'reach'>, coupon: string): Promise<CouponResults> {
  const { rows } = await sql<{ results: CouponResults }>`
    WITH last AS (SELECT max("day") AS "day" FROM "_coupon_uses" WHERE "coupon" = ${coupon})
    SELECT json_build_object(
      'days', (SELECT coalesce(json_agg(d ORDER BY d."day"), '[]') FROM (
        SELECT "day"::text AS "day", count(*)::int AS "uses", sum("discount")::float8 AS "discount", sum("revenue")::float8 AS "revenue"
        FROM "_coupon_uses", (SELECT "day" AS "until" FROM last) l
        WHERE "coupon" = ${coupon} AND "state" = 'used' AND "day" > l."until" - 30 GROUP BY 1) d),
      'uses', (SELECT coalesce(json_agg(u ORDER BY u."at" DESC), '[]') FROM (
        SELECT u."id", ${instant('u.at')} AS "at", u."code", u."state",
          u."discount"::float8 AS "discount", u."revenue"::float8 AS "revenue", u."is_new" AS "isNew", u."order_id" AS "order", o."number"
        FROM "_coupon_uses" u LEFT JOIN "order" o ON o."id" = u."order_id"
        WHERE u."coupon" = ${coupon} AND ${withinReach(actor, order, 'o')} ORDER BY u."at" DESC LIMIT 20) u),
      'released', (SELECT count(*)::int FROM "_coupon_uses" WHERE "coupon" = ${coupon} AND "state" = 'released')) AS results`.execute(
    db,
  )
  return rows[0]?.results ?? { days: [], uses: [], released: 0 }
}
