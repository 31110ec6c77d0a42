import { type Field, type Fields, isInput, type Registry, type Resource } from '../../../src/core/index.ts'
import { apartName, apartSum } from '../../../src/derive/apartColumns.ts'
import { importedFields } from '../../../src/derive/importedFields.ts'
import { besideRows } from '../../../src/derive/lineRows.ts'
import { pictureFields } from '../../../src/derive/pictures.ts'
import { targetOf } from '../../../src/derive/relations.ts'
import type { Actor } from '../../actor.ts'
import { ApiError } from '../../apiError.ts'
import { csvColumns, markColumn } from '../csv.ts'
import { readableNames } from '../listQuery.ts'
import { malformed } from '../parameters.ts'
import { rowFields } from '../values.ts'
import { isUniqueFor, naturalKey } from './naturalKeys.ts'

/** What one column of a file is. */
export interface Column {
  /** As the file names it: `name`, `translations.fr.name`, `brand.slug`, `variants.sku`. */
  readonly header: string
  /**
   * `id` and `version` say which record is meant; a `row` is a field of the row that a line is, and one `beside` it of the rows that say
   * more of these; what stands `apart` is booked by the hooks of the area; what is `over` is read over: an export has it, and nobody may
   * write it.
   */
  readonly is: 'id' | 'version' | 'over' | 'field' | 'row' | 'beside' | 'apart'
  /** The field of rows that it is one of. */
  readonly rows?: string
  readonly field?: Field | undefined
  /** The name of the field, or of that of the rows; with `translations` where it is a text in another language. */
  readonly path: string
  /** The area that its cells name records of. */
  readonly target?: Resource | undefined
  /** The one text by which they do so; any that tells the records apart, and what they are called, without it. */
  readonly by?: string | undefined
  /** A name that no record has, or several, leaves it empty: files of other systems name whom this shop need not know. */
  readonly mayBeUnknown?: boolean
  /** Its cells may have addresses of pictures of the media library. */
  readonly isPictures?: boolean
  /** Two lines must not say the same here. */
  readonly isUnique: boolean
  /** A field of the record that its rows have as well, such as a price: where a line is a row, it may differ from line to line. */
  readonly isShared?: boolean
}

/** The columns of a file. */
export interface Header {
  readonly columns: readonly Column[]
  /** The field of which every line is one row, where the columns name its fields (`variants.sku`). */
  readonly rows: string | undefined
  /** The column by which lines without an id find their record. */
  readonly by: Column | undefined
}

/**
 * What each column of a file is.
 * @throws ApiError `unknown-field` for a column that is none, `malformed` for one that is given twice, for rows of two fields in one file,
 * and for a `by` that is no unique column of it
 */
export function readHeader(
  registry: Registry,
  resource: Resource,
  viewer: Actor,
  cells: readonly string[],
  by: string | undefined,
): Header {
  const headers = cells.map((cell) => cell.trim())
  const twice = headers.find((header, index) => headers.indexOf(header) < index)
  if (twice !== undefined) throw malformed(`a column given twice: ${twice.slice(0, 60)}`)
  const find = columnOf(registry, resource, viewer)
  const columns = headers.map(find)
  const filled = columns.flatMap(({ is, path }) => (is === 'field' ? [path] : []))
  const both = filled.find((path, index) => filled.indexOf(path) < index)
  if (both !== undefined) throw malformed(`a reference given twice: ${both}`)
  const rows = rowsOf(resource, columns)
  if (rows && headers.some((header) => columns.some((column) => column.rows === header)))
    throw malformed('rows of one field, in columns or in one cell')
  const keyName = resource.takenIn?.by ?? by
  const key = columns.find(({ header, is }) => is === 'field' && header === keyName)
  if (by !== undefined && !resource.takenIn && !(key && isUniqueFor(viewer, resource, by)))
    throw malformed('by: a unique column of the file')
  if (!rows) return { columns, rows, by: key }
  const inner = Object.keys((resource.fields[rows]?.options.fields ?? {}) as Fields)
  const isShared = ({ is, path }: Column) =>
    is === 'field' && inner.includes(path) && !headers.includes(`${rows}.${path}`)
  const known = columns.map((column): Column => {
    if (column.is === 'row' && column.rows !== rows) return { ...column, is: 'beside', isUnique: false }
    return isShared(column) ? { ...column, isShared: true } : column
  })
  return { columns: known, rows, by: key }
}

