import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromMinor, toMinor } from '../../../src/controls/number/minorUnits.ts'
import { readNumber } from '../../../src/controls/number/readNumber.ts'

describe('a number that somebody types', () => {
  it.each([
    // What is typed, the language, the digits after the point, what it means.
    ['1299', 'en', 2, '1299'],
    ['1,299.00', 'en', 2, '1299'],
    ['1.234,5', 'en', 2, '1234.5'],
    ['1.234,5', 'fr', 2, '1234.5'],
    ['1,234.5', 'fr', 2, '1234.5'],
    ['1,23,456', 'en', 2, '123456'],
    ['1,00,000', 'en', 2, '100000'],
    ['1 234,50', 'fr', 2, '1234.5'],
    ['1\u202f234,50', 'fr', 2, '1234.5'],
    ['12’000', 'en', 2, '12000'],
    ['1.000.000', 'en', 2, '1000000'],
    ['12,5', 'en', 2, '12.5'],
    ['1,234', 'en', 2, '1234'],
    ['1.234', 'fr', 2, '1234'],
    ['1.23', 'fr', 2, '1.23'],
    ['.5', 'en', 2, '0.5'],
    ['１２３', 'ja', 2, '123'],
    ['１，２３４．５０', 'ja', 2, '1234.5'],
    ['1。5', 'zh', 2, '1.5'],
    ['१२३.५', 'en', 2, '123.5'],
    ['٣', 'en', 0, '3'],
    ['₹1,299.00', 'en', 2, '1299'],
    ['Rs. 1299', 'en', 2, '1299'],
    ['1299 INR', 'en', 2, '1299'],
    ['5,00 €', 'fr', 2, '5'],
    ['￥1,000', 'ja', 0, '1000'],
    ['18 %', 'en', 3, '18'],
    ['-5', 'en', 2, '-5'],
    ['−5', 'en', 2, '-5'],
    ['-₹5', 'en', 2, '-5'],
    ['₹-5', 'en', 2, '-5'],
    ['-0', 'en', 0, '0'],
    ['007', 'en', 0, '7'],
    ['5.0', 'en', 0, '5'],
  ])('%s in %s with %s digits is %s', (text, locale, digits, figures) => {
    expect(readNumber(text, { locale, digits })).toBe(figures)
  })

  it.each([
    ['1.234', 'en', 2],
    ['1,234', 'fr', 2],
    ['0.005', 'en', 2],
    ['5.5', 'en', 0],
    ['1.2.3', 'en', 2],
    ['1,2,3', 'en', 2],
    ['1e5', 'en', 2],
    ['--5', 'en', 2],
    ['abc', 'en', 2],
    ['', 'en', 2],
    ['12 34 ab', 'en', 2],
    ['Infinity', 'en', 2],
  ])('%s in %s with %s digits is refused rather than guessed', (text, locale, digits) => {
    expect(readNumber(text, { locale, digits })).toBeNull()
  })

  it.each(['en', 'fr', 'zh', 'ja', 'de', 'hi'])('reads every amount back as %s writes it', (locale) => {
    fc.assert(
      fc.property(fc.integer({ min: -1e13, max: 1e13 }), (minor) => {
        const written = new Intl.NumberFormat(locale, { style: 'currency', currency: 'INR' }).format(
          fromMinor(minor, 2) as never,
        )
        const figures = readNumber(written, { locale, digits: 2 })
        expect(figures === null ? null : toMinor(figures, 2)).toBe(minor === 0 ? 0 : minor)
      }),
    )
  })
})

describe('minor units', () => {
  it.each([
    ['1299', 2, 129_900],
    ['0.1', 2, 10],
    ['-0.05', 2, -5],
    ['1000', 0, 1000],
    ['9007199254740.99', 2, 900_719_925_474_099],
  ])('hold %s with %s digits exactly', (figures, digits, minor) => {
    expect(toMinor(figures, digits)).toBe(minor)
    expect(Number(fromMinor(minor, digits))).toBe(Number(figures))
  })
})
