/**
 * Divides an amount (paise) in proportion to weights, to the last paisa: everybody gets their share rounded down, and what is left
 * goes, a paisa each, to those whose share was cut most; among equals to the first. Nobody gets more than their own weight as long as
 * the amount is not above all weights together. Where all weights are zero, nothing is divided.
 */
export function allocate(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  if (all <= 0 || amount <= 0) return weights.map(() => 0)
  const shares = weights.map((weight) => {
    const exact = BigInt(amount) * BigInt(weight)
    return { share: Number(exact / BigInt(all)), rest: exact % BigInt(all) }
  })
  const left = amount - shares.reduce((sum, { share }) => sum + share, 0)
  const favoured = shares
    .map(({ rest }, index) => ({ rest, index }))
    .sort((a, b) => (a.rest === b.rest ? a.index - b.index : a.rest > b.rest ? -1 : 1))
    .slice(0, left)
  const more = new Set(favoured.map(({ index }) => index))
  return shares.map(({ share }, index) => share + (more.has(index) ? 1 : 0))
}
