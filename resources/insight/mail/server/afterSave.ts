import type { OpenChange } from '../../../../server/context.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { notifiesStaff } from '../../../messages/notification/server/notifiesStaff.ts'
import { markReadAbout } from '../../inbox/server/inbox.ts'
import { mail } from '../mail.ts'

/** Whoever has read a letter, or put it away, need not be told of it any more. */
export async function afterSave({
  record,
  previous,
  db,
  records,
}: OpenChange<RecordOf<typeof mail>>): Promise<void> {
  const isDone = (record.read && !previous?.read) || (record.deleted && !previous?.deleted)
  if (record.folder === 'inbox' && record.owner && isDone && notifiesStaff(records.registry))
    await markReadAbout(db, record.owner, mail.name, record.id)
}
