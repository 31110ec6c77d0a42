/** A line of a parcel as the packing station shows it. */
export interface StationLine {
  readonly id: string
  readonly sku: string | null
  readonly barcode: string | null
  readonly name: string | null
  readonly quantity: number
  readonly product: string | null
  readonly variant: string | null
}

/** A parcel at the packing station. */
export interface StationParcel {
  readonly id: string
  readonly version: number
  readonly number: string | null
  readonly orderNumber: string | null
  readonly status: string
  readonly destination: string | null
  readonly dueAt: string | null
  readonly giftWrap: boolean
  readonly giftMessage: string | null
  readonly lines: readonly StationLine[]
}

/** How many pieces of each line lie in the parcel, by the id of the line. */
export type Counts = Readonly<Record<string, number>>

/** What a scanned piece is for a parcel: the next of a line, one too many, or of none. */
export type Piece = { readonly is: 'next' | 'surplus'; readonly line: StationLine } | { readonly is: 'wrong' }

/** Finds what a code stands for: exactly the SKU, in whatever case, or the barcode of a line. Of two alike, the one that is not full. */
export function pieceOf(lines: readonly StationLine[], counts: Counts, code: string): Piece {
  const alike = lines.filter(
    ({ sku, barcode }) => sku?.toLowerCase() === code.toLowerCase() || barcode === code,
  )
  const [first] = alike
  if (!first) return { is: 'wrong' }
  const line = alike.find(({ id, quantity }) => (counts[id] ?? 0) < quantity)
  return line ? { is: 'next', line } : { is: 'surplus', line: first }
}

/** How many pieces are not in the parcel yet. */
export const missingPieces = (
  lines: readonly Pick<StationLine, 'id' | 'quantity'>[],
  counts: Counts,
): number => lines.reduce((sum, { id, quantity }) => sum + Math.max(0, quantity - (counts[id] ?? 0)), 0)
