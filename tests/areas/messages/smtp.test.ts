import { afterEach, expect, it } from 'vitest'
import { smtp } from '../../../resources/messages/notification/server/carriers/smtp.ts'
import { type MailServer, openMailServer } from '../../support/mailServer.ts'

let mails: MailServer | undefined
afterEach(() => mails?.close())

const mailServer = async (refused: Record<string, string> = {}) => {
  mails = await openMailServer(refused)
  return mails
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
