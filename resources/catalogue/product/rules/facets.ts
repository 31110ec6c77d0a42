import { type ColourFamily, colourFamilies } from './options.ts'

interface Coloured {
  readonly colours: readonly { readonly value: string; readonly family?: string | null }[]
}

interface Sized {
  readonly variants: readonly {
    readonly size?: string | null
    readonly stock: number
    readonly active?: boolean | null
  }[]
}

/** The names of a product's colours as one text that a list is filtered by; null where it has none. */
export const coloursOf = ({ colours }: Coloured): string | null =>
  colours.map(({ value }) => value).join(', ') || null

/** The families of a product's colours, each once and in the order of the families. */
export const familiesOf = ({ colours }: Coloured): ColourFamily[] =>
  colourFamilies.filter((family) => colours.some((colour) => colour.family === family))

/** The sizes of which some colour can be sold now; whole ones, so that a filter for XL does not find XXL. */
export const stockedSizes = (product: Sized): string[] =>
  [...sizesOf(product)].flatMap(([size, stock]) => (stock > 0 ? [size] : []))

/** The sizes that are sold out in every colour. */
export const soldOutSizes = (product: Sized): string[] =>
  [...sizesOf(product)].flatMap(([size, stock]) => (stock > 0 ? [] : [size]))

/** Pieces by size, of the variants that are on sale, in the order in which sizes first appear. */
function sizesOf({ variants }: Sized): ReadonlyMap<string, number> {
  const pieces = new Map<string, number>()
  for (const { size, stock, active } of variants)
    if (size && active !== false) pieces.set(size, (pieces.get(size) ?? 0) + stock)
  return pieces
}
