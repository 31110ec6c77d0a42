import { access, constants, mkdir, rename, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Carrier, Tryable } from './carrier.ts'
import { mailMessage, messageId } from './mailMessage.ts'

/** Writes mails as files into `DATA_DIR/outbox`, for a shop that has no mail server (yet). A second attempt writes the same file. */
export function outbox(dataDir: string): Carrier & Tryable {
  const folder = join(resolve(dataDir), 'outbox')
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    name: 'outbox',
    async send(mail) {
      const { message } = await composer.sendMail(mailMessage(mail))
      await mkdir(folder, { recursive: true })
      const file = join(folder, `${mail.id}.eml`)
      await writeFile(`${file}.part`, message, { mode: 0o600 })
      await rename(`${file}.part`, file)
      return { id: messageId(mail.id, mail.from.address) }
    },
    async check() {
      await mkdir(folder, { recursive: true })
      await access(folder, constants.W_OK)
    },
  }
}
