import { saveFile } from './saveFile.ts'

/** A table that is made into a file where it is seen. Cells are written as people read them. */
export interface CsvTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A table as CSV: UTF-8 with a BOM, as spreadsheets expect it. No cell is ever taken for a formula. */
export function toCsv({ head, rows }: CsvTable): string {
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** A number may begin with its sign, a word may not begin like a formula. */
function cell(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-?[\d.,\s]+%?$/.test(text)
  const safe = isFormula && text !== '–' ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Hands a table to the person as a file. */
export const saveCsv = (table: CsvTable, name: string): void =>
  saveFile(new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`)
