import { differing, type SalesRule } from '../salesRule.ts'

const openRefunds = `('requested', 'approved', 'processing', 'failed')`

/** Each payment with its refunds. */
const payments = `
  SELECT p.*, coalesce(r."processed", 0) AS "s_processed", coalesce(r."open", 0) AS "s_open"
  FROM "payment" p LEFT JOIN (
    SELECT "payment", sum("amount") FILTER (WHERE "status" = 'processed') AS "processed",
      sum("amount") FILTER (WHERE "status" IN ${openRefunds}) AS "open"
    FROM "refund" GROUP BY 1) r ON r."payment" = p."id"`

const ofPayment = `'Payment ' || s."number" || ' of order ' || coalesce(s."order_number", '?')`

/** What orders, payments and refunds say of each other. */
export const moneyRules: readonly SalesRule[] = [
  {
    rule: 'order-paid',
    unit: 'money',
    is: 'what was paid',
    shouldBe: 'what its payments took',
    offences: differing(`
      SELECT 'Order ' || o."number" AS "what", o."paid"::bigint AS "is", coalesce(sum(p."captured"), 0)::bigint AS "shouldBe"
      FROM "order" o LEFT JOIN "payment" p ON p."order" = o."id" GROUP BY o."id"`),
  },
  {
    rule: 'order-refunded',
    unit: 'money',
    is: 'what was refunded',
    shouldBe: 'what its refunds gave back',
    offences: differing(`
      SELECT 'Order ' || o."number" AS "what", o."refunded"::bigint AS "is", coalesce(sum(r."amount"), 0)::bigint AS "shouldBe"
      FROM "order" o LEFT JOIN "refund" r ON r."order" = o."id" AND r."status" = 'processed' GROUP BY o."id"`),
  },
  {
    rule: 'payment-refunded',
    unit: 'money',
    is: 'what was refunded',
    shouldBe: 'the sum of its processed refunds',
    offences: differing(
      `SELECT ${ofPayment} AS "what", s."refunded"::bigint AS "is", s."s_processed"::bigint AS "shouldBe" FROM (${payments}) s`,
    ),
  },
  {
    rule: 'payment-refunding',
    unit: 'money',
    is: 'what is on its way back',
    shouldBe: 'the sum of its refunds that are not done',
    offences: differing(
      `SELECT ${ofPayment} AS "what", s."refunding"::bigint AS "is", s."s_open"::bigint AS "shouldBe" FROM (${payments}) s`,
    ),
  },
  {
    rule: 'payment-overdrawn',
    unit: 'money',
    is: 'what goes back',
    shouldBe: 'not more than was taken',
    offences: `SELECT ${ofPayment} AS "what", s."s_processed" + s."s_open" AS "is", s."captured" AS "shouldBe"
      FROM (${payments}) s WHERE s."s_processed" + s."s_open" > s."captured"`,
  },
  {
    rule: 'payment-state',
    unit: 'text',
    is: 'the state',
    shouldBe: 'as its amounts say',
    offences: `SELECT ${ofPayment} AS "what", s."status" AS "is",
        CASE WHEN s."captured" = 0 THEN 'one without money' WHEN s."refunded" = 0 THEN 'one with money'
          WHEN s."refunded" < s."captured" THEN 'partiallyRefunded' ELSE 'refunded' END AS "shouldBe"
      FROM "payment" s WHERE NOT CASE
        WHEN s."status" = 'disputed' THEN true
        WHEN s."captured" = 0 THEN s."status" IN ('created', 'pending', 'authorised', 'failed', 'expired', 'voided', 'toCollect', 'notCollected')
        WHEN s."refunded" = 0 THEN s."status" IN ('captured', 'collected', 'remitted')
        WHEN s."refunded" < s."captured" THEN s."status" = 'partiallyRefunded'
        ELSE s."status" = 'refunded' END`,
  },
  {
    rule: 'payment-refundable',
    unit: 'money',
    is: 'what may still be refunded',
    shouldBe: 'what was taken less what goes back',
    offences: differing(`SELECT ${ofPayment} AS "what", s."refundable"::bigint AS "is",
      greatest(0, s."captured" - s."refunded" - s."refunding")::bigint AS "shouldBe" FROM "payment" s`),
  },
  {
    rule: 'refund-parts',
    unit: 'money',
    is: 'what it gives back',
    shouldBe: 'the sum of its lines and charges, and what was rounded',
    offences: differing(`SELECT 'Refund ' || r."number" AS "what", r."amount"::bigint AS "is",
        (coalesce(l."amount", 0) + coalesce(r."shipping_amount", 0) + coalesce(r."fee_amount", 0) + coalesce(r."extra_amount", 0)
          + coalesce(r."round_off_amount", 0))::bigint AS "shouldBe"
      FROM "refund" r LEFT JOIN (SELECT "owner_id", sum("amount") AS "amount" FROM "refund_lines" GROUP BY 1) l ON l."owner_id" = r."id"`),
  },
  {
    rule: 'order-rounding',
    unit: 'money',
    is: 'what of its rounding goes back',
    shouldBe: 'not more than it was rounded by',
    offences: `SELECT 'Order ' || o."number" AS "what", r."rounding" AS "is", o."round_off" AS "shouldBe"
      FROM "order" o JOIN (SELECT "order", sum("round_off_amount") AS "rounding" FROM "refund" WHERE "status" <> 'cancelled'
        GROUP BY 1) r ON r."order" = o."id"
      WHERE r."rounding" NOT BETWEEN least(0, o."round_off") AND greatest(0, o."round_off")`,
  },
  {
    rule: 'refund-order',
    unit: 'text',
    is: 'the order',
    shouldBe: 'that of its payment',
    offences:
      differing(`SELECT 'Refund ' || r."number" AS "what", r."order"::text AS "is", p."order"::text AS "shouldBe"
      FROM "refund" r JOIN "payment" p ON p."id" = r."payment"`),
  },
  {
    rule: 'order-overdrawn',
    unit: 'money',
    is: 'what goes back',
    shouldBe: 'not more than was taken',
    offences: `SELECT 'Order ' || o."number" AS "what", r."amount" AS "is", coalesce(p."captured", 0) AS "shouldBe"
      FROM "order" o JOIN (SELECT "order", sum("amount") AS "amount" FROM "refund" WHERE "status" <> 'cancelled' GROUP BY 1) r
        ON r."order" = o."id"
      LEFT JOIN (SELECT "order", sum("captured") AS "captured" FROM "payment" GROUP BY 1) p ON p."order" = o."id"
      WHERE r."amount" > coalesce(p."captured", 0)`,
  },
  {
    rule: 'wallet',
    unit: 'money',
    is: 'the credit',
    shouldBe: 'the sum of its entries',
    offences: differing(`
      SELECT 'Customer ' || c."name" AS "what", coalesce(c."wallet_balance", 0)::bigint AS "is",
        coalesce(sum(w."amount"), 0)::bigint AS "shouldBe"
      FROM "customer" c LEFT JOIN "customer_wallet" w ON w."owner_id" = c."id" GROUP BY c."id"`),
  },
  {
    rule: 'wallet-refunds',
    unit: 'money',
    is: 'what came into the credit',
    shouldBe: 'at least what was refunded as credit',
    offences: `SELECT 'Customer ' || c."name" AS "what", coalesce(w."in", 0) AS "is", r."amount" AS "shouldBe"
      FROM "customer" c JOIN (SELECT "customer", sum("amount") AS "amount" FROM "refund"
        WHERE "status" = 'processed' AND "destination" = 'storeCredit' GROUP BY 1) r ON r."customer" = c."id"
      LEFT JOIN (SELECT "owner_id", sum("amount") AS "in" FROM "customer_wallet" WHERE "amount" > 0 GROUP BY 1) w ON w."owner_id" = c."id"
      WHERE coalesce(w."in", 0) < r."amount"`,
  },
]
