import { voidReturnStates } from '../../../orderReturn/rules/names.ts'
import { differing, type SalesRule } from '../salesRule.ts'

const voidStates = `('${voidReturnStates.join("', '")}')`
const ofLine = `'Return ' || r."number" || ', ' || coalesce(l."sku", l."variant")`

const pieces = (amount: string) =>
  `(SELECT coalesce(sum(${amount}), 0) FROM "order_return_lines" g WHERE g."owner_id" = r."id")`
const off = `(SELECT coalesce(sum(d."amount"), 0) FROM "order_return_deductions" d WHERE d."owner_id" = r."id")`
const asked = pieces('g."value" + coalesce(g."exchanged_value", 0)')
const accepted = pieces('g."refund_amount" + coalesce(g."exchanged_amount", 0)')

/** The returns with what was asked back for them out of all payments. */
const refunded = `(SELECT r.*, (SELECT coalesce(sum(f."amount"), 0) FROM "refund" f
  WHERE f."id" = ANY (r."refunds") AND f."status" <> 'cancelled') AS "back" FROM "order_return" r)`

const acceptedOf = (amount: string) =>
  pieces(`ceil(coalesce(${amount}, 0) * coalesce(g."accepted", g."quantity")::numeric / g."quantity")`)
const [ownWorth, exchangedWorth] = [acceptedOf('g."value"'), acceptedOf('g."exchanged_value"')]
const askedOfEarlier = `(SELECT sum(g."exchanged_value") FROM "order_return_lines" g JOIN "order_return" n ON n."id" = g."owner_id"
  AND n."status" NOT IN ${voidStates} WHERE n."order" = r."order")`

/**
 * What the accepted goods of each exchange were worth: what was paid for them in money and by goods that went back before, as far as these came
 * to it, which is known once their return is over. `promised` is what they were worth as they were asked back.
 */
const worths = `(WITH RECURSIVE "worths" AS (
  SELECT r."id", r."exchange_order", r."status", ${ownWorth} AS "promised", ${ownWorth} AS "worth", ${off} AS "off"
  FROM "order_return" r JOIN "order" o ON o."id" = r."order" AND o."source_return" IS NULL WHERE r."exchange_order" IS NOT NULL
  UNION ALL
  SELECT r."id", r."exchange_order", r."status", ${ownWorth} + ${exchangedWorth}, ${ownWorth} + ceil(${exchangedWorth} * CASE
    WHEN w."status" IN ${voidStates} THEN 0
    WHEN w."status" = 'completed' AND ${askedOfEarlier} > 0 THEN least(1, greatest(0, "worth" - "off") / ${askedOfEarlier}) ELSE 1 END), ${off}
  FROM "worths" w JOIN "order_return" r ON r."order" = w."exchange_order" AND r."source" <> 'rto' AND r."exchange_order" IS NOT NULL)
  SELECT * FROM "worths")`

/** What the accepted pieces of a replacement cost as they were sent again. */
const replaced = `(SELECT coalesce(sum(g."accepted" * (SELECT max(l."unit_price") FROM "order_lines" l
  WHERE l."owner_id" = r."exchange_order" AND l."variant" = g."exchange_variant")), 0) FROM "order_return_lines" g WHERE g."owner_id" = r."id")`

/** What was refunded of a return (`r`), but not for pieces of its exchange that came back. */
const ownBack = `(SELECT coalesce(sum(f."amount" - f."round_off_amount"), 0) FROM "refund" f WHERE f."id" = ANY (r."refunds") AND f."status" <> 'cancelled'
  AND NOT EXISTS (SELECT 1 FROM "order_return" n WHERE n."order" = r."exchange_order" AND f."id" = ANY (n."refunds")))`

