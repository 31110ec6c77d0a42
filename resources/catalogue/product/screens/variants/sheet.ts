import type { Fields } from '../../../../../src/core/index.ts'
import { defaultsOf } from '../../../../../src/derive/rules.ts'

/** A variant in the form; without an `id` until it is saved. Cells may hold text that could not be read. */
export type VariantRow = Readonly<Record<string, unknown>>

/** What a variant cost, in the form. */
export interface CostRow {
  readonly id?: string
  readonly sku: string
  readonly cost: unknown
}

/** What the sheet shows and changes: the variants, and the costs that belong to them by SKU. */
export interface Sheet {
  readonly rows: readonly VariantRow[]
  readonly costs: readonly CostRow[]
}

/** The id of a variant; undefined where it was never saved. */
export function storedId({ rows }: Sheet, row: number): string | undefined {
  const id = rows[row]?.id
  return typeof id === 'string' ? id : undefined
}

/** Another value for one cell, by the number of its row among all rows. */
export interface CellChange {
  readonly row: number
  readonly key: string
  readonly value: unknown
}

const markOf = (sku: unknown): string => (typeof sku === 'string' ? sku.trim().toLowerCase() : '')

/** The costs by SKU, whatever its letter case. */
export const costsBySku = (costs: readonly CostRow[]): ReadonlyMap<string, CostRow> =>
  new Map(costs.map((entry) => [markOf(entry.sku), entry]))

/** The cost of a row, null where none is known. */
export const costOf = (costs: ReadonlyMap<string, CostRow>, { sku }: VariantRow): unknown =>
  costs.get(markOf(sku))?.cost ?? null

/** The sheet with other values in some cells; rows that are not named stay the same objects. A cost follows the SKU of its row. */
export function withCells({ rows, costs }: Sheet, changes: readonly CellChange[]): Sheet {
  const byRow = Map.groupBy(changes, ({ row }) => row)
  const touchesCosts = changes.some(({ key }) => key === 'cost' || key === 'sku')
  const known = costsBySku(costs)
  const next: CostRow[] = []
  const seen = new Set<string>()
  const nextRows = rows.map((row, index) => {
    const own = byRow.get(index) ?? []
    const values = own.filter(({ key }) => key !== 'cost').map(({ key, value }) => [key, value] as const)
    const changed = values.length > 0 ? { ...row, ...Object.fromEntries(values) } : row
    if (touchesCosts) {
      const entry = known.get(markOf(row.sku))
      const typed = own.find(({ key }) => key === 'cost')
      const cost = typed ? typed.value : (entry?.cost ?? null)
      const mark = markOf((changed as VariantRow).sku)
      if (cost !== null && mark !== '' && !seen.has(mark)) {
        seen.add(mark)
        next.push({ ...entry, sku: String((changed as VariantRow).sku).trim(), cost })
      }
    }
    return changed
  })
  return { rows: nextRows, costs: touchesCosts ? next : costs }
}

/** The sheet without some rows and their costs. */
export function withoutRows({ rows, costs }: Sheet, gone: ReadonlySet<number>): Sheet {
  const kept = rows.filter((_, index) => !gone.has(index))
  const marks = new Set(kept.map(({ sku }) => markOf(sku)))
  return { rows: kept, costs: costs.filter(({ sku }) => marks.has(markOf(sku))) }
}

/** The sheet with further rows at its end. */
export const withRows = ({ rows, costs }: Sheet, added: readonly VariantRow[]): Sheet => ({
  rows: [...rows, ...added],
  costs,
})

/** A new variant; it costs what the product costs. */
export const newVariant = (
  fields: Fields,
  product: { readonly mrp?: unknown; readonly salePrice?: unknown },
  values: VariantRow = {},
): VariantRow => ({
  ...defaultsOf(fields),
  mrp: product.mrp ?? null,
  salePrice: product.salePrice ?? null,
  ...values,
})
