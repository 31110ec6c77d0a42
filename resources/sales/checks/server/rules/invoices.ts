import { differing, type SalesRule } from '../salesRule.ts'
import { packedParcel } from './parcels.ts'

const ofInvoice = `CASE i."kind" WHEN 'invoice' THEN 'Invoice ' ELSE 'Credit note ' END || i."number"`

const amounts = ['taxable', 'cgst', 'sgst', 'igst', 'cess', 'total'] as const

/** Each order line that is wholly invoiced, with what its invoices say of it. */
const invoiced = `
  SELECT o."number", l."sku", l."quantity", x.*, l."taxable" AS "l_taxable", l."total" AS "l_total", coalesce(p."packed", 0) AS "packed"
  FROM "order_lines" l JOIN "order" o ON o."id" = l."owner_id"
  LEFT JOIN (
    SELECT sl."line", sum(sl."quantity") AS "packed" FROM "shipment_lines" sl
    JOIN "shipment" s ON s."id" = sl."owner_id" AND ${packedParcel} GROUP BY 1) p ON p."line" = l."id"::text
  JOIN (
    SELECT il."line", sum(il."quantity") AS "pieces", sum(il."taxable") AS "taxable", sum(il."total") AS "total"
    FROM "invoice_lines" il JOIN "invoice" i ON i."id" = il."owner_id" AND i."kind" = 'invoice'
    JOIN "shipment" s ON s."id" = i."shipment" AND ${packedParcel}
    WHERE il."line" IS NOT NULL GROUP BY 1) x ON x."line" = l."id"::text`

/** What credit notes take back of each invoice, without the rounding. */
const corrected = `
  SELECT "corrects" AS "id", sum("total") AS "total" FROM "invoice_lines" WHERE "corrects" IS NOT NULL GROUP BY 1`

/** A credit note (`n`) of an invoice that counts: that of a parcel which was called off is taken back as a whole. */
const counts = `NOT EXISTS (SELECT 1 FROM "invoice" c JOIN "shipment" s ON s."id" = c."shipment"
  WHERE c."id" = n."corrects_invoice" AND s."status" = 'cancelled')`

/** That the rounding of the order of a refund (`r`) stands on an invoice that counts. */
const isRoundingInvoiced = `EXISTS (SELECT 1 FROM "invoice" c LEFT JOIN "shipment" s ON s."id" = c."shipment"
  WHERE c."order" = r."order" AND c."kind" = 'invoice' AND c."round_off" <> 0 AND s."status" IS DISTINCT FROM 'cancelled')`

/** What of the rounding of an order (`o`) was not called off. */
const roundOffKept = `o."total" - o."cancelled_total" - coalesce((
  SELECT sum(l."total" - l."cancelled_amount") FROM "order_lines" l WHERE l."owner_id" = o."id"), 0) - coalesce((
  SELECT sum(c."amount") FROM "order_charges" c WHERE c."owner_id" = o."id"), 0)`

