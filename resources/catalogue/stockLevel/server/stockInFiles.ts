import { sql } from 'kysely'
import type { Actor } from '../../../../server/actor.ts'
import type { Apart, ApartCell, ApartProblem } from '../../../../server/apart.ts'
import { ApiError } from '../../../../server/apiError.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { withinReach } from '../../../../server/records/reach.ts'
import { hasFlag } from '../../../../src/core/index.ts'
import type { ProblemCode } from '../../../../src/derive/problems.ts'
import { stockLevel } from '../stockLevel.ts'
import { adjustStock } from './adjust.ts'
import { type Level, readLevels, readVariants } from './levels.ts'
import { placeKey } from './placeKey.ts'
import { purgeBookings } from './purgeBookings.ts'
import { undoBooking } from './undoBooking.ts'

/** A place as somebody knows it: by its name or its code. */
interface Place {
  readonly id: string
  readonly name: string
  readonly code: string
}

/** A cell whose place and variant are known, with what is there. */
interface Counted extends ApartCell {
  readonly place: Place
  readonly variant: string
  readonly sku: string
  readonly was: number
  readonly quantity: number
}

const maySee = (actor: Actor) => hasFlag(actor, stockLevel.name, 'view')

/** The places that somebody may book at, in use or with something in them. */
async function placesOf(db: Db, actor: Actor): Promise<readonly Place[]> {
  const own = actor.reach?.of(stockLevel) ? (actor.reach.locations ?? []) : undefined
  const within = own ? sql<boolean>`l."id" = ANY (${[...own]}::uuid[])` : sql<boolean>`true`
  const { rows } = await sql<Place>`
    SELECT l."id", l."name", l."code" FROM "stock_location" l
    WHERE ${within} AND (l."active" OR EXISTS (SELECT 1 FROM "stock_level" s WHERE s."location" = l."id" AND s."on_hand" > 0))
    ORDER BY l."priority", l."name", l."id"`.execute(db)
  return rows
}

/** What the files of products have of the stock: what is on hand of each variant at each place. A number in an import is a count. */
export const stockInFiles: Apart = {
  needs: [stockLevel.name, 'adjust'],

  async names({ db, actor }) {
    return maySee(actor) ? (await placesOf(db, actor)).map(({ name }) => name) : []
  },

  async read({ db, actor, ids }) {
    const { rows } = await sql<{ variant: string; name: string; onHand: number }>`
      SELECT t."variant", l."name", t."on_hand" AS "onHand" FROM "stock_level" t JOIN "stock_location" l ON l."id" = t."location"
      WHERE t."product" = ANY (${[...ids]}::uuid[]) AND ${withinReach(actor, stockLevel)}`.execute(db)
    const found = new Map<string, Map<string, number>>()
    for (const { variant, name, onHand } of rows)
      found.set(variant, (found.get(variant) ?? new Map<string, number>()).set(name, onHand))
    return found
  },

  async book({ db, actor, at, cells }) {
    const { counted, problems } = await readCells(db, actor, cells)
    const changed = counted.filter(({ quantity, was }) => quantity !== was)
    if (!hasFlag(actor, stockLevel.name, 'adjust'))
      for (const { at, name } of changed) problems.push({ at, name, code: 'stock-not-yours', values: {} })
    if (problems.length > 0 || changed.length === 0) return { changes: [], entries: [], problems }
    const entries: string[] = []
    const offerUndo = async ({ items }: { readonly items: readonly { readonly entry?: string }[] }) => {
      entries.push(...items.flatMap(({ entry }) => entry ?? []))
      return undefined
    }
    const lines = changed.map(({ sku, place, quantity, was }) => ({
      sku,
      location: place.id,
      move: { action: 'set' as const, quantity, was },
    }))
    try {
      await adjustStock({ db, actor, at, offerUndo }, { lines, reason: 'correction' })
    } catch (error) {
      const problem = error instanceof ApiError ? error.problems[0] : undefined
      const cell = changed[Number(problem?.path.split('.')[1])]
      if (!problem || !cell) throw error
      const { code, values } = problem
      return { changes: [], entries: [], problems: [{ at: cell.at, name: cell.name, code, values }] }
    }
    return { changes: changesOf(changed), entries, problems: [] }
  },

  async putBack({ db, records, actor, at, entries, made }) {
    for (const entry of entries.toReversed()) await undoBooking.run({ db, records, actor, at, id: '', entry })
    if (made !== undefined) await purgeBookings(db, made, entries)
  },
}

/** The cells that can be understood, with what is on hand, and what is wrong with the others. Who does not see the stock is not told what differs from it. */
async function readCells(
  db: Db,
  actor: Actor,
  cells: readonly ApartCell[],
): Promise<{ counted: Counted[]; problems: ApartProblem[] }> {
  const counted: Counted[] = []
  const problems: ApartProblem[] = []
  const places = maySee(actor) ? await placesOf(db, actor) : []
  const ids = cells.flatMap(({ row }) => row ?? [])
  const variants = await readVariants(db, sql`v."id" = ANY (${ids}::uuid[])`)
  const levels = new Map<string, Level>()
  for (const level of await readLevels(db, sql`"variant" = ANY (${ids}::text[])`))
    levels.set(placeKey(level), level)
  const seen = new Set<string>()
  for (const cell of cells) {
    const refuse = (code: ProblemCode, values: ApartProblem['values'] = {}) =>
      problems.push({ at: cell.at, name: cell.name, code, values })
    const called = cell.name.toLowerCase()
    const place = places.find(({ name, code }) => [name, code].some((one) => one.toLowerCase() === called))
    const known = variants.find(({ variant }) => variant === cell.row)
    if (!maySee(actor)) refuse('stock-not-yours')
    else if (!place) refuse('unknown-place', { name: cell.name.slice(0, 80) })
    else if (!known) refuse('stock-of-no-variant')
    else if (!/^\d{1,6}$/.test(cell.text)) refuse('bad-count')
    else {
      const { variant, sku } = known
      const key = placeKey({ variant, location: place.id })
      if (seen.has(key)) refuse('repeated')
      seen.add(key)
      const was = levels.get(key)?.onHand ?? 0
      counted.push({ ...cell, place, variant, sku, was, quantity: Number(cell.text) })
    }
  }
  return { counted, problems }
}

/** What was and is on hand of each SKU, column by column. */
function changesOf(changed: readonly Counted[]) {
  const names = [...new Set(changed.map(({ name }) => name))]
  return names.map((name) => {
    const cells = changed.filter((cell) => cell.name === name)
    const text = (count: (cell: Counted) => number) =>
      cells.map((cell) => `${cell.sku} ${count(cell)}`).join(' · ')
    return { name, before: text(({ was }) => was), after: text(({ quantity }) => quantity) }
  })
}
