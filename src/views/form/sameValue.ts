/** Whether two values of a field are the same for people: an empty text, a missing value and null all mean "nothing". */
export function sameValue(left: unknown, right: unknown): boolean {
  const [a, b] = [left === '' ? null : (left ?? null), right === '' ? null : (right ?? null)]
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) &&
      Array.isArray(b) &&
      a.length === b.length &&
      a.every((entry, index) => sameValue(entry, b[index]))
    )
  }
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>]
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) =>
    sameValue(one[key], other[key]),
  )
}
