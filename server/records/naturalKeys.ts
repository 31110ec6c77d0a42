import { sql } from 'kysely'
import type { Registry, Resource, Viewer } from '../../src/core/index.ts'
import { canAct, maskedFields, readableFields } from '../../src/derive/permissions.ts'
import { columnName, quoted, tableName } from '../../src/derive/sqlNames.ts'
import { columnType } from '../../src/derive/tableColumn.ts'
import { refused } from '../refused.ts'
import type { Work } from './workTypes.ts'

/** A column of an import that names a record of another area by one of its texts: `product.styleCode`, `category.path`. */
export interface NaturalKey {
  readonly header: string
  /** The reference it fills. */
  readonly field: string
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
  const [field = '', by = '', more] = header.split('.')
  const reference = Object.hasOwn(resource.fields, field) ? resource.fields[field] : undefined
  if (more !== undefined || !reference || reference.options.list) return undefined
  const target =
    reference.kind === 'reference'
      ? registry[reference.options.to]
      : reference.kind === 'parent'
        ? resource
        : undefined
  const text = target && Object.hasOwn(target.fields, by) ? target.fields[by] : undefined
  if (!target || !text || columnType(text) !== 'text' || !canAct(viewer, target, 'view')) return undefined
  if (!readableFields(viewer, target).includes(by) || maskedFields(viewer, target).includes(by))
    return undefined
  return { header, field, target, by }
}

/** Whether records of an area are told apart by a text that the viewer sees whole. */
export function isUniqueFor(viewer: Viewer, resource: Resource, name: string): boolean {
  const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined
  return (
    field?.options.unique === true &&
    columnType(field) === 'text' &&
    readableFields(viewer, resource).includes(name) &&
    !maskedFields(viewer, resource).includes(name)
  )
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

/**
 * The id of the one record that has a text, whatever its letter case; null for an empty cell.
 * @throws ApiError `invalid` at the reference: `unknown-reference`, or `ambiguous` where several records have it
 */
export async function findByKey({ db }: Work, key: NaturalKey, text: string): Promise<string | null> {
  if (text === '') return null
  const { rows } = await sql<{ id: string }>`
    SELECT "id" FROM ${sql.raw(quoted(tableName(key.target)))}
    WHERE lower(${sql.raw(quoted(columnName(key.by)))}) = lower(${text}) LIMIT 2`.execute(db)
  const code = rows.length > 1 ? 'ambiguous' : 'unknown-reference'
  if (rows.length !== 1) throw refused(key.field, code)
  return rows[0]?.id ?? null
}
