import { sql } from 'kysely'
import type { Offence, Rule } from './rule.ts'

/** That money went back, or is to, for the goods of a line (`l`) of a return (`r`) that is not the return's own. */
const isElsewhere = sql`EXISTS (SELECT FROM "refund_lines" g JOIN "refund" f ON f."id" = g."owner_id"
  WHERE f."order" = r."order" AND f."status" <> 'cancelled' AND f."source" <> 'return' AND NOT f."id" = ANY (r."refunds")
    AND g."line" = l."line" AND coalesce(g."parcel", l."parcel") = l."parcel")`

/** That all that was accepted of a return (`r`) went back, less what is taken off. */
const isPaid = sql`(SELECT coalesce(sum(coalesce(l."refund_amount", 0) + coalesce(l."exchanged_amount", 0)), 0) FROM "order_return_lines" l WHERE l."owner_id" = r."id")
    + coalesce(r."round_off", 0) - (SELECT coalesce(sum(d."amount"), 0) FROM "order_return_deductions" d WHERE d."owner_id" = r."id")
  <= (SELECT coalesce(sum(f."amount"), 0) FROM "refund" f WHERE f."id" = ANY (r."refunds") AND f."status" = 'processed')`

/** That money of a return (`r`) is under way. */
const isUnderWay = sql`EXISTS (SELECT FROM "refund" f WHERE f."id" = ANY (r."refunds") AND f."status" NOT IN ('processed', 'cancelled'))`

/**
 * What is sold for good comes back with somebody's reason alone. What was accepted of a return that is done is the customer's again, less
 * its deductions: it went back, or what went out in exchange is cheaper for it. Unless other money stands for its goods, or none is left:
 * goodwill that was called off leaves no trace. A return whose goods are seen is done once nothing is left to pay for it.
 */
export const wrongReturns: Rule = (order) => sql<Offence>`
  SELECT r."number", 'comes back without a reason, though it was sold for good' AS "why" FROM "order_return" r
  WHERE r."order" = ${order} AND r."source" <> 'rto' AND r."status" NOT IN ('requested', 'rejected', 'cancelled') AND r."override_reason" IS NULL
    AND EXISTS (SELECT FROM "order_return_lines" b JOIN "order_lines" l ON l."id"::text = b."line" AND l."returnable" = false
      WHERE b."owner_id" = r."id")
  UNION ALL
  SELECT r."number", 'is seen and paid, and not done' FROM "order_return" r
  WHERE r."order" = ${order} AND r."status" = 'inspected' AND (r."type" = 'return' OR r."source" = 'rto') AND NOT ${isUnderWay}
    AND EXISTS (SELECT FROM "order_return_lines" l WHERE l."owner_id" = r."id" AND (l."accepted" > 0 OR r."source" = 'rto'))
    AND ${isPaid}
  UNION ALL
  SELECT p."number", p."back" || ' came of what was worth ' || p."worth" FROM (
    SELECT r."number", r."order",
      (SELECT coalesce(sum(f."amount" - f."round_off_amount"), 0) FROM "refund" f WHERE f."id" = ANY (r."refunds") AND f."status" <> 'cancelled')
        + (SELECT coalesce(sum(l."discount" - l."coupon_discount"), 0) FROM "order_lines" l WHERE l."owner_id" = r."exchange_order") AS "back",
      (SELECT sum(floor(l."value" * l."accepted"::numeric / l."quantity")) FROM "order_return_lines" l WHERE l."owner_id" = r."id")
        - (SELECT coalesce(sum(d."amount"), 0) FROM "order_return_deductions" d WHERE d."owner_id" = r."id") AS "worth"
    FROM "order_return" r JOIN "order" o ON o."id" = r."order"
    WHERE r."order" = ${order} AND r."type" <> 'replacement' AND r."source" <> 'rto' AND r."status" = 'completed' AND r."inspected_at" IS NOT NULL
      AND o."source_return" IS NULL
      AND NOT EXISTS (SELECT FROM "order_return_lines" l WHERE l."owner_id" = r."id" AND ${isElsewhere})) p
  WHERE p."back" < p."worth" AND (SELECT sum(m."refundable") FROM "payment" m WHERE m."order" = p."order") > 0`
