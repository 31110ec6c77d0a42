import { Fragment } from 'react'
import { hitPattern } from '../../core/hitPattern.ts'

/** The words of a search, each once, in small letters. */
export const wordsOf = (search: string): readonly string[] => [
  ...new Set(search.toLocaleLowerCase().split(/\s+/).filter(Boolean)),
]

/** Whether a text has all the words. */
export function hasAll(text: string, words: readonly string[]): boolean {
  const small = text.toLocaleLowerCase()
  return words.every((word) => small.includes(word))
}

/** A text with what was searched for marked in it. */
export function Hits({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text
  return text.split(hitPattern(words)).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
    <Fragment key={index}>{index % 2 === 1 ? <mark>{part}</mark> : part}</Fragment>
  ))
}