/** What pieces of the exchange of a return (`r`) that stay with the customer are cheaper for by hand: others may have been had for nothing. */
const cheaper = `(SELECT coalesce(sum(greatest(0, l."off" - l."price" * (l."sent" - l."kept"))) FILTER (WHERE l."kept" > 0), 0) FROM (
  SELECT l."unit_price" AS "price", l."quantity" - l."cancelled" AS "sent", l."unit_price" * (l."quantity" - l."cancelled") - l."total"
      + l."cancelled_amount" - l."coupon_discount" + l."cancelled_coupon" AS "off",
    l."delivered" - coalesce((SELECT sum(CASE WHEN n."inspected_at" IS NULL THEN b."quantity" ELSE b."accepted" END)
      FROM "order_return_lines" b JOIN "order_return" n ON n."id" = b."owner_id" AND n."source" <> 'rto' AND n."status" NOT IN ${voidStates}
      WHERE b."line" = l."id"::text), 0) AS "kept"
  FROM "order_lines" l JOIN "order" o ON o."id" = l."owner_id" AND o."status" NOT IN ('cancelled', 'expired') WHERE o."id" = r."exchange_order") l)`

/** What went back as goodwill for goods of the order of a return (`r`), and of those that were exchanged for it. */
const goodwillBefore = `(WITH RECURSIVE "before" AS (SELECT r."order" AS "id" UNION SELECT p."order" FROM "before" c
    JOIN "order" e ON e."id" = c."id" JOIN "order_return" p ON p."id" = e."source_return")
  SELECT coalesce(sum(g."amount"), 0) FROM "before" c JOIN "refund" f ON f."order" = c."id" AND f."source" = 'goodwill' AND f."status" <> 'cancelled'
  JOIN "refund_lines" g ON g."owner_id" = f."id")`

