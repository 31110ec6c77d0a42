import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { after, type Move, moves } from '../../resources/catalogue/stockLevel/rules/moves.ts'
import {
  availableOf,
  type Quantities,
  stockParts,
} from '../../resources/catalogue/stockLevel/rules/quantities.ts'
import { type Level, readLevels, updateLevels } from '../../resources/catalogue/stockLevel/server/levels.ts'
import { insertMovements, type Movement } from '../../resources/catalogue/stockLevel/server/movements.ts'
import type { MoveCause } from '../../resources/catalogue/stockLevel/server/moveStock.ts'
import { placeKey } from '../../resources/catalogue/stockLevel/server/placeKey.ts'
import { refreshVariantStock } from '../../resources/catalogue/stockLevel/server/refreshVariantStock.ts'
import type { Context } from '../../server/context.ts'
import type { Tx } from '../../server/database/schema.ts'
import { columnName } from '../../src/derive/sqlNames.ts'
import { random } from '../random.ts'
import type { Duty, Staff } from '../staff.ts'
import { DAY } from '../time.ts'
import { working } from '../workingHours.ts'

/** What an order, a parcel or a return did to the stock. */
export interface SalesMove {
  /** Milliseconds. */
  readonly at: number
  readonly variant: string
  readonly location: string
  readonly move: Move
  readonly cause: MoveCause
  /** Since when the goods can be there. */
  readonly from: number
}

const chunk = 2000

/** For how many days a delivery is ordered at a time. */
const supplyDays = 45

/**
 * Books what the orders did to the stock, and before it the deliveries that it came out of: the levels keep what was available
 * of them, and no movement finds less than it needs. What stood after each movement of the levels is written anew.
 */
export async function writeLedger(context: Context, done: readonly SalesMove[], staff: Staff): Promise<void> {
  const levels = await readLevels(context.database.db, sql`true`)
  const ofLevel = Map.groupBy(done, placeKey)
  const earlier = await readMovements(context.database.db, [...ofLevel.keys()])
  const touched = levels.filter((level) => ofLevel.has(placeKey(level)))
  for (let at = 0; at < touched.length; at += chunk / 10) {
    const part = touched.slice(at, at + chunk / 10).map((level) => {
      const key = placeKey(level)
      return merge(level, earlier.get(key) ?? [], ofLevel.get(key) ?? [], staff)
    })
    await context.database.transaction(async (tx) => {
      const fresh = part.flatMap(({ fresh }) => fresh)
      for (let from = 0; from < fresh.length; from += chunk)
        await insertMovements(tx, fresh.slice(from, from + chunk))
      await correct(
        tx,
        part.flatMap(({ changed }) => changed),
      )
      await updateLevels(
        tx,
        part.map(({ level }) => level),
        new Date().toISOString(),
      )
    })
  }
  const products = [...new Set(touched.map(({ product }) => product))]
  await context.database.transaction((tx) => refreshVariantStock(tx, products), { statementTimeout: 0 })
}

/** A movement that is in the ledger already. */
interface Earlier {
  readonly id: string
  readonly at: number
  readonly key: string
  readonly changes: Move['changes']
  readonly onHandAfter: number
  readonly availableAfter: number
}

async function readMovements(
  db: Tx | Context['database']['db'],
  keys: readonly string[],
): Promise<Map<string, Earlier[]>> {
  const parts = stockParts.map((part) => `'${part}', "${columnName(part)}_change"`).join(', ')
  const { rows } = await sql<Earlier>`
    SELECT "id", (extract(epoch FROM "created_at") * 1000)::float8 AS "at", "variant" || ' ' || "location" AS "key",
      json_build_object(${sql.raw(parts)}) AS "changes", "on_hand_after" AS "onHandAfter", "available_after" AS "availableAfter"
    FROM "stock_movement" WHERE "variant" || ' ' || "location" = ANY (${[...keys]}::text[])
    ORDER BY "created_at", "id"`.execute(db)
  return Map.groupBy(rows, ({ key }) => key)
}

