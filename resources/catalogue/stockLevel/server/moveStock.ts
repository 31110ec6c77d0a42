import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Actor } from '../../../../server/actor.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import type { PathOf } from '../../../../src/core/pathOf.ts'
import type { ProblemCode } from '../../../../src/derive/problems.ts'
import { after, type Move, type MoveReason } from '../rules/moves.ts'
import { availableOf, stockParts } from '../rules/quantities.ts'
import { addLevels, type Level, readLevels, readVariants, updateLevels } from './levels.ts'
import { insertMovements, type Movement } from './movements.ts'
import { placeKey } from './placeKey.ts'
import { refreshVariantStock } from './refreshVariantStock.ts'

/** What a movement is done for: an order, a return, a transfer. `kind` is the name of its area. */
export interface MoveCause {
  readonly kind: string
  readonly id: string
  /** How people call it: its number. */
  readonly name: string
}

/** A variant at a place, as a request or a record `T` names it. */
export interface StockPlace<T = never> {
  readonly variant: string
  readonly location: string
  /** The field of `T` that a refusal is told at; `quantity` by default. */
  readonly path?: PathOf<T>
}

/** One movement of one variant at one place; spread one of `moves` into it: `{ variant, location, ...moves.commit(2) }`. */
export interface StockMove<T = never> extends Move, StockPlace<T> {
  readonly reason?: MoveReason | null
  readonly note?: string | null
  readonly cause?: MoveCause | undefined
  /** Of the line in the ledger, for whoever must find it again; given once its level is locked, as lines are in the order of their ids. */
  readonly entry?: string
}

/** In whose name, in which transaction and when. */
export interface MoveWork {
  readonly db: Tx
  readonly actor: Pick<Actor, 'id' | 'name'>
  /** ISO; now by default. */
  readonly at?: string
}

/**
 * The only way a stock changes (areas, S3): locks the levels, appends the movements to the ledger, writes the levels and the
 * stock of the variants and their products, all in the transaction given. Movements of one level are applied in their order.
 * Whoever calls it may call it again with other moves in the same transaction. Answers with the levels as they are then.
 * Locks are taken product by product, then level by level, each in the order of their ids.
 * @throws ApiError `invalid` with `not-enough-stock` where a part would fall below zero or more would be promised than there
 * is (beyond the level's `backorder`), `unknown-variant` where no product has the variant
 */
export async function moveStock<T = never>(
  { db, actor, at }: MoveWork,
  asked: readonly StockMove<T>[],
): Promise<Level[]> {
  if (asked.length === 0) return []
  const time = at ?? new Date().toISOString()
  const levels = new Map((await lockStock<T>(db, asked)).map((level) => [placeKey(level), level]))
  const movements = asked.map((move): Movement => {
    const level = levels.get(placeKey(move)) as Level
    const next = { ...level, ...after(level, move) }
    demandEnough(level, next, move)
    levels.set(placeKey(move), next)
    return movementOf(move, next, actor, time)
  })
  const changed = [...levels.values()]
  await insertMovements(db, movements)
  await updateLevels(db, changed, time)
  await refreshVariantStock(db, [...new Set(changed.map(({ product }) => product))])
  return changed
}

/**
 * Locks the levels of variants at places until the end of the transaction, makes those that are missing, and answers with them;
 * for whoever must know a level before it is moved. The products are locked first: saving one writes the rows that carry the
 * stock, and waits here.
 * @throws ApiError `invalid` with `unknown-variant`
 */
export async function lockStock<T = never>(db: Tx, asked: readonly StockPlace<T>[]): Promise<Level[]> {
  const variants = [...new Set(asked.map(({ variant }) => variant))]
  await sql`
    SELECT "id" FROM "product" WHERE "id" IN (
      SELECT "owner_id" FROM "product_variants" WHERE "id" = ANY (${variants}::uuid[])
      UNION SELECT "product" FROM "stock_level" WHERE "variant" = ANY (${variants}::text[]))
    ORDER BY "id" FOR NO KEY UPDATE`.execute(db)
  const wanted = new Set(asked.map(placeKey))
  const pairs = JSON.stringify(asked.map(({ variant, location }) => ({ variant, location })))
  const named = sql`("variant", "location") IN (
    SELECT "variant", "location" FROM json_to_recordset(${pairs}::json) AS r("variant" text, "location" uuid))`
  const found = await readLevels(db, named, true)
  if (found.length === wanted.size) return found
  const known = new Set(found.map(placeKey))
  const missing = asked.filter((move) => !known.has(placeKey(move)))
  const stocked = await readVariants(db, sql`v."id" = ANY (${missing.map(({ variant }) => variant)}::uuid[])`)
  for (const move of missing) {
    const variant = stocked.find(({ variant }) => variant === move.variant)
    if (!variant) throw refusal<T>(move, 'unknown-variant', {})
    await addLevels(db, [variant], [move.location])
  }
  return readLevels(db, named, true)
}

/** A movement may repair what is wrong already, but never make it worse. */
function demandEnough<T>(level: Level, next: Level, move: StockMove<T>): void {
  const short = stockParts.find((part) => next[part] < 0 && next[part] < level[part])
  if (short) throw refusal<T>(move, 'not-enough-stock', { sku: level.sku, available: level[short] })
  const missing = -(availableOf(next) + next.backorder)
  if (missing > 0 && availableOf(next) < availableOf(level)) {
    throw refusal<T>(move, 'not-enough-stock', {
      sku: level.sku,
      available: Math.max(0, availableOf(level) + level.backorder),
    })
  }
}

const refusal = <T>(
  { path }: Pick<StockPlace<T>, 'path'>,
  code: ProblemCode,
  values: Record<string, string | number>,
) => (path ? refused<T>(path, code, values) : refused<Move>('quantity', code, values))

function movementOf(
  move: Omit<StockMove, 'path'>,
  level: Level,
  actor: MoveWork['actor'],
  at: string,
): Movement {
  const { variant, location, kind, quantity, reason = null, note = null, cause } = move
  return {
    id: move.entry ?? uuidv7(),
    at,
    variant,
    location,
    kind,
    quantity,
    reason,
    note,
    sku: level.sku,
    product: level.product,
    cause: cause?.kind ?? null,
    causeId: cause?.id ?? null,
    causeName: cause?.name ?? null,
    actorId: actor.id,
    actorName: actor.name,
    changes: move.changes,
    onHandAfter: level.onHand,
    availableAfter: availableOf(level),
  }
}
