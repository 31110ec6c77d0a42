/** What may be written into a select of the descriptor: how the sizes of a product are counted (areas, 6). */
export const sizeSystems = ['alpha', 'india', 'uk', 'eu', 'us', 'age', 'measure', 'free'] as const

export type SizeSystem = (typeof sizeSystems)[number]

/** The families by which customers filter colours. */
export const colourFamilies = [
  ...(['white', 'black', 'grey', 'beige', 'brown', 'red', 'pink', 'orange'] as const),
  ...(['yellow', 'green', 'blue', 'purple', 'metal', 'multi'] as const),
] as const

export type ColourFamily = (typeof colourFamilies)[number]

/**
 * The three things that tell variants apart, by the field of the variant, the list of the product that names its values, and the option
 * of the shop that these may be chosen from.
 */
export const dimensions = [
  { key: 'colour', list: 'colours', option: 'colourOption' },
  { key: 'size', list: 'sizes', option: 'sizeOption' },
  { key: 'other', list: 'otherValues', option: 'furtherOption' },
] as const

export type DimensionKey = (typeof dimensions)[number]['key']

/** One value of an option: its name and its part of a SKU. */
export interface OptionValue {
  readonly value: string
  readonly code: string | null
}

/** A colour with what it looks like. */
export interface ColourValue extends OptionValue {
  readonly hex?: string | null
  readonly family?: ColourFamily | null
}

/** The options of a product. */
export interface ProductOptions {
  readonly colours: readonly ColourValue[]
  readonly sizes: readonly OptionValue[]
  readonly otherValues: readonly OptionValue[]
}

/** The sizes that a system usually has, in order; none where they differ from product to product. */
export const usualSizes: Readonly<Record<SizeSystem, readonly string[]>> = {
  alpha: ['XS', 'S', 'M', 'L', 'XL', 'XXL'],
  india: ['32', '34', '36', '38', '40', '42', '44'],
  uk: ['6', '8', '10', '12', '14', '16', '18'],
  eu: ['36', '37', '38', '39', '40', '41'],
  us: ['0', '2', '4', '6', '8', '10', '12'],
  age: ['2-3Y', '4-5Y', '6-7Y', '8-9Y', '10-11Y', '12-13Y'],
  measure: [],
  free: ['Free size'],
}

/** The part of a SKU that stands for a value without a code of its own: `Sky Blue` is `SKYBLU`, `2-3Y` is `23Y`. */
export const codeOf = ({ value, code }: OptionValue): string => code || codeFrom(value)

const codeFrom = (value: string): string => {
  const plain = value
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9 ]/g, '')
    .toUpperCase()
  const words = plain.split(' ').filter(Boolean)
  return (words.length > 1 ? words.map((word) => word.slice(0, 3)).join('') : plain.trim()).slice(0, 8)
}
