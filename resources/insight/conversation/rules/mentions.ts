/** A record that a message names by its number. */
export interface Mentioned {
  readonly area: string
  readonly id: string
  readonly number: string
  readonly status: string | null
}

/** A piece of what was said: plain words, or the number of a record that it names. */
export interface Piece {
  readonly words: string
  readonly number?: string
}

const mention = /#([a-z]{1,8}[-/][a-z0-9/-]*[a-z0-9])/gi

/** The longest number that is looked up. */
export const longestNumber = 40

/** Splits what was said at the records that it names, as `#AT-020778`. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  let end = 0
  for (const found of text.matchAll(mention)) {
    const [words, number = ''] = found
    if (number.length > longestNumber) continue
    if (found.index > end) pieces.push({ words: text.slice(end, found.index) })
    pieces.push({ words, number: number.toUpperCase() })
    end = found.index + words.length
  }
  return end < text.length ? [...pieces, { words: text.slice(end) }] : pieces
}
