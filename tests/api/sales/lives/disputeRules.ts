import { sql } from 'kysely'
import type { Offence, Rule } from './rule.ts'

/**
 * While a customer disputes a payment at the bank nobody gives anything of it back besides. What the bank took back is gone: nothing of that payment is
 * left to be given back, and no refund of it waits but one that its gateway may have made: what waited was made by it, not called off.
 */
export const wrongDisputes: Rule = (order) => sql<Offence>`
  SELECT p."number", f."number" || ' gives back what is disputed' AS "why" FROM "payment" p JOIN "refund" f ON f."payment" = p."id"
  WHERE p."order" = ${order} AND p."status" = 'disputed' AND f."created_at" < now() AND f."created_at" > (
    SELECT max(e."at") FROM "payment_events" e WHERE e."owner_id" = p."id" AND e."kind" = 'dispute.opened')
  UNION ALL
  SELECT p."number", p."refundable" || ' is left of what the bank took back' FROM "payment" p
  WHERE p."order" = ${order} AND p."refundable" > 0
    AND EXISTS (SELECT FROM "refund" f WHERE f."payment" = p."id" AND f."source" = 'dispute' AND f."status" = 'processed')
  UNION ALL
  SELECT p."number", f."number" || ' waits to give back what the bank took back' FROM "payment" p JOIN "refund" f ON f."payment" = p."id"
  WHERE p."order" = ${order} AND f."status" IN ('requested', 'approved', 'failed') AND f."attempts" = 0
    AND EXISTS (SELECT FROM "refund" d WHERE d."payment" = p."id" AND d."source" = 'dispute' AND d."status" = 'processed')
  UNION ALL
  SELECT p."number", f."number" || ' was called off as the bank took its money back' FROM "payment" p JOIN "refund" f ON f."payment" = p."id"
  JOIN "payment_events" e ON e."owner_id" = p."id" AND e."kind" = 'dispute.lost' AND e."at" <= f."updated_at"
  WHERE p."order" = ${order} AND f."status" = 'cancelled' AND f."attempts" = 0`
