import { describe, expect, it } from 'vitest'
import { base32, stepAt, stepOfCode, totp } from '../../../server/auth/totp.ts'

const secret = Buffer.from('12345678901234567890')

describe('a code of an authenticator app', () => {
  // RFC 6238, appendix B, SHA-1: six of its eight digits.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('is at second %i that of the RFC', (seconds, code) => {
    expect(totp(secret, stepAt(seconds * 1000))).toBe(code)
  })

  // RFC 4226, appendix D.
  it.each([
    [0, '755224'],
    [1, '287082'],
    [9, '520489'],
  ])('is for counter %i that of the RFC', (counter, code) => {
    expect(totp(secret, counter)).toBe(code)
  })

  const now = 1_111_111_111_000
  it.each([
    [-2, undefined],
    [-1, stepAt(now) - 1],
    [0, stepAt(now)],
    [1, stepAt(now) + 1],
    [2, undefined],
  ])('of %i steps from now belongs to a step, or is too far off', (off, step) => {
    expect(stepOfCode(secret, totp(secret, stepAt(now) + off), now)).toBe(step)
  })

  it.each(['', '50471', '0504711', '05047x', '０５０４７１'])('is not %j', (typed) => {
    expect(stepOfCode(secret, typed, now)).toBeUndefined()
  })
})

// RFC 4648, section 10, without the padding.
it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j is written in base 32 as %j', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written)
})
