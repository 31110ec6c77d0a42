import { sql } from 'kysely'
import { z } from 'zod'
import type { Actor } from '../../../../server/actor.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { malformed } from '../../../../server/records/parameters.ts'
import { withinReach } from '../../../../server/records/reach.ts'
import type { Address } from '../../../../src/fields/address/address.ts'
import type { Manifest, NotPrinted, Printed, PrintedParcel } from '../../../shared/documents/rules/printed.ts'
import type { Order, SaleWork, Shipment } from '../../invoice/server/work.ts'
import { shipment as area } from '../shipment.ts'
import { notePrinted } from './notePrinted.ts'
import { pickLists } from './pickLists.ts'
import { senders } from './senders.ts'
import { printBlockOf } from './shippable.ts'

const ids = z.array(z.guid().toLowerCase()).min(1).max(200)

/** What is printed of which parcels, or of the parcels of which orders. */
export const printInput = z.strictObject({
  kind: z.enum(['packingSlip', 'label', 'pickList', 'manifest']),
  shipments: ids.optional(),
  orders: ids.optional(),
})

/** A parcel with what its papers need of its order. */
export interface ParcelRow
  extends Pick<
    Shipment,
    'id' | 'version' | 'number' | 'order' | 'orderNumber' | 'location' | 'destination' | 'status' | 'courier'
  > {
  readonly service: string | null
  readonly awb: string | null
  readonly manifest: string | null
  readonly weight: number | null
  readonly length: number | null
  readonly width: number | null
  readonly height: number | null
  readonly codAmount: number | null
  readonly overrideReason: string | null
  readonly place: string | null
  readonly placedAt: string | null
  readonly locale: string
  readonly shippingAddress: Address | null
  readonly customerNote: string | null
  readonly giftWrap: boolean
  readonly giftMessage: string | null
  readonly onHold: boolean
  readonly cancellationPending: boolean
  readonly lines: PrintedParcel['lines']
}

/**
 * The papers of parcels (areas, 22). Of an order that is held or about to be cancelled nothing is printed; it is named with the
 * reason instead. Labels and slips are of packed parcels; that they were printed stands in their history.
 */
export async function printOf(
  work: Pick<SaleWork, 'db' | 'actor' | 'at'>,
  input: z.output<typeof printInput>,
): Promise<Printed> {
  const { kind } = input
  if ((input.shipments === undefined) === (input.orders === undefined)) throw malformed('shipments or orders')
  const { db, at } = work
  if (kind === 'pickList') return { kind, ...(await pickLists(work, at, input)) }
  const rows = await parcels(work, input)
  const refused = [...(await missing(db, input, rows)), ...rows.flatMap((row) => refusalOf(kind, row))]
  const out = new Set(refused.map(({ id }) => id))
  const printed = rows.filter(({ id }) => !out.has(id))
  await notePrinted(work, area, printed, kind)
  if (kind === 'manifest') return { kind, documents: manifests(printed, at), refused }
  return { kind, documents: await parcelsOf(db, printed), refused }
}

/** Packed parcels, or those of orders, as papers show them, without the checks of those who print. */
export async function readParcels(
  db: Db,
  asked: Pick<z.output<typeof printInput>, 'shipments' | 'orders'>,
): Promise<PrintedParcel[]> {
  const rows = await parcels({ db, actor: {} }, asked)
  return parcelsOf(
    db,
    rows.filter(({ status }) => status !== 'pending' && status !== 'cancelled'),
  )
}

async function parcelsOf(db: Db, rows: readonly ParcelRow[]): Promise<PrintedParcel[]> {
  const from = await senders(
    db,
    rows.map(({ location }) => location),
  )
  return rows.map((row) => parcelOf(row, from))
}

