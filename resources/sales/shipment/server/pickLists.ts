import { sql } from 'kysely'
import type { Actor } from '../../../../server/actor.ts'
import type { Db } from '../../../../server/database/schema.ts'
import type { NotPrinted, PickList } from '../../../shared/documents/rules/printed.ts'
import { printBlockOf } from './shippable.ts'

interface Asked {
  readonly shipments?: readonly string[] | undefined
  readonly orders?: readonly string[] | undefined
}

interface Row {
  readonly id: string
  readonly name: string | null
  readonly order: string | null
  readonly place: string | null
  readonly sku: string | null
  readonly item: string | null
  readonly quantity: number
  readonly onHold: boolean
  readonly cancellationPending: boolean
  readonly overrideReason: string | null
}

/** What is to be fetched for parcels that are not packed yet, or for all that orders still wait for: one list for each place. */
export async function pickLists(
  { db, actor }: { readonly db: Db; readonly actor: Pick<Actor, 'reach'> },
  at: string,
  { shipments, orders }: Asked,
): Promise<{ documents: PickList[]; refused: NotPrinted[] }> {
  const rows = shipments
    ? await ofParcels(db, shipments)
    : await ofOrders(db, orders ?? [], actor.reach?.locations)
  const refused = [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, group]): NotPrinted[] => {
    const [row] = group as [Row, ...Row[]]
    const code =
      printBlockOf(row, row) ?? (group.every(({ quantity }) => quantity <= 0) ? 'print-all-packed' : '')
    return code ? [{ id, name: row.name ?? '', code }] : []
  })
  const found = new Set(rows.map(({ id }) => id))
  const unknown = (shipments ?? orders ?? []).filter((id) => !found.has(id))
  const out = new Set(refused.map(({ id }) => id))
  const wanted = rows.filter(({ id, quantity }) => !out.has(id) && quantity > 0)
  const places = Map.groupBy(wanted, ({ place }) => place ?? '')
  return {
    documents: [...places].map(([location, group]) => ({ location, at, rows: bySku(group) })),
    refused: [...refused, ...unknown.map((id) => ({ id, name: '', code: 'not-found' }))],
  }
}

function bySku(rows: readonly Row[]): PickList['rows'] {
  return [...Map.groupBy(rows, ({ sku }) => sku ?? '')]
    .map(([sku, group]) => ({
      sku,
      name: group[0]?.item ?? '',
      quantity: group.reduce((sum, { quantity }) => sum + quantity, 0),
      orders: group.map(({ order, quantity }) => ({ number: order ?? '', quantity })),
    }))
    .sort((a, b) => (a.sku < b.sku ? -1 : 1))
}

async function ofParcels(db: Db, ids: readonly string[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    SELECT s."id", s."number" AS "name", o."number" AS "order", p."name" AS "place", l."sku", l."name" AS "item",
      CASE WHEN s."status" = 'pending' THEN l."quantity" ELSE 0 END AS "quantity", o."on_hold" AS "onHold",
      o."cancellation_pending" AS "cancellationPending", s."override_reason" AS "overrideReason"
    FROM "shipment" s JOIN "order" o ON o."id" = s."order" JOIN "shipment_lines" l ON l."owner_id" = s."id"
    LEFT JOIN "stock_location" p ON p."id" = s."location"
    WHERE s."id" = ANY (${[...ids]}::uuid[]) ORDER BY s."id", l."position"`.execute(db)
  return rows
}

/** Of orders what is taken from these places, or from all. */
async function ofOrders(
  db: Db,
  ids: readonly string[],
  places: readonly string[] | undefined,
): Promise<Row[]> {
  const near = places ? sql`l."location" = ANY (${[...places]}::uuid[])` : sql`true`
  const { rows } = await sql<Row>`
    SELECT o."id", o."number" AS "name", o."number" AS "order", p."name" AS "place", l."sku",
      concat_ws(', ', l."name", l."options") AS "item",
      CASE WHEN o."status" IN ('placed', 'confirmed', 'processing') THEN l."quantity" - coalesce(l."cancelled", 0) - coalesce((
        SELECT sum(r."quantity") FROM "shipment" s JOIN "shipment_lines" r ON r."owner_id" = s."id"
        WHERE s."order" = o."id" AND s."status" NOT IN ('pending', 'cancelled') AND r."line" = l."id"::text), 0) ELSE 0 END::int AS "quantity",
      o."on_hold" AS "onHold", o."cancellation_pending" AS "cancellationPending", NULL AS "overrideReason"
    FROM "order" o JOIN "order_lines" l ON l."owner_id" = o."id"
    LEFT JOIN "stock_location" p ON p."id" = l."location"
    WHERE o."id" = ANY (${[...ids]}::uuid[]) AND ${near} ORDER BY o."id", l."position"`.execute(db)
  return rows
}
