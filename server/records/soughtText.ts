import { searchWords } from '../../src/derive/searchText.ts'

/** What somebody typed into a search, in the ways in which records may hold it. */
export interface SoughtText {
  /** What was typed, without words beyond those that are looked for. */
  readonly typed: string
  /** Its words, each once, as records keep theirs; those of a number together. */
  readonly words: readonly string[]
  /** The same as one text: what a title is when it is exactly what was typed. */
  readonly whole: string
  /** A number, code or address that was typed, as it is stored: `98765 43210`, `0091 (98765) 43210` and `SW 000 123` are one word. */
  readonly code: string | undefined
}

/** Fewer figures are no telephone number. */
const fewestFigures = 6

/** Nobody asks for more words at once. */
export const mostWords = 8

/** Chinese and Japanese put no spaces between words, and most of their words have two characters. */
export const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** What was typed. */
export function soughtText(text: string): SoughtText {
  const typed = searchWords(text).slice(0, mostWords)
  const code = codeOf(text, typed)
  // Whatever has all the figures of a telephone number has these, which are found at far less cost.
  const isNumber = code !== undefined && /^[+0(][()\d\s]+$|^\d+$/.test(text.trim())
  const isLong = searchWords(text).length > mostWords
  return {
    typed: isLong ? typed.join(' ') : text,
    words: isNumber ? [code] : typed,
    whole: typed.join(' '),
    code,
  }
}

function codeOf(text: string, words: readonly string[]): string | undefined {
  if (/^[+()\d\s./-]+$/.test(text)) {
    const figures = text.replace(/\D/g, '')
    if (figures.length >= fewestFigures) return nationalNumber(figures)
  }
  const [first = ''] = words
  if (words.length === 1) return /[\d@]/.test(first) ? first : undefined
  const joined = words.join('')
  return /^[a-z\d-]{6,40}$/.test(joined) && /\d/.test(joined) ? joined : undefined
}

/** Without what is dialled before it: `00`, `0`, and India's own code, as records keep numbers without it, too. */
function nationalNumber(figures: string): string {
  const number = figures.replace(/^0+/, '')
  return number.length === 12 && number.startsWith('91') ? number.slice(2) : number
}
