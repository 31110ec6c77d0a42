import type { Db } from '../../../../server/database/schema.ts'
import { findRecord } from '../../../../server/records/read.ts'
import type { Order } from '../../invoice/server/work.ts'
import { order } from '../../order/order.ts'
import { valueOfPieces } from '../../orderReturn/rules/valueOfPieces.ts'
import { owedForExchange } from '../../orderReturn/server/giveBackExchanged.ts'
import { sumOfParts } from '../../orderReturn/server/payParts.ts'
import { refundableOf } from '../../orderReturn/server/refundableOf.ts'
import type { CancellationRequest } from './cancellationWork.ts'
import { parcelsOf, planOf, stageOf } from './stageOf.ts'

/** Where the order of a request is now, and what a decision would do; nothing is locked, the decision itself looks again. */
export async function liveView(db: Db, request: CancellationRequest) {
  const found = (await findRecord(db, order, request.order)) as Order
  const parcels = await parcelsOf(db, found.id)
  const plan = planOf(found, parcels, request.lines)
  const worth = plan.free.reduce((sum, { line, quantity }) => {
    const of = found.lines.find(({ id }) => id === line)
    return sum + (of ? valueOfPieces(of, quantity, { pieces: 0, value: 0 }) : 0)
  }, 0)
  const refundable = await refundableOf(db, found.id)
  const undone = new Map(plan.free.map(({ line, quantity }) => [line, quantity]))
  const exchanged = sumOfParts(await owedForExchange(db, found, undone))
  const isAll = found.lines.every(({ id, quantity, cancelled }) => {
    const asked = plan.free.find(({ line }) => line === id)?.quantity ?? 0
    return asked + cancelled >= quantity
  })
  const charges = isAll ? found.charges.reduce((sum, { amount }) => sum + amount, 0) : 0
  const roundOff = isAll ? (found.roundOff ?? 0) : 0
  return {
    order: {
      id: found.id,
      number: found.number,
      status: found.status,
      total: found.total,
      paid: found.paid,
      onHold: found.onHold,
      fulfilmentStatus: found.fulfilmentStatus,
      paymentStatus: found.paymentStatus,
      paymentMethod: found.paymentMethod,
      placedAt: found.placedAt,
    },
    parcels: parcels.map(({ id, number, status, awb, courier, lines }) => ({
      id,
      number,
      status,
      awb,
      courier,
      pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    })),
    stage: stageOf(found, plan),
    plan: plan.kind,
    money: {
      items: worth,
      charges,
      roundOff,
      refundable,
      later: (request.value ?? 0) - worth,
      refund: Math.max(0, Math.min(worth + charges + roundOff, refundable) - (request.fee ?? 0)) + exchanged,
    },
  }
}
