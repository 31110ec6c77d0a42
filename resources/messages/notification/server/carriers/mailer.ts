import type { createTransport, Transporter } from 'nodemailer'

/**
 * Makes what composes mails and hands them over, once, as the first of them goes out: a server at rest does without the library, which
 * takes twenty megabytes.
 */
export function mailer(options: Parameters<typeof createTransport>[0]): () => Promise<Transporter> {
  let made: Promise<Transporter> | undefined
  return () => {
    made ??= import('nodemailer').then((library) => library.createTransport(options))
    return made
  }
}
