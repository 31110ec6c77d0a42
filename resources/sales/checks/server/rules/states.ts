import { isBoughtSql } from '../../../order/server/boughtSql.ts'
import { overpaidSources } from '../../../payment/rules/methods.ts'
import { differing, type SalesRule } from '../salesRule.ts'
import { packedParcel } from './parcels.ts'

const order = `'Order ' || o."number"`

/** What went back of lines that no invoice had by then, other than what was paid too much. */
const goodwillOfLines = `
  SELECT r."order", l."line", sum(l."amount") AS "amount" FROM "refund_lines" l JOIN "refund" r ON r."id" = l."owner_id"
  WHERE r."status" <> 'cancelled' AND r."source" NOT IN ('${overpaidSources.join("', '")}')
    AND l."parcel" IS NULL AND r."request" IS NOT NULL
  GROUP BY 1, 2`

/**
 * What is still to be paid: not what came back unpaid; money that went back because the order became smaller counts as not taken, and
 * goodwill for pieces that are no part of it any more.
 */
const money = `
  SELECT o.*, coalesce(p."captured", 0) AS "captured", coalesce(p."authorised", 0) AS "authorised",
    coalesce(p."to_collect", 0) AS "to_collect", coalesce(p."voided", false) AS "voided", coalesce(r."back", 0) AS "back",
    CASE WHEN o."status" IN ('cancelled', 'expired') THEN 0 ELSE o."total" - o."cancelled_total" END
      - coalesce(p."lost", 0) - coalesce(p."captured", 0) + coalesce(r."shrunk", 0)
      + coalesce(g."gone", 0) AS "owed"
  FROM "order" o
  LEFT JOIN (
    SELECT "order", sum("captured") AS "captured", sum("amount") FILTER (WHERE "status" = 'notCollected') AS "lost",
      sum("amount") FILTER (WHERE "status" = 'authorised') AS "authorised",
      sum("amount") FILTER (WHERE "status" = 'toCollect') AS "to_collect",
      bool_or("status" IN ('voided', 'notCollected'))
        AND NOT bool_or("status" NOT IN ('voided', 'notCollected', 'failed', 'expired')) AS "voided"
    FROM "payment" GROUP BY 1) p ON p."order" = o."id"
  LEFT JOIN (
    SELECT "order", sum("amount") FILTER (WHERE "status" = 'processed') AS "back",
      sum("amount") FILTER (WHERE "status" <> 'cancelled' AND "source" IN ('${overpaidSources.join("', '")}')) AS "shrunk"
    FROM "refund" GROUP BY 1) r ON r."order" = o."id"
  LEFT JOIN (
    SELECT b."order", sum(least(b."amount", coalesce(l."cancelled_goodwill", b."amount"))) AS "gone"
    FROM (${goodwillOfLines}) b LEFT JOIN "order_lines" l ON l."owner_id" = b."order" AND l."id"::text = b."line" GROUP BY 1) g
    ON g."order" = o."id" AND p."captured" > 0
  WHERE o."status" <> 'draft'`

/** The pieces of each order, and how many of them are where. */
const goods = `
  SELECT o."id", o."number", o."fulfilment_status", o."return_status", o."delivered_at", sum(l."quantity" - l."cancelled") AS "wanted",
    coalesce(sum(s."packed"), 0) AS "packed", coalesce(sum(s."delivered"), 0) AS "delivered", coalesce(sum(s."back"), 0) AS "back"
  FROM "order" o JOIN "order_lines" l ON l."owner_id" = o."id"
  LEFT JOIN (
    SELECT sl."line", sum(sl."quantity") FILTER (WHERE ${packedParcel}) AS "packed",
      sum(sl."quantity") FILTER (WHERE s."status" = 'delivered') AS "delivered",
      sum(sl."quantity") FILTER (WHERE s."status" IN ('rtoInitiated', 'rtoInTransit', 'rtoReceived')) AS "back"
    FROM "shipment_lines" sl JOIN "shipment" s ON s."id" = sl."owner_id" GROUP BY 1) s ON s."line" = l."id"::text
  GROUP BY o."id"`

