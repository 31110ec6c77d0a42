import { sql } from 'kysely'
import { z } from 'zod'
import type { RefusedRecord } from '../../../../server/records/forEachRecord.ts'
import { malformed } from '../../../../server/records/parameters.ts'
import { withinReach } from '../../../../server/records/reach.ts'
import type { SaleWork, Shipment } from '../../invoice/server/work.ts'
import { shipment } from '../shipment.ts'

const ids = z.array(z.guid().toLowerCase()).min(1).max(500)

/** Parcels themselves, or the orders that they are of: one of the two. */
export const meantInput = z.strictObject({ shipments: ids.optional(), orders: ids.optional() })

type Meant = z.output<typeof meantInput>

/** How many parcels or orders are meant. */
export const countOfMeant = ({ shipments, orders }: Meant): number => (shipments ?? orders ?? []).length

/** The parcels that are meant; of orders those within reach that are in one of these states. @throws ApiError where both are named, or none */
export async function meantParcels(
  { db, actor }: Pick<SaleWork, 'db' | 'actor'>,
  { shipments, orders }: Meant,
  states: readonly Shipment['status'][],
): Promise<readonly string[]> {
  if ((shipments === undefined) === (orders === undefined)) throw malformed('shipments or orders')
  if (shipments) return shipments
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "shipment" WHERE "order" = ANY (${[...(orders ?? [])]}::uuid[])
      AND "status" = ANY (${[...states]}::text[]) AND ${withinReach(actor, shipment, 'shipment')}`.execute(db)
  return rows.map(({ id }) => id)
}

/** A parcel that was left as it is, with its number: whoever chose orders has not seen it. */
export interface RefusedParcel extends RefusedRecord {
  readonly number: string
}

export async function withNumbers(
  { db, actor }: Pick<SaleWork, 'db' | 'actor'>,
  refused: readonly RefusedRecord[],
): Promise<RefusedParcel[]> {
  if (refused.length === 0) return []
  const { rows } = await sql<{ id: string; number: string }>`
    SELECT "id", "number" FROM "shipment" WHERE "id" = ANY (${refused.map(({ id }) => id)}::uuid[])
      AND ${withinReach(actor, shipment, 'shipment')}`.execute(db)
  const numbers = new Map(rows.map(({ id, number }) => [id, number]))
  return refused.map((each) => ({ ...each, number: numbers.get(each.id) ?? '' }))
}
