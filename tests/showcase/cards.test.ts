import { describe, expect, it } from 'vitest'
import { brandOf, expiryOf, isCode, isOver } from '../../src/showcase/plans/cards.ts'

describe('a number of a card', () => {
  it.each([
    ['4111 1111 1111 1111', 'visa'],
    ['5555-5555-5555-4444', 'mastercard'],
    ['2223003122003222', 'mastercard'],
    ['378282246310005', 'amex'],
    ['6074 8259 7208 3818', 'rupay'],
    ['3530111333300000', 'other'],
    ['4111 1111 1111 1112', undefined],
    ['37828224631000', undefined],
    ['4111', undefined],
    ['', undefined],
    ['four one one one', undefined],
  ])('%s is of %s', (number, brand) => {
    expect(brandOf(number)).toBe(brand)
  })
})

describe('the month until which a card is good', () => {
  const now = new Date('2026-11-25T10:00:00Z')
  it.each([
    ['11/26', '2026-11'],
    [' 04 / 29 ', '2029-04'],
    ['10/26', undefined],
    ['13/29', undefined],
    ['0429', undefined],
  ])('%s is %s', (typed, expires) => {
    expect(expiryOf(typed, now)).toBe(expires)
  })

  it('is the last in which it is', () => {
    expect(isOver('2026-11', now)).toBe(false)
    expect(isOver('2026-10', now)).toBe(true)
  })
})

it('has three digits, on American Express four, as its code', () => {
  expect([
    isCode('123', 'visa'),
    isCode('1234', 'visa'),
    isCode('1234', 'amex'),
    isCode('12a', 'visa'),
  ]).toEqual([true, false, true, false])
})
