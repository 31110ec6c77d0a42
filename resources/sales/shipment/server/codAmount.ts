import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { shareOf } from '../../../shared/money/rules/shareOf.ts'
import type { Order, Shipment } from '../../invoice/server/work.ts'

/**
 * What the courier collects with a parcel, in paise: all that is still due where it is the last one, else the value of its pieces: whoever
 * takes one of several parcels and not the others pays for what is in it. Null for an order that is not paid on delivery. `open` says
 * whether pieces stay behind that are in no parcel yet; of parcels that are to be packed it is found anew as they are (`isPacked`).
 */
export async function codAmount(
  db: Db,
  order: Order,
  parcel: Pick<Shipment, 'lines'> & { readonly id?: string },
  { open, isPacked = false }: { open: boolean; isPacked?: boolean },
): Promise<number | null> {
  if (order.paymentMethod !== 'cod') return null
  const { rows } = await sql<{ asked: number; isMore: boolean }>`
    SELECT coalesce(sum("cod_amount") FILTER (WHERE NOT (${isPacked} AND "status" = 'pending')), 0)::float8 AS "asked",
      coalesce(bool_or(${isPacked} AND "status" = 'pending'), false) AS "isMore" FROM "shipment"
    WHERE "order" = ${order.id} AND "status" NOT IN ('cancelled', 'delivered', 'rtoReceived', 'lost')
      AND "id" IS DISTINCT FROM ${parcel.id ?? null}::uuid`.execute(db)
  const { asked = 0, isMore = false } = rows[0] ?? {}
  const rest = Math.max(0, order.due - asked)
  if (!open && !isMore) return rest
  const value = parcel.lines.reduce((sum, { line: id, quantity }) => {
    const line = order.lines.find((one) => one.id === id)
    if (!line) return sum
    const { total, cancelledAmount, cancelled } = line
    return sum + shareOf(total - cancelledAmount, quantity, line.quantity - cancelled)
  }, 0)
  return Math.min(value, rest)
}
