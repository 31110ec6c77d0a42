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
    is: 'what was sent in exchange is cheaper by',
    shouldBe: 'nothing, as the goods for it stay with the customer',
    offences: `SELECT * FROM (SELECT 'Return ' || r."number" AS "what", sum(l."unit_price" * (l."quantity" - l."cancelled") - l."total"
          + l."cancelled_amount" - l."coupon_discount" + l."cancelled_coupon") AS "is", 0 AS "shouldBe"
        FROM "order_return" r JOIN "order" o ON o."id" = r."exchange_order" AND o."status" NOT IN ('cancelled', 'expired')
        JOIN "order_lines" l ON l."owner_id" = o."id" AND l."quantity" > l."cancelled" + l."returned"
        WHERE r."status" IN ('cancelled', 'closed') GROUP BY r."id") b WHERE b."is" > 0`,
  },
  {
    rule: 'return-exchanged',
    unit: 'money',
    is: 'what earlier goods paid for it',
    shouldBe: 'its part of what the line is cheaper for them',
    // Of less than a rupee, and of goods that were worth nothing or were paid back in advance, there may be no part.
    offences: `SELECT 'Return ' || n."number" || ', ' || coalesce(l."sku", l."variant") AS "what", coalesce(l."exchanged_value", 0) AS "is",
        (o."discount" - o."coupon_discount") * l."quantity" / o."quantity" AS "shouldBe"
      FROM "order_return_lines" l JOIN "order_return" n ON n."id" = l."owner_id" AND n."source" <> 'rto' AND n."status" NOT IN ${voidStates}
      JOIN "order_lines" o ON o."id"::text = l."line" JOIN "order" b ON b."id" = n."order" JOIN "order_return" r ON r."id" = b."source_return" AND r."status" NOT IN ${voidStates}
      WHERE coalesce(l."exchanged_value", 0) = 0 AND (o."discount" - o."coupon_discount") * l."quantity" / o."quantity" >= 100
        AND CASE WHEN r."status" IN ('inspected', 'completed') THEN ${accepted} ELSE ${asked} END - ${off} > 0 AND r."early_refund_reason" IS NULL`,
  },
]