/** What the states of an order say, and what its children do (areas, 14, 22, 23). */
export const stateRules: readonly SalesRule[] = [
  {
    rule: 'order-placed',
    unit: 'text',
    is: 'when it was placed',
    shouldBe: 'a moment for what was placed, none for what never was',
    offences: `SELECT ${order} AS "what", o."placed_at" AS "is", o."status" AS "shouldBe" FROM "order" o
      WHERE (o."placed_at" IS NULL AND ${isBoughtSql})
        OR (o."placed_at" IS NOT NULL AND o."status" IN ('draft', 'pendingPayment', 'expired'))`,
  },
  {
    rule: 'order-due',
    unit: 'money',
    is: 'what is due',
    shouldBe: 'what was ordered and kept, less what was taken',
    offences: differing(
      `SELECT ${order} AS "what", o."due"::bigint AS "is", greatest(0, o."owed")::bigint AS "shouldBe" FROM (${money}) o`,
    ),
  },
  {
    rule: 'payment-status',
    unit: 'text',
    is: 'the state of its money',
    shouldBe: 'what its payments and refunds make of it',
    offences: differing(`SELECT ${order} AS "what", o."payment_status" AS "is",
      CASE WHEN o."captured" > 0 THEN CASE WHEN o."back" >= o."captured" THEN 'refunded' WHEN o."back" > 0 THEN 'partiallyRefunded'
          WHEN o."owed" > 0 THEN 'partiallyPaid' ELSE 'paid' END
        WHEN o."status" = 'expired' THEN 'unpaid' WHEN o."to_collect" > 0 THEN 'codPending' WHEN o."authorised" > 0 THEN 'authorised'
        WHEN o."voided" THEN 'voided' WHEN o."owed" > 0 THEN 'unpaid' ELSE 'paid' END AS "shouldBe" FROM (${money}) o`),
  },
  {
    rule: 'fulfilment-status',
    unit: 'text',
    is: 'the state of its goods',
    shouldBe: 'what its parcels make of it',
    offences: differing(`SELECT ${order} AS "what", o."fulfilment_status" AS "is",
      CASE WHEN o."packed" = 0 THEN 'unfulfilled' WHEN o."back" >= o."packed" AND o."packed" >= o."wanted" THEN 'rto'
        WHEN o."delivered" >= o."wanted" AND o."wanted" > 0 THEN 'delivered' WHEN o."delivered" > 0 THEN 'partiallyDelivered'
        WHEN o."packed" >= o."wanted" THEN 'fulfilled' ELSE 'partiallyFulfilled' END AS "shouldBe" FROM (${goods}) o`),
  },
  {
    rule: 'return-status',
    unit: 'text',
    is: 'the state of its returns',
    shouldBe: 'what they make of it',
    offences: differing(`SELECT ${order} AS "what", o."return_status" AS "is",
      CASE WHEN r."asked" THEN 'requested' WHEN r."open" THEN 'open'
        WHEN o."delivered" > 0 AND r."returned" >= o."delivered" THEN 'returned' ELSE 'none' END AS "shouldBe"
      FROM (${goods}) o LEFT JOIN (
        SELECT r."order", bool_or(r."status" = 'requested') AS "asked",
          bool_or(r."status" IN ('approved', 'pickupScheduled', 'pickedUp', 'received', 'inspected')) AS "open",
          sum(l."accepted") FILTER (WHERE r."status" = 'completed') AS "returned"
        FROM "order_return" r LEFT JOIN "order_return_lines" l ON l."owner_id" = r."id" WHERE r."source" <> 'rto' GROUP BY 1) r
        ON r."order" = o."id"`),
  },
  {
    rule: 'cancellation-pending',
    unit: 'text',
    is: 'whether a cancellation waits',
    shouldBe: 'what its requests say',
    offences: differing(`SELECT ${order} AS "what", o."cancellation_pending"::text AS "is",
      (EXISTS (SELECT 1 FROM "cancellation_request" c WHERE c."order" = o."id" AND c."status" IN ('pending', 'expired')))::text AS "shouldBe"
      FROM "order" o`),
  },
  {
    rule: 'order-open',
    unit: 'text',
    is: 'the state',
    shouldBe: 'one that is still worked on, as pieces of it are neither delivered nor cancelled nor back',
    offences: `SELECT 'Order ' || o."number" AS "what", o."status" AS "is", 'processing' AS "shouldBe" FROM "order" o
      WHERE o."status" = 'completed' AND o."id" IN (
        SELECT l."owner_id" FROM "order_lines" l LEFT JOIN (
          SELECT sl."line", sum(sl."quantity") AS "gone" FROM "shipment_lines" sl JOIN "shipment" s ON s."id" = sl."owner_id"
          WHERE s."status" IN ('delivered', 'rtoReceived', 'lost') GROUP BY 1) g ON g."line" = l."id"::text
        WHERE l."quantity" - l."cancelled" > coalesce(g."gone", 0))`,
  },
]
