import { cellsOf } from '../../../../src/core/cellsOf.ts'

/** A line of a courier's file: what was collected for a parcel and handed over, in paise. */
export interface RemittedLine {
  /** Its line in the text, from 1. */
  readonly row: number
  readonly awb: string
  readonly amount: number
  /** What the courier kept, where the file says so. */
  readonly fee: number | null
}

/** A line that is not understood, and why. */
export interface UnreadLine {
  readonly row: number
  readonly text: string
  readonly problem: 'noAwb' | 'noAmount' | 'repeated'
}

export interface Remittance {
  readonly lines: readonly RemittedLine[]
  readonly unread: readonly UnreadLine[]
}

/** The most lines of one file; one that has more is refused whole. */
export const mostLines = 2000

const names = {
  awb: /^(awb|waybill|awb ?(no|number|code)?\.?|tracking ?(id|no|number)?|docket|lrn)$/,
  amount: /^(cod ?(amount|amt|value|collected)?|amount|collected ?amount|remitted ?(amount)?|net ?amount)$/,
  fee: /^(cod ?(charge|charges|fee)|fee|fees|charges?|deduction)$/,
} as const

/**
 * Reads what was pasted out of a courier's remittance file: CSV, semicolons or a spreadsheet's tabs, with a line of headings or without
 * one (AWB, amount, fee). Amounts as people write them: `₹1,299.00`, `1299`, `1.299,00` is not one.
 */
export function readRemittance(text: string): Remittance {
  const rows = text
    .split(/\r\n|\r|\n/)
    .map((line, index) => ({ row: index + 1, cells: cellsOf(line), text: line.trim().slice(0, 200) }))
    .filter((each) => each.text !== '')
  const heading =
    rows[0]?.cells.map((cell) =>
      cell
        .toLowerCase()
        .replace(/[_\s]+/g, ' ')
        .trim(),
    ) ?? []
  const at = columnsOf(heading)
  const seen = new Set<string>()
  const lines: RemittedLine[] = []
  const unread: UnreadLine[] = []
  for (const { row, cells, text: whole } of at.isNamed ? rows.slice(1) : rows) {
    const awb = (cells[at.awb] ?? '').replace(/^'|\s/g, '').toUpperCase()
    const amount = paiseOf(cells[at.amount] ?? '')
    const problem = !/^[A-Z0-9-]{4,40}$/.test(awb)
      ? 'noAwb'
      : amount === null
        ? 'noAmount'
        : seen.has(awb)
          ? 'repeated'
          : undefined
    if (problem) unread.push({ row, text: whole, problem })
    else {
      seen.add(awb)
      lines.push({ row, awb, amount: amount as number, fee: paiseOf(cells[at.fee] ?? '') })
    }
  }
  return { lines, unread }
}

function columnsOf(heading: readonly string[]): {
  awb: number
  amount: number
  fee: number
  isNamed: boolean
} {
  const find = (pattern: RegExp) => heading.findIndex((cell) => pattern.test(cell))
  const [awb, amount, fee] = [find(names.awb), find(names.amount), find(names.fee)]
  if (awb >= 0 && amount >= 0) return { awb, amount, fee, isNamed: true }
  return { awb: 0, amount: 1, fee: 2, isNamed: false }
}

function paiseOf(text: string): number | null {
  const [, whole, part = ''] =
    /^(?:₹|rs\.?|inr)?\s*(\d{1,3}(?:,\d{2,3})+|\d+)(?:\.(\d{1,2}))?$/i.exec(text.trim()) ?? []
  return whole === undefined ? null : Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'))
}
