import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import { readsFlag } from '../../../../server/auth/accessReads.ts'
import { refused } from '../../../../server/refused.ts'
import { namedOnce } from '../../../../server/requests/namedOnce.ts'
import { demandReason } from '../../../shared/reason/server/demandReason.ts'
import type { SaleWork, Shipment } from '../../invoice/server/work.ts'
import { shipment as area } from '../shipment.ts'

const mayForce = readsFlag(area.name, 'force')

const millimetres = z.int().min(1).max(3000).nullish()

/** What was scanned into the parcel. */
const scanned = z
  .array(z.strictObject({ line: z.guid().toLowerCase(), quantity: z.int().min(1).max(999) }))
  .max(500)
  .superRefine(namedOnce('line'))

/** The parcel as it was measured, what was scanned into it, and why it leaves in spite of a block. */
export const packInput = z.strictObject({
  weight: z.int().min(1).max(100_000).nullish(),
  length: millimetres,
  width: millimetres,
  height: millimetres,
  scanned: scanned.optional(),
  override: z
    .strictObject({ reason: z.guid().toLowerCase(), note: z.string().trim().max(255).nullish() })
    .optional(),
})

/**
 * Packs a parcel: its measures are noted and its invoice is issued. A hold or a missing payment is overruled by a reason of the
 * domain `override`, which needs the flag `force`; a cancellation that is asked for is not. Where it says what was scanned, that is all
 * of the parcel and nothing else.
 * @throws ApiError `forbidden`, `not-allowed-now`, `invalid` with the block at `order`, or with `pieces-differ` at `scanned`
 */
export async function pack(
  { db, records, actor }: SaleWork,
  shipment: Shipment,
  { override, scanned, ...measures }: z.output<typeof packInput>,
): Promise<Shipment> {
  if (scanned && !isAllOf(shipment, scanned)) throw refused<typeof packInput>('scanned', 'pieces-differ')
  if (!override) return records.transition(area, shipment.id, 'pack', measures as Partial<Shipment>)
  if (!mayForce(actor)) throw new ApiError('forbidden')
  const { reason: id, note } = override
  await demandReason<typeof packInput>(db, {
    id,
    domain: 'override',
    note,
    path: 'override.reason',
    notePath: 'override.note',
  })
  return records.transition(area, shipment.id, 'pack', {
    ...(measures as Partial<Shipment>),
    overrideReason: id,
    overrideNote: note ?? null,
  })
}

/** Whether exactly the pieces of a parcel were scanned. */
function isAllOf({ lines }: Shipment, pieces: z.output<typeof scanned>): boolean {
  const counted = new Map(pieces.map(({ line, quantity }) => [line, quantity]))
  return counted.size === lines.length && lines.every(({ line, quantity }) => counted.get(line) === quantity)
}