/** Puts old and new movements of a level into the order of their time. */
function merge(level: Level, earlier: readonly Earlier[], done: readonly SalesMove[], staff: Staff) {
  const sold = done.toSorted((a, b) => a.at - b.at)
  const all = [
    ...earlier.map((movement) => ({
      at: movement.at,
      changes: movement.changes,
      earlier: movement,
      sold: undefined,
    })),
    ...[...deliveriesFor(level, sold), ...sold].map((move) => ({
      at: move.at,
      changes: move.move.changes,
      earlier: undefined,
      sold: move,
    })),
  ].sort((a, b) => a.at - b.at)
  let quantities: Quantities = {
    onHand: 0,
    committed: 0,
    reserved: 0,
    damaged: 0,
    qc: 0,
    safety: 0,
    incoming: 0,
  }
  const fresh: Movement[] = []
  const changed: Earlier[] = []
  for (const { changes, earlier: old, sold: move } of all) {
    quantities = after(quantities, { changes })
    const now = { onHandAfter: quantities.onHand, availableAfter: availableOf(quantities) }
    if (move) fresh.push(movementOf(level, move, staff, now))
    else if (old && (old.onHandAfter !== now.onHandAfter || old.availableAfter !== now.availableAfter))
      changed.push({ ...old, ...now })
  }
  return { fresh, changed, level: { ...level, ...quantities } }
}

type Delivery = Omit<SalesMove, 'cause'> & { readonly cause: MoveCause | null }

/** The deliveries that the orders were met from: each one some weeks of what was then ordered. */
function deliveriesFor(level: Level, sold: readonly SalesMove[]): Delivery[] {
  const stream = random(`supply ${level.sku} ${level.location}`)
  const deliveries: Delivery[] = []
  let left = 0
  for (const [index, { at, move, variant, location, from, cause: _ }] of sold.entries()) {
    const wanted = -availableChange(move)
    if (wanted > left) {
      const coming = sold.slice(index).filter((other) => other.at < at + supplyDays * DAY)
      const pieces = coming.reduce((sum, other) => sum + Math.max(0, -availableChange(other.move)), 0) - left
      const name = `PO-${stream.whole(3300, 5900)}`
      deliveries.push({
        variant,
        location,
        from,
        at: Math.min(at, working(stream, Math.max(from - 0.4 * DAY, at - stream.between(1, 9) * DAY))),
        move: moves.receive(pieces),
        cause: { kind: 'purchase', id: name, name },
      })
      left += pieces
    }
    left -= wanted
  }
  return deliveries
}

/** What a movement adds to what is available. */
const availableChange = ({ changes }: Move): number =>
  (changes.onHand ?? 0) -
  (changes.committed ?? 0) -
  (changes.reserved ?? 0) -
  (changes.damaged ?? 0) -
  (changes.qc ?? 0) -
  (changes.safety ?? 0)

/** What goes through somebody's hands; the rest follows from what customers do. */
const handled: Readonly<Partial<Record<Move['kind'], Duty>>> = {
  received: 'warehouse',
  shipped: 'warehouse',
  returned: 'warehouse',
}

function movementOf(
  { variant, product, location, sku }: Level,
  { at, move, cause }: Delivery,
  staff: Staff,
  now: Pick<Movement, 'onHandAfter' | 'availableAfter'>,
): Movement {
  const actor = staff(handled[move.kind], at)
  return {
    ...move,
    id: uuidv7(),
    at: new Date(at).toISOString(),
    variant,
    product,
    location,
    sku,
    reason: null,
    note: null,
    actorId: actor.id,
    actorName: actor.name,
    cause: cause?.kind ?? null,
    causeId: cause?.id ?? null,
    causeName: cause?.name ?? null,
    ...now,
  }
}

/** Writes anew what stood after movements that now have others before them. */
async function correct(db: Tx, movements: readonly Earlier[]): Promise<void> {
  if (movements.length === 0) return
  const rows = movements.map(({ id, onHandAfter, availableAfter }) => ({ id, onHandAfter, availableAfter }))
  await sql`
    UPDATE "stock_movement" t SET "on_hand_after" = r."onHandAfter", "available_after" = r."availableAfter"
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS r("id" uuid, "onHandAfter" integer, "availableAfter" integer)
    WHERE t."id" = r."id"`.execute(db)
}
