import { differing, type SalesRule } from '../salesRule.ts'

/** Parcels that are packed, wherever they are; one that was called off was unpacked. */
export const packedParcel = `s."status" NOT IN ('pending', 'cancelled')`

/** The lines of orders with what their parcels say. */
const lines = `
  SELECT l.*, o."number", coalesce(p."packed", 0) AS "s_packed", coalesce(p."delivered", 0) AS "s_delivered",
    coalesce(p."made", 0) AS "s_made"
  FROM "order_lines" l JOIN "order" o ON o."id" = l."owner_id"
  LEFT JOIN (
    SELECT sl."line", sum(sl."quantity") FILTER (WHERE ${packedParcel}) AS "packed",
      sum(sl."quantity") FILTER (WHERE s."status" = 'delivered') AS "delivered",
      sum(sl."quantity") FILTER (WHERE s."status" <> 'cancelled') AS "made"
    FROM "shipment_lines" sl JOIN "shipment" s ON s."id" = sl."owner_id" GROUP BY 1) p ON p."line" = l."id"::text`

const ofLine = `'Order ' || x."number" || ', ' || coalesce(x."sku", x."variant")`

/** What orders and their parcels say of each other. */
export const parcelRules: readonly SalesRule[] = [
  {
    rule: 'line-fulfilled',
    unit: 'count',
    is: 'what was packed of the line',
    shouldBe: 'what is in its packed parcels',
    offences: differing(
      `SELECT ${ofLine} AS "what", x."fulfilled"::bigint AS "is", x."s_packed"::bigint AS "shouldBe" FROM (${lines}) x`,
    ),
  },
  {
    rule: 'line-delivered',
    unit: 'count',
    is: 'what was delivered of the line',
    shouldBe: 'what is in its delivered parcels',
    offences: differing(
      `SELECT ${ofLine} AS "what", x."delivered"::bigint AS "is", x."s_delivered"::bigint AS "shouldBe" FROM (${lines}) x`,
    ),
  },
  {
    rule: 'parcel-pieces',
    unit: 'count',
    is: 'what of the line is in parcels',
    shouldBe: 'not more than was ordered and not cancelled',
    offences: `SELECT ${ofLine} AS "what", x."s_made" AS "is", x."quantity" - x."cancelled" AS "shouldBe"
      FROM (${lines}) x WHERE x."s_made" > x."quantity" - x."cancelled"`,
  },
  {
    rule: 'cash-asked',
    unit: 'money',
    is: 'what its packed parcels that are still here ask for at the door',
    shouldBe: 'not more than is due',
    offences: `SELECT 'Order ' || o."number" AS "what", sum(s."cod_amount") AS "is", o."due" AS "shouldBe"
      FROM "order" o JOIN "shipment" s ON s."order" = o."id" AND s."status" IN ('packed', 'labelReady')
        AND (s."connection" IS NULL OR s."awb" IS NULL)
      GROUP BY o."id" HAVING sum(s."cod_amount") > coalesce(o."due", 0)`,
  },
  // A line may be taken out of an order before anything is packed. A parcel that was called off till then keeps what it was to hold.
  {
    rule: 'parcel-line',
    unit: 'text',
    is: 'the line of the parcel',
    shouldBe: 'a line of its order',
    offences: `SELECT 'Parcel ' || s."number" AS "what", sl."line" AS "is", 'none' AS "shouldBe"
      FROM "shipment_lines" sl JOIN "shipment" s ON s."id" = sl."owner_id"
      LEFT JOIN "order_lines" l ON l."id"::text = sl."line" AND l."owner_id" = s."order"
      WHERE l."id" IS NULL AND s."status" <> 'cancelled'`,
  },
]
