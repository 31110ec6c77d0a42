import type { OpenChange } from '../../../../server/defineHooks.ts'
import { nextNumber } from '../../../shared/numbering/server/nextNumber.ts'
import { refreshOrder } from '../../order/server/refreshOrder.ts'
import type { CancellationRequest } from './cancellationWork.ts'

const undecided: readonly string[] = ['pending', 'expired']

/** Numbers a new request, and stops the clock of one that is decided. */
export async function beforeSave({
  db,
  record,
  previous,
}: OpenChange<CancellationRequest>): Promise<Partial<CancellationRequest>> {
  const number =
    previous?.number ?? `CAN-${String(await nextNumber(db, 'cancellationRequest')).padStart(6, '0')}`
  // Nothing is owed any more once it is decided.
  return undecided.includes(record.status) ? { number } : { number, dueAt: null }
}

/** Blocks the packing of the order while a request is undecided, and lets it go on afterwards (areas, 24). */
export async function followState(change: OpenChange<CancellationRequest>): Promise<void> {
  const { record, previous } = change
  if (previous?.status === record.status) return
  const isOpen = undecided.includes(record.status)
  if (!previous || undecided.includes(previous.status) !== isOpen) await refreshOrder(change, record.order)
}
