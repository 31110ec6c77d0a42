import type { OpenChange } from '../../../../server/context.ts'
import { defined } from '../../../../src/core/defined.ts'
import { demandCourier, findCouriers } from '../../../delivery/courier/server/findCouriers.ts'
import { nextNumber } from '../../../shared/numbering/server/nextNumber.ts'
import { dueOf } from '../rules/dueOf.ts'
import { demandReturnPlace } from './returnPlaces.ts'
import type { OrderReturn } from './work.ts'

/**
 * What the server keeps of a return: its number, the record of its courier, and when what happened and is owed next, which follow from
 * its state.
 * @throws ApiError `invalid` at `courier`, as `demandCourier` says, and at `location`, as `demandReturnPlace` does
 */
export async function beforeSave({
  db,
  record,
  previous,
  actor,
  at,
}: OpenChange<OrderReturn>): Promise<Partial<OrderReturn>> {
  const { location } = record
  if (location !== null && location !== previous?.location)
    await demandReturnPlace<OrderReturn>(db, 'location', location)
  const number = previous?.number ?? `RET-${String(await nextNumber(db, 'orderReturn')).padStart(6, '0')}`
  const fetched = await pickedUpBy(db, record, previous)
  if (previous && previous.status === record.status) return { number, ...fetched }
  const isDecided = record.status === 'approved' || record.status === 'rejected'
  const isNew = isDecided && previous?.status === 'requested'
  return defined<Partial<OrderReturn>>({
    number,
    ...fetched,
    dueAt: dueOf(record.status, at),
    decidedBy: isNew ? actor.name : undefined,
    decidedAt: isNew ? at : undefined,
    receivedAt: record.status === 'received' ? at : undefined,
    inspectedAt: record.status === 'inspected' ? at : undefined,
    completedAt: record.status === 'completed' ? at : undefined,
    // Another pickup is another count.
    pickupAttempts: record.status === 'pickupScheduled' ? 0 : undefined,
  })
}

/** Who is given the pickup must fetch returns; a parcel that nobody took is brought back by whoever had it. */
async function pickedUpBy(
  db: OpenChange<OrderReturn>['db'],
  { courier, source }: OrderReturn,
  previous: OrderReturn | undefined,
): Promise<Partial<OrderReturn>> {
  if (courier === (previous?.courier ?? null)) return {}
  if (courier === null) return { carrier: null }
  if (source === 'rto')
    return { carrier: (await findCouriers(db, [courier])).get(courier.toLowerCase())?.id ?? null }
  const { id, name } = await demandCourier<OrderReturn>(db, 'courier', courier, ['reverse'])
  return { courier: name, carrier: id }
}
