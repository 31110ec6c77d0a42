import { access, constants, mkdir, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { objectStore } from '../../../../../server/files/objectStore.ts'
import type { ServerSettings } from '../../../../../server/settings.ts'
import type { Carrier, Tryable } from './carrier.ts'
import { mailer } from './mailer.ts'
import { mailMessage, messageId } from './mailMessage.ts'

/** Where mails are kept that nothing carries. */
interface Place {
  put(name: string, bytes: Buffer): Promise<void>
  check(): Promise<void>
}

/**
 * Keeps mails as files (`outbox/<id>.eml`), for a shop that has no mail server (yet): in its bucket, so that of several servers none has some
 * for itself, else in `DATA_DIR`. A second attempt writes the same file.
 */
export function outbox(settings: Pick<ServerSettings, 'dataDir' | 'objectStore'>): Carrier & Tryable {
  const place = settings.objectStore
    ? bucketPlace(settings.objectStore)
    : folderPlace(resolve(settings.dataDir))
  const composer = mailer({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    name: 'outbox',
    async send(mail) {
      const { message } = await (await composer()).sendMail(mailMessage(mail))
      await place.put(`${mail.id}.eml`, message as Buffer)
      return { id: messageId(mail.id, mail.from.address) }
    },
    check: () => place.check(),
  }
}

function folderPlace(dataDir: string): Place {
  const folder = join(dataDir, 'outbox')
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true })
      const file = join(folder, name)
      await writeFile(`${file}.part`, bytes, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    async check() {
      await mkdir(folder, { recursive: true })
      await access(folder, constants.W_OK)
    },
  }
}

function bucketPlace(bucket: NonNullable<ServerSettings['objectStore']>): Place {
  const files = objectStore(bucket)
  const put = (name: string, bytes: Buffer) => files.put(`outbox/${name}`, bytes, 'message/rfc822')
  return {
    put,
    async check() {
      await put('connection-test.eml', Buffer.from('Nothing is sent.'))
      await files.delete('outbox/connection-test.eml')
    },
  }
}
