import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { parcelLines, type TakenOfParcel, withTaken } from '../../invoice/server/parcelLines.ts'
import { voidReturnStates } from '../rules/names.ts'
import type { Order } from './work.ts'

/** Pieces of a line of an order that a parcel brought and the customer keeps. */
export interface KeptGoods {
  readonly line: string
  readonly parcel: string
  readonly pieces: number
}

/** The states of a parcel that goes nowhere any more. */
const over: readonly string[] = ['delivered', 'rtoReceived', 'lost']

/**
 * The goods of an order that stay with the customer, parcel by parcel; not those that were called off or lost, were accepted when they
 * came back, or were settled without that. Undefined as long as some are under way, to the customer or back.
 */
export async function keptGoods(
  db: Db,
  { id, status, lines }: Pick<Order, 'id' | 'status' | 'lines'>,
): Promise<KeptGoods[] | undefined> {
  if (status === 'cancelled' || status === 'expired') return []
  const parcels = await parcelLines(db, id)
  const sent = lines.reduce((sum, { quantity, cancelled }) => sum + quantity - cancelled, 0)
  const there = parcels.reduce((sum, of) => sum + (over.includes(of.status) ? of.pieces : 0), 0)
  const back = await cameBack(db, id)
  if (there < sent || back.some(({ isOpen }) => isOpen)) return undefined
  return withTaken(parcels, back).flatMap(({ line, parcel, status, pieces, takenPieces }) =>
    status === 'delivered' && pieces > takenPieces ? [{ line, parcel, pieces: pieces - takenPieces }] : [],
  )
}

/** What of an order came back and was accepted, and whether some of it is not seen yet. */
async function cameBack(
  db: Db,
  order: string,
): Promise<readonly (TakenOfParcel & { readonly isOpen: boolean })[]> {
  const { rows } = await sql<TakenOfParcel & { isOpen: boolean }>`
    SELECT l."line", coalesce(l."parcel", r."shipment") AS "parcel", 0 AS "value",
      sum(CASE WHEN r."inspected_at" IS NULL THEN l."quantity" ELSE l."accepted" END)::integer AS "pieces",
      bool_or(r."status" NOT IN ('inspected', 'completed')) AS "isOpen"
    FROM "order_return_lines" l JOIN "order_return" r ON r."id" = l."owner_id"
    WHERE r."order" = ${order} AND r."status" <> ALL (${[...voidReturnStates]}::text[])
    GROUP BY 1, 2 ORDER BY 2 NULLS LAST`.execute(db)
  return rows
}
