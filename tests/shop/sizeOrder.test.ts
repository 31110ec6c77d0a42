import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../resources/catalogue/product/rules/completeOptions.ts'
import { withSizes } from '../../resources/catalogue/product/rules/sizeOrder.ts'

const rows = (...values: string[]) => values.map((value) => ({ value }))

describe('sizes', () => {
  it.each([
    [
      ['S', 'L'],
      ['XL', 'M', 'XXS'],
      ['XXS', 'S', 'M', 'L', 'XL'],
    ],
    [
      ['36', '40'],
      ['38', '9', '7.5'],
      ['7.5', '9', '36', '38', '40'],
    ],
    [[], ['Free', '32', 'M'], ['M', '32', 'Free']],
  ])('%j take %j in at their places', (given, more, expected) => {
    expect(withSizes(rows(...given), rows(...more))).toEqual(rows(...expected))
  })

  it('that somebody put in an order of their own keep it', () => {
    expect(withSizes(rows('L', 'S'), rows('M'))).toEqual(rows('L', 'S', 'M'))
  })

  it('that variants bring along stand where they belong, colours as they came', () => {
    const product = {
      colours: rows('Sage'),
      sizes: rows('S', 'XL'),
      otherValues: [],
      media: [],
      variants: [
        { size: 'M', colour: 'Sage' },
        { size: 'XS', colour: 'Amber' },
      ],
    }
    const { changes } = completeOptions(product, undefined)
    expect(changes).toEqual({ sizes: rows('XS', 'S', 'M', 'XL'), colours: rows('Sage', 'Amber') })
  })
})
