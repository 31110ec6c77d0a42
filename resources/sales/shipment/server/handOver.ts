import { sql } from 'kysely'
import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import { forEachRecord, type RefusedRecord } from '../../../../server/records/forEachRecord.ts'
import { problemAt } from '../../../../src/derive/problems.ts'
import { nextNumber } from '../../../shared/numbering/server/nextNumber.ts'
import type { SaleWork } from '../../invoice/server/work.ts'
import { shipment as area } from '../shipment.ts'
import { lockOrders } from './lockOrders.ts'

/** The parcels that a courier takes along, and the manifest they are added to (a new one where absent). */
export const handOverInput = z.strictObject({
  shipments: z.array(z.guid().toLowerCase()).min(1).max(500),
  manifest: z
    .string()
    .regex(/^MF-\d{1,12}$/)
    .optional(),
})

/**
 * Hands parcels over to couriers under one manifest; each that is refused is named with its reason. No manifest is begun for none.
 * @throws ApiError `invalid` with `unknown-reference` for a manifest that was never begun
 */
export async function handOver(
  { db, records }: SaleWork,
  { shipments, manifest: given }: z.output<typeof handOverInput>,
): Promise<{ manifest: string | null; done: string[]; refused: RefusedRecord[] }> {
  if (given) {
    const { rows } = await sql`SELECT 1 FROM "shipment" WHERE "manifest" = ${given} LIMIT 1`.execute(db)
    if (rows.length === 0)
      throw new ApiError('invalid', {
        problems: [problemAt<typeof handOverInput>('manifest', 'unknown-reference')],
      })
  }
  await lockOrders(db, shipments)
  const { done, refused } = await forEachRecord(db, shipments, (id) =>
    records.transition(area, id, 'handOver'),
  )
  if (done.length === 0) return { manifest: null, done, refused }
  const manifest = given ?? `MF-${String(await nextNumber(db, 'manifest')).padStart(6, '0')}`
  for (const id of done) await records.update(area, id, { manifest })
  return { manifest, done, refused }
}
