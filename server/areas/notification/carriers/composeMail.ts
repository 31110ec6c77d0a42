import type { Mail } from './carrier.ts'

/** A mail in the form of RFC 5322: plain text and HTML side by side, all in ASCII. */
export function composeMail({ id, from, to, replyTo, subject, html, text, at }: Mail): string {
  const boundary = `part-${id}`
  const part = (type: string, content: string) =>
    [
      `--${boundary}`,
      `Content-Type: ${type}; charset=utf-8`,
      'Content-Transfer-Encoding: base64',
      '',
      ...(Buffer.from(content, 'utf8')
        .toString('base64')
        .match(/.{1,76}/g) ?? []),
    ].join('\r\n')
  const headers = [
    `From: ${person(from)}`,
    `To: ${person(to)}`,
    ...(replyTo ? [`Reply-To: <${bare(replyTo)}>`] : []),
    `Subject: ${encoded(subject)}`,
    `Message-ID: <${messageId(id, from.address)}>`,
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
  ]
  return [...headers, '', part('text/plain', text), part('text/html', html), `--${boundary}--`, ''].join(
    '\r\n',
  )
}

/** The id a mail is known by in every mailbox. */
export const messageId = (id: string, sender: string): string =>
  `${id}@${
    sender
      .split('@')
      .at(-1)
      ?.replace(/[^A-Za-z0-9.-]/g, '') || 'localhost'
  }`

const person = ({ name, address }: Mail['to']) => `${encoded(name)} <${bare(address)}>`

/** Nothing in a name or a subject may begin another header. */
const bare = (text: string) => text.replace(/[\r\n<>\0]/g, '')

/** RFC 2047, in pieces of 45 bytes that never split a character. */
function encoded(text: string): string {
  const clean = text.replace(/[\r\n\0]+/g, ' ')
  if (/^[A-Za-z0-9 .!?'-]{0,60}$/.test(clean)) return clean
  const pieces: string[] = ['']
  for (const character of clean) {
    const longer = `${pieces.at(-1)}${character}`
    if (Buffer.byteLength(longer) > 45) pieces.push(character)
    else pieces[pieces.length - 1] = longer
  }
  return pieces.map((piece) => `=?utf-8?B?${Buffer.from(piece).toString('base64')}?=`).join('\r\n ')
}
