import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import { namedOnce } from '../../../../server/requests/namedOnce.ts'
import { type FieldProblem, problemAt } from '../../../../src/derive/problems.ts'
import type { SaleWork, Shipment } from '../../invoice/server/work.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { shipment as area } from '../shipment.ts'
import { codAmount } from './codAmount.ts'
import { createShipment } from './createShipment.ts'

/** Rows of a parcel and how many pieces of each go into another one. */
export const splitInput = z.strictObject({
  lines: z
    .array(z.strictObject({ id: z.guid().toLowerCase(), quantity: z.int().min(1).max(999) }))
    .min(1)
    .max(200)
    .superRefine(namedOnce('id')),
})

/**
 * Puts some pieces of a parcel that is not packed yet into a parcel of their own: a partial shipment.
 * @throws ApiError `not-allowed-now` once it is packed, `invalid` at a row, or where nothing would stay behind
 */
export async function split(
  work: SaleWork,
  shipment: Shipment,
  { lines }: z.output<typeof splitInput>,
): Promise<{ id: string; number: string | null }> {
  if (shipment.status !== 'pending') throw new ApiError('not-allowed-now')
  const order = await lockOrder(work, shipment.order)
  const problems = lines.flatMap(({ id, quantity }, index): FieldProblem[] => {
    const path = `lines.${index}.quantity` as const
    const row = shipment.lines.find((one) => one.id === id)
    if (!row) return [problemAt<typeof splitInput>(path, 'unknown-row')]
    if (quantity > row.quantity)
      return [problemAt<typeof splitInput>(path, 'too-big-number', { max: row.quantity })]
    return []
  })
  const out = new Map(lines.map(({ id, quantity }) => [id, quantity]))
  const kept = shipment.lines.flatMap((row) => {
    const quantity = row.quantity - (out.get(row.id) ?? 0)
    return quantity > 0 ? [{ ...row, quantity }] : []
  })
  if (problems.length === 0 && kept.length === 0)
    problems.push(problemAt<typeof splitInput>('lines', 'nothing-stays'))
  if (problems.length > 0) throw new ApiError('invalid', { problems })
  const cash = await codAmount(work.db, order, { id: shipment.id, lines: kept }, { open: true })
  await work.records.update(area, shipment.id, { lines: kept, codAmount: cash })
  const [made] = await createShipment(
    work,
    order,
    shipment.lines.flatMap(({ id, line }) => {
      const quantity = out.get(id)
      return quantity ? [{ line, quantity }] : []
    }),
  )
  return { id: made?.id ?? '', number: made?.number ?? null }
}
