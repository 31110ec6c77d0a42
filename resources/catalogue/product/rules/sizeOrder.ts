const letters = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', 'XXXL', '3XL', '4XL', '5XL']

/** Letters from small to large, then numbers, then words. */
export function bySize(a: string, b: string): number {
  const [left, right] = [rank(a), rank(b)]
  return left[0] - right[0] || left[1] - right[1] || (a < b ? -1 : a > b ? 1 : 0)
}

function rank(size: string): [number, number] {
  const letter = letters.indexOf(size.toUpperCase())
  if (letter >= 0) return [0, letter]
  const number = Number.parseFloat(size)
  return Number.isNaN(number) ? [2, 0] : [1, number]
}

/** Sizes with more of them: each in its place where they stood in the order of sizes, else at the end of an order that somebody made. */
export function withSizes<R extends { readonly value?: string | null }>(
  given: readonly R[],
  more: readonly R[],
): R[] {
  const compare = (a: R, b: R) => bySize(a.value ?? '', b.value ?? '')
  const isOrdered = given.every((row, index) => index === 0 || compare(given[index - 1] as R, row) <= 0)
  const all = [...given, ...more]
  return isOrdered ? all.sort(compare) : all
}
