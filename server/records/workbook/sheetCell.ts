import type { Field } from '../../../src/core/index.ts'
import type { Comparison } from '../../database/operand.ts'

/** The styles of a sheet, by their places in `styles.xml`. */
export const styles = { plain: 0, day: 1, moment: 2, amount: 3 } as const

/** How many characters a cell of a spreadsheet holds. */
export const longestCell = 32_767

/**
 * A value as a cell at `at` (`B7`), as XML: a number, yes or no, a day or a moment (in UTC) as what it is, all else as text. A text is typed
 * as one, so that no spreadsheet ever takes it for a formula. Nothing where there is no value. `text` is what a CSV file has of it.
 */
export function sheetCell(
  at: string,
  { field, comparison }: { readonly field: Field | undefined; readonly comparison: Comparison },
  value: unknown,
  text: string,
): string {
  if (comparison === 'number' && typeof value === 'number') {
    const isAmount = field?.kind === 'money' && /\.\d\d$/.test(text)
    return numberCell(at, text, isAmount ? styles.amount : styles.plain)
  }
  if (comparison === 'boolean' && typeof value === 'boolean')
    return `<c r="${at}" t="b"><v>${Number(value)}</v></c>`
  if (comparison === 'day' || comparison === 'moment') {
    const serial = serialOf(text)
    if (serial !== undefined) return numberCell(at, String(serial), styles[comparison])
  }
  return textCell(at, text)
}

const numberCell = (at: string, figures: string, style: number) =>
  `<c r="${at}" s="${style}"><v>${figures}</v></c>`

/** A text as a cell. */
export const textCell = (at: string, text: string): string =>
  text === '' ? '' : `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

/** Days since the end of 1899, as spreadsheets count them; they have one too many before March 1900. */
function serialOf(text: string): number | undefined {
  const time = Date.parse(text)
  if (!(time >= Date.UTC(1900, 2, 1))) return undefined
  // Readers cut off what is less than a millisecond, and the division may come out a little low.
  const nudged = time % aDay === 0 ? time : time + 0.01
  return (nudged - Date.UTC(1899, 11, 30)) / aDay
}

const aDay = 86_400_000

/** What XML cannot hold is written as `_x000D_`, and so is what looks like that already (ECMA-376, ST_Xstring). */
const escaped = (text: string): string =>
  text
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(
      // biome-ignore lint/suspicious/noControlCharactersInRegex: those are what is sought.
      /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]/g,
      (letter) => `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** The letters of a column, from 0: A … Z, AA … */
export function columnLetters(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest > 0 ? columnLetters(rest - 1) : '') + String.fromCharCode(65 + (index % 26))
}
