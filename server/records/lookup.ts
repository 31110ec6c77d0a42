import { sql } from 'kysely'
import type { Condition, Field, Registry, Resource, Viewer } from '../../src/core/index.ts'
import { canAct, readableFields, writableFields } from '../../src/derive/permissions.ts'
import { relationsTo } from '../../src/derive/relations.ts'
import { columnName, quoted } from '../../src/derive/sqlNames.ts'
import { ApiError } from '../apiError.ts'
import { conditionSql } from '../database/condition.ts'
import type { Db } from '../database/open.ts'
import { visible } from './list.ts'
import type { Sort } from './listQuery.ts'
import { type ListPage, readPage } from './page.ts'
import type { Range } from './parameters.ts'
import { searchSql } from './search.ts'

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
): Promise<ListPage> {
  if (!mayLookUp(registry, resource, viewer)) throw new ApiError('forbidden')
  const other = Object.keys(query.filter).find((name) => name !== 'id')
  if (other) throw new ApiError('unknown-filter', { values: { filter: other.slice(0, 100) } })
  // Who may not see the area finds its records by their titles only, or searching would tell what else they contain.
  const search = searchSql(resource, query.q, canAct(viewer, resource, 'view') ? 'all' : 'title')
  const where = sql<boolean>`${visible(resource)} AND ${conditionSql(resource, query.filter, [])}`
  const isOrdered = resource.fields[resource.title]?.type.sortable
  const sort: Sort = { name: isOrdered ? resource.title : 'id', direction: 'ASC' }
  return readPage(db, resource, { ...query, record: entryJson(resource, viewer), sort, where, search })
}

/** Whoever sees the area, or writes a field that points to it. */
function mayLookUp(registry: Registry, resource: Resource, viewer: Viewer): boolean {
  if (canAct(viewer, resource, 'view')) return true
  return relationsTo(registry, resource.name).some(
    ({ from, field }) =>
      (canAct(viewer, from, 'create') || canAct(viewer, from, 'edit')) &&
      writableFields(viewer, from).includes(field),
  )
}

function entryJson(resource: Resource, viewer: Viewer): string {
  const { title, picture } = resource
  const readable = readableFields(viewer, resource)
  const name = readable.includes(title) ? valueSql(resource, title) : 'NULL'
  const image = picture && readable.includes(picture) ? pictureSql(resource, picture) : 'NULL'
  return `json_build_object('id', t."id", 'title', ${name}, 'picture', ${image})`
}

function valueSql(resource: Resource, name: string): string {
  const column = `t.${quoted(columnName(name))}`
  return (resource.fields[name] as Field).type.read?.(column) ?? column
}

function pictureSql(resource: Resource, name: string): string {
  const column = `t.${quoted(columnName(name))}`
  return resource.fields[name]?.options.list ? `${column} -> 0` : column
}
