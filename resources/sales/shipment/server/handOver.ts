import { sql } from 'kysely'
import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import { forEachRecord } from '../../../../server/records/forEachRecord.ts'
import { problemAt } from '../../../../src/derive/problems.ts'
import { nextNumber } from '../../../shared/numbering/server/nextNumber.ts'
import type { SaleWork } from '../../invoice/server/work.ts'
import { lockOrdersOf } from '../../order/server/lockOrdersOf.ts'
import { shipment as area, beforeHandOver } from '../shipment.ts'
import { meantInput, meantParcels, type RefusedParcel, withNumbers } from './meantParcels.ts'

/** The parcels that a courier takes along, or their orders, and the manifest they are added to (a new one where absent). */
export const handOverInput = meantInput.extend({
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
  { db, actor, records }: SaleWork,
  { manifest: given, ...meant }: z.output<typeof handOverInput>,
): Promise<{ manifest: string | null; done: string[]; refused: RefusedParcel[] }> {
  if (given) {
    const { rows } = await sql`SELECT 1 FROM "shipment" WHERE "manifest" = ${given} LIMIT 1`.execute(db)
    if (rows.length === 0)
      throw new ApiError('invalid', {
        problems: [problemAt<typeof handOverInput>('manifest', 'unknown-reference')],
      })
  }
  const shipments = await meantParcels({ db, actor }, meant, beforeHandOver)
  await lockOrdersOf(db, 'shipment', shipments)
  const { done, refused: left } = await forEachRecord(db, shipments, (id) =>
    records.transition(area, id, 'handOver'),
  )
  const refused = await withNumbers({ db, actor }, left)
  if (done.length === 0) return { manifest: null, done, refused }
  const manifest = given ?? `MF-${String(await nextNumber(db, 'manifest')).padStart(6, '0')}`
  for (const id of done) await records.update(area, id, { manifest })
  return { manifest, done, refused }
}
