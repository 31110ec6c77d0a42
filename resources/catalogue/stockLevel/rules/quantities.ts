/** The parts of what a place holds of one variant (areas, S3), all counted in pieces. */
export const stockParts = ['onHand', 'committed', 'reserved', 'damaged', 'qc', 'safety', 'incoming'] as const

export type StockPart = (typeof stockParts)[number]

/** How many pieces each part has. */
export type Quantities = Readonly<Record<StockPart, number>>

/** The parts that are on hand but set aside: broken, being looked at, or kept back. */
export const asideParts = ['damaged', 'qc', 'safety'] as const satisfies readonly StockPart[]

export type AsidePart = (typeof asideParts)[number]

/** Pieces that are on hand and yet not for sale. */
export const unavailableOf = ({ damaged, qc, safety }: Pick<Quantities, AsidePart>): number =>
  damaged + qc + safety

/** Pieces that may still be promised to somebody; below zero where more were promised than there are (areas, S3). */
export const availableOf = (quantities: Quantities): number =>
  quantities.onHand - quantities.committed - quantities.reserved - unavailableOf(quantities)

/** How a level stands: nothing to sell, little (at or below `lowAt`), or enough. */
export type StockState = 'out' | 'low' | 'enough'

/** The state of a level from what is available and the number at which it counts as low. */
export const stockStateOf = (available: number, lowAt: number): StockState =>
  available <= 0 ? 'out' : available <= lowAt ? 'low' : 'enough'
