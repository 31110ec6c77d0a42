import { isDeepStrictEqual } from 'node:util'
import { dayIn } from '../../../../src/fields/date/day.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import type { Order, SaleWork } from '../../invoice/server/work.ts'
import { owedFor } from '../../payment/server/owed.ts'
import { order } from '../order.ts'
import { isOpen } from '../rules/orderStates.ts'
import { paymentStateOf, progressOf } from '../rules/progress.ts'
import { returnsUntil, riskyFrom } from '../rules/summary.ts'
import { type Children, childrenOf } from './childrenOf.ts'
import { lockOrder } from './lockOrder.ts'
import { notifyBuyer } from './notifyBuyer.ts'

/**
 * Brings an order in step with what hangs on it: money, the three derived statuses, its parcels, what of each line was packed,
 * delivered and came back, the numbers that it is found by. Stores it where something changed, and completes it when nothing is left
 * to do and the time for returns is over. Called by `salesEvents.ts` alone.
 */
export async function refreshOrder(work: SaleWork, id: string): Promise<Order> {
  const current = await lockOrder(work, id)
  const children = await childrenOf(work.db, id)
  const { owed } = await owedFor(work.db, current)
  const due = current.status === 'draft' ? current.total : Math.max(0, owed)
  const progress = progressOf(current.lines, children.parcels, children.returns)
  const changes = changed(current, {
    ...moneyOf(current, children, due),
    fulfilmentStatus: progress.fulfilmentStatus,
    returnStatus: progress.returnStatus,
    parcelStates: progress.parcelStates,
    deliveredAt: progress.deliveredAt,
    cancellationPending: children.cancellationPending,
    codes: children.codes.join(' ').slice(0, 5000) || null,
    couriers: [...new Set(children.parcels.flatMap(({ courier }) => courier?.replaceAll(',', ' ') ?? []))],
    lines: current.lines.map((line) => ({ ...line, ...progress.lines.get(line.id) })),
  })
  const stored = changes ? await work.records.write(order, id, changes, 'refresh') : current
  if (progress.isSettled && isOver(stored, work.at)) return complete(work, stored)
  return (await needsNobody(work, stored)) ? work.records.transition(order, id, 'confirm') : stored
}

/** Whether the shop confirms such an order without asking anybody: it is paid, and nothing about it is risky (areas, 22 and 29). */
async function needsNobody({ db }: SaleWork, current: Order): Promise<boolean> {
  const isPaid = current.paymentStatus === 'paid' || current.paymentStatus === 'authorised'
  if (current.status !== 'placed' || !isPaid || current.riskScore >= riskyFrom) return false
  if (current.onHold || current.cancellationPending) return false
  const { 'orders.confirmPaid': isWanted } = await readSettings(db, ['orders.confirmPaid'])
  return isWanted === true
}

/** A draft has no payments yet; what it costs is due. */
function moneyOf({ status }: Order, { money }: Children, due: number): Partial<Order> {
  const isOpen = status !== 'draft' && status !== 'expired'
  return {
    paid: money.captured,
    refunded: money.back,
    due,
    paymentStatus: isOpen || money.captured > 0 ? paymentStateOf({ ...money, due }) : 'unpaid',
  }
}

/** Whether nobody owes anybody anything any more. */
function isOver(current: Order, at: string): boolean {
  return (
    isOpen(current) &&
    current.pieces !== null &&
    current.pieces > 0 &&
    current.due === 0 &&
    !current.cancellationPending &&
    !current.onHold &&
    current.returnStatus !== 'requested' &&
    current.returnStatus !== 'open' &&
    !returnsUntil(current, dayIn(new Date(at)))
  )
}

async function complete(work: SaleWork, current: Order): Promise<Order> {
  const done = await work.records.transition(order, current.id, 'complete')
  const kept = done.lines.find(({ delivered, returned }) => delivered > returned)
  if (kept) await notifyBuyer(work, 'review.invited', done, { 'product.name': kept.name })
  return done
}

/** What differs from the order as it is; undefined where nothing does. */
function changed(current: Order, next: Partial<Order>): Partial<Order> | undefined {
  const names = (Object.keys(next) as (keyof Order)[]).filter(
    (name) => !isDeepStrictEqual(current[name] ?? null, next[name] ?? null),
  )
  return names.length > 0 ? Object.fromEntries(names.map((name) => [name, next[name]])) : undefined
}
