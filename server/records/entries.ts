import { type RawBuilder, sql } from 'kysely'
import type { Locale, Resource, Viewer } from '../../src/core/index.ts'
import { readableFields } from '../../src/derive/permissions.ts'
import { picturedRows } from '../../src/derive/pictures.ts'
import { columnName, quoted, rowsTableName } from '../../src/derive/sqlNames.ts'
import { fromTable } from './recordSql.ts'
import { titleSql } from './titleSql.ts'
import { visible } from './visible.ts'

/** SQL for what names a record, under the alias `t`, as far as a viewer may read it: its id, title and picture; `record` is told along. */
export function entryJson(resource: Resource, viewer: Viewer, locale: Locale, record?: string): string {
  const { picture } = resource
  const image =
    picture && readableFields(viewer, resource).includes(picture) ? pictureSql(resource, picture) : 'NULL'
  const more = record === undefined ? '' : `, 'record', ${record}`
  return `json_build_object('id', t."id", 'title', ${nameSql(resource, viewer, locale)}, 'picture', ${image}${more})`
}

/** The entries of records of these ids, as far as the viewer may find them. */
export const recordEntriesSql = (
  resource: Resource,
  viewer: Viewer,
  locale: Locale,
  ids: readonly string[],
): RawBuilder<{ entry: string }> => sql`
  SELECT ${sql.raw(entryJson(resource, viewer, locale))}::text AS "entry" FROM ${sql.raw(fromTable(resource))}
  WHERE ${visible(resource, viewer)} AND t."id" = ANY (${[...ids]}::uuid[])`

/**
 * Rows that are looked up by their ids among those of records: each as its record, with the picture that shows the very row, such as
 * the shirt in the colour that was ordered. Undefined where rows have no pictures of their own, and for whoever may not read these.
 */
export function rowEntriesSql(
  resource: Resource,
  viewer: Viewer,
  locale: Locale,
  ids: unknown,
): RawBuilder<{ entry: string }> | undefined {
  const pictured = picturedRows(resource)
  const readable = readableFields(viewer, resource)
  if (
    !pictured ||
    !Array.isArray(ids) ||
    ![resource.picture, pictured.rows].every((name) => readable.includes(name as string))
  )
    return undefined
  const pictures = `t.${quoted(columnName(resource.picture as string))}`
  const column = `r.${quoted(columnName(pictured.column))}`
  const own = `(SELECT p FROM jsonb_array_elements(${pictures}) WITH ORDINALITY AS p(p, "at") WHERE p.p ->> 'group' = ${column} ORDER BY "at" LIMIT 1)`
  return sql`
    SELECT json_build_object('id', r."id", 'title', ${sql.raw(nameSql(resource, viewer, locale))}, 'picture', coalesce(${sql.raw(own)}, ${sql.raw(pictures)} -> 0))::text AS "entry"
    FROM ${sql.raw(fromTable(resource))} JOIN ${sql.raw(quoted(rowsTableName(resource, pictured.rows)))} r ON r."owner_id" = t."id"
    WHERE ${visible(resource, viewer)} AND r."id" = ANY (${[...ids]}::uuid[])`
}

const nameSql = (resource: Resource, viewer: Viewer, locale: Locale) =>
  readableFields(viewer, resource).includes(resource.title) ? titleSql(resource, locale) : 'NULL'

function pictureSql(resource: Resource, name: string): string {
  const column = `t.${quoted(columnName(name))}`
  return resource.fields[name]?.options.list ? `${column} -> 0` : column
}
