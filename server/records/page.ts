import { type RawBuilder, sql } from 'kysely'
import type { Condition, Resource } from '../../src/core/index.ts'
import { columnName, quoted } from '../../src/derive/sqlNames.ts'
import type { Db } from '../database/schema.ts'
import type { Sort } from './listQuery.ts'
import type { Range } from './parameters.ts'
import { fromTable } from './recordSql.ts'
import { mostHits } from './search.ts'
import { boundedCount, boundedSum, estimate, mostCounted, summed, type Total } from './total.ts'

/** A page of a list. `rows` is the JSON text of its entries, made by the database and never parsed here. */
export interface ListPage {
  readonly rows: string
  readonly count: number
  readonly total: Total
  /** What the amounts of all records of the filter come to; undefined where nobody asked, and where they are too many to be counted. */
  readonly sum?: string | undefined
}

/** What a page is made of. `record` is SQL for the JSON of one entry; records have the alias `t`. */
export interface PageRequest {
  readonly record: string
  readonly sort: Sort
  readonly range: Range
  /** The field whose amounts are added up. */
  readonly sum?: string | undefined
  readonly filter: Condition
  /** The filter as SQL, with all that hides records. */
  readonly where: RawBuilder<boolean>
  readonly search: RawBuilder<boolean> | undefined
  /** What comes before the order, of what a search finds: how near it is. */
  readonly rank?: RawBuilder<number> | undefined
}

/**
 * Reads a page with the total in one statement; where the total is beyond the bound, a second one asks for an estimate.
 * Only the ids of the page are looked for in order; the records are read afterwards, so that deep pages stay cheap.
 */
export async function readPage(db: Db, resource: Resource, request: PageRequest): Promise<ListPage> {
  const { rows } = await pageSql(resource, request).execute(db)
  const { records, count, total, sum } = rows[0] as PageRow
  const seen = request.range.from + count
  const most = request.search ? mostHits : mostCounted - 1
  if (total <= most)
    return {
      rows: records,
      count,
      total: { total, kind: 'exact' },
      sum: request.sum === undefined ? undefined : (sum ?? '0'),
    }
  const about = request.search ? mostHits : await estimate(db, resource, request.filter, request.where)
  const estimated = { total: Math.max(about, seen), kind: 'estimate' } as const
  return { rows: records, count, total: estimated, sum: undefined }
}

/** Nulls stand where an index has them, so that it serves both directions: last going up, first going down. */
export function orderSql(sort: Sort): RawBuilder<unknown> {
  const { name, direction } = sort
  const id = sql.raw(`t."id" ${direction}`)
  if (name === 'id') return id
  return sql`${sortColumn(sort)} ${sql.raw(`${direction} NULLS ${direction === 'ASC' ? 'LAST' : 'FIRST'}`)}, ${id}`
}

/** The column that a page is sorted by. */
const sortColumn = ({ name }: Sort): RawBuilder<unknown> => columnOf(name)

const columnOf = (name: string): RawBuilder<unknown> => sql.raw(`t.${quoted(columnName(name))}`)

interface PageRow {
  readonly records: string
  readonly count: number
  readonly total: number
  readonly sum?: string | null
}

function pageSql(
  resource: Resource,
  { record, sort, range, where, search, rank, sum }: PageRequest,
): RawBuilder<PageRow> {
  const table = sql.raw(fromTable(resource))
  const order = rank ? sql`${rank}, ${orderSql(sort)}` : orderSql(sort)
  const amount = sum === undefined ? undefined : columnOf(sum)
  const limit = sql`LIMIT ${range.to - range.from + 1} OFFSET ${range.from}`
  // A bound on the hits: words that most records have would otherwise be sorted in full. By what they are sorted they bring along.
  const brought = [
    sql`t."id"`,
    ...(sort.name === 'id' ? [] : [sortColumn(sort)]),
    ...(rank ? [sql`${rank} AS "how near"`] : []),
    ...(amount ? [sql`${amount} AS "added up"`] : []),
  ]
  const hits =
    search &&
    sql`WITH hits AS MATERIALIZED (SELECT ${sql.join(brought)} FROM ${table} WHERE ${where} AND ${search} LIMIT ${mostHits + 1})`
  const ids = hits
    ? sql`SELECT t."id" FROM hits t ORDER BY ${rank ? sql`t."how near", ` : sql``}${orderSql(sort)} ${limit}`
    : sql`SELECT t."id" FROM ${table} WHERE ${where} ORDER BY ${order} ${limit}`
  const plain = hits ? sql`SELECT count(*)::int AS total FROM hits` : boundedCount(resource, where)
  const counted = !amount ? plain : hits ? summed(sql`hits`) : boundedSum(resource, where, amount)
  return sql<PageRow>`${hits ?? sql``}
    SELECT page.records, page.count, counted.* FROM
      (SELECT coalesce(json_agg(${sql.raw(record)} ORDER BY ${order}), '[]')::text AS records, count(*)::int AS count
        FROM (${ids}) ids JOIN ${table} ON t."id" = ids."id") page,
      (${counted}) counted`
}
