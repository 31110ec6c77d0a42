import { searchWords } from '../../src/derive/searchText.ts'
import { unspaced } from '../records/search.ts'

/** What somebody typed into the search of the shop, in the ways in which records may hold it. */
export interface SoughtText {
  /** Its words, each once, as records keep theirs; those of a number together. */
  readonly words: readonly string[]
  /** The same as one text: what a title is when it is exactly what was typed. */
  readonly whole: string
  /** A number, code or address that was typed, as it is stored: `98765 43210`, `0091 (98765) 43210` and `SW 000 123` are one word. */
  readonly code: string | undefined
}

/** Fewer figures are no telephone number. */
const fewestFigures = 6

const mostWords = 8

/** What was typed, or undefined where it is too little to look for: one letter is at the beginning of nearly everything. */
export function soughtText(text: string): SoughtText | undefined {
  const typed = searchWords(text).slice(0, mostWords)
  const whole = typed.join(' ')
  if (whole.length < 2 && !unspaced.test(whole)) return undefined
  const code = codeOf(text, typed)
  // Whatever has all the figures of a telephone number has these, which are found at far less cost.
  return { words: code !== undefined && /^[+()\d\s]+$/.test(text) ? [code] : typed, whole, code }
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
