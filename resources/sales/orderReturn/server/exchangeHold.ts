import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import { moves } from '../../../catalogue/stockLevel/rules/moves.ts'
import { moveStock, type StockMove } from '../../../catalogue/stockLevel/server/moveStock.ts'
import { supplyPlaces } from '../../../catalogue/stockLevel/server/supplyPlaces.ts'
import type { OrderReturn, ReturnWork } from './work.ts'

/** A variant that may go out in exchange, with what it costs now. */
export interface ExchangeItem {
  readonly variant: string
  readonly product: string
  readonly sku: string
  readonly name: string
  readonly options: string
  readonly price: number
  readonly available: number
}

/** Variants by their ids or those of their products, with what all places that ship can still promise of them. */
export async function exchangeItems(
  db: Db,
  { variants = [], products = [] }: { variants?: readonly string[]; products?: readonly string[] },
): Promise<ExchangeItem[]> {
  const { rows } = await sql<ExchangeItem>`
    SELECT v."id" AS "variant", v."owner_id" AS "product", v."sku", p."name",
      concat_ws(' · ', v."colour", v."size", v."other") AS "options",
      (CASE WHEN v."special_price" IS NOT NULL AND coalesce(v."special_from" <= now(), true)
        AND coalesce(v."special_to" > now(), true) THEN v."special_price" ELSE v."sale_price" END)::float8 AS "price",
      coalesce((SELECT sum(greatest(s."sellable", 0)) FROM "stock_level" s
        JOIN "stock_location" l ON l."id" = s."location" AND l."active" AND l."ships_orders"
        WHERE s."variant" = v."id"::text), 0)::integer AS "available"
    FROM "product_variants" v JOIN "product" p ON p."id" = v."owner_id"
    WHERE v."id" = ANY (${[...variants]}::uuid[]) OR v."owner_id" = ANY (${[...products]}::uuid[])
    ORDER BY v."owner_id", v."position"`.execute(db)
  return rows
}

/**
 * Chooses where the pieces that go out in exchange will come from: the place of each line, in their order, null where nothing goes out.
 * @throws ApiError `invalid` with `not-enough-stock` at the line
 */
export async function exchangePlaces(
  db: Db,
  lines: readonly Pick<OrderReturn['lines'][number], 'exchangeVariant' | 'quantity' | 'exchangeSku'>[],
): Promise<(string | null)[]> {
  const wanted = lines.flatMap(({ exchangeVariant, quantity }) =>
    exchangeVariant ? [{ variant: exchangeVariant, quantity }] : [],
  )
  const places = await supplyPlaces(db, wanted)
  let next = 0
  return lines.map((line, index) => {
    if (!line.exchangeVariant) return null
    const location = places[next++]?.location
    if (location) return location
    const values = { sku: line.exchangeSku ?? '', available: 0 }
    throw refused<OrderReturn>(`lines.${index}.exchangeVariant`, 'not-enough-stock', values)
  })
}

/** Holds what will go out in exchange, at the places that the lines name. */
export const hold = (work: ReturnWork, record: OrderReturn): Promise<unknown> =>
  move(work, record, moves.reserve)

/** Lets go of what is held for an exchange; the lines forget the places by the caller's write. */
export const releaseHold = (work: ReturnWork, record: OrderReturn): Promise<unknown> =>
  move(work, record, moves.endReservation)

/** The lines without the places where something was held for them. */
export const withoutHolds = (lines: OrderReturn['lines']): OrderReturn['lines'] =>
  lines.map((line) => ({ ...line, heldAt: null }))

function move(work: ReturnWork, record: OrderReturn, of: typeof moves.reserve): Promise<unknown> {
  const cause = { kind: 'orderReturn', id: record.id, name: record.number ?? '' }
  const asked = record.lines.flatMap(
    ({ exchangeVariant, heldAt, quantity }, index): StockMove<OrderReturn>[] =>
      exchangeVariant && heldAt
        ? [
            {
              variant: exchangeVariant,
              location: heldAt,
              cause,
              path: `lines.${index}.exchangeVariant`,
              ...of(quantity),
            },
          ]
        : [],
  )
  return moveStock(work, asked)
}
