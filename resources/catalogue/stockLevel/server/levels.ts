import { type RawBuilder, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Db, Tx } from '../../../../server/database/schema.ts'
import type { AnyRecord } from '../../../../src/core/index.ts'
import { searchText } from '../../../../src/derive/searchText.ts'
import { columnName } from '../../../../src/derive/sqlNames.ts'
import { availableOf, type Quantities, stockParts, stockStateOf, unavailableOf } from '../rules/quantities.ts'
import { stockLevel } from '../stockLevel.ts'
import { usualLowStock } from './refreshLowStock.ts'

/** A level as it is stored, its quantities among the rest. */
export interface Level extends Quantities {
  readonly id: string
  readonly version: number
  readonly variant: string
  readonly product: string
  readonly location: string
  readonly sku: string
  readonly item: string
  readonly backorder: number
  readonly lowAt: number
}

/** A variant of a product as the stock knows it; `item` names it for people: "Linen shirt · Blue · M". */
export interface StockedVariant {
  readonly variant: string
  readonly product: string
  readonly sku: string
  readonly item: string
  readonly lowAt: number
}

const levelColumns = sql`
  "id", "version", "variant", "product", "location", "sku", "item", "backorder", "low_at" AS "lowAt",
  "on_hand" AS "onHand", "committed", "reserved", "damaged", "qc", "safety", "incoming"`

/** The levels that a condition on `stock_level` names, in the one order in which they are locked. */
export async function readLevels(db: Db, where: RawBuilder<unknown>, lock = false): Promise<Level[]> {
  const { rows } = await sql<Level>`
    SELECT ${levelColumns} FROM "stock_level" WHERE ${where} ORDER BY "id" ${lock ? sql`FOR UPDATE` : sql``}`.execute(
    db,
  )
  return rows
}

/** What the product area says of variants, by their ids; one that is on no product (any more) is left out. */
export async function readVariants(db: Db, where: RawBuilder<unknown>): Promise<StockedVariant[]> {
  const { rows } = await sql<StockedVariant>`
    SELECT v."id" AS "variant", v."owner_id" AS "product", v."sku", coalesce(v."low_stock", ${usualLowStock}) AS "lowAt",
      concat_ws(' · ', p."name", v."colour", v."size", v."other") AS "item"
    FROM "product_variants" v JOIN "product" p ON p."id" = v."owner_id" WHERE ${where} ORDER BY v."id"`.execute(
    db,
  )
  return rows
}

const nothing: Quantities = {
  onHand: 0,
  committed: 0,
  reserved: 0,
  damaged: 0,
  qc: 0,
  safety: 0,
  incoming: 0,
}

/** Writes empty levels for the variants at the places where they have none yet. */
export async function addLevels(
  db: Tx,
  variants: readonly StockedVariant[],
  locations: readonly string[],
): Promise<void> {
  const rows = variants.flatMap((variant) =>
    locations.map((location) => ({
      id: uuidv7(),
      version: 1,
      backorder: 0,
      ...variant,
      location,
      ...nothing,
    })),
  )
  await insertLevels(db, rows)
}

/** Stores new levels in one statement; one that another transaction has made meanwhile stays as it is. */
export async function insertLevels(db: Tx, levels: readonly Level[]): Promise<void> {
  if (levels.length === 0) return
  const rows = levels.map((level) => ({ ...level, ...derivedOf(level), search: searchOf(level) }))
  await sql`
    INSERT INTO "stock_level" ("id", "variant", "product", "location", "sku", "item", "backorder", "low_at",
      "on_hand", "committed", "reserved", "damaged", "qc", "safety", "incoming",
      "unavailable", "available", "sellable", "state", "search")
    SELECT "id", "variant", "product", "location", "sku", "item", "backorder", "lowAt",
      "onHand", "committed", "reserved", "damaged", "qc", "safety", "incoming",
      "unavailable", "available", "sellable", "state", "search"
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS r("id" uuid, "variant" text, "product" uuid, "location" uuid,
      "sku" text, "item" text, "backorder" integer, "lowAt" integer, "onHand" integer, "committed" integer,
      "reserved" integer, "damaged" integer, "qc" integer, "safety" integer, "incoming" integer, "unavailable" integer,
      "available" integer, "sellable" integer, "state" text, "search" text)
    ON CONFLICT DO NOTHING`.execute(db)
}

/** Stores the quantities, the names and the limits of locked levels; each gets its next version. */
export async function updateLevels(db: Tx, levels: readonly Level[], at: string): Promise<void> {
  if (levels.length === 0) return
  const rows = levels.map((level) => ({ ...level, ...derivedOf(level), search: searchOf(level) }))
  const set = [...stockParts, 'unavailable', 'available', 'sellable']
    .map((name) => `"${columnName(name)}" = r."${name}"`)
    .join(', ')
  const shape = [...stockParts, 'unavailable', 'available', 'sellable']
    .map((name) => `"${name}" integer`)
    .join(', ')
  await sql`
    UPDATE "stock_level" t SET ${sql.raw(set)}, "state" = r."state", "search" = r."search", "sku" = r."sku",
      "item" = r."item", "backorder" = r."backorder", "low_at" = r."lowAt", "version" = t."version" + 1, "updated_at" = ${at}
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS r("id" uuid, "sku" text, "item" text, "backorder" integer,
      "lowAt" integer, "state" text, "search" text, ${sql.raw(shape)})
    WHERE t."id" = r."id"`.execute(db)
}

const derivedOf = (level: Level) => ({
  unavailable: unavailableOf(level),
  available: availableOf(level),
  sellable: availableOf(level) + level.backorder,
  state: stockStateOf(availableOf(level), level.lowAt),
})

const searchOf = (level: Level): string => searchText(stockLevel, level as unknown as AnyRecord)
