import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { Order } from '../../invoice/server/work.ts'
import { piecesLeft } from '../../order/rules/piecesLeft.ts'

/** A parcel as far as a cancellation must know it. */
export interface Parcel {
  readonly id: string
  readonly number: string
  readonly status: string
  readonly awb: string | null
  readonly courier: string | null
  readonly lines: readonly { readonly line: string; readonly quantity: number }[]
}

/** Where the pieces of a line are. */
export interface Whereabouts {
  readonly line: string
  /** In no packed parcel: they can simply be called off. */
  readonly free: number
  /** In packed parcels that have not left the house. */
  readonly packed: number
  /** On their way to the customer. */
  readonly out: number
}

const packedStates: readonly string[] = ['packed', 'labelReady']
const outStates: readonly string[] = ['handedOver', 'inTransit', 'outForDelivery', 'attemptFailed']

/** The parcels of an order but for those that are only planned or called off. Read them under the lock of the order. */
export async function parcelsOf(db: Db, order: string): Promise<Parcel[]> {
  const { rows } = await sql<Parcel>`
    SELECT s."id", s."number", s."status", s."awb", s."courier",
      coalesce((SELECT json_agg(json_build_object('line', l."line", 'quantity', l."quantity") ORDER BY l."position")
        FROM "shipment_lines" l WHERE l."owner_id" = s."id"), '[]'::json) AS "lines"
    FROM "shipment" s WHERE s."order" = ${order} AND s."status" NOT IN ('pending', 'cancelled') ORDER BY s."id"`.execute(
    db,
  )
  return rows
}

/** Where the pieces of each line of an order are now. */
export function whereaboutsOf(order: Pick<Order, 'lines'>, parcels: readonly Parcel[]): Whereabouts[] {
  const inParcels = (line: string, states?: readonly string[]) =>
    parcels
      .filter(({ status }) => !states || states.includes(status))
      .flatMap(({ lines }) => lines)
      .reduce((sum, one) => sum + (one.line === line ? one.quantity : 0), 0)
  return order.lines.map((line) => ({
    line: line.id,
    free: piecesLeft(line, inParcels(line.id)),
    packed: inParcels(line.id, packedStates),
    out: inParcels(line.id, outStates),
  }))
}

/** Pieces of a line that are to be called off. */
export interface Pieces {
  readonly line: string
  readonly quantity: number
}

/** What becomes of the pieces of a request as the parcels stand: called off, taken out of a packed parcel, called back, or too late. */
export interface Plan {
  readonly kind: 'cancel' | 'unpack' | 'recall' | 'late'
  readonly free: readonly Pieces[]
  /** Packed parcels that have to be undone. */
  readonly unpack: readonly Parcel[]
  /** Parcels on their way that have to come back. */
  readonly recall: readonly Parcel[]
}

/**
 * The way in which pieces of an order can still be called off. Free pieces are taken first, then those of packed parcels, then those on
 * their way; what was delivered cannot be: `late`.
 */
export function planOf(
  order: Pick<Order, 'lines'>,
  parcels: readonly Parcel[],
  lines: readonly Pieces[],
): Plan {
  const where = new Map(whereaboutsOf(order, parcels).map((one) => [one.line, one]))
  const unpack = new Map<string, Parcel>()
  const recall = new Map<string, Parcel>()
  let isLate = false
  const free = lines.map(({ line, quantity }) => {
    const at = where.get(line) ?? { line, free: 0, packed: 0, out: 0 }
    const takeOut = (left: number, states: readonly string[], into: Map<string, Parcel>) => {
      let rest = left
      for (const parcel of parcels.filter(({ status }) => states.includes(status))) {
        const pieces = parcel.lines.find((one) => one.line === line)?.quantity ?? 0
        if (rest <= 0 || pieces === 0) continue
        into.set(parcel.id, parcel)
        rest -= pieces
      }
      return Math.max(0, rest)
    }
    const afterPacked = takeOut(quantity - at.free, packedStates, unpack)
    const afterOut = takeOut(afterPacked, outStates, recall)
    if (afterOut > 0) isLate = true
    return { line, quantity: quantity - afterPacked }
  })
  const kind = isLate ? 'late' : recall.size > 0 ? 'recall' : unpack.size > 0 ? 'unpack' : 'cancel'
  return {
    kind,
    free: free.filter(({ quantity }) => quantity > 0),
    unpack: [...unpack.values()],
    recall: [...recall.values()],
  }
}

/** How far the order had come when somebody asked. */
export function stageOf(
  order: Pick<Order, 'status'>,
  plan: Plan,
): 'placed' | 'confirmed' | 'packed' | 'handedOver' {
  if (plan.kind === 'recall' || plan.kind === 'late') return 'handedOver'
  if (plan.kind === 'unpack') return 'packed'
  return order.status === 'placed' ? 'placed' : 'confirmed'
}
