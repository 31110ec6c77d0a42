import { sql } from 'kysely'
import type { AnyRecord, Condition, Locale, Resource, Viewer } from '../../src/core/index.ts'
import { maskRecord } from '../../src/derive/masks.ts'
import { canAct, mayLookUp } from '../../src/derive/permissions.ts'
import { relationPath, relationsTo } from '../../src/derive/relations.ts'
import type { WordsOf } from '../answers/texts.ts'
import { ApiError } from '../apiError.ts'
import type { Context } from '../context.ts'
import { conditionSql } from '../database/condition.ts'
import type { Db } from '../database/schema.ts'
import { subtitleFields, subtitleText } from '../search/subtitleText.ts'
import { entryJson, rowEntriesSql } from './entries.ts'
import type { Sort } from './listQuery.ts'
import { listSearchSql } from './listSearch.ts'
import { type ListPage, readPage } from './page.ts'
import type { Range } from './parameters.ts'
import { recordJson } from './recordSql.ts'
import { searchReach, searchSql } from './search.ts'
import { rankSql } from './searchRank.ts'
import { soughtText } from './soughtText.ts'
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
    record: entryJson(resource, viewer, query.locale, isTold ? subtitleRecord(resource, viewer) : undefined),
    sort,
    where,
    search,
    rank: search && rankSql(mayView ? searchReach(viewer, resource) : 'title', soughtText(String(query.q))),
  })
  if (isTold && wordsOf) return { ...page, rows: told(page.rows, resource, viewer, wordsOf, query.locale) }
  const ofRows = rowEntriesSql(resource, viewer, query.locale, query.filter.id)
  const rows = ofRows ? (await ofRows.execute(db)).rows.map(({ entry }) => entry) : []
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

/** What the line below the title is made of. */
const subtitleRecord = (resource: Resource, viewer: Viewer): string =>
  recordJson(resource, subtitleFields(viewer, resource))