/** What invoices and credit notes must be (areas, S5). */
export const invoiceRules: readonly SalesRule[] = [
  {
    rule: 'invoice-gap',
    unit: 'count',
    is: 'the last number',
    shouldBe: 'how many there are, as numbers have no gaps',
    offences: `SELECT 'Series ' || "series" || "year" || ' of ' || coalesce("supplier_gstin", '?') AS "what",
        max("sequence") AS "is", count(DISTINCT "sequence") AS "shouldBe"
      FROM "invoice" GROUP BY "supplier_gstin", "series", "year"
      HAVING max("sequence") <> count(*) OR min("sequence") <> 1 OR count(DISTINCT "sequence") <> count(*)`,
  },
  ...amounts.map(
    (amount): SalesRule => ({
      rule: `invoice-${amount}`,
      unit: 'money',
      is: `its ${amount}`,
      shouldBe: amount === 'total' ? 'the sum of its lines, and what was rounded' : 'the sum of its lines',
      offences: differing(`
        SELECT ${ofInvoice} AS "what", coalesce(i."${amount}", 0)::bigint AS "is", (coalesce(sum(l."${amount}"), 0)${amount === 'total' ? ' + coalesce(i."round_off", 0)' : ''})::bigint AS "shouldBe"
        FROM "invoice" i LEFT JOIN "invoice_lines" l ON l."owner_id" = i."id" GROUP BY i."id"`),
    }),
  ),
  {
    rule: 'invoice-line',
    unit: 'money',
    is: 'what a line is made of (taxable value and taxes)',
    shouldBe: 'its total',
    offences: differing(`
      SELECT ${ofInvoice} || ', ' || coalesce(l."sku", l."charge", '?') AS "what",
        (l."taxable" + l."cgst" + l."sgst" + l."igst" + l."cess")::bigint AS "is", l."total"::bigint AS "shouldBe"
      FROM "invoice" i JOIN "invoice_lines" l ON l."owner_id" = i."id"`),
  },
  {
    rule: 'invoice-round-off',
    unit: 'money',
    is: 'what its invoices were rounded by',
    shouldBe: 'what its total was, less what was called off of that, or nothing',
    offences: `SELECT * FROM (SELECT 'Order ' || o."number" AS "what", sum(i."round_off") AS "is", ${roundOffKept} AS "shouldBe"
      FROM "invoice" i JOIN "order" o ON o."id" = i."order" LEFT JOIN "shipment" s ON s."id" = i."shipment"
      WHERE i."kind" = 'invoice' AND s."status" IS DISTINCT FROM 'cancelled' GROUP BY o."id") r
      WHERE r."is" NOT BETWEEN least(0, r."shouldBe") AND greatest(0, r."shouldBe")`,
  },
  {
    rule: 'parcel-invoice',
    unit: 'count',
    is: 'how many invoices it has',
    shouldBe: 'one for a packed parcel, beside those that say what it costs more',
    offences: `SELECT 'Parcel ' || s."number" AS "what", count(i."id") AS "is", 1 AS "shouldBe"
      FROM "shipment" s LEFT JOIN "invoice" i ON i."shipment" = s."id" AND i."kind" = 'invoice' AND i."corrects_invoice" IS NULL
      WHERE ${packedParcel} GROUP BY s."id" HAVING count(i."id") <> 1`,
  },
  {
    rule: 'invoice-pieces',
    unit: 'count',
    is: 'what was invoiced of the line',
    shouldBe: 'what was packed of it',
    offences: `SELECT 'Order ' || x."number" || ', ' || coalesce(x."sku", '?') AS "what", x."pieces" AS "is", x."packed" AS "shouldBe"
      FROM (${invoiced}) x WHERE x."pieces" <> x."packed"`,
  },
  ...(['taxable', 'total'] as const).map(
    (amount): SalesRule => ({
      rule: `invoiced-${amount}`,
      unit: 'money',
      is: `the ${amount} of its invoices`,
      shouldBe: 'that of the line',
      offences: `SELECT 'Order ' || x."number" || ', ' || coalesce(x."sku", '?') AS "what", x."${amount}" AS "is", x."l_${amount}" AS "shouldBe"
        FROM (${invoiced}) x WHERE x."pieces" = x."quantity" AND x."${amount}" <> x."l_${amount}"`,
    }),
  ),
  {
    rule: 'credit-note-refund',
    unit: 'money',
    is: 'the total of its credit notes',
    shouldBe: 'what it and the refunds of the same request gave back of what was invoiced',
    // What came back undelivered has its note from the inspection on, whatever was paid for it. The rounding is invoiced with the last goods.
    offences: differing(`
      SELECT 'Refund ' || min(r."number") AS "what", (SELECT sum(n."total") FROM "invoice" n WHERE n."refund" = ANY (array_agg(r."id")) AND ${counts})::bigint AS "is",
        sum(coalesce(r."shipping_amount", 0) + coalesce(r."fee_amount", 0) + coalesce(l."amount", 0)
          + CASE WHEN ${isRoundingInvoiced} THEN coalesce(r."round_off_amount", 0) ELSE 0 END)::bigint AS "shouldBe"
      FROM "refund" r LEFT JOIN (SELECT l."owner_id", sum(l."amount") AS "amount" FROM "refund_lines" l JOIN "refund" f ON f."id" = l."owner_id"
        WHERE l."parcel" IS NOT NULL OR f."request" IS NULL GROUP BY 1) l ON l."owner_id" = r."id"
      WHERE r."status" = 'processed' GROUP BY coalesce(r."request", r."id"::text)
      HAVING EXISTS (SELECT 1 FROM "invoice" n WHERE n."refund" = ANY (array_agg(r."id")) AND ${counts})`),
  },
  {
    rule: 'credit-note-missing',
    unit: 'text',
    is: 'its credit note',
    shouldBe: 'one, as the goods were invoiced',
    offences: `SELECT 'Refund ' || r."number" AS "what", NULL AS "is", 'one' AS "shouldBe" FROM "refund" r
      WHERE r."status" = 'processed' AND ((r."credit_note" IS NULL AND r."source" = 'return') OR (r."source" = 'goodwill'
          AND EXISTS (SELECT 1 FROM "refund_lines" l WHERE l."owner_id" = r."id" AND l."parcel" IS NOT NULL AND l."amount" > 0)
          AND NOT EXISTS (SELECT 1 FROM "invoice" n JOIN "refund" o ON o."id" = n."refund" WHERE coalesce(o."request", o."id"::text) = coalesce(r."request", r."id"::text) AND ${counts})))
        AND NOT EXISTS (SELECT 1 FROM "refund" s WHERE s."request" = r."request" AND s."status" NOT IN ('processed', 'cancelled'))`,
  },
  {
    rule: 'uncollected-note',
    unit: 'text',
    is: 'its credit note',
    shouldBe: 'one, as its cash was not collected',
    offences: `SELECT 'Parcel ' || s."number" AS "what", NULL AS "is", 'one' AS "shouldBe"
      FROM "shipment" s JOIN "payment" p ON p."shipment" = s."id"::text AND p."status" = 'notCollected' AND p."amount" > 0
      JOIN "invoice" i ON i."shipment" = s."id" AND i."kind" = 'invoice' AND i."total" > 0
      WHERE NOT EXISTS (SELECT 1 FROM "invoice" n WHERE n."kind" = 'creditNote' AND (n."shipment" = s."id" OR n."corrects_invoice" = i."id"))`,
  },
  {
    rule: 'credit-note-invoice',
    unit: 'money',
    is: 'what credit notes take back of it',
    shouldBe: 'not more than it says',
    // The rounding goes back with the last of an order, whichever of its invoices that is on.
    offences: `SELECT 'Invoice ' || i."number" AS "what", c."total" AS "is", i."total" - coalesce(i."round_off", 0) AS "shouldBe"
      FROM "invoice" i JOIN (${corrected}) c ON c."id" = i."id" WHERE c."total" > i."total" - coalesce(i."round_off", 0)`,
  },
  {
    rule: 'credit-note-pieces',
    unit: 'count',
    is: 'how many pieces credit notes take back of its line',
    shouldBe: 'not more than it has',
    offences: `SELECT 'Invoice ' || i."number" || ', ' || coalesce(min(l."sku"), '?') AS "what", min(c."pieces") AS "is", sum(l."quantity") AS "shouldBe"
      FROM "invoice" i JOIN "invoice_lines" l ON l."owner_id" = i."id" AND l."line" IS NOT NULL
      JOIN (SELECT "corrects", "line", sum("quantity") AS "pieces" FROM "invoice_lines" WHERE "corrects" IS NOT NULL GROUP BY 1, 2) c
        ON c."corrects" = i."id" AND c."line" = l."line"
      GROUP BY i."id", i."number", l."line" HAVING min(c."pieces") > sum(l."quantity")`,
  },
  {
    rule: 'credit-note-parcel',
    unit: 'text',
    is: 'the parcel whose invoice its credit note corrects',
    shouldBe: 'that of the goods',
    offences: `SELECT 'Refund ' || r."number" AS "what", i."shipment"::text AS "is", min(g."parcel"::text) AS "shouldBe"
      FROM "refund" r JOIN "invoice" n ON n."refund" = r."id" JOIN "invoice_lines" l ON l."owner_id" = n."id" AND l."line" IS NOT NULL
      JOIN "invoice" i ON i."id" = l."corrects" JOIN "refund" s ON s."request" = r."request"
      JOIN "refund_lines" g ON g."owner_id" = s."id" AND g."line" = l."line" AND g."parcel" IS NOT NULL
      WHERE ${counts} GROUP BY r."number", l."id", i."shipment" HAVING NOT bool_or(g."parcel" = i."shipment")`,
  },
]