/** Of an order its parcels that are not over; in the order in which they were asked for. */
async function parcels(
  { db, actor }: { readonly db: Db; readonly actor: Pick<Actor, 'reach'> },
  { shipments, orders }: Pick<z.output<typeof printInput>, 'shipments' | 'orders'>,
): Promise<ParcelRow[]> {
  const asked = shipments ?? orders ?? []
  const which = shipments
    ? sql`s."id" = ANY (${asked}::uuid[])`
    : sql`s."order" = ANY (${asked}::uuid[]) AND s."status" NOT IN ('pending', 'cancelled')`
  const { rows } = await sql<{ row: ParcelRow }>`
    SELECT json_build_object(
      'id', s."id", 'version', s."version", 'number', s."number", 'order', s."order", 'orderNumber', o."number",
      'location', s."location", 'destination', s."destination", 'status', s."status", 'courier', s."courier",
      'service', s."service", 'awb', s."awb", 'manifest', s."manifest", 'weight', s."weight", 'length', s."length",
      'width', s."width", 'height', s."height", 'codAmount', s."cod_amount", 'overrideReason', s."override_reason",
      'place', l."name", 'placedAt', o."placed_at", 'locale', o."locale", 'shippingAddress', o."shipping_address",
      'customerNote', o."customer_note", 'giftWrap', o."gift_wrap", 'giftMessage', o."gift_message",
      'onHold', o."on_hold", 'cancellationPending', o."cancellation_pending",
      'lines', (SELECT coalesce(json_agg(json_build_object('sku', r."sku", 'name', r."name", 'quantity', r."quantity")
        ORDER BY r."position"), '[]') FROM "shipment_lines" r WHERE r."owner_id" = s."id")) AS "row"
    FROM "shipment" s JOIN "order" o ON o."id" = s."order" LEFT JOIN "stock_location" l ON l."id" = s."location"
    WHERE ${which} AND ${withinReach(actor, area, 's')}
    ORDER BY array_position(${asked}::uuid[], ${shipments ? sql`s."id"` : sql`s."order"`}), s."id"`.execute(
    db,
  )
  return rows.map(({ row }) => row)
}

/** Orders without a packed parcel, and parcels that are not there any more. */
async function missing(
  db: Db,
  { shipments, orders }: z.output<typeof printInput>,
  rows: readonly ParcelRow[],
): Promise<NotPrinted[]> {
  if (shipments) {
    const found = new Set(rows.map(({ id }) => id))
    return shipments.flatMap((id) => (found.has(id) ? [] : [{ id, name: '', code: 'not-found' }]))
  }
  const found = new Set(rows.map(({ order }) => order))
  const left = (orders ?? []).filter((id) => !found.has(id))
  const { rows: named } = await sql<Pick<Order, 'id' | 'number' | 'onHold' | 'cancellationPending'>>`
    SELECT "id", "number", "on_hold" AS "onHold", "cancellation_pending" AS "cancellationPending"
    FROM "order" WHERE "id" = ANY (${left}::uuid[])`.execute(db)
  return left.map((id) => {
    const order = named.find((one) => one.id === id)
    const code = order ? (printBlockOf(order) ?? 'print-not-packed') : 'not-found'
    return { id, name: order?.number ?? '', code }
  })
}

function refusalOf(kind: string, row: ParcelRow): NotPrinted[] {
  const code =
    printBlockOf(row, row) ??
    (row.status === 'pending' || row.status === 'cancelled' ? 'print-not-packed' : undefined) ??
    (kind === 'manifest' && !row.awb ? 'print-no-awb' : undefined)
  return code ? [{ id: row.id, name: row.number ?? '', code }] : []
}

function parcelOf(row: ParcelRow, from: Awaited<ReturnType<typeof senders>>): PrintedParcel {
  const { id, placedAt, locale, customerNote, giftMessage, courier, service, awb, weight, lines } = row
  const { length, width, height } = row
  return {
    id,
    placedAt,
    locale,
    customerNote,
    giftMessage,
    courier,
    service,
    awb,
    weight,
    lines,
    number: row.number ?? '',
    orderNumber: row.orderNumber ?? '',
    sender: from.get(row.location ?? '') ?? (from.get('') as PrintedParcel['sender']),
    shipTo: row.shippingAddress,
    isGift: row.giftWrap,
    size: length && width && height ? [length, width, height] : null,
    cod: row.codAmount || null,
  }
}

/** One for each courier, place and manifest. */
function manifests(rows: readonly ParcelRow[], at: string): Manifest[] {
  const groups = Map.groupBy(rows, ({ courier, location, manifest }) =>
    JSON.stringify([courier, location, manifest]),
  )
  return [...groups.values()].map((group) => ({
    courier: group[0]?.courier ?? '',
    location: group[0]?.place ?? '',
    number: group[0]?.manifest ?? null,
    at,
    rows: group.map(
      ({ number, orderNumber, awb, destination, shippingAddress, weight, lines, codAmount }) => ({
        awb,
        // The courier sorts by it, and has the whole address on the label.
        destination: [shippingAddress?.pincode, destination].filter(Boolean).join(' ') || null,
        weight,
        number: number ?? '',
        orderNumber: orderNumber ?? '',
        pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
        cod: codAmount || null,
      }),
    ),
  }))
}
