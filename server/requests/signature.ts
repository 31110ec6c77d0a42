import { createHmac, timingSafeEqual } from 'node:crypto'

/** An event that was signed longer ago is not believed: whoever kept it could send it again. Seconds. */
const longest = 300

/** The header of a signed event: `t=<seconds since 1970>,v1=<HMAC-SHA256 of "<t>.<body>" in hexadecimal>`. */
export function signatureOf(secret: string, body: Uint8Array, now = Date.now()): string {
  const time = Math.floor(now / 1000)
  return `t=${time},v1=${mac(secret, time, body).toString('hex')}`
}

/** Whether a body was signed with the secret, not long ago. */
export function isSigned(secret: string, body: Uint8Array, header: unknown, now = Date.now()): boolean {
  const [, seconds, hex] =
    /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(typeof header === 'string' ? header : '') ?? []
  if (seconds === undefined || hex === undefined) return false
  const time = Number(seconds)
  if (Math.abs(now / 1000 - time) > longest) return false
  return timingSafeEqual(mac(secret, time, body), Buffer.from(hex, 'hex'))
}

const mac = (secret: string, time: number, body: Uint8Array) =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest()
