import type { SalesRule } from '../salesRule.ts'
import { differing } from '../salesRule.ts'

/** The lines of all orders that are more than a draft. */
const lines = `"order_lines" l JOIN "order" o ON o."id" = l."owner_id" WHERE o."status" <> 'draft'`
const what = `'Order ' || o."number" || ', ' || coalesce(l."sku", l."variant") AS "what"`

const line = (is: string, shouldBe: string) =>
  differing(`SELECT ${what}, (${is})::bigint AS "is", (${shouldBe})::bigint AS "shouldBe" FROM ${lines}`)

/** What a line of an order says about itself. */
export const lineRules: readonly SalesRule[] = [
  {
    rule: 'line-total',
    unit: 'money',
    is: 'the total of the line',
    shouldBe: 'its price times its pieces, less its discount',
    offences: line('l."total"', 'l."unit_price" * l."quantity" - l."discount"'),
  },
  {
    rule: 'line-tax',
    unit: 'money',
    is: 'what the line is made of (taxable value and taxes)',
    shouldBe: 'its total',
    offences: line('l."taxable" + l."cgst" + l."sgst" + l."igst" + l."cess"', 'l."total"'),
  },
  {
    rule: 'line-halves',
    unit: 'money',
    is: 'its CGST',
    shouldBe: 'as much as its SGST',
    offences: line('l."cgst"', 'l."sgst"'),
  },
  {
    rule: 'line-pieces',
    unit: 'count',
    is: 'what of the line was packed or cancelled',
    shouldBe: 'not more than was ordered',
    offences: `SELECT ${what}, l."fulfilled" + l."cancelled" AS "is", l."quantity" AS "shouldBe" FROM ${lines}
      AND l."fulfilled" + l."cancelled" > l."quantity"`,
  },
  {
    rule: 'line-asked-off',
    unit: 'count',
    is: 'what a cancellation that nobody has decided asks for of the line',
    shouldBe: 'not more than what is left of it',
    offences: `SELECT 'Request ' || c."number" || ', ' || coalesce(cl."sku", cl."line") AS "what", cl."quantity" AS "is",
      coalesce(l."quantity" - l."cancelled", 0) AS "shouldBe"
      FROM "cancellation_request" c JOIN "cancellation_request_lines" cl ON cl."owner_id" = c."id"
      LEFT JOIN "order_lines" l ON l."owner_id" = c."order" AND l."id"::text = cl."line"
      WHERE c."status" IN ('pending', 'expired') AND cl."quantity" > coalesce(l."quantity" - l."cancelled", 0)`,
  },
  {
    rule: 'line-coupon',
    unit: 'money',
    is: 'what coupons took off its cancelled pieces',
    shouldBe: 'not more than what they take off the line',
    offences: `SELECT ${what}, l."cancelled_coupon" AS "is", l."coupon_discount" AS "shouldBe" FROM ${lines}
      AND l."cancelled_coupon" > l."coupon_discount"`,
  },
  {
    rule: 'line-coupon-cancelled',
    unit: 'money',
    is: 'what coupons took off its cancelled pieces',
    shouldBe: 'not more than what these cost less',
    offences: `SELECT ${what}, l."cancelled_coupon" AS "is", l."unit_price" * l."cancelled" - l."cancelled_amount" AS "shouldBe" FROM ${lines}
      AND l."cancelled_coupon" > l."unit_price" * l."cancelled" - l."cancelled_amount"`,
  },
  {
    rule: 'line-price',
    unit: 'money',
    is: 'the discount of the line',
    shouldBe: 'between nothing and its price',
    offences: `SELECT ${what}, l."discount" AS "is", l."unit_price" * l."quantity" AS "shouldBe" FROM ${lines}
      AND (l."discount" < 0 OR l."discount" > l."unit_price" * l."quantity")`,
  },
]
