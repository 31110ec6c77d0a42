import type { Random } from '../random.ts'
import type { ShopFacts, SoldProduct, SoldVariant } from './shopFacts.ts'

/** A line of an order before it is taxed. */
export interface BasketLine {
  readonly product: SoldProduct
  readonly variant: SoldVariant
  readonly quantity: number
  readonly unitPrice: number
  /** Whether it is there in another size, too: one of the two will come back. */
  readonly isSecondSize: boolean
}

/** How many lines an order has, of a hundred orders. */
const sizes = [
  [1, 53],
  [2, 26],
  [3, 13],
  [4, 6],
  [5, 2],
] as const

/** Draws baskets from what was on sale at a moment; what is liked is drawn more often. */
export function basketMaker({ products }: ShopFacts): (stream: Random, at: number) => BasketLine[] {
  let sum = 0
  const steps = products.map(({ popularity }) => {
    sum += 0.04 + popularity
    return sum
  })
  const draw = (stream: Random, at: number): SoldProduct | undefined => {
    for (let tries = 0; tries < 30; tries++) {
      const product = products[placeIn(steps, stream.next() * sum)]
      if (product && product.from <= at && at < product.until) return product
    }
    return products.find(({ from, until }) => from <= at && at < until)
  }
  return (stream, at) => {
    const lines: BasketLine[] = []
    const count = sizeOf(stream)
    for (let tries = 0; lines.length < count && tries < count * 2; tries++) {
      const last = lines.at(-1)
      const again = last && lines.length > 0 && stream.chance(0.08)
      const product = again ? last.product : draw(stream, at)
      if (!product) continue
      const variant = variantOf(stream, product)
      if (lines.some((line) => line.variant.variant === variant.variant)) continue
      const isOld = stream.chance(0.18)
      lines.push({
        product,
        variant,
        quantity: stream.chance(0.05) ? stream.whole(2, 3) : 1,
        // Before it was reduced it sold for its MRP.
        unitPrice: isOld ? variant.mrp : variant.price,
        isSecondSize: again === true,
      })
    }
    return lines
  }
}

function sizeOf(stream: Random): number {
  let lot = stream.next() * 100
  for (const [count, share] of sizes) {
    lot -= share
    if (lot < 0) return count
  }
  return 1
}

/** The first step above a number. */
function placeIn(steps: readonly number[], number: number): number {
  let [low, high] = [0, steps.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((steps[middle] as number) > number) high = middle
    else low = middle + 1
  }
  return low
}

/** Middle sizes sell most. */
function variantOf(stream: Random, { variants }: SoldProduct): SoldVariant {
  const place = Math.floor(((stream.next() + stream.next()) / 2) * variants.length)
  return variants[Math.min(place, variants.length - 1)] as SoldVariant
}
