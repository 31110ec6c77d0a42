import { connect as connectPlain, type Socket } from 'node:net'
import { createInterface, type Interface } from 'node:readline'
import { connect as connectSafely } from 'node:tls'
import type { Carrier, Tryable } from './carrier.ts'
import { composeMail, messageId } from './composeMail.ts'

/** Where mails are handed over. */
export interface SmtpServer {
  readonly host: string
  readonly port: number
  readonly user?: string | undefined
  readonly password?: string | undefined
}

/** How long the server may take for one answer. */
const patience = 15_000

/**
 * Hands mails to a mail server (RFC 5321): TLS from the start on port 465, otherwise STARTTLS wherever it is offered. A name and a
 * password travel encrypted only.
 */
export function smtp({ host, port, user, password }: SmtpServer): Carrier & Tryable {
  return {
    name: 'smtp',
    async send(mail) {
      const talk = await introduce()
      try {
        await talk.ask(`MAIL FROM:<${safe(mail.from.address)}>`, 250)
        await talk.ask(`RCPT TO:<${safe(mail.to.address)}>`, 250)
        await talk.ask('DATA', 354)
        await talk.ask(`${composeMail(mail).replace(/^\./gm, '..')}\r\n.`, 250)
        return { id: messageId(mail.id, mail.from.address) }
      } finally {
        talk.close()
      }
    },
    async check() {
      const talk = await introduce()
      talk.close()
    },
  }

  /** As far as the first mail: connected, encrypted where it can be, and signed in. */
  async function introduce(): Promise<Talk> {
    let talk = await open(
      port === 465 ? connectSafely({ host, port, servername: host }) : connectPlain({ host, port }),
    )
    try {
      await talk.expect(220)
      let offers = await talk.ask('EHLO localhost', 250)
      if (port !== 465 && /STARTTLS/i.test(offers)) {
        await talk.ask('STARTTLS', 220)
        talk = await open(connectSafely({ socket: talk.release(), servername: host }))
        offers = await talk.ask('EHLO localhost', 250)
      }
      if (user && password) {
        if (!talk.isEncrypted)
          throw new Error(`${host} offers no encryption. The password is not sent without it.`)
        await talk.ask(`AUTH PLAIN ${Buffer.from(`\0${user}\0${password}`).toString('base64')}`, 235)
      }
      return talk
    } catch (error) {
      talk.close()
      throw error
    }
  }
}

const safe = (address: string) => address.replace(/[\s<>\0]/g, '')

interface Talk {
  readonly isEncrypted: boolean
  ask(line: string, code: number): Promise<string>
  expect(code: number): Promise<string>
  /** Leaves the socket to somebody else. */
  release(): Socket
  close(): void
}

async function open(socket: Socket): Promise<Talk> {
  socket.setTimeout(patience, () => socket.destroy(new Error('The mail server did not answer in time.')))
  let failed: Error | undefined
  socket.on('error', (error) => {
    failed = error
  })
  const lines: Interface = createInterface({ input: socket })
  const incoming = lines[Symbol.asyncIterator]()
  const talk: Talk = {
    isEncrypted: 'encrypted' in socket,
    async expect(code) {
      let answer = ''
      for (;;) {
        const { value, done } = await incoming.next()
        if (done) throw failed ?? new Error('The mail server ended the connection.')
        answer += `${value}\n`
        if (/^\d{3} /.test(value)) break
      }
      if (Number(answer.trimEnd().split('\n').at(-1)?.slice(0, 3)) !== code)
        throw new Error(`The mail server answered: ${answer.trim().slice(0, 300)}`)
      return answer
    },
    ask(line, code) {
      socket.write(`${line}\r\n`)
      return talk.expect(code)
    },
    release() {
      lines.close()
      socket.setTimeout(0)
      socket.removeAllListeners('data')
      return socket
    },
    close() {
      lines.close()
      socket.end('QUIT\r\n')
      socket.destroySoon()
    },
  }
  return talk
}
