import { moved } from '../../../controls/parts/moved.ts'
import type { Fields } from '../../../core/index.ts'
import { defaultsOf } from '../../../derive/rules.ts'

/** An owned row in a form; without an `id` until it is saved. */
export type Row = Record<string, unknown> & { id?: string }

export type Rows = readonly Row[]

/** A row as it begins. */
export const newRow = (fields: Fields): Row => defaultsOf(fields)

/** The rows with another value in one cell. */
export const withCell = (rows: Rows, row: number, name: string, value: unknown): Row[] =>
  rows.map((each, index) => (index === row ? { ...each, [name]: value } : each))

/** A copy right below; without what must stay unique. */
export function withCopy(rows: Rows, row: number, fields: Fields): Row[] {
  const { id: _, ...copied } = rows[row] ?? newRow(fields)
  const unique = Object.keys(fields).filter((name) => fields[name]?.options.unique)
  const copy = { ...copied, ...Object.fromEntries(unique.map((name) => [name, null])) }
  return [...rows.slice(0, row + 1), copy, ...rows.slice(row + 1)]
}

export const withNew = (rows: Rows, at: number, fields: Fields): Row[] => [
  ...rows.slice(0, at),
  newRow(fields),
  ...rows.slice(at),
]

export const without = (rows: Rows, row: number): Row[] => rows.filter((_, index) => index !== row)

export const withMoved = (rows: Rows, from: number, to: number): Row[] => moved(rows, from, to)

/** A block of values put in at a cell; grows by new rows up to `max`. `names` are the columns the block's columns go to. */
export function withBlock(
  rows: Rows,
  from: number,
  names: readonly (string | undefined)[],
  block: readonly (readonly unknown[])[],
  fields: Fields,
  max: number,
): Row[] {
  const missing = Math.min(max, from + block.length) - rows.length
  const grown = [...rows, ...Array.from({ length: Math.max(0, missing) }, () => newRow(fields))]
  return grown.map((row, index) => {
    const values = block[index - from]
    if (!values) return row
    const changes = names.flatMap((name, column) =>
      name === undefined || values[column] === undefined ? [] : [[name, values[column]] as const],
    )
    return { ...row, ...Object.fromEntries(changes) }
  })
}
