import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds for which one code stands (RFC 6238, section 4.1). */
const period = 30

/** How many steps a clock may go wrong, one way or the other (RFC 6238, section 5.2). */
const drift = 1

/** The number of the step that a time lies in. */
export const stepAt = (time: number): number => Math.floor(time / 1000 / period)

/** The six digits of a step, as an authenticator app shows them (RFC 6238 with SHA-1, RFC 4226). */
export function totp(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

/** The step whose code this is, at a time that clocks agree on nearly; undefined for any other code. */
export function stepOfCode(secret: Buffer, code: string, time: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const now = stepAt(time)
  const steps = Array.from({ length: 2 * drift + 1 }, (_, index) => now - drift + index)
  return steps.find((step) => timingSafeEqual(Buffer.from(totp(secret, step)), Buffer.from(code)))
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Bytes in the letters that people type and apps read (RFC 4648, base 32, without its padding). */
export function base32(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => letters[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}
