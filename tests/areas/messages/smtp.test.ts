import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { smtp } from '../../../resources/messages/notification/server/carriers/smtp.ts'

let server: Server | undefined
afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())))

/** A mail server that says yes, but to the commands that are named here. */
function mailServer(refused: Record<string, string> = {}): Promise<{ port: number; heard: string[] }> {
  const heard: string[] = []
  const own = createServer((socket) => {
    let isData = false
    let rest = ''
    socket.on('error', () => {})
    socket.write('220 test ready\r\n')
    socket.on('data', (chunk) => {
      const lines = `${rest}${chunk}`.split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        heard.push(line)
        if (isData && line !== '.') continue
        const command = line.split(/[ :]/)[0] ?? ''
        const said =
          refused[command] ??
          (command === 'EHLO' ? '250-test\r\n250 SIZE 1000' : command === 'DATA' ? '354 go on' : '250 fine')
        isData = command === 'DATA' && !refused.DATA
        socket.write(`${said}\r\n`)
      }
    })
  })
  server = own
  return new Promise((done) =>
    own.listen(0, '127.0.0.1', () => done({ port: (own.address() as AddressInfo).port, heard })),
  )
}

const mail = {
  id: '0190',
  from: { name: 'Atelier', address: 'shop@example.com' },
  to: { name: 'Ana', address: 'ana@example.com' },
  replyTo: null,
  subject: 'नमस्ते',
  html: '<p>Hi</p>',
  text: 'Hi',
  attachments: [{ filename: 'INV-1.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') }],
  at: new Date('2026-11-14T05:30:00Z'),
}

it('a mail is handed to the server, line by line', async () => {
  const { port, heard } = await mailServer()
  expect(await smtp({ host: '127.0.0.1', port }).send(mail)).toEqual({ id: '0190@example.com' })
  expect(heard).toEqual(
    expect.arrayContaining([
      'MAIL FROM:<shop@example.com>',
      'RCPT TO:<ana@example.com>',
      'To: Ana <ana@example.com>',
      `Subject: =?UTF-8?B?${Buffer.from('नमस्ते').toString('base64')}?=`,
      'Message-ID: <0190@example.com>',
      'Content-Disposition: attachment; filename=INV-1.pdf',
      Buffer.from('%PDF').toString('base64'),
      '.',
    ]),
  )
})

it('a refusal is told in the words of the server', async () => {
  const { port } = await mailServer({ RCPT: '550 5.1.1 no such mailbox' })
  await expect(smtp({ host: '127.0.0.1', port }).send(mail)).rejects.toThrow('550 5.1.1 no such mailbox')
})

it('a password is not sent to a server without encryption', async () => {
  const { port, heard } = await mailServer({ STARTTLS: '502 5.5.1 not implemented' })
  const sending = smtp({ host: '127.0.0.1', port, user: 'shop', password: 'secret' }).send(mail)
  await expect(sending).rejects.toThrow('no encryption')
  expect(heard.some((line) => line.startsWith('AUTH'))).toBe(false)
})
