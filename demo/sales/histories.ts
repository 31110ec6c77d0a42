import { payment } from '../../resources/sales/payment/payment.ts'
import { refund } from '../../resources/sales/refund/refund.ts'
import type { Resource } from '../../src/core/index.ts'
import { authorOf } from './authors.ts'
import type { HistoryLine } from './insertHistory.ts'
import type { Batch, StoredRecord } from './insertRecords.ts'
import { orderSteps } from './orderRecords.ts'
import { returnSteps } from './returnRecords.ts'
import { ownSteps } from './shipmentRecords.ts'
import { iso, type Told } from './told.ts'

/** The names of the transitions by which parcels and returns come into a state. */
const moves: Readonly<Record<string, string>> = {
  packed: 'pack',
  labelReady: 'label',
  handedOver: 'handOver',
  inTransit: 'depart',
  outForDelivery: 'bringOut',
  delivered: 'deliver',
  attemptFailed: 'fail',
  rtoInitiated: 'sendBack',
  rtoInTransit: 'departBack',
  rtoReceived: 'receiveBack',
  approved: 'approve',
  rejected: 'reject',
  pickupScheduled: 'schedulePickup',
  pickedUp: 'pickUp',
  received: 'receive',
  inspected: 'inspect',
  completed: 'complete',
  sentBack: 'sendBack',
  closed: 'close',
  lost: 'lose',
}

/** What the history tells of an order and of all that belongs to it: each step with its state, and the number of what is new. */
export function historyOf(told: Told, batches: readonly Batch[]): HistoryLine[] {
  const { story } = told
  const steps = new Map<string, readonly { at: number; action?: string; status: string }[]>([
    [`order ${story.id}`, orderSteps(told)],
    ...story.parcels.map((parcel) => [`shipment ${parcel.id}`, ownSteps(told, parcel)] as const),
    ...(story.back ? [[`orderReturn ${story.back.id}`, returnSteps(told, story.back)] as const] : []),
  ])
  return batches.flatMap(({ resource, records }) =>
    records.flatMap(({ id, createdAt, updatedAt, status, values }) => {
      const known = steps.get(`${resource.name} ${id}`)
      const at = Date.parse(createdAt)
      const last = Date.parse(updatedAt)
      const path =
        known ??
        (resource === payment || resource === refund
          ? [
              { at, status: resource.workflow?.initial ?? '' },
              ...(resource === refund ? [{ at, status: 'approved', action: 'approve' }] : []),
              ...(status && !early.has(status) ? [{ at: last, status, action: endings[status] }] : []),
            ]
          : [{ at, status: status ?? '' }])
      return linesOf(told, resource, { id, values }, path)
    }),
  )
}

/** The states that payments and refunds are in from the first moment. */
const early = new Set(['created', 'requested', 'approved'])

/** How payments and refunds come into the states that they end in. */
const endings: Readonly<Record<string, string>> = {
  pending: 'wait',
  captured: 'capture',
  failed: 'fail',
  expired: 'expire',
  voided: 'void',
  toCollect: 'waitForCash',
  collected: 'collect',
  remitted: 'remit',
  notCollected: 'loseCash',
  partiallyRefunded: 'refundPart',
  refunded: 'refundAll',
  approved: 'approve',
  processed: 'process',
}

function linesOf(
  told: Told,
  resource: Resource,
  { id, values }: Pick<StoredRecord, 'id' | 'values'>,
  steps: readonly { at: number; action?: string | undefined; status: string }[],
): HistoryLine[] {
  return steps.map(({ at, action: known, status }, index): HistoryLine => {
    const action = index === 0 ? 'create' : (known ?? moves[status] ?? 'update')
    const before = index === 0 ? null : (steps[index - 1]?.status ?? null)
    const changes = resource.workflow ? [{ field: 'status', before, after: status }] : []
    return {
      resource,
      record: id,
      version: index + 1,
      at: iso(at),
      action,
      actor: authorOf(told, { area: resource.name, action, at, values }),
      changes:
        index === 0 ? [...changes, { field: 'number', before: null, after: values.number ?? null }] : changes,
    }
  })
}
