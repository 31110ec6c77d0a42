import { isGtin } from '../../rules/gtin.ts'
import { skuPattern } from '../../rules/sku.ts'
import type { VariantRow } from './sheet.ts'

/** What is wrong with a cell before anything is saved: the key of its text, `own.variants.problems.<code>` of the area. */
export type CellProblem =
  | 'repeatedSku'
  | 'repeatedBarcode'
  | 'badSku'
  | 'checkDigit'
  | 'aboveMrp'
  | 'aboveSale'
  | 'endsBeforeStart'
  | 'unreadable'

/** Looks at all rows once and answers what is wrong in which cell (`sku`, `barcode`, …), by the number of the row. */
export function cellProblems(
  rows: readonly VariantRow[],
): ReadonlyMap<number, Readonly<Record<string, CellProblem>>> {
  const repeated = { sku: repeatedIn(rows, 'sku'), barcode: repeatedIn(rows, 'barcode') }
  const found = new Map<number, Record<string, CellProblem>>()
  rows.forEach((row, index) => {
    const problems = problemsOf(row, repeated)
    if (problems) found.set(index, problems)
  })
  return found
}

const moneyKeys = ['mrp', 'salePrice', 'specialPrice'] as const
const wholeKeys = ['weight', 'length', 'width', 'height', 'lowStock'] as const

function problemsOf(
  row: VariantRow,
  repeated: { sku: ReadonlySet<string>; barcode: ReadonlySet<string> },
): Record<string, CellProblem> | undefined {
  const problems: Record<string, CellProblem> = {}
  const { sku, barcode, mrp, salePrice, specialPrice, specialFrom, specialTo } = row
  if (typeof sku === 'string' && sku !== '') {
    if (!skuPattern.test(sku)) problems.sku = 'badSku'
    else if (repeated.sku.has(sku.toLowerCase())) problems.sku = 'repeatedSku'
  }
  if (typeof barcode === 'string' && barcode !== '') {
    if (!isGtin(barcode)) problems.barcode = 'checkDigit'
    else if (repeated.barcode.has(barcode)) problems.barcode = 'repeatedBarcode'
  }
  if (isAbove(salePrice, mrp)) problems.salePrice = 'aboveMrp'
  if (isAbove(specialPrice, salePrice)) problems.specialPrice = 'aboveSale'
  if (typeof specialFrom === 'string' && typeof specialTo === 'string' && specialTo <= specialFrom)
    problems.specialTo = 'endsBeforeStart'
  for (const key of [...moneyKeys, ...wholeKeys])
    if (typeof row[key] === 'string' && row[key] !== '') problems[key] = 'unreadable'
  for (const key of ['specialFrom', 'specialTo'])
    if (typeof row[key] === 'string' && Number.isNaN(Date.parse(String(row[key]))))
      problems[key] = 'unreadable'
  return Object.keys(problems).length > 0 ? problems : undefined
}

const isAbove = (a: unknown, b: unknown): boolean => typeof a === 'number' && typeof b === 'number' && a > b

function repeatedIn(rows: readonly VariantRow[], key: string): ReadonlySet<string> {
  const seen = new Set<string>()
  const repeated = new Set<string>()
  for (const row of rows) {
    const mark = typeof row[key] === 'string' ? row[key].toLowerCase() : ''
    if (mark === '') continue
    if (seen.has(mark)) repeated.add(mark)
    seen.add(mark)
  }
  return repeated
}
