import { type RawBuilder, sql } from 'kysely'
import type { Offence, Rule } from './rule.ts'

/** Of what an order (`o`) has in a table: a sum, and that none is such. */
const sum = (table: string, what: RawBuilder<unknown>) =>
  sql`coalesce((SELECT sum(${what}) FROM ${sql.table(table)} x WHERE x."order" = o."id"), 0)::bigint`
const none = (table: string, such: RawBuilder<unknown>) =>
  sql`NOT EXISTS (SELECT 1 FROM ${sql.table(table)} x WHERE x."order" = o."id" AND ${such})`

/** That a document is the credit note of what was paid for a parcel that came back undelivered: it says so whatever of that goes back. */
const isUndelivered = (id: RawBuilder<unknown>) => sql`EXISTS (
  SELECT 1 FROM "invoice" n JOIN "invoice" i ON i."id" = n."corrects_invoice" JOIN "shipment" s ON s."id" = i."shipment"
  WHERE n."id" = ${id} AND n."refund" IS NULL AND n."shipment" IS NULL AND s."status" <> 'cancelled')`

/**
 * What no rule of `check-sales` says of old documents: a credit note corrects one invoice, and goods that came back are pieces of it, though
 * not of what nobody paid before they did; no invoice is credited above what it says, and one that is credited whole to the paisa, with
 * what it was rounded by; what came back undelivered is credited whole once no refund for it is open, whatever is left of its payments; in the end
 * invoices less credit notes are what the customer keeps, less goodwill for it.
 */
export const wrongPapers: Rule = (order) => sql<Offence>`
  SELECT min(n."number") AS "number", 'another invoice' AS "why" FROM "invoice" n JOIN "invoice_lines" l ON l."owner_id" = n."id"
  WHERE n."order" = ${order} AND n."kind" = 'creditNote' AND l."corrects" IS DISTINCT FROM n."corrects_invoice" GROUP BY n."id"
  UNION ALL
  SELECT min(n."number"), 'money without pieces' FROM "invoice" n JOIN "invoice_lines" l ON l."owner_id" = n."id"
  JOIN "invoice" c ON c."id" = l."corrects" AND c."corrects_invoice" IS NULL
  LEFT JOIN "refund" r ON r."id" = n."refund"
  WHERE n."order" = ${order} AND n."kind" = 'creditNote' AND l."line" IS NOT NULL
  GROUP BY l."corrects", l."line"
  HAVING sum(l."quantity") = 0 AND bool_or(coalesce(r."source", 'return') = 'return' AND n."shipment" IS NULL)
  UNION ALL
  SELECT i."number", c."total" || ' is credited of ' || i."total" FROM "invoice" i JOIN (
    SELECT n."corrects_invoice" AS "of", sum(n."total") AS "total", sum(n."total" - coalesce(n."round_off", 0)) AS "lines"
    FROM "invoice" n WHERE n."kind" = 'creditNote' GROUP BY 1) c ON c."of" = i."id"
  WHERE i."order" = ${order} AND (c."total" > i."total" OR (c."lines" = i."total" - coalesce(i."round_off", 0) AND c."total" <> i."total"))
  UNION ALL
  SELECT i."number", 'came back and is not credited whole' FROM "invoice" i JOIN "order_return" r ON r."shipment" = i."shipment"
    AND r."source" = 'rto' AND r."status" = 'completed'
  WHERE i."order" = ${order} AND i."kind" = 'invoice' AND (
    SELECT sum(l."total") FROM "invoice_lines" l WHERE l."owner_id" = i."id" AND l."line" IS NOT NULL) <> (
    SELECT coalesce(sum(l."total"), 0) FROM "invoice_lines" l WHERE l."corrects" = i."id" AND l."line" IS NOT NULL)
    AND NOT EXISTS (SELECT FROM "refund_lines" g JOIN "refund" f ON f."id" = g."owner_id"
      WHERE g."parcel" = i."shipment" AND f."status" NOT IN ('processed', 'cancelled'))
  UNION ALL
  SELECT "number", "invoiced" || ' is invoiced and not credited, ' || "kept" || ' was ordered, arrived and did not go back' FROM (
    SELECT o."number", ${sum('invoice', sql`CASE x."kind" WHEN 'invoice' THEN x."total" ELSE -x."total" END`)} AS "invoiced",
      o."total" - o."cancelled_total" - ${sum('payment', sql`CASE x."status" WHEN 'notCollected' THEN x."amount" ELSE 0 END`)}
        - ${sum(
          'refund',
          sql`CASE WHEN x."status" = 'processed' AND x."source" IN ('return', 'goodwill') AND NOT (${isUndelivered(sql`x."credit_note"`)})
          THEN x."amount" - coalesce(x."extra_amount", 0) ELSE 0 END`,
        )}
        - ${sum('invoice', sql`CASE WHEN ${isUndelivered(sql`x."id"`)} THEN x."total" ELSE 0 END`)}
        + (SELECT coalesce(sum(g."amount"), 0) FROM "refund_lines" g JOIN "refund" f ON f."id" = g."owner_id"
          WHERE f."order" = o."id" AND g."parcel" IS NULL AND f."source" = 'goodwill' AND f."status" = 'processed') AS "kept"
    FROM "order" o WHERE o."id" = ${order} AND o."status" IN ('processing', 'completed') AND o."due" = 0
      AND ${none('shipment', sql`x."status" NOT IN ('delivered', 'rtoReceived', 'lost', 'cancelled')`)}
      AND ${none('refund', sql`x."status" NOT IN ('processed', 'cancelled')`)}
      AND ${none('order_return', sql`x."status" NOT IN ('completed', 'cancelled', 'rejected', 'sentBack', 'closed')`)}
      AND NOT EXISTS (SELECT 1 FROM "order_lines" l WHERE l."owner_id" = o."id" AND l."fulfilled" + l."cancelled" < l."quantity")
  ) o WHERE "invoiced" <> "kept"`
