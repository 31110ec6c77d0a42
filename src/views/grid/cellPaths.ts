import type { AnyRecord } from '../../core/index.ts'
import { type Values, valueAt, withValueAt } from '../form/values.ts'

/**
 * Where a cell of a sheet stands in its record: `price`, `translations.fr.name`, or `variants.<row id>.sku`. A row is named by its id, as
 * the merge of two edits names it, for its place may change.
 */
export type CellPath = string

type Row = Values & { id?: string }

/** The path with the place of the row in place of its id; undefined where the record has no such row. */
export function placeOf(record: Values, path: CellPath): string | undefined {
  const [name = '', id, ...rest] = path.split('.')
  const rows = record[name]
  if (!Array.isArray(rows) || id === undefined) return path
  const place = (rows as readonly Row[]).findIndex((row) => row.id === id)
  return place === -1 ? undefined : [name, place, ...rest].join('.')
}

/** The path of a cell that the server or the check names by the place of its row: `variants.2.sku`. */
export function pathAt(record: Values, place: string): CellPath {
  const [name = '', index, ...rest] = place.split('.')
  const rows = record[name]
  const id = Array.isArray(rows) ? (rows as readonly Row[])[Number(index)]?.id : undefined
  return id === undefined ? place : [name, id, ...rest].join('.')
}

/** What a cell holds; null where nothing. */
export function cellAt(record: Values, path: CellPath): unknown {
  const place = placeOf(record, path)
  return place === undefined ? null : (valueAt(record, place) ?? null)
}

/** A record with other values in some cells; those of rows that it does not have are left out. */
export function withCells<T extends Values | AnyRecord>(
  record: T,
  cells: Readonly<Record<CellPath, unknown>>,
): T {
  const changed: Values = { ...record }
  for (const [path, value] of Object.entries(cells)) {
    const [name = '', id, key = ''] = path.split('.')
    const rows = changed[name]
    changed[name] =
      Array.isArray(rows) && id !== undefined
        ? (rows as readonly Row[]).map((row) => (row.id === id ? { ...row, [key]: value } : row))
        : withValueAt(changed, path, value)[name]
  }
  return changed as T
}
