import { type RawBuilder, sql } from 'kysely'
import type { Condition, Field, Registry, Resource, Viewer } from '../../src/core/index.ts'
import { canAct, readableFields, writableFields } from '../../src/derive/permissions.ts'
import { relationsTo } from '../../src/derive/relations.ts'
import { columnName, quoted } from '../../src/derive/sqlNames.ts'
import { ApiError } from '../apiError.ts'
import { conditionSql } from '../database/condition.ts'
import type { Db } from '../database/open.ts'
import { orderSql, visible } from './list.ts'
import type { Range } from './parameters.ts'
import { fromTable } from './recordSql.ts'
import { searchSql } from './search.ts'
import { boundedCount, mostCounted, type Total } from './total.ts'

/** What is asked of a lookup: words of the titles, or ids. */
export interface LookupQuery {
  readonly q: unknown
  readonly filter: Condition
  readonly range: Range
}

/**
 * The records of an area by their titles: enough to choose one, and nothing more.
 * @throws ApiError `forbidden`, `unknown-filter`
 */
export async function lookup(
  db: Db,
  registry: Registry,
  resource: Resource,
  viewer: Viewer,
  query: LookupQuery,
): Promise<{ rows: string; count: number; total: Total }> {
  if (!mayLookUp(registry, resource, viewer)) throw new ApiError('forbidden')
  const other = Object.keys(query.filter).find((name) => name !== 'id')
  if (other) throw new ApiError('unknown-filter', { values: { filter: other.slice(0, 100) } })
  // Who may not see the area finds its records by their titles only, or searching would tell what else they contain.
  const search = searchSql(resource, query.q, canAct(viewer, resource, 'view') ? 'all' : 'title')
  const where = sql<boolean>`${visible(resource)} AND ${conditionSql(resource, query.filter, [])} AND ${search ?? sql`true`}`
  const { rows } = await pageSql(resource, viewer, where, query.range).execute(db)
  const { records, count, total } = rows[0] as { records: string; count: number; total: number }
  return { rows: records, count, total: { total, kind: total < mostCounted ? 'exact' : 'estimate' } }
}

/** Whoever sees the area, or writes a field that points to it. */
function mayLookUp(registry: Registry, resource: Resource, viewer: Viewer): boolean {
  if (canAct(viewer, resource, 'view')) return true
  return relationsTo(registry, resource.name).some(
    ({ from, field }) =>
      (canAct(viewer, from, 'create') || canAct(viewer, from, 'edit')) && writableFields(viewer, from).includes(field),
  )
}

function pageSql(resource: Resource, viewer: Viewer, where: RawBuilder<boolean>, { from, to }: Range) {
  const table = sql.raw(fromTable(resource))
  const order = orderSql({ name: resource.fields[resource.title]?.type.sortable ? resource.title : 'id', direction: 'ASC' })
  const readable = readableFields(viewer, resource)
  const title = readable.includes(resource.title) ? valueSql(resource, resource.title) : 'NULL'
  const picture = resource.picture && readable.includes(resource.picture) ? pictureSql(resource, resource.picture) : 'NULL'
  return sql<{ records: string; count: number; total: number }>`
    SELECT page.records, page.count, counted.total FROM
      (SELECT coalesce(json_agg(json_build_object('id', t."id", 'title', ${sql.raw(title)}, 'picture', ${sql.raw(picture)}) ORDER BY ${order}), '[]')::text
          AS records, count(*)::int AS count
        FROM (SELECT t."id" FROM ${table} WHERE ${where} ORDER BY ${order} LIMIT ${to - from + 1} OFFSET ${from}) ids
        JOIN ${table} ON t."id" = ids."id") page,
      (${boundedCount(resource, where)}) counted`
}

function valueSql(resource: Resource, name: string): string {
  const column = `t.${quoted(columnName(name))}`
  return (resource.fields[name] as Field).type.read?.(column) ?? column
}

function pictureSql(resource: Resource, name: string): string {
  const column = `t.${quoted(columnName(name))}`
  return resource.fields[name]?.options.list ? `${column} -> 0` : column
}