/** The rows of which each line is one: of several fields those that the others say more of. */
function rowsOf(resource: Resource, columns: readonly Column[]): string | undefined {
  const isOfRow = ({ is }: Column) => is === 'row' || is === 'apart'
  const used = [
    ...new Set(columns.flatMap((column) => (isOfRow(column) && column.rows ? [column.rows] : []))),
  ]
  const rows = used.find((one) => {
    const beside = besideRows(resource, one)
    return used.every((other) => other === one || beside.includes(other))
  })
  if (used.length > 0 && !rows) throw malformed('rows of one field')
  return rows
}

function columnOf(registry: Registry, resource: Resource, viewer: Actor): (header: string) => Column {
  const known = new Map(
    csvColumns(resource, readableNames(resource, viewer)).map((column) => [column.header, column]),
  )
  const writable = new Set(importedFields(viewer, resource))
  const { takenIn } = resource
  const shown = pictureFields(resource).map(({ field }) => field)
  const pictures = new Set(shown.filter((name) => resource.fields[name]?.kind !== 'json'))
  return (header) => {
    const plain = { header, path: header, isUnique: false }
    if (header === 'id') return { ...plain, is: 'id', isUnique: true }
    if (header === 'version') return { ...plain, is: 'version' }
    if (header === markColumn) return { ...plain, is: 'over' }
    const column = known.get(header)
    if (!column) {
      const key = naturalKey(registry, resource, viewer, header)
      if (key) return { ...plain, ...key, is: writable.has(key.path) ? 'field' : 'over' }
      const name = apartName(resource, header)
      const rows = apartSum(resource)?.rows
      if (name !== undefined && rows !== undefined && known.has(rows))
        return { header, path: name, isUnique: false, rows, is: 'apart' }
      const row = rowColumn(registry, resource, header)
      if (row && known.has(row.rows)) return { ...row.column, is: writable.has(row.rows) ? 'row' : 'over' }
      throw new ApiError('unknown-field', { values: { field: header.slice(0, 100) } })
    }
    const name = header.split('.').at(-1) ?? ''
    const { field } = column
    const isSystem = resource.fields[name] === undefined && name !== 'status'
    const isOver = takenIn
      ? !writable.has(name)
      : isSystem || (field !== undefined && !isInput(field) && !writable.has(name))
    const target = field && header === name ? registry[targetOf(resource, field) ?? ''] : undefined
    return {
      ...plain,
      field,
      target,
      mayBeUnknown: takenIn !== undefined && field?.options.required !== true,
      is: isOver ? 'over' : 'field',
      isPictures: !isOver && header === name && pictures.has(name),
      isUnique: isUniqueFor(viewer, resource, header),
    }
  }
}

/** A field of the rows that a field owns: `variants.sku`; `variants.id` says which of them is meant. */
function rowColumn(registry: Registry, resource: Resource, header: string) {
  const [rows = '', path = '', more] = header.split('.')
  if (more !== undefined || !rowFields(resource).includes(rows)) return undefined
  const fields = resource.fields[rows]?.options.fields as Fields
  const field = Object.hasOwn(fields, path) ? fields[path] : undefined
  if (!field && path !== 'id') return undefined
  const target = field && registry[field.options.to ?? '']
  const isUnique = path === 'id' || (field?.options.unique === true && field.options.masked !== true)
  const kept = (resource.fields[rows]?.options.kept ?? []) as readonly string[]
  return { rows, isKept: kept.includes(path), column: { header, path, rows, field, target, isUnique } }
}
