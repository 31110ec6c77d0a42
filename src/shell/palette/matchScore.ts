/**
 * How well an entry answers what was typed, 0 where it does not: all typed words must begin a word of it, or stand inside one.
 * The title counts more than the other words. Accents and letter case do not matter.
 */
export function matchScore(typed: string, title: string, words: readonly string[]): number {
  const wanted = plain(typed).split(/\s+/).filter(Boolean)
  if (wanted.length === 0) return 1
  const own = plain(title)
  const others = plain(words.join(' '))
  let score = 0
  for (const word of wanted) {
    const part = Math.max(place(own, word), place(others, word) / 8)
    if (part === 0) return 0
    score += part
  }
  return own === wanted.join(' ') ? score + 10 : score
}

/** Whether what was typed is how a text begins. */
export const isBegun = (typed: string, text: string): boolean => plain(text).startsWith(plain(typed.trim()))

/** At the very beginning, at the beginning of a word, inside one, or nowhere. Scripts without spaces match inside. */
function place(text: string, word: string): number {
  const index = text.indexOf(word)
  if (index < 0) return 0
  if (index === 0) return 4
  return new RegExp(`[\\s/›-]${escaped(word)}`).test(text) ? 3 : 1
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
