import type { Context } from '../../../../server/context.ts'
import { toJpeg } from '../../../../server/files/images.ts'
import { download } from '../../../../server/files/storedFiles.ts'
import { findRecord } from '../../../../server/records/read.ts'
import type { RecordOf, Resource } from '../../../../src/core/index.ts'
import { isId } from '../../../../src/core/recordId.ts'
import type { StoredFile } from '../../../../src/fields/file/file.ts'
import type { notification } from '../../../messages/notification/notification.ts'
import type { Attachment } from '../../../messages/notification/server/carriers/carrier.ts'
import type { SentFile } from './conversation.ts'

type Asked = Pick<Context, 'database' | 'files'>
type Sent = Pick<RecordOf<typeof notification>, 'id' | 'fallbackOf' | 'area' | 'areaId'>

/**
 * The files of the answer that a message carries, or stands in for, in areas that keep them beside their conversation (`files`).
 * Pictures leave as JPEG, which every mailbox and telephone shows.
 * @throws Error where one is gone: words that speak of a file do not leave without it
 */
export const filesOfAnswer =
  (areas: readonly Resource[]) =>
  async (asked: Asked, { id, fallbackOf, area, areaId }: Sent): Promise<readonly Attachment[]> => {
    const talking = areas.find(({ name }) => name === area)
    if (!talking || !isId(areaId)) return []
    const found = (await findRecord(asked.database.db, talking, areaId)) as
      | { readonly files: readonly SentFile[] }
      | undefined
    const own = found?.files.filter(({ sentAs }) => sentAs === id || (sentAs && sentAs === fallbackOf)) ?? []
    return Promise.all(own.map(({ file }) => attachmentOf(asked, file)))
  }

async function attachmentOf({ database, files }: Asked, { file, name }: StoredFile): Promise<Attachment> {
  const kept = await download({ database, files }, file)
  if (!kept) throw new Error(`The file “${name}” of this answer is no longer kept.`)
  if (kept.type !== 'image/webp') return { filename: name, contentType: kept.type, content: kept.bytes }
  const filename = `${name.replace(/\.\w{1,5}$/, '')}.jpg`
  return { filename, contentType: 'image/jpeg', content: await toJpeg(kept.bytes) }
}
