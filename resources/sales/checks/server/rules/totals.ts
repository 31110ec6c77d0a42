import { differing, type SalesRule } from '../salesRule.ts'

/** The sums of an order's lines, charges and coupons. */
const sums = `
  SELECT o.*, coalesce(l."mrp", 0) AS "s_mrp", coalesce(l."items", 0) AS "s_items", coalesce(l."discount", 0) AS "s_discount",
    coalesce(l."total", 0) AS "s_total", coalesce(l."cgst", 0) + coalesce(c."cgst", 0) AS "s_cgst",
    coalesce(l."sgst", 0) + coalesce(c."sgst", 0) AS "s_sgst", coalesce(l."igst", 0) + coalesce(c."igst", 0) AS "s_igst",
    coalesce(l."cess", 0) + coalesce(c."cess", 0) AS "s_cess", coalesce(p."amount", 0) AS "s_coupons"
  FROM "order" o
  LEFT JOIN (
    SELECT "owner_id", sum(greatest("mrp", "unit_price") * "quantity") AS "mrp", sum("unit_price" * "quantity") AS "items",
      sum("discount") AS "discount", sum("total") AS "total", sum("cgst") AS "cgst", sum("sgst") AS "sgst",
      sum("igst") AS "igst", sum("cess") AS "cess"
    FROM "order_lines" GROUP BY 1) l ON l."owner_id" = o."id"
  LEFT JOIN (
    SELECT "owner_id", sum("cgst") AS "cgst", sum("sgst") AS "sgst", sum("igst") AS "igst", sum("cess") AS "cess"
    FROM "order_charges" GROUP BY 1) c ON c."owner_id" = o."id"
  LEFT JOIN (SELECT "owner_id", sum("amount") AS "amount" FROM "order_coupons" GROUP BY 1) p ON p."owner_id" = o."id"
  WHERE o."status" <> 'draft'`

const total = (rule: string, column: string, is: string, shouldBe: string, from: string): SalesRule => ({
  rule,
  unit: 'money',
  is,
  shouldBe: from,
  offences: differing(
    `SELECT 'Order ' || s."number" AS "what", ${column}::bigint AS "is", (${shouldBe})::bigint AS "shouldBe" FROM (${sums}) s`,
  ),
})

/** What the head of an order says of its lines. */
export const totalRules: readonly SalesRule[] = [
  total('order-mrp', 's."mrp_total"', 'the MRP total', 's."s_mrp"', 'the sum of its lines'),
  total('order-items', 's."items_total"', 'the total of the items', 's."s_items"', 'the sum of its lines'),
  total('order-discount', 's."discount_total"', 'the discount', 's."s_discount"', 'the sum of its lines'),
  total('order-cgst', 's."cgst_total"', 'the CGST', 's."s_cgst"', 'the sum of its lines and charges'),
  total('order-sgst', 's."sgst_total"', 'the SGST', 's."s_sgst"', 'the sum of its lines and charges'),
  total('order-igst', 's."igst_total"', 'the IGST', 's."s_igst"', 'the sum of its lines and charges'),
  total(
    ...([
      'order-tax',
      's."tax_total"',
      'the tax',
      's."s_cgst" + s."s_sgst" + s."s_igst" + s."s_cess"',
    ] as const),
    'the sum of its lines and charges',
  ),
  total(
    ...(['order-total', 's."total"', 'the total'] as const),
    `s."s_total" + coalesce(s."shipping", 0) + coalesce(s."cod_fee", 0) + coalesce(s."gift_fee", 0) + coalesce(s."round_off", 0)`,
    'its lines, its charges and what was rounded',
  ),
  {
    rule: 'order-charge',
    unit: 'money',
    is: 'what a charge is made of (taxable value and taxes)',
    shouldBe: 'its amount',
    offences: differing(`
      SELECT 'Order ' || o."number" || ', ' || c."kind" AS "what",
        (c."taxable" + c."cgst" + c."sgst" + c."igst" + c."cess")::bigint AS "is", c."amount" AS "shouldBe"
      FROM "order_charges" c JOIN "order" o ON o."id" = c."owner_id" WHERE o."status" <> 'draft'`),
  },
  {
    rule: 'order-cancelled',
    unit: 'money',
    is: 'what of it was called off',
    shouldBe: 'not more than its total',
    offences: `SELECT 'Order ' || "number" AS "what", "cancelled_total" AS "is", "total" AS "shouldBe" FROM "order"
      WHERE "cancelled_total" > "total" OR "cancelled_total" < 0`,
  },
]