/** What orders and their returns say of each other. */
export const returnRules: readonly SalesRule[] = [
  {
    rule: 'line-returned',
    unit: 'count',
    is: 'what came back of the line',
    shouldBe: 'what its returns brought',
    offences: differing(`
      SELECT 'Order ' || o."number" || ', ' || coalesce(l."sku", l."variant") AS "what", l."returned"::bigint AS "is",
        coalesce(b."back", 0)::bigint AS "shouldBe"
      FROM "order_lines" l JOIN "order" o ON o."id" = l."owner_id"
      LEFT JOIN (
        SELECT rl."line", sum(CASE r."source" WHEN 'rto' THEN rl."received" ELSE rl."accepted" END) AS "back"
        FROM "order_return_lines" rl JOIN "order_return" r ON r."id" = rl."owner_id"
        WHERE r."status" IN ('received', 'inspected', 'completed') GROUP BY 1) b ON b."line" = l."id"::text`),
  },
  {
    rule: 'return-pieces',
    unit: 'count',
    is: 'what is asked back of the line',
    shouldBe: 'not more than left the house',
    offences: `SELECT 'Order ' || o."number" || ', ' || coalesce(l."sku", l."variant") AS "what", b."asked" AS "is", l."fulfilled" AS "shouldBe"
      FROM "order_lines" l JOIN "order" o ON o."id" = l."owner_id"
      JOIN (SELECT rl."line", sum(rl."quantity") AS "asked" FROM "order_return_lines" rl
        JOIN "order_return" r ON r."id" = rl."owner_id" AND r."status" NOT IN ${voidStates} GROUP BY 1) b ON b."line" = l."id"::text
      WHERE b."asked" > l."fulfilled"`,
  },
  {
    rule: 'return-received',
    unit: 'count',
    is: 'what was accepted',
    shouldBe: 'not more than was received, nor that more than was asked for',
    offences: `SELECT ${ofLine} AS "what", l."accepted" AS "is", l."received" AS "shouldBe"
      FROM "order_return_lines" l JOIN "order_return" r ON r."id" = l."owner_id"
      WHERE l."accepted" > l."received" OR l."received" > l."quantity"`,
  },
  {
    rule: 'return-overpaid',
    unit: 'money',
    is: 'what goes back',
    shouldBe: 'not more than was paid for its goods, in money and by goods that went back before',
    offences: `SELECT 'Return ' || r."number" AS "what", r."back" AS "is", ${asked} + greatest(0, coalesce(r."round_off", 0)) AS "shouldBe"
      FROM ${refunded} r WHERE r."back" > ${asked} + greatest(0, coalesce(r."round_off", 0))`,
  },
  {
    rule: 'return-underpaid',
    unit: 'money',
    is: 'what went back',
    shouldBe: 'what was accepted, less its deductions',
    // What an exchange gave back, its goods say.
    offences: `SELECT 'Return ' || r."number" AS "what", r."back" AS "is", ${accepted} - ${off} + coalesce(r."round_off", 0) AS "shouldBe"
      FROM ${refunded} r WHERE r."status" = 'completed' AND r."type" = 'return' AND r."source" <> 'rto' AND r."early_refund_reason" IS NULL
        AND r."back" < ${accepted} - ${off} + coalesce(r."round_off", 0)`,
  },
  {
    rule: 'exchange-billed',
    unit: 'money',
    is: 'what was sent in exchange and stays is cheaper by',
    shouldBe: 'nothing, as the goods for it stay with the customer',
    offences: `SELECT * FROM (SELECT 'Return ' || r."number" AS "what", ${cheaper} AS "is", 0 AS "shouldBe"
      FROM "order_return" r WHERE r."status" IN ('cancelled', 'closed')) b WHERE b."is" > 0`,
  },
  {
    rule: 'exchange-rest',
    unit: 'money',
    is: 'what was sent in exchange and stays is cheaper by',
    shouldBe: 'not more than what came back for it was worth and was not refunded',
    offences: `SELECT * FROM (SELECT 'Return ' || r."number" AS "what", ${cheaper} AS "is", CASE r."type"
          WHEN 'replacement' THEN ceil(${replaced} * coalesce(w."worth" / nullif(w."promised", 0), 1))
          ELSE greatest(0, w."worth" - w."off" - ${ownBack}) END AS "shouldBe"
      FROM "order_return" r JOIN ${worths} w ON w."id" = r."id" WHERE r."status" = 'completed' AND r."inspected_at" IS NOT NULL) b WHERE b."is" > b."shouldBe"`,
  },
  {
    rule: 'return-exchanged',
    unit: 'money',
    is: 'what earlier goods paid for it',
    shouldBe: 'its part of what the line is cheaper for them',
    // Of less than a rupee, where other returns of the line took all, and of goods that were worth nothing or were paid back in advance, there may be no part.
    offences: `SELECT 'Return ' || n."number" || ', ' || coalesce(l."sku", l."variant") AS "what", coalesce(l."exchanged_value", 0) AS "is",
        (o."discount" - o."coupon_discount") * l."quantity" / o."quantity" AS "shouldBe"
      FROM "order_return_lines" l JOIN "order_return" n ON n."id" = l."owner_id" AND n."source" <> 'rto' AND n."status" NOT IN ${voidStates}
      JOIN "order_lines" o ON o."id"::text = l."line" JOIN "order" b ON b."id" = n."order" JOIN "order_return" r ON r."id" = b."source_return" AND r."status" NOT IN ${voidStates}
      WHERE coalesce(l."exchanged_value", 0) = 0 AND (o."discount" - o."coupon_discount") * l."quantity" / o."quantity" >= 100
        AND o."discount" - o."coupon_discount" - (SELECT coalesce(sum(g."exchanged_value"), 0) FROM "order_return_lines" g
          JOIN "order_return" r ON r."id" = g."owner_id" AND r."status" NOT IN ${voidStates} WHERE g."line" = l."line") >= 100
        AND CASE WHEN r."status" IN ('inspected', 'completed') THEN ${accepted} ELSE ${asked} END - ${off} - ${goodwillBefore} >= 100
        AND r."early_refund_reason" IS NULL`,
  },
]
