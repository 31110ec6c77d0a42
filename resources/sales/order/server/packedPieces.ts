import type { Children } from './childrenOf.ts'

/** How many pieces of each line are in packed parcels, by the id of the line. */
export function packedPieces(parcels: Children['parcels']): Map<string, number> {
  const packed = new Map<string, number>()
  for (const { status, lines } of parcels) {
    if (status === 'pending' || status === 'cancelled') continue
    for (const { line, quantity } of lines) packed.set(line, (packed.get(line) ?? 0) + quantity)
  }
  return packed
}
