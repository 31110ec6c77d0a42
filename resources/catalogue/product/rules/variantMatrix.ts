import type { RecordOf } from '../../../../src/core/index.ts'
import type { product } from '../product.ts'

/** What of a product its matrix is made of, and shown with. */
export type MatrixProduct = Pick<RecordOf<typeof product>, 'colours' | 'sizes' | 'variants' | 'media'>

export type Variant = MatrixProduct['variants'][number]

/** The variants of a colour, each below its size, with a gap where there is none. */
export interface MatrixRow {
  /** None where the product comes in sizes alone. */
  readonly colour: string | null
  readonly hex: string | null
  readonly cells: readonly (Variant | undefined)[]
}

export interface VariantMatrix {
  readonly sizes: readonly string[]
  readonly rows: readonly MatrixRow[]
}

/**
 * The variants of a product by colour and size, in the order of its options, as whoever sells clothes looks at them. None where a size
 * says nothing: there is one alone, or a further option beside.
 */
export function variantMatrix({
  colours,
  sizes,
  variants,
}: Omit<MatrixProduct, 'media'>): VariantMatrix | undefined {
  const inOrder = (options: readonly { value: string }[], given: readonly (string | null)[]) => {
    const used = [...new Set(given.filter((value) => value !== null))]
    const known = options.map(({ value }) => value)
    return [
      ...known.filter((value) => used.includes(value)),
      ...used.filter((value) => !known.includes(value)),
    ]
  }
  const columns = inOrder(
    sizes,
    variants.map(({ size }) => size),
  )
  if (columns.length < 2 || variants.some(({ size, other }) => size === null || other !== null))
    return undefined
  const named = inOrder(
    colours,
    variants.map(({ colour }) => colour),
  )
  const plain = variants.some(({ colour }) => colour === null) ? [null] : []
  return {
    sizes: columns,
    rows: [...named, ...plain].map((colour) => ({
      colour,
      hex: colours.find(({ value }) => value === colour)?.hex ?? null,
      cells: columns.map((size) => variants.find((each) => each.colour === colour && each.size === size)),
    })),
  }
}
