import { describe, expect, it } from 'vitest'
import { type Variant, variantMatrix } from '../../../resources/catalogue/product/rules/variantMatrix.ts'

const variant = (colour: string | null, size: string | null, other: string | null = null) =>
  ({ sku: `${colour}-${size}`, colour, size, other }) as Variant

const options = (...values: string[]) => values.map((value) => ({ id: value, value, code: null }))
const colours = (...values: string[]) =>
  values.map((value) => ({ id: value, value, code: null, hex: '#102030', family: null, swatch: null }))

const read = (given: Parameters<typeof variantMatrix>[0]) => {
  const matrix = variantMatrix(given)
  return (
    matrix && {
      sizes: matrix.sizes,
      rows: matrix.rows.map(({ colour, cells }) => [colour, ...cells.map((cell) => cell?.sku)]),
    }
  )
}

describe('the variants of a product by colour and size', () => {
  it('stand in the order of its options, with a gap where there is none', () => {
    expect(
      read({
        colours: colours('Rust', 'Olive'),
        sizes: options('S', 'M', 'L'),
        variants: [variant('Olive', 'M'), variant('Rust', 'L'), variant('Rust', 'M')],
      }),
    ).toEqual({
      sizes: ['M', 'L'],
      rows: [
        ['Rust', 'Rust-M', 'Rust-L'],
        ['Olive', 'Olive-M', undefined],
      ],
    })
  })

  it('are all there, also of a colour or a size that is no option any more', () => {
    expect(
      read({
        colours: colours('Rust'),
        sizes: options('S'),
        variants: [variant('Teal', 'XL'), variant('Rust', 'S')],
      }),
    ).toEqual({
      sizes: ['S', 'XL'],
      rows: [
        ['Rust', 'Rust-S', undefined],
        ['Teal', undefined, 'Teal-XL'],
      ],
    })
  })

  it('are one row where there is no colour', () => {
    expect(
      read({ colours: [], sizes: options('38', '39'), variants: [variant(null, '38'), variant(null, '39')] })
        ?.rows,
    ).toEqual([[null, 'null-38', 'null-39']])
  })

  it.each([
    ['one size alone', [variant('Rust', 'One size'), variant('Olive', 'One size')]],
    ['a further option', [variant('Rust', 'S', 'Long'), variant('Rust', 'M', 'Long')]],
    ['a variant without a size', [variant('Rust', 'S'), variant('Rust', 'M'), variant('Rust', null)]],
    ['none', []],
  ])('are no matrix with %s', (_, variants) => {
    expect(variantMatrix({ colours: colours('Rust'), sizes: options('S', 'M'), variants })).toBeUndefined()
  })
})
