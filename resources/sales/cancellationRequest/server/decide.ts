import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import { refused } from '../../../../server/refused.ts'
import { defined } from '../../../../src/core/defined.ts'
import { demandReason } from '../../../shared/reason/server/demandReason.ts'
import { reasonId } from '../../../shared/reason/server/reasonId.ts'
import type { Order } from '../../invoice/server/work.ts'
import { isOpen } from '../../order/rules/orderStates.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { reasonName } from '../../orderReturn/server/followState.ts'
import type { Paying } from '../../payment/server/paying.ts'
import { createShipment } from '../../shipment/server/createShipment.ts'
import { shipment } from '../../shipment/shipment.ts'
import { cancellationRequest } from '../cancellationRequest.ts'
import { cancelAsked } from './cancelAsked.ts'
import type { CancellationRequest } from './cancellationWork.ts'
import { notifyCancellation } from './notifyCancellation.ts'
import { type Plan, parcelsOf, planOf } from './stageOf.ts'

const note = z.string().trim().max(500).nullish()

/** Yes or no, with the terms; `expect` is what whoever decides was shown, so that nobody recalls a parcel unawares. */
export const decideInput = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z.literal('approve'),
    expect: z.enum(['cancel', 'unpack', 'recall']).optional(),
    destination: z.enum(['original', 'storeCredit']).optional(),
    restock: z.boolean().optional(),
    restoreCoupon: z.boolean().optional(),
    fee: z.int().min(0).max(1e12).optional(),
    note,
  }),
  z.strictObject({
    decision: z.literal('reject'),
    reason: z.guid().toLowerCase(),
    offerReturn: z.boolean().default(false),
    note,
  }),
])

export type Decision = z.output<typeof decideInput>

const undecided: readonly string[] = ['pending', 'expired']

/**
 * Decides a request (areas, 24). Where the parcels are is looked at under the lock of the order, which packing takes as well: what is
 * packed is unpacked, what is on its way is called back, and its money waits until it is here.
 * @throws ApiError `not-allowed-now` for one that is decided, `invalid` at `expect` where the parcels have moved on meanwhile
 */
export async function decide(
  work: Paying,
  request: CancellationRequest,
  input: Decision,
): Promise<{ status: string; refunded: number; recalled: number }> {
  if (!undecided.includes(request.status)) throw new ApiError('not-allowed-now')
  const order = await lockOrder(work, request.order)
  return input.decision === 'approve'
    ? approve(work, request, order, input)
    : reject(work, request, order, input)
}

async function approve(
  work: Paying,
  request: CancellationRequest,
  order: Order,
  input: Extract<Decision, { decision: 'approve' }>,
) {
  const plan = planOf(order, await parcelsOf(work.db, order.id), request.lines)
  if (plan.kind === 'late' || (input.expect && input.expect !== plan.kind)) throw movedOn(plan)
  const { decision: _, expect: __, note: said, ...terms } = input
  const given = Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== undefined))
  const agreed =
    Object.keys(given).length > 0
      ? await work.records.write(
          cancellationRequest,
          request.id,
          given as Partial<CancellationRequest>,
          'terms',
        )
      : request
  demandFee(agreed)
  // What is packed is undone first: invoices are reversed, and the pieces are free again.
  for (const { id } of plan.unpack) await work.records.transition(shipment, id, 'cancel')
  const done =
    plan.free.length > 0
      ? await cancelAsked(work, agreed, plan.free, said || request.comment)
      : { refunded: 0, refunds: [] }
  const failedReason = plan.recall.length > 0 ? await reasonId(work.db, 'deliveryFailed', 'recalled') : null
  for (const { id } of plan.recall) await work.records.transition(shipment, id, 'sendBack', { failedReason })
  const isRecall = plan.recall.length > 0
  const stored = await work.records.transition(
    cancellationRequest,
    request.id,
    isRecall ? 'approveWithRecall' : 'approve',
    {
      refunded: done.refunded,
      refunds: done.refunds,
      decisionNote: said || null,
      decidedAt: work.at,
      decidedBy: work.actor.name,
      dueAt: null,
      recall: plan.recall.map(({ id }) => id),
    },
  )
  await refill(work, order, plan)
  await notifyCancellation(work, order, stored, 'cancellation.approved', { 'refund.amount': done.refunded })
  return { status: stored.status, refunded: done.refunded, recalled: plan.recall.length }
}

const movedOn = (plan: Plan) => refused<Decision>('expect', `parcels-${plan.kind}`)

/** @throws ApiError `invalid` at `fee` above what is called off */
function demandFee({ fee, value }: CancellationRequest): void {
  if ((fee ?? 0) <= (value ?? 0)) return
  throw refused<CancellationRequest>('fee', 'too-big-number', { max: value ?? 0 })
}

/** What else lay in an undone parcel is to be packed again. */
async function refill(work: Paying, { id }: Order, { unpack: parcels, free }: Plan): Promise<void> {
  const called = new Map(free.map(({ line, quantity }) => [line, quantity]))
  const hasMore = parcels.some(({ lines }) =>
    lines.some(({ line, quantity }) => quantity > (called.get(line) ?? 0)),
  )
  if (!hasMore) return
  const order = await lockOrder(work, id)
  if (isOpen(order)) await createShipment(work, order)
}

async function reject(
  work: Paying,
  request: CancellationRequest,
  order: Order,
  { reason, note: said, offerReturn }: Extract<Decision, { decision: 'reject' }>,
) {
  await demandReason<Decision>(work.db, {
    id: reason,
    domain: 'reject',
    note: said,
    path: 'reason',
    notePath: 'note',
  })
  const stored = await work.records.transition(
    cancellationRequest,
    request.id,
    'reject',
    defined({
      rejectReason: reason,
      decisionNote: said || null,
      dueAt: null,
      decidedAt: work.at,
      decidedBy: work.actor.name,
      offer: offerReturn ? ('return' as const) : undefined,
    }),
  )
  const words = [await reasonName(work.db, reason), said].filter(Boolean).join(' — ')
  await notifyCancellation(work, order, stored, 'cancellation.rejected', { reason: words })
  return { status: stored.status, refunded: 0, recalled: 0 }
}
