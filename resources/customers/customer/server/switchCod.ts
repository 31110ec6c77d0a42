import type { Actor } from '../../../../server/actor.ts'
import { ApiError } from '../../../../server/apiError.ts'
import type { Records } from '../../../../server/records.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { customer } from '../customer.ts'
import { withNote } from './withNote.ts'

interface Switching {
  readonly records: Records
  readonly actor: Actor
  readonly at: string
}

/**
 * Takes cash on delivery from a customer, or allows it again, and keeps why: the reason that it is refused stands at the customer, why it
 * is allowed again in a note (areas, 13).
 * @throws ApiError `not-allowed-now` where it is so already
 */
export async function switchCod(
  { records, ...by }: Switching,
  record: RecordOf<typeof customer>,
  { allowed, reason }: { readonly allowed: boolean; readonly reason: string },
): Promise<void> {
  if (record.codBlocked === !allowed) throw new ApiError('not-allowed-now')
  await records.update(
    customer,
    record.id,
    allowed
      ? {
          codBlocked: false,
          codBlockReason: null,
          notes: withNote(record.notes, by, { text: reason, pinned: false }),
        }
      : { codBlocked: true, codBlockReason: reason },
  )
}
