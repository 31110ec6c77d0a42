import type { OpenChange } from '../../../../server/context.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { contactMessage } from '../contactMessage.ts'

/**
 * From when the time of a message counts: since it came. Of one that a former system has brought nothing is due, as nobody here was asked,
 * until it is opened again here: its customer has written anew.
 */
export function timeFrom({
  record,
  previous,
  action,
  at: now,
}: Pick<OpenChange<RecordOf<typeof contactMessage>>, 'record' | 'previous' | 'action' | 'at'>):
  | string
  | undefined {
  if (record.externalId === null) return previous?.createdAt ?? now
  const waited = previous !== undefined && previous.status !== 'new' && previous.status !== 'open'
  const isOpenedAgain = waited && record.status === 'open' && action !== 'undo'
  return isOpenedAgain || previous?.resolveDue ? now : undefined
}
