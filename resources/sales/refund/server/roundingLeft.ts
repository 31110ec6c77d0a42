import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { Order } from '../../invoice/server/work.ts'
import { orderedOf, roundOffKept } from '../../order/rules/roundOff.ts'
import { overpaidSources } from '../../payment/rules/methods.ts'
import type { RoundingLeft } from '../../payment/rules/refundProposal.ts'
import type { OpenParcelLine } from '../../payment/rules/spreadByParcel.ts'
import { type Given, givenBack } from './givenBack.ts'
import { leftByParcel } from './linesByParcel.ts'

/** What a caller has read already; `except` are refunds that do not count. */
interface Known {
  readonly except?: readonly string[]
  readonly given?: Given
  readonly parcels?: readonly OpenParcelLine[]
}

/**
 * Reads what is left of the rounding of an order, whose refunds nobody else writes meanwhile, and of the invoice that has it; of the whole
 * order as long as none does. What nobody paid for is gone as if it had been given back (`creditUncollected`).
 */
export async function roundingLeft(
  db: Db,
  order: Order,
  { except = [], given, parcels: open }: Known = {},
): Promise<RoundingLeft> {
  const ofOrder = { parcels: null, hasCharges: true }
  if (!order.roundOff || order.status === 'cancelled') return { ...ofOrder, roundOff: 0, left: 0 }
  const gone = await goneOf(db, order.id, except)
  const roundOff = roundOffKept(order) - gone.rounding
  const rounded = await roundedInvoices(db, order.id)
  if (rounded.length === 0) return { ...ofOrder, roundOff, left: Math.max(0, orderedOf(order) - gone.sold) }
  const parcels = rounded.map(({ parcel }) => parcel)
  const charges = rounded.reduce((sum, each) => sum + each.charges, 0)
  const goods = (open ?? (await leftByParcel(db, order.id, except))).filter(({ parcel }) =>
    parcels.includes(parcel),
  )
  const { shipping, fee } = charges > 0 ? (given ?? (await givenBack(db, order))) : { shipping: 0, fee: 0 }
  const left =
    goods.reduce((sum, { total, takenValue }) => sum + total - takenValue, 0) +
    Math.max(0, charges - shipping - fee)
  return { roundOff, left, parcels, hasCharges: charges > 0 }
}

/** What went back of an order, without its rounding, and of that. */
export async function goneOf(db: Db, order: string, except: readonly string[] = []) {
  const { rows } = await sql<{ sold: number; rounding: number }>`
    SELECT coalesce(sum("sold"), 0)::float8 AS "sold", coalesce(sum("rounding"), 0)::float8 AS "rounding" FROM (
      SELECT "amount" - coalesce("extra_amount", 0) - coalesce("round_off_amount", 0) AS "sold", "round_off_amount" AS "rounding"
      FROM "refund" WHERE "order" = ${order} AND "status" <> 'cancelled' AND "source" <> ALL (${overpaidSources}::text[])
        AND "id" <> ALL (${[...except]}::uuid[])
      UNION ALL
      SELECT n."total" - coalesce(n."round_off", 0), n."round_off" FROM "invoice" n JOIN "shipment" s ON s."id" = n."shipment"
      WHERE n."order" = ${order} AND n."kind" = 'creditNote' AND s."status" <> 'cancelled') gone`.execute(db)
  return rows[0] ?? { sold: 0, rounding: 0 }
}

/** The parcels whose invoices have the rounding of an order, with the delivery and fees that these have, in paise. */
async function roundedInvoices(db: Db, order: string) {
  const { rows } = await sql<{ parcel: string; charges: number }>`
    SELECT i."shipment" AS "parcel", (SELECT coalesce(sum(l."total"), 0)::float8 FROM "invoice_lines" l
      WHERE l."owner_id" = i."id" AND l."charge" IS NOT NULL) AS "charges"
    FROM "invoice" i JOIN "shipment" s ON s."id" = i."shipment" AND s."status" <> 'cancelled'
    WHERE i."order" = ${order} AND i."kind" = 'invoice' AND i."round_off" <> 0`.execute(db)
  return rows
}
