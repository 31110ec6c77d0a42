import { sql } from 'kysely'
import { z } from 'zod'
import type { Writing } from '../../../../server/context.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { moveReasons } from '../rules/moves.ts'
import { adjustStock, type Booked } from './adjust.ts'
import type { MoveWork } from './moveStock.ts'

const most = 500
const pieces = z.int().min(0).max(999_999)

/** SKUs or barcodes that were counted at a place. */
export const countedInput = z.strictObject({
  location: z.guid().toLowerCase(),
  codes: z.array(z.string().trim().min(1).max(64)).min(1).max(most),
})

/** What was counted at a place: `was` is what the level said when the differences were looked at. */
export const countInput = z.strictObject({
  location: z.guid().toLowerCase(),
  lines: z
    .array(z.strictObject({ sku: z.string().trim().min(1).max(64), counted: pieces, was: z.int() }))
    .min(1)
    .max(most),
  reason: z.enum(moveReasons).default('count'),
  note: z.string().trim().max(200).optional(),
})

/** A code that was scanned, the variant it belongs to, and what its level at the place says now. */
export interface CountedCode {
  readonly code: string
  readonly sku: string
  readonly item: string
  readonly onHand: number
}

/** Finds what SKUs and barcodes stand for, in the order given, with what is on hand at a place; the others come back as unknown. */
export async function findCounted(
  db: Db,
  { location, codes }: z.output<typeof countedInput>,
): Promise<{ found: CountedCode[]; unknown: string[] }> {
  const { rows } = await sql<CountedCode>`
    SELECT DISTINCT ON (given.place) given.code, v."sku", coalesce(l."on_hand", 0) AS "onHand",
      concat_ws(' · ', p."name", v."colour", v."size", v."other") AS "item"
    FROM unnest(${[...codes]}::text[]) WITH ORDINALITY AS given (code, place)
    JOIN "product_variants" v ON lower(v."sku") = lower(given.code) OR v."barcode" = given.code
    JOIN "product" p ON p."id" = v."owner_id"
    LEFT JOIN "stock_level" l ON l."variant" = v."id"::text AND l."location" = ${location}
    ORDER BY given.place, lower(v."sku") <> lower(given.code)`.execute(db)
  const known = new Set(rows.map(({ code }) => code))
  return { found: rows, unknown: codes.filter((code) => !known.has(code)) }
}

/**
 * Books a count of a place, all lines or none.
 * @throws ApiError as `adjustStock`: `stock-changed` at a line whose level is not what it was
 */
export const countStock = (
  work: MoveWork & Pick<Writing, 'offerUndo'>,
  { location, lines, reason, note }: z.output<typeof countInput>,
): Promise<Booked> =>
  adjustStock(work, {
    lines: lines.map(({ sku, counted, was }) => ({
      sku,
      location,
      move: { action: 'set', quantity: counted, was },
    })),
    reason,
    note,
  })
