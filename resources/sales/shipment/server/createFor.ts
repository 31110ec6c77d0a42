import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import { forEachRecord, type RefusedRecord } from '../../../../server/records/forEachRecord.ts'
import { namedOnce } from '../../../../server/requests/namedOnce.ts'
import { problemAt } from '../../../../src/derive/problems.ts'
import type { SaleWork, Shipment } from '../../invoice/server/work.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { lockOrdersOf } from '../../order/server/lockOrdersOf.ts'
import { createShipment } from './createShipment.ts'

const id = z.guid().toLowerCase()

/** Orders to make parcels for; for a single one, which pieces. */
export const createForInput = z.strictObject({
  orders: z.array(id).min(1).max(200),
  lines: z
    .array(z.strictObject({ line: id, quantity: z.int().min(1).max(999) }))
    .min(1)
    .max(200)
    .superRefine(namedOnce('line'))
    .optional(),
})

/**
 * Makes the parcels of orders, to be packed; each order that is refused is named with its reason. A single order with `lines` is
 * refused as a whole, at its line.
 */
export async function createFor(
  work: SaleWork,
  { orders, lines }: z.output<typeof createForInput>,
): Promise<{ created: Pick<Shipment, 'id' | 'number' | 'order'>[]; refused: RefusedRecord[] }> {
  if (lines && orders.length > 1)
    throw new ApiError('invalid', { problems: [problemAt<typeof createForInput>('lines', 'one-order-only')] })
  const created: Pick<Shipment, 'id' | 'number' | 'order'>[] = []
  const make = async (order: string) => {
    const parcels = await createShipment(work, await lockOrder(work, order), lines)
    created.push(...parcels.map(({ id, number }) => ({ id, number, order })))
  }
  if (lines) {
    await make(orders[0] as string)
    return { created, refused: [] }
  }
  await lockOrdersOf(work.db, 'order', orders)
  const { refused } = await forEachRecord(work.db, orders, make)
  return { created, refused }
}
