import { sql } from 'kysely'
import type { Condition, Locale, Resource, Viewer } from '../../src/core/index.ts'
import { canAct, mayLookUp, readableFields } from '../../src/derive/permissions.ts'
import { columnName, quoted } from '../../src/derive/sqlNames.ts'
import { ApiError } from '../apiError.ts'
import { conditionSql } from '../database/condition.ts'
import type { Db } from '../database/open.ts'
import { visible } from './list.ts'
import type { Sort } from './listQuery.ts'
import { listSearchSql } from './listSearch.ts'
import { type ListPage, readPage } from './page.ts'
import type { Range } from './parameters.ts'
import { searchSql } from './search.ts'
import { titleSql } from './titleSql.ts'
import type { RecordsContext } from './work.ts'

/** What is asked of a lookup: words of the titles, or ids, and the language of the answer. */
export interface LookupQuery {
  readonly q: unknown
  readonly filter: Condition
  readonly range: Range
  readonly locale: Locale
}

/**
 * The records of an area by their titles: enough to choose one, and nothing more. A title that is not translated is answered in
 * the base language.
 * @throws ApiError `forbidden`, `unknown-filter`
 */
export async function lookup(
  db: Db,
  { registry, hooks }: Pick<RecordsContext, 'registry' | 'hooks'>,
  resource: Resource,
  viewer: Viewer,
  query: LookupQuery,
): Promise<ListPage> {
  if (!mayLookUp(viewer, registry, resource)) throw new ApiError('forbidden')
  const other = Object.keys(query.filter).find((name) => name !== 'id')
  if (other) throw new ApiError('unknown-filter', { values: { filter: other.slice(0, 100) } })
  // Who may not see the area finds its records by their titles only, or searching would tell what else they contain.
  const mayView = canAct(viewer, resource, 'view')
  const search = mayView
    ? await listSearchSql(db, { registry, hooks }, resource, viewer, query.q)
    : searchSql(resource, query.q, 'title')
  const where = sql<boolean>`${visible(resource)} AND ${conditionSql(resource, query.filter, [])}`
  const isOrdered = resource.fields[resource.title]?.type.sortable
  const sort: Sort = { name: isOrdered ? resource.title : 'id', direction: 'ASC' }
  return readPage(db, resource, {
    ...query,
    record: entryJson(resource, viewer, query.locale),
    sort,
    where,
    search,
  })
}

function entryJson(resource: Resource, viewer: Viewer, locale: Locale): string {
  const { title, picture } = resource
  const readable = readableFields(viewer, resource)
  const name = readable.includes(title) ? titleSql(resource, locale) : 'NULL'
  const image = picture && readable.includes(picture) ? pictureSql(resource, picture) : 'NULL'
  return `json_build_object('id', t."id", 'title', ${name}, 'picture', ${image})`
}

function pictureSql(resource: Resource, name: string): string {
  const column = `t.${quoted(columnName(name))}`
  return resource.fields[name]?.options.list ? `${column} -> 0` : column
}
