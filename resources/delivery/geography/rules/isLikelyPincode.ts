/** The first digits of a state's pincodes, alone or as a range: `{ from: '560', to: '591' }`. */
export interface PinPrefix {
  readonly from: string
  readonly to: string | null
}

/**
 * Whether a pincode begins as those of its state do. A state without prefixes knows nothing and doubts nothing; what it doubts is
 * a warning and never an error, as real ranges overlap (areas, 31).
 */
export function isLikelyPincode(pincode: string, prefixes: readonly PinPrefix[]): boolean {
  return prefixes.length === 0 || prefixes.some((prefix) => begins(pincode, prefix))
}

function begins(pincode: string, { from, to }: PinPrefix): boolean {
  const head = pincode.slice(0, from.length)
  return to === null ? head === from : from <= head && head <= to
}
