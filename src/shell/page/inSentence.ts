/** A name as it stands inside a sentence: `brand` for `Brand`; names in capitals keep them, scripts without case are left alone. */
export const inSentence = (name: string): string => {
  const [first = '', second = ''] = name
  const isWord = second === second.toLowerCase()
  return isWord ? first.toLowerCase() + name.slice(first.length) : name
}
