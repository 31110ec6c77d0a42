import { type RawBuilder, sql } from 'kysely'
import type { Resource, Viewer } from '../../src/core/index.ts'
import { maskedFields } from '../../src/derive/permissions.ts'
import { isSearchable, maskedPaths, searchWords } from '../../src/derive/searchText.ts'
import { ApiError } from '../apiError.ts'
import { mostWords, soughtText, unspaced } from './soughtText.ts'

const longestQuery = 200

/** How many records a search finds at most: it must end on words that nearly every record has. */
export const mostHits = 1000

/**
 * SQL that is true for the records (alias `t`) that have all words of a query: anywhere in a word from three characters on,
 * else (in scripts that separate words) at its beginning, as shorter parts have no index. `reach` limits it to the title, or to what
 * a person sees whole. `beside` finds records of a word in another way. A number that was typed in parts is found as it is stored, too.
 * Undefined where nothing is asked.
 * @throws ApiError `unknown-filter` for a query that is too long, or of an area that is not searched.
 */
export function searchSql(
  resource: Resource,
  query: unknown,
  reach: SearchReach = 'all',
  beside?: ReadonlyMap<string, RawBuilder<boolean>>,
): RawBuilder<boolean> | undefined {
  const words = askedWords(resource, query)
  if (words.length === 0) return undefined
  const each = words.map((word) => {
    const own = wordSql(word, reach)
    const other = beside?.get(word)
    return other ? sql<boolean>`(${own} OR ${other})` : own
  })
  const all = sql<boolean>`(${sql.join(each, sql` AND `)})`
  const { code } = soughtText(query as string)
  return code === undefined || words.includes(code) ? all : sql<boolean>`(${all} OR ${wordSql(code, reach)})`
}

/**
 * The words of a query, none where nothing is asked.
 * @throws ApiError `unknown-filter` as `searchSql`
 */
export function askedWords(resource: Resource, query: unknown): string[] {
  if (query === undefined || query === '') return []
  const isText =
    typeof query === 'string' &&
    query.length <= longestQuery &&
    query.isWellFormed() &&
    !query.includes('\u0000')
  if (!isText || searchWords(query).length > mostWords || !isSearchable(resource)) {
    throw new ApiError('unknown-filter', { values: { filter: 'q' } })
  }
  return [...soughtText(query).words]
}

/** SQL that is true for the records (alias `t`) that have a word, as `searchSql`. */
function wordSql(word: string, reach: SearchReach): RawBuilder<boolean> {
  const pattern = `%${word.length < 3 && !unspaced.test(word) ? ' ' : ''}${escaped(word)}%`
  // The index knows the whole column; its first line, the title, is looked at in what the index found.
  const found = sql<boolean>`t."search" LIKE ${pattern}`
  if (reach === 'all') return found
  const line = (number: number) => sql.raw(`split_part(t."search", E'\\n', ${number})`)
  if (reach === 'title') return sql<boolean>`(${found} AND ${line(1)} LIKE ${pattern})`
  return sql<boolean>`(${found} AND (${line(1)} LIKE ${pattern} OR ${line(2)} LIKE ${pattern}))`
}

/**
 * SQL that is true for the records (alias `t`) that have a whole value among those that not everybody sees, in whatever form it was typed:
 * a telephone number with spaces or without its country. Undefined in an area without such values, and for a value of several words.
 */
export function hiddenValueSql(resource: Resource, value: string): RawBuilder<boolean> | undefined {
  const isNumber = /^[+()\d\s.-]+$/.test(value)
  const [word, ...others] = searchWords(isNumber ? value.replace(/[^+\d]/g, '') : value)
  if (word === undefined || others.length > 0 || maskedPaths(resource).length === 0) return undefined
  // The index knows the whole column; the third line is looked at in what the index found.
  return sql<boolean>`(t."search" LIKE ${`% ${escaped(word)}%`}
    AND split_part(t."search", E'\\n', 3) || ' ' LIKE ${`% ${escaped(word)} %`})`
}

/** What of a record a search looks at. */
export type SearchReach = 'all' | 'open' | 'title'

/** What a viewer's search may look at: everything, unless some of it is shown to them in part. */
export function searchReach(viewer: Viewer, resource: Resource): SearchReach {
  const masked = new Set(maskedFields(viewer, resource))
  return maskedPaths(resource).some((path) => masked.has(path.split('.')[0] ?? '')) ? 'open' : 'all'
}

/** A text as a pattern of LIKE that finds just it. */
export const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')
