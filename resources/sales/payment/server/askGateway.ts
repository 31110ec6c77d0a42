import { ApiError } from '../../../../server/apiError.ts'
import type { Context } from '../../../../server/context.ts'
import { inTransaction } from '../../../../server/records/work.ts'
import { refused } from '../../../../server/refused.ts'
import { systemActor } from '../../../../server/systemActor.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { payment } from '../payment.ts'
import { voidPayment } from './moves.ts'
import { noted } from './noted.ts'
import type { Paying, Payment } from './paying.ts'
import { providerOf } from './provider/providerOf.ts'

/**
 * Takes what a bank holds, or a part of it. That it was asked for is stored with the answer to whoever asks; the gateway is told after
 * the commit, and its event brings the money.
 * @throws ApiError `not-allowed-now` where nothing is held, `invalid` at `amount` above what is
 */
export async function capture(work: Paying, asked: Payment, amount = asked.amount): Promise<void> {
  if (asked.status !== 'authorised' || !providerOf(asked).capture) throw new ApiError('not-allowed-now')
  if (amount !== asked.amount && providerOf(asked).capturesWhole)
    throw refused<Payment>('amount', 'capture-whole')
  if (amount > asked.amount) throw refused<Payment>('amount', 'too-big-number', { max: asked.amount })
  const note = `${work.actor.name}: ${amount}`
  await work.records.update(payment, asked.id, noted(work, asked, { kind: 'captureAsked', note }))
  work.after?.((context) =>
    tell(context, asked.id, 'captureFailed', () => providerOf(asked).capture?.(context, asked, amount)),
  )
}

/** Lets a payment go that nothing was taken for; what a bank holds is let go by the gateway. As `capture`. */
export async function release(work: Paying, asked: Payment): Promise<void> {
  const note = { kind: 'voided', note: work.actor.name }
  if (asked.status !== 'authorised') {
    if (!['created', 'pending', 'failed', 'toCollect'].includes(asked.status))
      throw new ApiError('not-allowed-now')
    await voidPayment(work, asked, note)
    return
  }
  if (!providerOf(asked).release) throw new ApiError('not-allowed-now')
  await work.records.update(payment, asked.id, noted(work, asked, { ...note, kind: 'voidAsked' }))
  work.after?.((context) =>
    tell(context, asked.id, 'voidFailed', () => providerOf(asked).release?.(context, asked)),
  )
}

/** Calls a gateway; that it did not answer is written down where staff see it, and can be asked again. */
async function tell(
  context: Context,
  id: string,
  kind: string,
  call: () => Promise<void> | undefined,
): Promise<void> {
  try {
    await call()
  } catch (error) {
    context.log.error({ err: error, payment: id }, 'A gateway did not do what it was asked for.')
    await inTransaction(context, { actor: systemActor, requestId: 'payment' }, async (work) => {
      const found = await work.records.read(payment, id)
      if (!found) return
      await lockOrder(work, found.order)
      const note = error instanceof Error ? error.message : String(error)
      await work.records.update(payment, id, noted(work, found, { kind, note }))
    })
  }
}
