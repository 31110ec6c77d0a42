/** A line of a cart as it was put in. */
export interface CartItem {
  readonly id: string
  readonly variant: string
  readonly quantity: number
  readonly unitPrice: number
}

/** What the shop says of a variant now. */
export interface GoodsNow {
  readonly price: number
  readonly mrp: number
  readonly forSale: boolean
  readonly available: number
}

/** What stands in the way of a line: the variant is gone, not on sale, sold out, or there are not enough. */
export type ItemProblem = 'gone' | 'notForSale' | 'soldOut' | 'short'

/** A line then and now. Money in paise; what is null is not known any more. */
export interface ComparedItem {
  readonly id: string
  readonly before: number
  readonly now: number | null
  readonly mrp: number | null
  readonly available: number | null
  readonly problem: ItemProblem | null
}

/** Compares the lines of a cart with the shop of now (areas, 5). */
export const compareItems = (
  items: readonly CartItem[],
  goods: ReadonlyMap<string, GoodsNow>,
): ComparedItem[] =>
  items.map(({ id, variant, quantity, unitPrice }) => {
    const now = goods.get(variant)
    return {
      id,
      before: unitPrice,
      now: now?.price ?? null,
      mrp: now?.mrp ?? null,
      available: now?.available ?? null,
      problem: problemOf(now, quantity),
    }
  })

function problemOf(now: GoodsNow | undefined, quantity: number): ItemProblem | null {
  if (!now) return 'gone'
  if (!now.forSale) return 'notForSale'
  if (now.available <= 0) return 'soldOut'
  return now.available < quantity ? 'short' : null
}
