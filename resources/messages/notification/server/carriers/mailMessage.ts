import type { SendMailOptions } from 'nodemailer'
import { defined } from '../../../../../src/core/defined.ts'
import type { Mail } from './carrier.ts'

/** A mail as the library composes it: text, HTML and attachments; it reads no file and no address that a text may name. */
export const mailMessage = ({ id, from, to, replyTo, at, attachments, ...rest }: Mail) =>
  defined<SendMailOptions>({
    ...rest,
    attachments: [...attachments],
    from,
    to,
    date: at,
    textEncoding: 'base64',
    disableFileAccess: true,
    disableUrlAccess: true,
    replyTo: replyTo || undefined,
    messageId: `<${messageId(id, from.address)}>`,
  })

/** The id a mail is known by in every mailbox. */
export const messageId = (id: string, sender: string): string =>
  `${id}@${
    sender
      .split('@')
      .at(-1)
      ?.replace(/[^A-Za-z0-9.-]/g, '') || 'localhost'
  }`
