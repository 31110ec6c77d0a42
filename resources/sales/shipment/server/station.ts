import { sql } from 'kysely'
import { z } from 'zod'
import { withinReach } from '../../../../server/records/reach.ts'
import { refused } from '../../../../server/refused.ts'
import { hasFlag } from '../../../../src/core/index.ts'
import type { SaleWork, Shipment } from '../../invoice/server/work.ts'
import { order as orders } from '../../order/order.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import type { StationParcel } from '../rules/station.ts'
import { shipment as area } from '../shipment.ts'
import { createShipment } from './createShipment.ts'
import { demandShippable } from './shippable.ts'

/** What is scanned at the packing station: the AWB or number of a parcel, or the number of an order. */
export const stationInput = z.strictObject({ code: z.string().trim().min(1).max(80) })

/**
 * Brings a parcel to the packing station. Of an order it is the one that is packed next; where all pieces wait without a parcel, it is
 * made. What must not be packed is refused before anybody fetches its pieces.
 * @throws ApiError `invalid` with `scan-unknown` at `code`, or with the block at `order`
 */
export async function station(
  work: SaleWork,
  { code }: z.output<typeof stationInput>,
): Promise<StationParcel> {
  const id = (await findParcel(work, code)) ?? (await makeParcel(work, code))
  const parcel = id && ((await work.records.read(area, id)) as Shipment | undefined)
  if (!parcel) throw unknown()
  const order = await lockOrder(work, parcel.order)
  if (parcel.status === 'pending') demandShippable(order, parcel)
  const { version, number, orderNumber, status, destination, dueAt } = parcel
  const known = await codesOf(work, parcel)
  return {
    id: parcel.id,
    version,
    number,
    orderNumber,
    status,
    destination,
    dueAt,
    giftWrap: order.giftWrap,
    // What somebody wrote to somebody is for those who may see orders.
    giftMessage: hasFlag(work.actor, orders.name, 'view') ? order.giftMessage : null,
    lines: parcel.lines.map(({ line, variant, sku, name, quantity }) => {
      const { barcode = null, product = null } = known.get(variant ?? '') ?? {}
      return { id: line, sku, barcode, name, quantity, product, variant }
    }),
  }
}

const unknown = () => refused<typeof stationInput>('code', 'scan-unknown')

/** A parcel by its own code; of an order the oldest that is still to be packed, else the one packed last. */
async function findParcel({ db, actor }: SaleWork, code: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string; isOwn: boolean; status: string }>`
    SELECT "id", "status", coalesce(lower("awb") = lower(${code}) OR lower("number") = lower(${code}), false) AS "isOwn"
    FROM "shipment" WHERE (lower("awb") = lower(${code}) OR lower("number") = lower(${code})
      OR (lower("order_number") = lower(${code}) AND "status" <> 'cancelled')) AND ${withinReach(actor, area, 'shipment')}
    ORDER BY 3 DESC, "status" = 'pending' DESC, "created_at" LIMIT 1`.execute(db)
  const [found] = rows
  if (!found || found.isOwn || found.status === 'pending') return found?.id
  // All of its parcels are packed; where pieces are left, they make the next one.
  return (await hasOpenPieces(db, code)) ? undefined : found.id
}

async function hasOpenPieces(db: SaleWork['db'], code: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM "order" WHERE lower("number") = lower(${code}) AND "status" IN ('confirmed', 'processing')
      AND "fulfilment_status" IN ('unfulfilled', 'partiallyFulfilled')`.execute(db)
  return rows.length > 0
}

/** Makes the parcels of an order; of several the first that lies within reach. */
async function makeParcel(work: SaleWork, code: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    SELECT t."id" FROM "order" t WHERE lower(t."number") = lower(${code}) AND ${withinReach(work.actor, orders)}`.execute(
    work.db,
  )
  const [found] = rows
  if (!found) return undefined
  const order = await lockOrder(work, found.id)
  demandShippable(order)
  await createShipment(work, order)
  return findParcel(work, code)
}

/** Barcode and product of each variant in a parcel. */
async function codesOf({ db }: SaleWork, { lines }: Shipment) {
  const variants = lines.flatMap(({ variant }) => variant ?? [])
  if (variants.length === 0) return new Map<string, { barcode: string | null; product: string }>()
  const { rows } = await sql<{ id: string; barcode: string | null; product: string }>`
    SELECT "id", "barcode", "owner_id" AS "product" FROM "product_variants" WHERE "id" = ANY(${variants})`.execute(
    db,
  )
  return new Map(rows.map(({ id, ...codes }) => [id, codes]))
}
