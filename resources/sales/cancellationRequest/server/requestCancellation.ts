import { sql } from 'kysely'
import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import { refused } from '../../../../server/refused.ts'
import { namedOnce } from '../../../../server/requests/namedOnce.ts'
import type { ProblemCode } from '../../../../src/derive/problems.ts'
import { demandReason } from '../../../shared/reason/server/demandReason.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import type { Order } from '../../invoice/server/work.ts'
import { isOpen } from '../../order/rules/orderStates.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { valueOfPieces } from '../../orderReturn/rules/valueOfPieces.ts'
import { refundableOf } from '../../orderReturn/server/refundableOf.ts'
import type { Paying } from '../../payment/server/paying.ts'
import { cancellationRequest } from '../cancellationRequest.ts'
import { cancelAsked } from './cancelAsked.ts'
import type { CancellationRequest } from './cancellationWork.ts'
import { decisionDue } from './decisionDue.ts'
import { notifyCancellation } from './notifyCancellation.ts'
import { type Pieces, parcelsOf, planOf, stageOf, whereaboutsOf } from './stageOf.ts'

const id = z.guid().toLowerCase()

/** What somebody wants not to come; without `lines` all that has not been delivered. */
export const requestInput = z.strictObject({
  order: id,
  lines: z
    .array(z.strictObject({ line: id, quantity: z.int().min(1).max(999) }))
    .min(1)
    .max(200)
    .superRefine(namedOnce('line'))
    .optional(),
  requestedBy: z.enum(['customer', 'staff']).default('staff'),
  reason: id,
  comment: z.string().trim().max(1000).nullish(),
  destination: z.enum(['original', 'storeCredit']).default('original'),
})

/**
 * Asks for an order, or a part of it, not to come (areas, 24). A customer who asks in time for what is not packed gets it at once;
 * every other request blocks the packing until somebody decides.
 * @throws ApiError `not-found` for the order, `not-allowed-now` for one that is closed, `invalid` at what is wrong
 */
export async function requestCancellation(
  work: Paying,
  input: z.output<typeof requestInput>,
): Promise<CancellationRequest> {
  const order = await lockOrder(work, input.order)
  if (!isOpen(order)) throw new ApiError('not-allowed-now')
  await demandNoOther(work, order)
  await demandReason<typeof requestInput>(work.db, {
    id: input.reason,
    domain: 'cancel',
    note: input.comment ?? null,
    path: 'reason',
    notePath: 'comment',
  })
  const parcels = await parcelsOf(work.db, order.id)
  const wanted = input.lines ?? allOf(order, whereaboutsOf(order, parcels))
  if (wanted.length === 0) throw new ApiError('not-allowed-now')
  const lines = linesOf(order, wanted)
  const plan = planOf(order, parcels, wanted)
  if (plan.kind === 'late')
    throw refused<typeof requestInput>(input.lines ? 'lines' : 'order', 'already-delivered')
  const stage = stageOf(order, plan)
  const value = lines.reduce((sum, { amount }) => sum + amount, 0)
  const created = await work.records.create(cancellationRequest, {
    order: order.id,
    orderNumber: order.number,
    customer: order.customer,
    contactName: order.contactName,
    phone: order.phone,
    paymentMethod: order.paymentMethod,
    scope: input.lines ? 'lines' : 'order',
    requestedBy: input.requestedBy,
    reason: input.reason,
    comment: input.comment || null,
    stageAtRequest: stage,
    prepaid: order.paid > 0,
    lines: lines as unknown as CancellationRequest['lines'],
    refundPreview: Math.min(value, await refundableOf(work.db, order.id)),
    destination: input.destination,
    dueAt: await decisionDue(work.db, work.at),
  })
  await notifyCancellation(work, order, created, 'cancellation.requested')
  if (plan.kind !== 'cancel' || !(await isInTime(work, order, input.requestedBy))) return created
  const { refunded, refunds } = await cancelAsked(work, created, wanted, created.comment)
  return work.records.transition(cancellationRequest, created.id, 'autoApprove', {
    refunded,
    refunds,
    decidedAt: work.at,
    decidedBy: work.actor.name,
  })
}

/** @throws ApiError `invalid` where somebody asked already and nobody has decided */
async function demandNoOther({ db }: Paying, order: Order): Promise<void> {
  const { rows } = await sql<{ number: string }>`
    SELECT "number" FROM "cancellation_request" WHERE "order" = ${order.id} AND "status" IN ('pending', 'expired')`.execute(
    db,
  )
  if (!rows[0]) return
  const values = { number: rows[0].number }
  throw refused<typeof requestInput>('order', 'request-open', values)
}

const allOf = (order: Order, where: ReturnType<typeof whereaboutsOf>): Pieces[] =>
  where
    .map(({ line, free, packed, out }) => ({ line, quantity: free + packed + out }))
    .filter(({ line, quantity }) => quantity > 0 && order.lines.some(({ id }) => id === line))

function linesOf(order: Order, wanted: readonly Pieces[]) {
  return wanted.map(({ line, quantity }, index) => {
    const problem = (field: 'line' | 'quantity', code: ProblemCode, values = {}) =>
      refused<typeof requestInput>(`lines.${index}.${field}`, code, values)
    const of = order.lines.find(({ id }) => id === line)
    if (!of) throw problem('line', 'unknown-row')
    const max = of.quantity - of.cancelled - of.delivered
    if (quantity > max) throw problem('quantity', 'too-big-number', { max })
    const { product, variant, sku, name, options } = of
    const amount = valueOfPieces(of, quantity, { pieces: 0, value: 0 })
    return {
      line,
      product,
      variant,
      sku,
      name: [name, options].filter(Boolean).join(' · ') || null,
      quantity,
      amount,
    }
  })
}

async function isInTime({ db, at }: Paying, order: Order, by: 'customer' | 'staff'): Promise<boolean> {
  if (by !== 'customer' || !order.placedAt) return false
  const { 'orders.selfCancelMinutes': minutes } = await readSettings(db, ['orders.selfCancelMinutes'])
  return Date.parse(at) <= Date.parse(order.placedAt) + minutes * 60_000
}
