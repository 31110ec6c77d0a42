import { isBoughtSql } from '../../../order/server/boughtSql.ts'
import { differing, type SalesRule } from '../salesRule.ts'

/** What the ledger booked for each order and variant, whether for the order itself, a parcel of it or what came back of it. */
const booked = `
  SELECT x."order", x."variant", sum(x."committed") AS "committed", sum(x."on_hand") AS "on_hand",
    sum(x."reserved") FILTER (WHERE x."of_order") AS "reserved"
  FROM (
    SELECT m."cause" = 'order' AS "of_order", coalesce(s."order", r."order", o."id") AS "order", m."variant", m."committed_change" AS "committed", m."reserved_change" AS "reserved",
      CASE m."kind" WHEN 'writtenOff' THEN 0 ELSE m."on_hand_change" END AS "on_hand"
    FROM "stock_movement" m
    LEFT JOIN "order" o ON m."cause" = 'order' AND o."id"::text = m."cause_id"
    LEFT JOIN "shipment" s ON m."cause" = 'shipment' AND s."id"::text = m."cause_id"
    LEFT JOIN "order_return" r ON m."cause" = 'orderReturn' AND r."id"::text = m."cause_id"
    WHERE m."cause" IN ('order', 'shipment', 'orderReturn')) x
  WHERE x."order" IS NOT NULL GROUP BY 1, 2`

/** What orders say that should be booked: pieces that are promised, that left the house, and that were put on a shelf again. */
const wanted = `
  SELECT o."id" AS "order", min(o."number") AS "number", l."variant", min(l."sku") AS "sku",
    sum(CASE WHEN ${isBoughtSql} OR o."status" = 'cancelled'
      THEN l."quantity" - l."cancelled" - coalesce(g."left", 0) ELSE 0 END) AS "promised",
    sum(CASE o."status" WHEN 'pendingPayment' THEN l."quantity" - l."cancelled" ELSE 0 END) AS "held",
    sum(coalesce(g."left", 0)) AS "left", sum(coalesce(b."back", 0)) AS "back"
  FROM "order_lines" l JOIN "order" o ON o."id" = l."owner_id"
  LEFT JOIN (
    SELECT sl."line", sum(sl."quantity") AS "left" FROM "shipment_lines" sl JOIN "shipment" s ON s."id" = sl."owner_id"
    WHERE s."handed_over_at" IS NOT NULL GROUP BY 1) g ON g."line" = l."id"::text
  LEFT JOIN (
    SELECT rl."line", sum(CASE r."source" WHEN 'rto' THEN rl."received" ELSE rl."accepted" END) AS "back"
    FROM "order_return_lines" rl JOIN "order_return" r ON r."id" = rl."owner_id"
    WHERE r."inspected_at" IS NOT NULL AND rl."restock_to" IN ('sellable', 'damaged', 'quarantine') GROUP BY 1) b
    ON b."line" = l."id"::text
  GROUP BY o."id", l."variant"`

const joined = `(${wanted}) w FULL JOIN (${booked}) b ON b."order" = w."order" AND b."variant" = w."variant"`
const what = `'Order ' || coalesce(w."number", b."order"::text) || ', ' || coalesce(w."sku", b."variant") AS "what"`

/** What the ledger says of orders. */
export const stockRules: readonly SalesRule[] = [
  {
    rule: 'ledger-committed',
    unit: 'count',
    is: 'what the stock keeps for it',
    shouldBe: 'what was ordered and has neither left the house nor been cancelled',
    offences:
      differing(`SELECT ${what}, coalesce(b."committed", 0)::bigint AS "is", coalesce(w."promised", 0)::bigint AS "shouldBe"
      FROM ${joined}`),
  },
  {
    rule: 'ledger-reserved',
    unit: 'count',
    is: 'what the stock holds for its payment',
    shouldBe: 'all of it while it waits, nothing otherwise',
    offences:
      differing(`SELECT ${what}, coalesce(b."reserved", 0)::bigint AS "is", coalesce(w."held", 0)::bigint AS "shouldBe"
      FROM ${joined}`),
  },
  {
    rule: 'ledger-on-hand',
    unit: 'count',
    is: 'what the stock gave for it',
    shouldBe: 'what left the house, less what was taken back',
    offences: differing(`SELECT ${what}, -coalesce(b."on_hand", 0)::bigint AS "is",
      coalesce(w."left" - w."back", 0)::bigint AS "shouldBe" FROM ${joined}`),
  },
]
