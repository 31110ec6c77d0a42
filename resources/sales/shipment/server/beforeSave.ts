import type { OpenChange } from '../../../../server/context.ts'
import type { Tx } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import { sealed } from '../../../../src/core/index.ts'
import { nextNumber } from '../../../shared/numbering/server/nextNumber.ts'
import { demandReason } from '../../../shared/reason/server/demandReason.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import type { Order, Shipment } from '../../invoice/server/work.ts'
import { lockOrder } from '../../order/server/lockOrder.ts'
import { carriage } from './carriage.ts'
import { codAmount } from './codAmount.ts'
import { openPieces } from './openPieces.ts'
import { demandShippable } from './shippable.ts'

/**
 * Numbers a new parcel, and fills in what its courier and a step mean: where it is followed, its time, its line of the tracking, the cash
 * to collect. Steps before the hand-over are refused while the order is held, unpaid or about to be cancelled.
 * @throws ApiError `invalid` with a block at `order`, or for a reason that is none
 */
export async function beforeSave(change: OpenChange<Shipment>): Promise<Partial<Shipment>> {
  const { record, previous, action, db } = change
  const carried = await carriage(change)
  if (!previous)
    return { ...carried, number: `SH-${String(await nextNumber(db, 'shipment')).padStart(6, '0')}` }
  if (record.status === previous.status) return carried
  const order = await lockOrder(change, record.order)
  return {
    ...carried,
    events: [...record.events, eventOf(change)],
    ...(await meaning[action]?.(change, order)),
  }
}

type Meaning = (change: OpenChange<Shipment>, order: Order) => Partial<Shipment> | Promise<Partial<Shipment>>

const meaning = sealed<Readonly<Record<string, Meaning | undefined>>>({
  async pack({ record, at, db }, order) {
    demandShippable(order, record)
    const open = await openPieces(db, order)
    const isOpen = [...open.values()].some((count) => count > 0)
    return {
      packedAt: at,
      codAmount: await codAmount(db, order, record, { open: isOpen, isPacked: true }),
    }
  },
  label({ record }, order) {
    demandShippable(order, record)
    return {}
  },
  handOver({ record, at }, order) {
    demandShippable(order, record)
    return { handedOverAt: at }
  },
  async bringOut({ record, db }) {
    const { 'shipping.attempts': most } = await readSettings(db, ['shipping.attempts'])
    if (most !== null && record.attempts >= most)
      throw refused<Shipment>('attempts', 'attempts-used', { most })
    return { attempts: record.attempts + 1 }
  },
  deliver: ({ record, at }) => ({
    deliveredAt: record.deliveredAt ?? at,
    attempts: Math.max(1, record.attempts),
  }),
  async fail({ record, db }) {
    await demandWhy(db, record)
    return { attempts: Math.max(1, record.attempts) }
  },
  async sendBack({ record, db }) {
    await demandWhy(db, record)
    return {}
  },
  receiveBack: ({ at }) => ({ rtoAt: at }),
})

/** A parcel that did not arrive has a reason, whether it is tried again or comes back. */
const demandWhy = (db: Tx, { failedReason, failedNote }: Shipment) =>
  demandReason<Shipment>(db, {
    id: failedReason ?? '',
    domain: 'deliveryFailed',
    note: failedNote,
    path: 'failedReason',
    notePath: 'failedNote',
  })

function eventOf({ record, at, actor, action }: OpenChange<Shipment>): Shipment['events'][number] {
  return {
    at: action === 'deliver' ? (record.deliveredAt ?? at) : at,
    status: record.status,
    place: null,
    by: actor.name.slice(0, 120),
    note: action === 'fail' || action === 'sendBack' ? record.failedNote : null,
  } as Shipment['events'][number]
}
