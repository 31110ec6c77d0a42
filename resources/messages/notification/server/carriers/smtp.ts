import type { Carrier, Tryable } from './carrier.ts'
import { mailer } from './mailer.ts'
import { mailMessage, messageId } from './mailMessage.ts'

/** Where mails are handed over. */
export interface SmtpServer {
  readonly host: string
  readonly port: number
  readonly user?: string | undefined
  readonly password?: string | undefined
}

/** How long the server may take for one answer, in milliseconds. */
const patience = 15_000

/**
 * Hands mails to a mail server: TLS from the start on port 465, otherwise STARTTLS wherever it is offered. A name and a password travel
 * encrypted only.
 */
export function smtp({ host, port, user, password }: SmtpServer): Carrier & Tryable {
  const auth = user && password ? { user, pass: password } : undefined
  const options = {
    host,
    port,
    secure: port === 465,
    requireTLS: auth !== undefined,
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
  }
  const server = mailer(auth ? { ...options, auth } : options)
  return {
    name: 'smtp',
    async send(mail) {
      await explained(server().then((each) => each.sendMail(mailMessage(mail))))
      return { id: messageId(mail.id, mail.from.address) }
    },
    async check() {
      await explained(server().then((each) => each.verify()))
    },
  }

  async function explained(work: Promise<unknown>): Promise<void> {
    try {
      await work
    } catch (error) {
      const isPlain = auth && port !== 465 && (error as { code?: string }).code === 'ETLS'
      throw isPlain ? new Error(`${host} offers no encryption. The password is not sent without it.`) : error
    }
  }
}
