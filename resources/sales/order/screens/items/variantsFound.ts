import type { RecordOf } from '../../../../../src/core/index.ts'
import type { product } from '../../../../catalogue/product/product.ts'

type Product = Pick<RecordOf<typeof product>, 'id' | 'name' | 'variants' | 'media' | 'styleCode'>
type Variant = Product['variants'][number]

/** A variant that was found by typing, with what a line of an order says of it. Prices in paise. */
export interface FoundVariant {
  readonly product: string
  readonly variant: string
  readonly sku: string
  readonly name: string
  /** `Indigo / M`. */
  readonly options: string
  readonly mrp: number
  readonly price: number
  /** Pieces that can be sold now. */
  readonly stock: number
  readonly picture: Product['media'][number] | undefined
}

/** Most lines of the list below the box. */
const most = 30

/**
 * The variants of the found products that all words of a search fit: each word is looked for in the SKU, the barcode, the options, the
 * name and the style. An exact SKU or barcode comes first, then what can be sold. `now` decides which special prices hold.
 */
export function variantsFound(products: readonly Product[], q: string, now: string): FoundVariant[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  const whole = words.join(' ')
  const found = products.flatMap((product) =>
    product.variants
      .filter((variant) => variant.active && words.every((word) => textOf(product, variant).includes(word)))
      .map((variant) => ({ product, variant, isExact: isExact(variant, whole) })),
  )
  found.sort(
    (a, b) =>
      Number(b.isExact) - Number(a.isExact) || Number(b.variant.stock > 0) - Number(a.variant.stock > 0),
  )
  return found.slice(0, most).map(({ product, variant }) => ({
    product: product.id,
    variant: variant.id,
    sku: variant.sku,
    name: product.name,
    options: [variant.colour, variant.size, variant.other].filter(Boolean).join(' / '),
    mrp: variant.mrp,
    price: priceAt(variant, now),
    stock: variant.stock,
    picture: pictureFor(product, variant),
  }))
}

const textOf = ({ name, styleCode }: Product, { sku, barcode, colour, size, other }: Variant): string =>
  [name, styleCode, sku, barcode, colour, size, other].filter(Boolean).join(' ').toLowerCase()

const isExact = ({ sku, barcode }: Variant, whole: string): boolean =>
  sku.toLowerCase() === whole || barcode === whole

function priceAt({ salePrice, specialPrice, specialFrom, specialTo }: Variant, now: string): number {
  const holds =
    specialPrice !== null &&
    (specialFrom === null || specialFrom <= now) &&
    (specialTo === null || now < specialTo)
  return holds ? specialPrice : salePrice
}

/** A picture of the very colour, where there is one. */
function pictureFor({ media }: Product, { colour }: Variant): Product['media'][number] | undefined {
  const grouped = media as readonly (Product['media'][number] & { group?: string })[]
  return grouped.find(({ group }) => group === colour) ?? grouped[0]
}
