/** Up to where each class of values goes, the lowest first: as many values in each (quantile), or each as wide as the others (quantize). */
export function classesOf(
  values: readonly number[],
  count: number,
  way: 'quantile' | 'quantize',
): readonly number[] {
  const sorted = values.toSorted((one, other) => one - other)
  const [least = 0, most = 0] = [sorted[0], sorted.at(-1)]
  return Array.from({ length: count }, (_, index) => {
    const part = (index + 1) / count
    if (way === 'quantize') return least + (most - least) * part
    return sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? most
  })
}

/** The class that a value belongs to. */
export const classOf = (value: number, bounds: readonly number[]): number => {
  const found = bounds.findIndex((bound) => value <= bound)
  return found < 0 ? bounds.length - 1 : found
}
