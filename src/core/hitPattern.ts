/** Finds any of these words, in capitals or small letters; what it found is its first group. */
export const hitPattern = (words: readonly string[]): RegExp =>
  new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'giu')
