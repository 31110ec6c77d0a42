import { sql } from 'kysely'
import { reasonId } from '../../../shared/reason/server/reasonId.ts'
import { order as orders } from '../../order/order.ts'
import { isOpen } from '../../order/rules/orderStates.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { refund } from '../../refund/refund.ts'
import { writeTaken } from '../../refund/server/bookTaken.ts'
import { isUnheard } from '../../refund/server/isUnheard.ts'
import { settleRefund } from '../../refund/server/settleRefund.ts'
import { payment } from '../payment.ts'
import { stoppableRefunds } from '../rules/refundStates.ts'
import type { GatewayEvent } from './eventSchema.ts'
import { noteOnly } from './moves.ts'
import { noted } from './noted.ts'
import type { Paying, Payment, Refund } from './paying.ts'
import { recountPayment } from './recountPayment.ts'

/**
 * A customer disputes a payment at the bank (areas, 14): nothing of it is refunded and nothing more is packed for it, until somebody
 * lets the order go on. Won, it is as it was; lost, the
 * bank has taken back what was left of it: what was to be given back of it is, and the rest is written down as a refund that nobody has to
 * send.
 */
export async function applyDispute(work: Paying, current: Payment, event: GatewayEvent): Promise<Payment> {
  const { kind, dispute } = event
  const note = { kind, id: event.id, at: event.at, note: dispute?.reason ?? null }
  if (kind === 'dispute.opened') {
    if (current.status !== 'captured' && current.status !== 'partiallyRefunded')
      return noteOnly(work, current, note)
    await holdOrder(work, current, dispute?.reason ?? null)
    return work.records.transition(payment, current.id, 'dispute', {
      disputeReason: dispute?.reason ?? null,
      disputeDue: dispute?.respondBy ?? null,
      ...noted(work, current, note),
    })
  }
  if (current.status !== 'disputed') return noteOnly(work, current, note)
  const move = kind === 'dispute.won' ? 'winDispute' : undefined
  if (move) {
    await work.records.transition(payment, current.id, move, {
      disputeDue: null,
      ...noted(work, current, note),
    })
    return recountPayment(work, current.id)
  }
  await work.records.update(payment, current.id, { disputeDue: null, ...noted(work, current, note) })
  for (const waiting of await unsent(work, current.id)) await madeByBank(work, waiting, event.id)
  const { refundable } = (await work.records.read(payment, current.id)) as Payment
  if (refundable) {
    const taken = await writeTaken(work, current, { amount: refundable, note: current.disputeReason })
    await settleRefund(work, taken, { providerRefundId: event.id })
  }
  return recountPayment(work, current.id)
}

/** Staff decide what becomes of the goods; the customer, who knows, is not told. */
async function holdOrder(work: Paying, { order: id, number }: Payment, why: string | null): Promise<void> {
  const order = await lockOrder(work, id)
  if (order.onHold || !isOpen(order)) return
  const holdReason = await reasonId(work.db, 'hold', 'payment-check')
  const holdNote = [number, why].filter(Boolean).join(': ')
  await work.records.write(orders, id, { onHold: true, holdReason, holdNote }, 'hold')
}

/** The refunds of a payment that no gateway makes. */
async function unsent({ db, records }: Paying, id: string): Promise<Refund[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM "refund" WHERE "payment" = ${id} AND "status" = ANY (${[...stoppableRefunds]}::text[]) ORDER BY "id"`.execute(
    db,
  )
  const found = await Promise.all(rows.map((row) => records.read(refund, row.id)))
  return found.filter((each) => each !== undefined).filter((each) => !isUnheard(each))
}

/** What the bank took is with the customer, whoever was to grant it and whatever way it was to go: it does not go back a second time. */
async function madeByBank(work: Paying, waiting: Refund, eventId: string): Promise<void> {
  const { records, at } = work
  if (waiting.status === 'requested')
    await records.transition(refund, waiting.id, 'approve', { approvedAt: at })
  await settleRefund(work, waiting, { providerRefundId: eventId, destination: 'original' })
}
