import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { dayIn } from '../../../../src/fields/date/day.ts'
import { parcelLines, type TakenOfParcel, withTaken } from '../../invoice/server/parcelLines.ts'
import type { OpenParcelLine } from '../../payment/rules/spreadByParcel.ts'
import { voidReturnStates } from '../rules/names.ts'
import { valueOfPieces } from '../rules/valueOfPieces.ts'
import type { Order } from './work.ts'

/** A line of an order as somebody may send it back. */
export interface ReturnableLine {
  readonly line: Order['lines'][number]
  /** Pieces that were delivered and are in no other return. */
  readonly open: number
  /** The parcels that brought them, the oldest invoice first. */
  readonly parcels: readonly OpenParcelLine[]
  /** Sold for good: it comes back with an override only, however early. */
  readonly isFinal: boolean
  /** Whether it may come back without an override: returnable at all, and in time. */
  readonly inWindow: boolean
}

/** What of an order can come back on the day of `at` (ISO); lines of which nothing can are left out. */
export async function returnableLines(db: Db, order: Order, at: string): Promise<ReturnableLine[]> {
  const brought = await openParcels(db, order.id)
  const final = await finalSales(db, order)
  const today = dayIn(new Date(at))
  return order.lines.flatMap((line) => {
    const parcels = brought.filter((one) => one.line === line.id && one.status === 'delivered')
    const open = parcels.reduce((sum, { pieces, takenPieces }) => sum + pieces - takenPieces, 0)
    const isFinal = line.returnable === false || (line.product !== null && final.has(line.product))
    const inWindow = !isFinal && line.returnableUntil !== null && today <= line.returnableUntil
    return open > 0 ? [{ line, open, parcels, isFinal, inWindow }] : []
  })
}

/** What pieces of a line were paid with that came in a parcel, as its invoice says; whoever takes the last gets all that is left. */
export const worthInParcel = (of: OpenParcelLine, pieces: number): number =>
  valueOfPieces({ quantity: of.pieces, total: of.total, cancelled: 0, cancelledAmount: 0 }, pieces, {
    pieces: of.takenPieces,
    value: of.takenValue,
  })

/** Pieces of a line divided by the parcels that brought them, each part with its value. */
export function partsByParcel(
  parcels: readonly OpenParcelLine[],
  quantity: number,
): { readonly parcel: string; readonly quantity: number; readonly value: number }[] {
  let rest = quantity
  return parcels.flatMap((of) => {
    const pieces = Math.min(rest, of.pieces - of.takenPieces)
    rest -= pieces
    return pieces > 0 ? [{ parcel: of.parcel, quantity: pieces, value: worthInParcel(of, pieces) }] : []
  })
}

/** The invoiced goods of an order by parcels, with what returns take up of them. */
export async function openParcels(db: Db, order: string): Promise<OpenParcelLine[]> {
  return withTaken(await parcelLines(db, order), await takenPieces(db, order))
}

/** What the returns of an order take up of its lines, parcel by parcel. */
async function takenPieces(db: Db, order: string): Promise<TakenOfParcel[]> {
  const { rows } = await sql<TakenOfParcel>`
    SELECT l."line", coalesce(l."parcel", r."shipment") AS "parcel", sum(l."quantity")::integer AS "pieces",
      sum(coalesce(l."value", 0))::float8 AS "value"
    FROM "order_return_lines" l JOIN "order_return" r ON r."id" = l."owner_id"
    WHERE r."order" = ${order} AND r."status" <> ALL (${[...voidReturnStates]}::text[])
    GROUP BY 1, 2 ORDER BY 2 NULLS LAST`.execute(db)
  return rows
}

/** The products that are sold for good, of the lines that do not know it themselves: they are older than the field that says so. */
async function finalSales(db: Db, { lines }: Pick<Order, 'lines'>): Promise<ReadonlySet<string>> {
  const products = lines.flatMap(({ product, returnable }) => (returnable === null ? (product ?? []) : []))
  if (products.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "product" WHERE "id" = ANY (${products}::uuid[]) AND "returnable" = false`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
