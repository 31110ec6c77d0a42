import { sql } from 'kysely'
import type { Context } from '../../../../server/context.ts'
import { inTransaction } from '../../../../server/records/work.ts'
import { systemActor } from '../../../../server/systemActor.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { payment } from '../../payment/payment.ts'
import type { Payment, Refund } from '../../payment/server/paying.ts'
import { providerOf } from '../../payment/server/provider/providerOf.ts'
import { refund } from '../refund.ts'
import { failRefund, settleRefund } from './settleRefund.ts'

/** A gateway that has said nothing for so long is asked again; it knows the refund by its number and makes it once. */
const patienceMinutes = 10

/** The pause after the first, second … failure; after the last one a person decides. */
const pausesMinutes = [5, 30, 180]

/** The refunds that a gateway is to be told of now. */
export async function dueRefunds(context: Context, now: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "refund" WHERE "destination" = 'original' AND (
      ("status" = 'approved' AND coalesce("next_try_at", ${now}::timestamptz) <= ${now}::timestamptz)
      OR ("status" IN ('processing', 'failed') AND "next_try_at" <= ${now}::timestamptz)) ORDER BY "id" LIMIT 200`.execute(
    context.database.db,
  )
  return rows.map(({ id }) => id)
}

/**
 * Tells gateways of refunds that were granted: first it is stored that they are told, then they are, and then what they answer. When
 * the server stops in between, the next minute asks again with the same number, which moves no money twice.
 */
export async function sendRefunds(context: Context, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    try {
      await sendOne(context, id)
    } catch (error) {
      context.log.error({ err: error, refund: id }, 'A refund could not be sent. It is tried again.')
    }
  }
}

async function sendOne(context: Context, id: string): Promise<void> {
  const cause = { actor: systemActor, requestId: 'refund' }
  const begun = await inTransaction(context, cause, async ({ db, records, at }) => {
    const known = await sql<{ order: string }>`SELECT "order" FROM "refund" WHERE "id" = ${id}`.execute(db)
    if (!known.rows[0]) return undefined
    await lockOrder({ records }, known.rows[0].order)
    const current = (await records.read(refund, id)) as Refund
    if (current.destination !== 'original') return undefined
    const values = { attempts: current.attempts + 1, nextTryAt: later(at, patienceMinutes) }
    if (current.status === 'failed') await records.transition(refund, id, 'retry')
    if (current.status === 'approved' || current.status === 'failed')
      await records.transition(refund, id, 'send', values)
    else if (current.status === 'processing') await records.update(refund, id, values)
    else return undefined
    const from = (await records.read(payment, current.payment)) as Payment
    return { refund: { ...current, ...values }, payment: from }
  })
  if (!begun) return
  const provider = providerOf(begun.payment)
  const answer = await provider.refund(context, begun.payment, begun.refund).catch((error: unknown) => ({
    state: 'failed' as const,
    id: null,
    utr: null,
    code: 'noAnswer' as const,
    reason: messageOf(error),
  }))
  await inTransaction(context, cause, async ({ db, records, actor, at }) => {
    const work = { db, records, actor, at }
    await lockOrder(work, begun.payment.order)
    const current = (await records.read(refund, id)) as Refund
    if (answer.state === 'processed')
      await settleRefund(work, current, { providerRefundId: answer.id, utr: answer.utr })
    else if (answer.state === 'failed') {
      const pause = pausesMinutes[begun.refund.attempts - 1]
      await failRefund(
        work,
        current,
        answer,
        pause === undefined ? null : later(at, pause),
        answer.id ?? current.providerRefundId,
      )
    } else if (current.status === 'processing' && answer.id && current.providerRefundId !== answer.id)
      await records.update(refund, id, { providerRefundId: answer.id })
  })
}

const later = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString()

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\s+/g, ' ').slice(0, 255)
