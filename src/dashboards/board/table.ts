/** What a tile shows, as a table: its alternative to the chart, and what its CSV holds. Cells are written as people read them. */
export interface TileTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

/** A table as CSV: UTF-8 with a BOM, as spreadsheets expect it. No cell is ever taken for a formula. */
export function toCsv({ head, rows }: TileTable): string {
  return `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

/** A number may begin with its sign, a word may not begin like a formula. */
function cell(text: string): string {
  const isFormula = /^[=+\-@\t\r]/.test(text) && !/^-?[\d.,\s]+%?$/.test(text)
  const safe = isFormula && text !== '–' ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Hands a file to the person. */
export function saveCsv(table: TileTable, name: string): void {
  const url = URL.createObjectURL(new Blob([toCsv(table)], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: `${name}.csv` })
  link.click()
  // The browser reads the file after the press has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
