import { sql } from 'kysely'
import type { Field, Fields, Registry, Resource, Viewer } from '../../../src/core/index.ts'
import { lineRows, rowCode } from '../../../src/derive/lineRows.ts'
import { canAct, maskedFields, readableFields } from '../../../src/derive/permissions.ts'
import { targetOf } from '../../../src/derive/relations.ts'
import { columnName, quoted, rowsTableName, tableName } from '../../../src/derive/sqlNames.ts'
import { columnType } from '../../../src/derive/tableColumn.ts'
import type { Work } from '../workTypes.ts'

/** A column of an import that names a record of another area by one of its texts: `product.styleCode`, `category.path`. */
export interface NaturalKey {
  /** The reference it fills. */
  readonly path: string
  readonly field: Field
  readonly target: Resource
  /** The text of the target that it is found by. */
  readonly by: string
}

/**
 * What a header such as `product.styleCode` means: a reference, and a text of the area it points to that the viewer sees whole.
 * Undefined where it means nothing of the kind.
 */
export function naturalKey(
  registry: Registry,
  resource: Resource,
  viewer: Viewer,
  header: string,
): NaturalKey | undefined {
  const [path = '', by = '', more] = header.split('.')
  const field = Object.hasOwn(resource.fields, path) ? resource.fields[path] : undefined
  const target = field && registry[targetOf(resource, field) ?? '']
  if (more !== undefined || !field || !target || !isSeenWhole(viewer, target, by)) return undefined
  return canAct(viewer, target, 'view') ? { path, field, target, by } : undefined
}

/** A text of an area's own records that the viewer sees as it is. */
function isSeenWhole(viewer: Viewer, resource: Resource, name: string): boolean {
  const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
  return (
    field !== undefined &&
    columnType(field) === 'text' &&
    readableFields(viewer, resource).includes(name) &&
    !maskedFields(viewer, resource).includes(name)
  )
}

/** Whether records of an area are told apart by a text that the viewer sees whole. */
export const isUniqueFor = (viewer: Viewer, resource: Resource, name: string): boolean =>
  resource.fields[name]?.options.unique === true && isSeenWhole(viewer, resource, name)

/** The texts by which the viewer can tell the records of an area apart: those of unique fields. */
export const keysOf = (viewer: Viewer, resource: Resource): string[] =>
  canAct(viewer, resource, 'view')
    ? Object.keys(resource.fields).filter((name) => isUniqueFor(viewer, resource, name))
    : []

/** Where the codes stand by which owned rows are told apart. */
export interface RowCode {
  readonly table: string
  readonly column: string
}

/** The codes of owned rows by which the viewer can tell whose they are, such as the SKUs of products. */
export function rowCodes(viewer: Viewer, resource: Resource): RowCode[] {
  const rows = canAct(viewer, resource, 'view') ? lineRows(resource) : undefined
  const code = rows === undefined ? undefined : rowCode(resource, rows)
  const field = ((resource.fields[rows ?? '']?.options.fields ?? {}) as Fields)[code ?? '']
  const isSeen = readableFields(viewer, resource).includes(rows ?? '') && !field?.options.masked
  if (rows === undefined || code === undefined || !isSeen) return []
  return [{ table: rowsTableName(resource, rows), column: columnName(code) }]
}

/** The record that has a text in a unique field, whatever its letter case; undefined where there is none, or no text. */
export async function findUnique(
  { db }: Work,
  resource: Resource,
  name: string,
  text: unknown,
): Promise<{ id: string; version: number } | undefined> {
  if (typeof text !== 'string' || text === '') return undefined
  const { rows } = await sql<{ id: string; version: number }>`
    SELECT "id", "version" FROM ${sql.raw(quoted(tableName(resource)))}
    WHERE lower(${sql.raw(quoted(columnName(name)))}) = lower(${text}) LIMIT 1`.execute(db)
  return rows[0]
}
