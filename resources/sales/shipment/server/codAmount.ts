import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { shareOf } from '../../../shared/money/rules/shareOf.ts'
import type { Order, Shipment } from '../../invoice/server/work.ts'

/**
 * What the courier collects with a parcel, in paise: all that is still due where it is the last one, else the value of its pieces.
 * Null for an order that is not paid on delivery. `open` says whether pieces stay behind that are in no parcel yet.
 */
export async function codAmount(
  db: Db,
  order: Order,
  parcel: Pick<Shipment, 'lines'>,
  { open, except }: { open: boolean; except?: string | undefined },
): Promise<number | null> {
  if (order.paymentMethod !== 'cod') return null
  const { rows } = await sql<{ asked: string | null }>`
    SELECT sum("cod_amount") AS "asked" FROM "shipment"
    WHERE "order" = ${order.id} AND "status" NOT IN ('cancelled', 'delivered', 'rtoReceived', 'lost')
      AND "id" IS DISTINCT FROM ${except ?? null}::uuid`.execute(db)
  const rest = Math.max(0, order.due - Number(rows[0]?.asked ?? 0))
  if (!open) return rest
  const value = parcel.lines.reduce((sum, { line: id, quantity }) => {
    const line = order.lines.find((one) => one.id === id)
    return line ? sum + shareOf(line.total, quantity, line.quantity) : sum
  }, 0)
  return Math.min(value, rest)
}
