import { defined } from '../../../../../src/core/defined.ts'
import { reasonId } from '../../../../shared/reason/server/reasonId.ts'
import type { SaleWork, Shipment } from '../../../invoice/server/work.ts'
import type { CourierScan } from './courierConnection.ts'

/** What a step needs to know that people are asked for: when it arrived, or why it did not, in the courier's words. */
export async function valuesOf(
  { db, at: now }: SaleWork,
  { failedReason, handedOverAt }: Shipment,
  step: string,
  { at, note, status }: CourierScan,
): Promise<Partial<Shipment>> {
  const earliest = handedOverAt ?? now
  if (step === 'deliver') return { deliveredAt: at < earliest ? earliest : at }
  if (step !== 'fail' && step !== 'sendBack') return {}
  return defined({
    failedReason: failedReason ?? (await reasonId(db, 'deliveryFailed', 'other')),
    failedNote: (note ?? status).slice(0, 255),
    nextAction: step === 'fail' ? ('retry' as const) : undefined,
  })
}
