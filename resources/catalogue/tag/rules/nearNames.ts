/** What a name comes down to: small letters without accents, marks and the endings of plurals. "Cottons" is "cotton". */
export function stemOf(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  return words.map(singular).join(' ')
}

/** Whether two names look like one: the same but for case, accents, spaces and plural, or one slip of the finger apart. */
export function isNear(a: string, b: string): boolean {
  const [left, right] = [stemOf(a).replaceAll(' ', ''), stemOf(b).replaceAll(' ', '')]
  if (left === '' || right === '') return false
  if (left === right) return true
  // In a short word every letter makes another word.
  return Math.min(left.length, right.length) >= 5 && isOneEditApart(left, right)
}

function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 4 && /(ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}

/** One letter too many, too few, another, or two swapped. */
function isOneEditApart(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1)
  const isReplaced = short.slice(at + 1) === long.slice(at + 1)
  const isSwapped =
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
  return isReplaced || isSwapped
}
