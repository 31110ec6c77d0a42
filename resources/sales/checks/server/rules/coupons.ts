import { isBoughtSql } from '../../../order/server/boughtSql.ts'
import { differing, type SalesRule } from '../salesRule.ts'

/** What a coupon says of itself, and what its uses do. */
const counted = (column: string, of: string): string =>
  differing(`
    SELECT 'Coupon ' || coalesce(c."code", c."name") AS "what", coalesce(c."${column}", 0)::bigint AS "is",
      coalesce((SELECT ${of} FROM "_coupon_uses" u WHERE u."coupon" = c."id"), 0)::bigint AS "shouldBe" FROM "coupon" c`)

/** What coupons and orders say of each other (areas, 26). */
export const couponRules: readonly SalesRule[] = [
  {
    rule: 'coupon-used',
    unit: 'count',
    is: 'how often it was used',
    shouldBe: 'the number of its uses',
    offences: counted('used_count', `count(*) FILTER (WHERE u."state" = 'used')`),
  },
  {
    rule: 'coupon-reserved',
    unit: 'count',
    is: 'how often it is held',
    shouldBe: 'the number of orders that wait with it',
    offences: counted('reserved_count', `count(*) FILTER (WHERE u."state" = 'reserved')`),
  },
  {
    rule: 'coupon-discount',
    unit: 'money',
    is: 'what it gave',
    shouldBe: 'the sum of its uses',
    offences: counted('discount_given', `sum(u."discount") FILTER (WHERE u."state" = 'used')`),
  },
  {
    rule: 'order-coupons',
    unit: 'money',
    is: 'what its coupons take off the goods',
    shouldBe: 'not more than its whole discount',
    offences: `SELECT 'Order ' || o."number" AS "what", c."amount" AS "is", o."discount_total" AS "shouldBe"
      FROM "order" o JOIN (SELECT "owner_id", sum("amount") AS "amount" FROM "order_coupons" GROUP BY 1) c ON c."owner_id" = o."id"
      WHERE o."status" <> 'draft' AND c."amount" > o."discount_total"`,
  },
  {
    rule: 'order-coupon-lines',
    unit: 'money',
    is: 'what coupons take off its lines',
    shouldBe: 'not less than what its coupons say',
    offences: `SELECT 'Order ' || o."number" AS "what", l."amount" AS "is", c."amount" AS "shouldBe"
      FROM "order" o JOIN (SELECT "owner_id", sum("amount") AS "amount" FROM "order_coupons" GROUP BY 1) c ON c."owner_id" = o."id"
      JOIN (SELECT "owner_id", sum("coupon_discount") AS "amount" FROM "order_lines" GROUP BY 1) l ON l."owner_id" = o."id"
      WHERE o."status" <> 'draft' AND c."amount" > l."amount"`,
  },
  {
    rule: 'order-coupon-use',
    unit: 'text',
    is: 'the use of its coupon',
    shouldBe: 'one that is counted, as the order was placed with it',
    offences: `SELECT 'Order ' || o."number" || ', ' || coalesce(c."code", '?') AS "what", u."state" AS "is", 'used' AS "shouldBe"
      FROM "order_coupons" c JOIN "order" o ON o."id" = c."owner_id"
      LEFT JOIN "_coupon_uses" u ON u."order_id" = o."id" AND u."coupon" = c."coupon"
      WHERE c."coupon" IS NOT NULL AND ${isBoughtSql}
        AND u."state" IS DISTINCT FROM 'used'`,
  },
  {
    rule: 'order-coupon-bank',
    unit: 'text',
    is: 'what was decided about its coupon',
    shouldBe: 'something, as no payment is of a bank that the coupon asks for',
    offences: `SELECT 'Order ' || o."number" || ', ' || coalesce(k."code", k."name") AS "what", '–' AS "is", 'open' AS "shouldBe"
      FROM "order_coupons" c JOIN "order" o ON o."id" = c."owner_id" JOIN "coupon" k ON k."id" = c."coupon"
      WHERE cardinality(k."banks") > 0 AND o."coupon_check" IS NULL AND ${isBoughtSql}
        AND EXISTS (SELECT 1 FROM "payment" p WHERE p."order" = o."id" AND p."captured" > 0)
        AND NOT EXISTS (SELECT 1 FROM "payment" p WHERE p."order" = o."id" AND p."captured" > 0
          AND p."method" = ANY (k."payment_methods") AND p."bank" = ANY (k."banks"))`,
  },
  {
    rule: 'coupon-use-order',
    unit: 'text',
    is: 'an order',
    shouldBe: 'one with this coupon',
    offences: `SELECT 'Use of coupon ' || coalesce(k."code", k."name") AS "what", o."number" AS "is", 'another' AS "shouldBe"
      FROM "_coupon_uses" u JOIN "coupon" k ON k."id" = u."coupon" LEFT JOIN "order" o ON o."id" = u."order_id"
      WHERE u."state" = 'used' AND NOT EXISTS (
        SELECT 1 FROM "order_coupons" c WHERE c."owner_id" = u."order_id" AND c."coupon" = u."coupon")`,
  },
  {
    rule: 'coupon-code',
    unit: 'text',
    is: 'the state of the code',
    shouldBe: 'that of the use of its order',
    offences: `SELECT 'Code ' || k."code" AS "what", k."state" AS "is", coalesce(u."state", 'unused') AS "shouldBe"
      FROM "coupon_code" k LEFT JOIN "_coupon_uses" u ON u."code_id" = k."id" AND u."state" <> 'released'
      WHERE k."state" <> coalesce(u."state", 'unused') OR (k."state" <> 'unused' AND k."order" IS DISTINCT FROM u."order_id")`,
  },
]
