import { dueOf } from '../../../src/shop/returns/dueOf.ts'
import type { OpenChange } from '../../defineHooks.ts'
import { nextNumber } from '../numbering/nextNumber.ts'
import type { OrderReturn } from './work.ts'

/** What the server keeps of a return: its number, and when what happened and is owed next, which follow from its state. */
export async function beforeSave({
  db,
  record,
  previous,
  actor,
  at,
}: OpenChange<OrderReturn>): Promise<Partial<OrderReturn>> {
  const number = previous?.number ?? `RET-${String(await nextNumber(db, 'orderReturn')).padStart(6, '0')}`
  if (previous && previous.status === record.status) return { number }
  const isDecided = record.status === 'approved' || record.status === 'rejected'
  return {
    number,
    dueAt: dueOf(record.status, at),
    ...(isDecided && previous?.status === 'requested' ? { decidedBy: actor.name, decidedAt: at } : {}),
    ...(record.status === 'received' ? { receivedAt: at } : {}),
    ...(record.status === 'inspected' ? { inspectedAt: at } : {}),
    ...(record.status === 'completed' ? { completedAt: at } : {}),
    // Another pickup is another count.
    ...(record.status === 'pickupScheduled' ? { pickupAttempts: 0 } : {}),
  }
}
