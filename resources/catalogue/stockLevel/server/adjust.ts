import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import type { Writing } from '../../../../server/context.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import type { Undo } from '../../../../server/undo.ts'
import { type Move, moveReasons, moves } from '../rules/moves.ts'
import { asideParts } from '../rules/quantities.ts'
import { type Level, readLevels, readVariants } from './levels.ts'
import { lockStock, type MoveWork, moveStock, type StockMove } from './moveStock.ts'
import { placeKey } from './placeKey.ts'

const pieces = z.int().min(1).max(999_999)

/** What may be done to one level: `set` counts it (`was` is the number that the counting person saw), the others add and take. */
const action = z.discriminatedUnion('action', [
  z.strictObject({
    action: z.literal('set'),
    quantity: z.int().min(0).max(999_999),
    was: z.int().optional(),
  }),
  z.strictObject({ action: z.literal('change'), quantity: z.int().min(-999_999).max(999_999) }),
  z.strictObject({ action: z.literal('receive'), quantity: pieces }),
  z.strictObject({ action: z.literal('expect'), quantity: pieces }),
  z.strictObject({ action: z.literal('arrive'), quantity: pieces }),
  z.strictObject({ action: z.literal('writeOff'), quantity: pieces, part: z.enum(asideParts).optional() }),
  z.strictObject({ action: z.literal('setAside'), quantity: pieces, part: z.enum(asideParts) }),
  z.strictObject({ action: z.literal('putBack'), quantity: pieces, part: z.enum(asideParts) }),
])

type Action = z.output<typeof action>

/** Lines of an adjustment: a level by its id, or the SKU and the place where there is none yet. */
export const adjustInput = z.strictObject({
  lines: z
    .array(
      z.strictObject({
        level: z.guid().optional(),
        sku: z.string().min(1).max(64).optional(),
        location: z.guid().optional(),
        move: action,
      }),
    )
    .min(1)
    .max(500),
  reason: z.enum(moveReasons).optional(),
  note: z.string().trim().max(200).optional(),
})

type AdjustInput = z.output<typeof adjustInput>

/** What staff did by hand needs a reason; what arrives or is expected explains itself. */
const explained: ReadonlySet<Action['action']> = new Set(['receive', 'expect', 'arrive'])

/** What was booked: the levels in question as they are then, and how all of it is undone. */
export interface Booked {
  readonly levels: readonly Level[]
  readonly undo?: Undo | undefined
}

/** As what a booking is noted, to be undone (`undoBooking`). */
export const bookingName = 'adjust'

/**
 * Books what staff counted, received, set aside or wrote off, all lines or none.
 * @throws ApiError `invalid` at the line: `required` (reason), `unknown-sku`, `stock-changed` with the number that is there now,
 * and those of `moveStock`
 */
export async function adjustStock(
  work: MoveWork & Pick<Writing, 'offerUndo'>,
  input: AdjustInput,
): Promise<Booked> {
  if (input.reason === undefined && input.lines.some(({ move }) => !explained.has(move.action)))
    throw refused<AdjustInput>('reason', 'required')
  const places = await findPlaces(work.db, input)
  const levels = new Map((await lockStock(work.db, places)).map((level) => [placeKey(level), level]))
  const asked = places.flatMap((place, index): StockMove<AdjustInput>[] => {
    const { move } = input.lines[index] as AdjustInput['lines'][number]
    const level = levels.get(placeKey(place)) as Level
    const path = `lines.${index}.move.quantity` as const
    if (move.action === 'set' && move.was !== undefined && move.was !== level.onHand)
      throw refused<AdjustInput>(path, 'stock-changed', { is: level.onHand })
    const booked = moveOf(move, level)
    if (booked.quantity === 0) return []
    const why = { reason: input.reason ?? null, note: input.note || null }
    return [{ ...booked, ...place, ...why, path, entry: uuidv7() }]
  })
  await moveStock(work, asked)
  const ids = [...levels.values()].map(({ id }) => id)
  const after = await readLevels(work.db, sql`"id" = ANY (${ids}::uuid[])`)
  const items = asked.flatMap((move) => {
    const level = after.find((one) => placeKey(one) === placeKey(move))
    const { entry = '' } = move
    return level ? [{ id: level.id, version: level.version, product: level.product, entry }] : []
  })
  // By product, as stocks are locked.
  items.sort((one, other) => one.product.localeCompare(other.product))
  const kept = items.map(({ id, version, entry }) => ({ id, version, entry }))
  return { levels: after, undo: await work.offerUndo({ action: bookingName, items: kept }) }
}

function moveOf(move: Action, level: Level): Move {
  switch (move.action) {
    case 'set':
      return moves.adjust(move.quantity - level.onHand)
    case 'change':
      return moves.adjust(move.quantity)
    case 'writeOff':
      return moves.writeOff(move.quantity, move.part)
    case 'setAside':
    case 'putBack':
      return moves[move.action](move.quantity, move.part)
    default:
      return moves[move.action](move.quantity)
  }
}

/** The variants and places that the lines mean, in their order; a line twice about one level is refused. */
async function findPlaces(db: Tx, { lines }: AdjustInput): Promise<{ variant: string; location: string }[]> {
  const ids = lines.flatMap(({ level }) => (level ? [level] : []))
  const skus = lines.flatMap(({ sku }) => (sku ? [sku.toLowerCase()] : []))
  const levels = ids.length > 0 ? await readLevels(db, sql`"id" = ANY (${ids}::uuid[])`) : []
  const variants = skus.length > 0 ? await readVariants(db, sql`lower(v."sku") = ANY (${skus}::text[])`) : []
  const seen = new Set<string>()
  return lines.map(({ level, sku, location }, index) => {
    const path = `lines.${index}.${level ? 'level' : 'sku'}` as const
    const byId = level === undefined ? undefined : levels.find(({ id }) => id === level)
    const known =
      byId ?? variants.find((one) => level === undefined && one.sku.toLowerCase() === sku?.toLowerCase())
    if (!known)
      throw refused<AdjustInput>(path, sku === undefined && !level ? 'required' : 'unknown-sku', {
        sku: sku ?? '',
      })
    const where = byId?.location ?? location
    if (where === undefined) throw refused<AdjustInput>(`lines.${index}.location`, 'required')
    const place = { variant: known.variant, location: where }
    if (seen.has(placeKey(place))) throw refused<AdjustInput>(path, 'repeated')
    seen.add(placeKey(place))
    return place
  })
}
