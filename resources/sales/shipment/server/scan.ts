import { sql } from 'kysely'
import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import type { RefusedRecord } from '../../../../server/records/forEachRecord.ts'
import { withinReach } from '../../../../server/records/reach.ts'
import { refused } from '../../../../server/refused.ts'
import { defined } from '../../../../src/core/defined.ts'
import { hasFlag } from '../../../../src/core/index.ts'
import type { SaleWork, Shipment } from '../../invoice/server/work.ts'
import { lockOrdersOf } from '../../order/server/lockOrdersOf.ts'
import { shipment as area } from '../shipment.ts'
import { handOver } from './handOver.ts'
import { markDelivered } from './markDelivered.ts'

/** What is scanned (AWB or number of a parcel, or of an order with one parcel), and what is done with it. */
export const scanInput = z.strictObject({
  code: z.string().trim().min(1).max(80),
  step: z.enum(['pack', 'handOver', 'deliver', 'receiveBack']),
  manifest: z
    .string()
    .regex(/^MF-\d{1,12}$/)
    .optional(),
})

const flags = { pack: 'pack', handOver: 'ship', deliver: 'deliver', receiveBack: 'deliver' } as const

/** Of these a step needs one. */
export const scanFlags = [...new Set(Object.values(flags))]

/**
 * Does one step with the parcel whose code was scanned.
 * @throws ApiError `forbidden` without the flag of the step, `invalid` with `scan-unknown` or `scan-ambiguous` at `code`, and what
 * the step itself refuses
 */
export async function scan(
  work: SaleWork,
  { code, step, manifest }: z.output<typeof scanInput>,
): Promise<Pick<Shipment, 'id' | 'number' | 'orderNumber' | 'status'> & { manifest: string | null }> {
  if (!hasFlag(work.actor, area.name, flags[step])) throw new ApiError('forbidden')
  const id = await find(work, code)
  await lockOrdersOf(work.db, 'shipment', [id])
  const answer = await run(work, id, step, manifest)
  const [first] = answer.refused
  if (first) throw refused<typeof scanInput>('code', first.code, first.values)
  const parcel = (await work.records.read(area, id)) as Shipment
  const { number, orderNumber, status } = parcel
  return { id, number, orderNumber, status, manifest: parcel.manifest }
}

async function run(
  work: SaleWork,
  id: string,
  step: z.output<typeof scanInput>['step'],
  manifest: string | undefined,
): Promise<{ refused: Pick<RefusedRecord, 'code' | 'values'>[] }> {
  if (step === 'handOver')
    return handOver(work, defined({ shipments: [id], manifest: manifest || undefined }))
  if (step === 'deliver') return markDelivered(work, { shipments: [id] })
  await work.records.transition(area, id, step)
  return { refused: [] }
}

async function find({ db, actor }: SaleWork, code: string): Promise<string> {
  const { rows } = await sql<{ id: string; own: boolean }>`
    SELECT "id", lower("awb") = lower(${code}) OR lower("number") = lower(${code}) AS "own" FROM "shipment"
    WHERE (lower("awb") = lower(${code}) OR lower("number") = lower(${code})
      OR (lower("order_number") = lower(${code}) AND "status" <> 'cancelled')) AND ${withinReach(actor, area, 'shipment')}
    ORDER BY 2 DESC NULLS LAST LIMIT 3`.execute(db)
  const found = rows[0]?.own ? rows.slice(0, 1) : rows
  const problem = found.length === 0 ? 'scan-unknown' : found.length > 1 ? 'scan-ambiguous' : undefined
  if (problem) throw refused<typeof scanInput>('code', problem)
  return found[0]?.id ?? ''
}
