import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { overpaidSources } from '../../payment/rules/methods.ts'
import type { OpenParcelLine, ParcelLine } from '../../payment/rules/spreadByParcel.ts'
import { hasNoLoneNote, isLoneNote } from './loneNotes.ts'

/** What is taken of the pieces of a line that came in a parcel; `parcel` is empty where an older record does not know it. */
export interface TakenOfParcel {
  readonly line: string
  readonly parcel: string | null
  readonly pieces: number
  readonly value: number
}

/** The goods of an order parcel by parcel, as all its invoices have them, the oldest first; parcels that were called off do not count. */
export async function parcelLines(db: Db, order: string): Promise<ParcelLine[]> {
  const { rows } = await sql<ParcelLine>`
    SELECT l."line", s."id" AS "parcel", s."status", sum(l."quantity")::integer AS "pieces", sum(l."total")::float8 AS "total"
    FROM "invoice" i JOIN "invoice_lines" l ON l."owner_id" = i."id" AND l."line" IS NOT NULL
    JOIN "shipment" s ON s."id" = i."shipment" AND s."status" <> 'cancelled'
    WHERE i."order" = ${order} AND i."kind" = 'invoice'
    GROUP BY l."line", s."id" ORDER BY min(i."issued_at"), min(i."id"::text), min(l."position")`.execute(db)
  return rows
}

/** Sets what is taken against the parcels it is taken of; what names none is taken of the oldest ones. */
export function withTaken(parcels: readonly ParcelLine[], taken: readonly TakenOfParcel[]): OpenParcelLine[] {
  const open = parcels.map((one) => ({ ...one, takenPieces: 0, takenValue: 0 }))
  for (const { line, parcel, pieces, value } of taken) {
    let [restPieces, restValue] = [pieces, value]
    for (const one of open.filter((each) => each.line === line)) {
      if (parcel !== null && one.parcel !== parcel) continue
      const of = Math.min(restPieces, one.pieces - one.takenPieces)
      const worth = Math.min(restValue, one.total - one.takenValue)
      one.takenPieces += of
      one.takenValue += worth
      restPieces -= of
      restValue -= worth
    }
  }
  return open
}

/**
 * What is gone of the goods of an order, parcel by parcel: by refunds that were not called off, and by the credit notes of what nobody
 * paid for. `except` are refunds that do not count.
 */
export async function givenBackByParcel(
  db: Db,
  order: string,
  except: readonly string[] = [],
): Promise<TakenOfParcel[]> {
  const { rows } = await sql<TakenOfParcel>`
    SELECT "line", "parcel", sum("pieces")::integer AS "pieces", sum("value")::float8 AS "value" FROM (
      SELECT l."line", l."parcel", l."quantity" AS "pieces", l."amount" AS "value"
      FROM "refund_lines" l JOIN "refund" r ON r."id" = l."owner_id"
      WHERE r."order" = ${order} AND r."status" <> 'cancelled' AND r."id" <> ALL (${[...except]}::uuid[]) AND ${hasNoLoneNote}
        AND (l."parcel" IS NOT NULL OR (r."request" IS NULL AND r."source" <> ALL (${overpaidSources}::text[])))
      UNION ALL
      SELECT l."line", i."shipment", l."quantity", l."total" FROM "invoice" n
      JOIN "invoice_lines" l ON l."owner_id" = n."id" AND l."line" IS NOT NULL
      JOIN "invoice" i ON i."id" = l."corrects" JOIN "shipment" s ON s."id" = i."shipment"
      WHERE n."order" = ${order} AND ${isLoneNote(except)}) taken
    GROUP BY 1, 2`.execute(db)
  return rows
}
