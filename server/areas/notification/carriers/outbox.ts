import { access, constants, mkdir, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Carrier, Tryable } from './carrier.ts'
import { composeMail, messageId } from './composeMail.ts'

/** Writes mails as files into `DATA_DIR/outbox`, for a shop that has no mail server (yet). A second attempt writes the same file. */
export function outbox(dataDir: string): Carrier & Tryable {
  const folder = join(resolve(dataDir), 'outbox')
  return {
    name: 'outbox',
    async send(mail) {
      await mkdir(folder, { recursive: true })
      const file = join(folder, `${mail.id}.eml`)
      await writeFile(`${file}.part`, composeMail(mail), { mode: 0o600 })
      await rename(`${file}.part`, file)
      return { id: messageId(mail.id, mail.from.address) }
    },
    async check() {
      await mkdir(folder, { recursive: true })
      await access(folder, constants.W_OK)
    },
  }
}
