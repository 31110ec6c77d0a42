import { sql } from 'kysely'
import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import { refused } from '../../../../server/refused.ts'
import { notify } from '../../../messages/notification/server/notify.ts'
import { buyerOf } from '../../order/server/buyerOf.ts'
import { contactOf } from '../../orderReturn/server/followState.ts'
import type { Paying } from '../../payment/server/paying.ts'
import { cancellationRequest } from '../cancellationRequest.ts'
import type { CancellationRequest } from './cancellationWork.ts'
import { decisionDue } from './decisionDue.ts'

const undecided: readonly string[] = ['pending', 'expired']

export const offerInput = z.strictObject({
  kind: z.enum(['size', 'address', 'return', 'other']),
  text: z.string().trim().min(1).max(1000),
})

/**
 * Offers the customer something else than the cancellation; the clock starts again, since it is their turn. Answers whether a message was
 * made of it: staff tell the customer themselves where answers are switched off.
 * @throws ApiError `not-allowed-now` for a request that is decided
 */
export async function offer(
  work: Paying,
  request: CancellationRequest,
  { kind, text }: z.output<typeof offerInput>,
): Promise<{ dueAt: string; sent: boolean }> {
  if (!undecided.includes(request.status)) throw new ApiError('not-allowed-now')
  const dueAt = await decisionDue(work.db, work.at)
  const values = { offer: kind, offerText: text, offeredAt: work.at, dueAt }
  await work.records.write(cancellationRequest, request.id, values, 'offer')
  const order = await contactOf(work.db, request.order)
  if (!order) return { dueAt, sent: false }
  const sent = await notify(work, 'message.replied', {
    to: [buyerOf(order)],
    values: { 'message.number': request.number, 'message.subject': order.number, 'message.reply': text },
    about: { area: 'cancellationRequest', id: request.id, name: request.number ?? '' },
  })
  return { dueAt, sent: sent.length > 0 }
}

export const acceptInput = z.strictObject({ note: z.string().trim().max(500).nullish() })

/**
 * The customer takes the offer: the request is withdrawn, and the order may be packed again once it was changed as agreed.
 * @throws ApiError `not-allowed-now` where nothing was offered or the request is decided
 */
export async function acceptOffer(
  work: Paying,
  request: CancellationRequest,
  { note }: z.output<typeof acceptInput>,
): Promise<{ status: string }> {
  if (!request.offer || !undecided.includes(request.status)) throw new ApiError('not-allowed-now')
  const { status } = await work.records.transition(cancellationRequest, request.id, 'withdraw', {
    decisionNote: note || null,
    decidedAt: work.at,
    decidedBy: work.actor.name,
    dueAt: null,
  })
  return { status }
}

export const recallFailedInput = z.strictObject({ note: z.string().trim().min(1).max(500) })

/**
 * A parcel that was called back was delivered or lost all the same: the request ends as rejected, and the customer may send it back.
 * @throws ApiError `not-allowed-now` while a recalled parcel may still come back
 */
export async function recallFailed(
  work: Paying,
  request: CancellationRequest,
  { note }: z.output<typeof recallFailedInput>,
): Promise<{ status: string }> {
  if (request.status !== 'approvedWithRecall') throw new ApiError('not-allowed-now')
  const { rows } = await sql<{ open: number }>`
    SELECT count(*) FILTER (WHERE "status" NOT IN ('delivered', 'lost'))::integer AS "open" FROM "shipment"
    WHERE "id" = ANY (${request.recall}::uuid[])`.execute(work.db)
  if ((rows[0]?.open ?? 0) > 0) throw refused<typeof recallFailedInput>('note', 'recall-open')
  const { status } = await work.records.transition(cancellationRequest, request.id, 'recallFailed', {
    recallNote: note,
  })
  return { status }
}
