import type { OpenChange } from '../../../../server/context.ts'
import { nextNumber } from '../../../shared/numbering/server/nextNumber.ts'
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
