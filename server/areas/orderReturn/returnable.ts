import { sql } from 'kysely'
import { voidReturnStates } from '../../../src/shop/returns/names.ts'
import type { TakenPieces } from '../../../src/shop/returns/valueOfPieces.ts'
import { dayIn } from '../../../src/shop/tax/rates.ts'
import type { Db } from '../../database/open.ts'
import type { Order } from './work.ts'

/** A line of an order as somebody may send it back. */
export interface ReturnableLine {
  readonly line: Order['lines'][number]
  /** Pieces that were delivered and are in no other return. */
  readonly open: number
  readonly taken: TakenPieces
  /** Sold for good: it comes back with an override only, however early. */
  readonly isFinal: boolean
  /** Whether it may come back without an override: returnable at all, and in time. */
  readonly inWindow: boolean
}

/** What of an order can come back on the day of `at` (ISO); lines of which nothing can are left out. */
export async function returnableLines(db: Db, order: Order, at: string): Promise<ReturnableLine[]> {
  const taken = await takenPieces(db, order.id)
  const final = await finalSales(db, order)
  const today = dayIn(new Date(at))
  return order.lines.flatMap((line) => {
    const before = taken.get(line.id) ?? { pieces: 0, value: 0 }
    const open = (line.delivered ?? 0) - before.pieces
    const isFinal = line.returnable === false || (line.product !== null && final.has(line.product))
    const inWindow = !isFinal && line.returnableUntil !== null && today <= line.returnableUntil
    return open > 0 ? [{ line, open, taken: before, isFinal, inWindow }] : []
  })
}

/** What the returns of an order take up of its lines, by the ids of these; parcels that never arrived are no part of what was delivered. */
export async function takenPieces(db: Db, order: string, except?: string): Promise<Map<string, TakenPieces>> {
  const { rows } = await sql<{ line: string; pieces: number; value: number }>`
    SELECT l."line", sum(l."quantity")::integer AS "pieces", sum(coalesce(l."value", 0))::float8 AS "value"
    FROM "order_return_lines" l JOIN "order_return" r ON r."id" = l."owner_id"
    WHERE r."order" = ${order} AND r."source" <> 'rto' AND r."status" <> ALL (${[...voidReturnStates]}::text[])
      AND r."id" IS DISTINCT FROM ${except ?? null}::uuid GROUP BY l."line"`.execute(db)
  return new Map(rows.map(({ line, pieces, value }) => [line, { pieces, value }]))
}

/** The products that are sold for good, of the lines that do not know it themselves: they are older than the field that says so. */
async function finalSales(db: Db, { lines }: Pick<Order, 'lines'>): Promise<ReadonlySet<string>> {
  const products = lines.flatMap(({ product, returnable }) => (returnable === null ? (product ?? []) : []))
  if (products.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "product" WHERE "id" = ANY (${products}::uuid[]) AND "returnable" = false`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
