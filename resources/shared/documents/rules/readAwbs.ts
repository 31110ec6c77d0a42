/** A line of a list of air waybills: for which parcel, by whom, under which number. */
export interface AwbLine {
  /** Counted from 1, as people see it. */
  readonly line: number
  /** The number of a shipment or an order. */
  readonly target: string
  readonly courier: string
  readonly awb: string
}

/** A line that cannot be read: `columns` (not three of them), `empty` (one is missing), `awb` (not a number of that form). */
export interface AwbProblem {
  readonly line: number
  /** The line as it was given. */
  readonly row: string
  readonly code: 'columns' | 'empty' | 'awb' | 'repeated'
}

/** Most lines of one list. */
export const mostAwbs = 1000

/**
 * Reads a pasted list of air waybills: number of the shipment or order, courier, AWB, a line each, apart by comma, semicolon or tab,
 * as spreadsheets and courier portals give it. A first line without a digit in its last column is a heading; empty lines do not count.
 */
export function readAwbs(text: string): { readonly lines: AwbLine[]; readonly problems: AwbProblem[] } {
  const lines: AwbLine[] = []
  const problems: AwbProblem[] = []
  const rows = text
    .split(/\r\n?|\n/)
    .map((row, index) => ({ row: row.trim(), line: index + 1 }))
    .filter(({ row }) => row !== '')
  for (const [index, { row, line }] of rows.entries()) {
    const cells = row.split(/[\t;,]/).map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    if (index === 0 && !/\d/.test(cells.at(-1) ?? '')) continue
    const [target = '', courier = '', awb = ''] = cells
    const code = problemOf(cells) ?? repeats(lines, awb)
    if (code) problems.push({ line, row, code })
    else lines.push({ line, target, courier, awb })
  }
  return { lines, problems }
}

function problemOf(cells: readonly string[]): AwbProblem['code'] | undefined {
  if (cells.length !== 3) return 'columns'
  if (cells.includes('')) return 'empty'
  return /^[A-Za-z0-9-]{4,40}$/.test(cells[2] ?? '') ? undefined : 'awb'
}

const repeats = (lines: readonly AwbLine[], awb: string): 'repeated' | undefined =>
  lines.some((other) => other.awb.toLowerCase() === awb.toLowerCase()) ? 'repeated' : undefined
