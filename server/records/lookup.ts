import { sql } from 'kysely'
import type { AnyRecord, Condition, Locale, Resource, Viewer } from '../../src/core/index.ts'
import { maskRecord } from '../../src/derive/masks.ts'
import { canAct, mayLookUp, readableFields } from '../../src/derive/permissions.ts'
import { picturedRows } from '../../src/derive/pictures.ts'
import { relationPath, relationsTo } from '../../src/derive/relations.ts'
import { columnName, quoted, rowsTableName } from '../../src/derive/sqlNames.ts'
import type { WordsOf } from '../answers/texts.ts'
import { ApiError } from '../apiError.ts'
import type { Context } from '../context.ts'
import { conditionSql } from '../database/condition.ts'
import type { Db } from '../database/schema.ts'
import { subtitleFields, subtitleText } from '../search/subtitleText.ts'
import type { Sort } from './listQuery.ts'
import { listSearchSql } from './listSearch.ts'
import { type ListPage, readPage } from './page.ts'
import type { Range } from './parameters.ts'
import { fromTable, recordJson } from './recordSql.ts'
import { searchReach, searchSql } from './search.ts'
import { rankSql } from './searchRank.ts'
import { soughtText } from './soughtText.ts'
import { titleSql } from './titleSql.ts'
import { visible } from './visible.ts'
import type { RecordsContext } from './workTypes.ts'

/** What is asked of a lookup: words of the titles, or ids, and the language of the answer. */
export interface LookupQuery {
  readonly q: unknown
  readonly filter: Condition
  /** The field for which a record is chosen (`product.colourOption`): only what it offers is found. */
  readonly field?: string | undefined
  readonly range: Range
  readonly locale: Locale
}

/** Without `wordsOf`, entries have no line below their titles. */
type LookupContext = Pick<RecordsContext, 'registry' | 'hooks'> & Partial<Pick<Context, 'wordsOf'>>

/**
 * The records of an area by their titles: enough to choose one, and nothing more. A title that is not translated is answered in
 * the base language. Ids may be those of rows that have pictures of their own (`images({ grouped })`).
 * @throws ApiError `forbidden`, `unknown-filter`
 */
export async function lookup(
  db: Db,
  { registry, hooks, wordsOf }: LookupContext,
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
  const where = sql<boolean>`${visible(resource, viewer)} AND ${conditionSql(resource, query.filter, [])} AND ${conditionSql(resource, offeredTo(registry, resource, query.field))}`
  // Whoever looks for a word chooses among what they see; a page that knows the ids needs no more than the titles.
  const isTold = search !== undefined && mayView && wordsOf !== undefined
  const isOrdered = resource.fields[resource.title]?.type.sortable
  const sort: Sort = { name: isOrdered ? resource.title : 'id', direction: 'ASC' }
  const page = await readPage(db, resource, {
    ...query,
    record: entryJson(resource, viewer, query.locale, isTold),
    sort,
    where,
    search,
    rank: search && rankSql(mayView ? searchReach(viewer, resource) : 'title', soughtText(String(query.q))),
  })
  if (isTold && wordsOf) return { ...page, rows: told(page.rows, resource, viewer, wordsOf, query.locale) }
  const rows = await rowEntries(db, resource, viewer, query)
  if (rows.length === 0) return page
  const entries = [page.count > 0 ? page.rows.trim().slice(1, -1) : '', ...rows].filter(Boolean)
  const count = page.count + rows.length
  return { rows: `[${entries.join(',')}]`, count, total: { total: count, kind: 'exact' } }
}

/** Which records a field offers: all, without one. */
function offeredTo(
  registry: RecordsContext['registry'],
  { name }: Resource,
  field: string | undefined,
): Condition {
  if (field === undefined) return {}
  const relation = relationsTo(registry, name).find(
    (each) => `${each.from.name}.${relationPath(each)}` === field,
  )
  if (!relation) throw new ApiError('unknown-filter', { values: { filter: field.slice(0, 100) } })
  return relation.where ?? {}
}

/**
 * Rows that are looked up by their ids among those of records: each as its record, with the picture that shows the very row, such as
 * the shirt in the colour that was ordered. Who may not read the pictures gets none.
 */
async function rowEntries(
  db: Db,
  resource: Resource,
  viewer: Viewer,
  { filter: { id }, locale }: LookupQuery,
): Promise<string[]> {
  const pictured = picturedRows(resource)
  const readable = readableFields(viewer, resource)
  if (
    !pictured ||
    !Array.isArray(id) ||
    ![resource.picture, pictured.rows].every((name) => readable.includes(name as string))
  )
    return []
  const pictures = `t.${quoted(columnName(resource.picture as string))}`
  const column = `r.${quoted(columnName(pictured.column))}`
  const own = `(SELECT p FROM jsonb_array_elements(${pictures}) WITH ORDINALITY AS p(p, "at") WHERE p.p ->> 'group' = ${column} ORDER BY "at" LIMIT 1)`
  const name = readable.includes(resource.title) ? titleSql(resource, locale) : 'NULL'
  const { rows } = await sql<{ entry: string }>`
    SELECT json_build_object('id', r."id", 'title', ${sql.raw(name)}, 'picture', coalesce(${sql.raw(own)}, ${sql.raw(pictures)} -> 0))::text AS "entry"
    FROM ${sql.raw(fromTable(resource))} JOIN ${sql.raw(quoted(rowsTableName(resource, pictured.rows)))} r ON r."owner_id" = t."id"
    WHERE ${visible(resource, viewer)} AND r."id" = ANY (${[...id]}::uuid[])`.execute(db)
  return rows.map(({ entry }) => entry)
}

/** The entries with the line below each title. */
function told(rows: string, resource: Resource, viewer: Viewer, wordsOf: WordsOf, locale: Locale): string {
  const entries = JSON.parse(rows) as { record: AnyRecord }[]
  const words = wordsOf(locale, resource)
  return JSON.stringify(
    entries.map(({ record, ...entry }) => {
      const subtitle = subtitleText(resource, maskRecord(viewer, resource, record), words, locale)
      return { ...entry, subtitle }
    }),
  )
}

function entryJson(resource: Resource, viewer: Viewer, locale: Locale, isTold: boolean): string {
  const { title, picture } = resource
  const readable = readableFields(viewer, resource)
  const name = readable.includes(title) ? titleSql(resource, locale) : 'NULL'
  const image = picture && readable.includes(picture) ? pictureSql(resource, picture) : 'NULL'
  const record = isTold ? `, 'record', ${recordJson(resource, subtitleFields(viewer, resource))}` : ''
  return `json_build_object('id', t."id", 'title', ${name}, 'picture', ${image}${record})`
}

function pictureSql(resource: Resource, name: string): string {
  const column = `t.${quoted(columnName(name))}`
  return resource.fields[name]?.options.list ? `${column} -> 0` : column
}
