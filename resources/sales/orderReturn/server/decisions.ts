import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import { demandReason } from '../../../shared/reason/server/demandReason.ts'
import { orderReturn } from '../orderReturn.ts'
import type { OrderReturn, ReturnWork } from './work.ts'

export const approveLateInput = z.strictObject({
  reason: z.guid().toLowerCase(),
  note: z.string().trim().max(500).nullish(),
})

/**
 * Approves what came too late or cannot be returned by rule, with the reason for it.
 * @throws ApiError `not-allowed-now` in another state
 */
export async function approveLate(
  work: ReturnWork,
  record: OrderReturn,
  { reason, note }: z.output<typeof approveLateInput>,
): Promise<{ status: string }> {
  if (record.status !== 'requested') throw new ApiError('not-allowed-now')
  await demandReason<typeof approveLateInput>(work.db, {
    id: reason,
    domain: 'override',
    note,
    path: 'reason',
    notePath: 'note',
  })
  await work.records.write(orderReturn, record.id, { overrideReason: reason, overrideNote: note || null })
  const { status } = await work.records.transition(orderReturn, record.id, 'approve')
  return { status }
}

export const rejectInput = z.strictObject({
  reason: z.guid().toLowerCase(),
  note: z.string().trim().max(500).nullish(),
})

/**
 * Rejects a return with a reason, and a note that the customer reads.
 * @throws ApiError `not-allowed-now` in another state, `invalid` at `reason` or `note`
 */
export async function reject(
  work: ReturnWork,
  record: OrderReturn,
  { reason, note }: z.output<typeof rejectInput>,
): Promise<{ status: string }> {
  if (record.status !== 'requested') throw new ApiError('not-allowed-now')
  await demandReason<typeof rejectInput>(work.db, {
    id: reason,
    domain: 'reject',
    note,
    path: 'reason',
    notePath: 'note',
  })
  const { status } = await work.records.transition(orderReturn, record.id, 'reject', {
    rejectReason: reason,
    rejectNote: note || null,
  })
  return { status }
}
