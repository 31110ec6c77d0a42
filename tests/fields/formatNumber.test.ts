import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { formatNumber } from '../../src/fields/decimal/formatNumber.ts'
import { readGroupingFrom } from '../../src/fields/decimal/grouping.ts'
import { formatMoney } from '../../src/fields/money/formatMoney.ts'

// The suites after this one have servers that read it from their work.
const before = readGroupingFrom(() => undefined)
afterEach(() => void readGroupingFrom(() => undefined))
afterAll(() => void readGroupingFrom(before))

/** A French number has narrow spaces that do not break. */
const french = (text: string) => text.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ')

describe('the digits of a number', () => {
  it.each([
    [undefined, 'en', '12,345,678'],
    [undefined, 'en-IN', '1,23,45,678'],
    ['lakhs', 'en', '1,23,45,678'],
    ['lakhs', 'en-IN', '1,23,45,678'],
    ['lakhs', 'fr', '1 23 45 678'],
    ['lakhs', 'zh', '1,23,45,678'],
    ['lakhs', 'ja', '1,23,45,678'],
    ['thousands', 'en', '12,345,678'],
    ['thousands', 'en-IN', '12,345,678'],
    ['thousands', 'fr', '12 345 678'],
    // What a newer shop may say.
    ['myriads', 'en', '12,345,678'],
  ])('are parted by %s in %s', (grouping, locale, text) => {
    readGroupingFrom(() => grouping)
    expect(french(formatNumber(12_345_678, locale))).toBe(text)
  })

  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1,000'],
    [99_999, '99,999'],
    [100_000, '1,00,000'],
    [-1_234_567.891, '-12,34,567.891'],
  ])('%d is %s in lakhs', (value, text) => {
    readGroupingFrom(() => 'lakhs')
    expect(formatNumber(value, 'en')).toBe(text)
    expect(formatNumber(value, 'ja')).toBe(text)
  })

  it('of amounts are parted likewise, to the paisa', () => {
    readGroupingFrom(() => 'lakhs')
    expect(formatMoney(99_999_999_999_999, 'en')).toBe('₹9,99,99,99,99,999.99')
    expect(french(formatMoney(-12_345_678, 'fr'))).toBe('-1 23 456,78 ₹')
    readGroupingFrom(() => 'thousands')
    expect(formatMoney(123_456_789, 'en-IN')).toBe('₹1,234,567.89')
  })

  it('stay together where they are not to be parted, and follow the shop when it changes its mind', () => {
    readGroupingFrom(() => 'lakhs')
    expect(formatNumber(1_234_567, 'en', { useGrouping: false })).toBe('1234567')
    expect(formatNumber(1_234_567, 'en', { notation: 'compact', maximumFractionDigits: 1 })).toBe('12.3L')
    readGroupingFrom(() => 'thousands')
    expect(formatNumber(1_234_567, 'en', { notation: 'compact', maximumFractionDigits: 1 })).toBe('1.2M')
  })
})
