import { cutAt } from '../../core/shortened.ts'

/** The beginning of a text as one line of at most `length` characters, cut between words where there are any. */
export function excerpt(text: string, length = 120): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const cut = cutAt(line, length)
  const word = cut.lastIndexOf(' ')
  return `${word > length / 2 ? cut.slice(0, word) : cut}…`
}
