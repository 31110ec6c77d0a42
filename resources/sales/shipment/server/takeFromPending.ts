import { sql } from 'kysely'
import type { Order, SaleWork, Shipment } from '../../invoice/server/work.ts'
import { shipment } from '../shipment.ts'
import type { Pieces } from './createShipment.ts'
import { openPieces } from './openPieces.ts'

/**
 * Takes pieces that are about to be called off or changed out of the parcels of an order that are not packed yet; a parcel that is
 * empty then is cancelled. Pieces that are in no parcel go first, those of packed parcels never. The order is locked by the caller,
 * who brings it up to date afterwards (`orderChanged`) and may hand over what `openPieces` said.
 */
export async function takeFromPending(
  work: SaleWork,
  order: Pick<Order, 'id' | 'lines'>,
  lines: readonly Pieces[],
  known?: ReadonlyMap<string, number>,
): Promise<void> {
  const open = known ?? (await openPieces(work.db, order))
  const left = new Map(lines.map(({ line, quantity }) => [line, quantity - (open.get(line) ?? 0)]))
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "shipment" WHERE "order" = ${order.id} AND "status" = 'pending'
    ORDER BY "id" DESC`.execute(work.db)
  for (const { id } of rows) {
    const parcel = (await work.records.read(shipment, id)) as Shipment
    const kept = parcel.lines.flatMap((row) => {
      const taken = Math.min(row.quantity, Math.max(0, left.get(row.line) ?? 0))
      left.set(row.line, (left.get(row.line) ?? 0) - taken)
      return taken === row.quantity ? [] : [{ ...row, quantity: row.quantity - taken }]
    })
    if (kept.length === 0) await work.records.transition(shipment, id, 'withdraw')
    else await work.records.update(shipment, id, { lines: kept })
  }
}
