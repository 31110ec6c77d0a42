import type { Context } from '../../../../server/context.ts'
import { toJpeg } from '../../../../server/files/images.ts'
import { download } from '../../../../server/files/storedFiles.ts'
import { findRecord } from '../../../../server/records/read.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { isId } from '../../../../src/core/recordId.ts'
import type { notification } from '../../../messages/notification/notification.ts'
import type { Attachment } from '../../../messages/notification/server/carriers/carrier.ts'
import { contactMessage } from '../contactMessage.ts'

type Sent = Pick<RecordOf<typeof notification>, 'id' | 'fallbackOf' | 'area' | 'areaId'>

/**
 * The file of the answer that a message carries, or stands in for. Pictures leave as JPEG, which every mailbox and telephone shows.
 * @throws Error where it is gone: words that speak of a file do not leave without it
 */
export async function fileOfAnswer(
  { database, files }: Pick<Context, 'database' | 'files'>,
  { id, fallbackOf, area, areaId }: Sent,
): Promise<Attachment | undefined> {
  if (area !== contactMessage.name || !isId(areaId)) return undefined
  const found = (await findRecord(database.db, contactMessage, areaId)) as
    | RecordOf<typeof contactMessage>
    | undefined
  const file = found?.thread.find(({ sentAs }) => sentAs === id || (sentAs && sentAs === fallbackOf))?.file
  if (!file) return undefined
  const kept = await download({ database, files }, file.file)
  if (!kept) throw new Error(`The file “${file.name}” of this answer is no longer kept.`)
  if (kept.type !== 'image/webp') return { filename: file.name, contentType: kept.type, content: kept.bytes }
  const filename = `${file.name.replace(/\.\w{1,5}$/, '')}.jpg`
  return { filename, contentType: 'image/jpeg', content: await toJpeg(kept.bytes) }
}
