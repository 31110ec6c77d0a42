import { type RawBuilder, sql } from 'kysely'
import type { Condition, Resource, Viewer } from '../../src/core/index.ts'
import { readableFields } from '../../src/derive/permissions.ts'
import { columnName, quoted } from '../../src/derive/sqlNames.ts'
import { conditionSql } from '../database/condition.ts'
import type { Db } from '../database/open.ts'
import type { ListQuery, Sort } from './listQuery.ts'
import { fromTable, recordJson } from './recordSql.ts'
import { mostHits, searchSql } from './search.ts'
import { boundedCount, estimate, mostCounted, type Total } from './total.ts'

/** A page of a list. `rows` is the JSON text of the records, made by the database and never parsed here. */
export interface ListPage {
  readonly rows: string
  readonly count: number
  readonly total: Total
}

/**
 * Reads a page with the total in one statement; where the total is beyond the bound, a second one asks for an estimate.
 * Only the ids of the page are looked for in order; the records are read afterwards, so that deep pages stay cheap.
 */
export async function readList(db: Db, resource: Resource, viewer: Viewer, query: ListQuery): Promise<ListPage> {
  const where = whereOf(resource, viewer, query.filter)
  const search = searchSql(resource, query.q)
  const { rows } = await pageSql(resource, query, where, search).execute(db)
  const { records, count, total } = rows[0] as PageRow
  const seen = query.range.from + count
  if (search) {
    const isMore = total > mostHits
    return { rows: records, count, total: { total: isMore ? Math.max(mostHits, seen) : total, kind: isMore ? 'estimate' : 'exact' } }
  }
  if (total < mostCounted) return { rows: records, count, total: { total, kind: 'exact' } }
  return { rows: records, count, total: { total: Math.max(await estimate(db, resource, where), seen), kind: 'estimate' } }
}

/** What a viewer may find: the records of the filter that `access.view` does not keep from everybody. */
export function whereOf(resource: Resource, viewer: Viewer, filter: Condition): RawBuilder<boolean> {
  return sql<boolean>`${visible(resource)} AND ${conditionSql(resource, filter, readableFields(viewer, resource))}`
}

/** The records that `access.view` shows at all. */
export const visible = (resource: Resource): RawBuilder<boolean> =>
  resource.access.view === false ? sql<boolean>`false` : conditionSql(resource, resource.access.view ?? {})

/** Nulls stand where an index has them, so that it serves both directions: last going up, first going down. */
export function orderSql({ name, direction }: Sort, alias = 't'): RawBuilder<unknown> {
  const nulls = direction === 'ASC' ? 'LAST' : 'FIRST'
  const id = `${alias}."id" ${direction}`
  return sql.raw(name === 'id' ? id : `${alias}.${quoted(columnName(name))} ${direction} NULLS ${nulls}, ${id}`)
}

interface PageRow {
  readonly records: string
  readonly count: number
  readonly total: number
}

function pageSql(
  resource: Resource,
  { sort, range, fields }: ListQuery,
  where: RawBuilder<boolean>,
  search: RawBuilder<boolean> | undefined,
): RawBuilder<PageRow> {
  const table = sql.raw(fromTable(resource))
  const order = orderSql(sort)
  const limit = sql`LIMIT ${range.to - range.from + 1} OFFSET ${range.from}`
  const hits = sql`SELECT t."id" FROM ${table} WHERE ${where} AND ${search ?? sql`true`}`
  // A bound on the hits: words that most records have would otherwise be sorted in full.
  const bounded = search && sql`WITH hits AS MATERIALIZED (${hits} LIMIT ${mostHits + 1})`
  const ids = bounded
    ? sql`SELECT t."id" FROM hits JOIN ${table} ON t."id" = hits."id" ORDER BY ${order} ${limit}`
    : sql`${hits} ORDER BY ${order} ${limit}`
  return sql<PageRow>`${bounded ?? sql``}
    SELECT page.records, page.count, counted.total FROM
      (SELECT coalesce(json_agg(${sql.raw(recordJson(resource, fields))} ORDER BY ${order}), '[]')::text AS records, count(*)::int AS count
        FROM (${ids}) ids JOIN ${table} ON t."id" = ids."id") page,
      (${bounded ? sql`SELECT count(*)::int AS total FROM hits` : boundedCount(resource, where)}) counted`
}
