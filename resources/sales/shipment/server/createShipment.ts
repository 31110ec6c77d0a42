import { ApiError } from '../../../../server/apiError.ts'
import { type FieldProblem, problemAt } from '../../../../src/derive/problems.ts'
import type { Order, SaleWork, Shipment } from '../../invoice/server/work.ts'
import { isOpen } from '../../order/rules/orderStates.ts'
import { placeInWords } from '../../order/rules/placeInWords.ts'
import { shipment } from '../shipment.ts'
import { codAmount } from './codAmount.ts'
import { openPieces } from './openPieces.ts'
import { demandShippable } from './shippable.ts'
import { usualCourier } from './usualCourier.ts'
import { usualParcel } from './usualParcel.ts'

/** Pieces of a line of an order. */
export interface Pieces {
  readonly line: string
  readonly quantity: number
}

/**
 * Makes the parcels of an order, to be packed: one for each place that its pieces come from. Without `lines` they hold all pieces
 * that are in no parcel yet. The order is locked by the caller. Goods and money are touched only later, by packing and hand-over.
 * @throws ApiError `invalid` at `order` where it is closed or blocked or has nothing left, at `lines.<n>.quantity` for more than is left
 */
export async function createShipment(
  work: SaleWork,
  order: Order,
  lines?: readonly Pieces[],
): Promise<Shipment[]> {
  // Paid or not, held or not: that is asked when it is packed. A closed order is never shipped.
  if (!isOpen(order)) demandShippable(order)
  const open = await openPieces(work.db, order)
  const wanted = (lines ?? allOf(open)).filter(({ quantity }) => quantity > 0)
  demandOpen(order, wanted, open, lines !== undefined)
  for (const { line, quantity } of wanted) open.set(line, (open.get(line) ?? 0) - quantity)
  const places = Map.groupBy(wanted, ({ line }) => lineOf(order, line)?.location ?? null)
  const usual = await usualParcel(work.db)
  const made: Shipment[] = []
  let left = [...places.values()].flat().length
  for (const [location, pieces] of places) {
    left -= pieces.length
    const parcel = pieces.map(({ line, quantity }) => {
      const of = lineOf(order, line)
      return { line, quantity, variant: of?.variant ?? null, sku: of?.sku ?? null, name: nameOf(of) }
    }) as Shipment['lines']
    const isOpen = left > 0 || [...open.values()].some((count) => count > 0)
    const cash = await codAmount(work.db, order, { lines: parcel }, { open: isOpen })
    made.push(
      await work.records.create(shipment, {
        ...usual,
        order: order.id,
        orderNumber: order.number,
        location,
        lines: parcel,
        dueAt: order.dueAt,
        destination: order.shippingAddress && placeInWords(order.shippingAddress),
        courier: await usualCourier(work.db, order, (cash ?? 0) > 0),
        codAmount: cash,
      }),
    )
  }
  return made
}

const lineOf = (order: Order, id: string) => order.lines.find((line) => line.id === id)

const nameOf = (line: Order['lines'][number] | undefined): string | null =>
  line ? [line.name, line.options].filter(Boolean).join(', ').slice(0, 255) || null : null

const allOf = (open: ReadonlyMap<string, number>): Pieces[] =>
  [...open].map(([line, quantity]) => ({ line, quantity }))

function demandOpen(
  order: Order,
  wanted: readonly Pieces[],
  open: ReadonlyMap<string, number>,
  isChosen: boolean,
): void {
  const problems = wanted.flatMap(({ line, quantity }, index): FieldProblem[] => {
    const path = isChosen ? (`lines.${index}.quantity` as const) : 'order'
    if (!lineOf(order, line)) return [problemAt<Shipment>(path, 'unknown-row')]
    const max = open.get(line) ?? 0
    return quantity > max ? [problemAt<Shipment>(path, 'too-big-number', { max })] : []
  })
  if (wanted.length === 0) problems.push(problemAt<Shipment>('order', 'nothing-to-ship'))
  if (problems.length > 0) throw new ApiError('invalid', { problems })
}
