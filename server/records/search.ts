import { type RawBuilder, sql } from 'kysely'
import type { Resource } from '../../src/core/index.ts'
import { isSearchable, searchWords } from '../../src/derive/searchText.ts'
import { ApiError } from '../apiError.ts'

const longestQuery = 200
const mostWords = 8

/** How many records a search finds at most: it must end on words that nearly every record has. */
export const mostHits = 1000

/**
 * SQL that is true for the records (alias `t`) that have all words of a query: anywhere in a word from three characters on,
 * else (in scripts that separate words) at its beginning, as shorter parts have no index. `part` limits it to the title. Undefined where nothing is asked.
 * @throws ApiError `unknown-filter` for a query that is too long, or of an area that is not searched.
 */
export function searchSql(
  resource: Resource,
  query: unknown,
  part: 'all' | 'title' = 'all',
): RawBuilder<boolean> | undefined {
  if (query === undefined || query === '') return undefined
  const isText =
    typeof query === 'string' &&
    query.length <= longestQuery &&
    query.isWellFormed() &&
    !query.includes('\u0000')
  const words = isText ? searchWords(query) : []
  if (!isText || words.length > mostWords || !isSearchable(resource)) {
    throw new ApiError('unknown-filter', { values: { filter: 'q' } })
  }
  if (words.length === 0) return undefined
  const patterns = words.map(
    (word) => `%${word.length < 3 && !unspaced.test(word) ? ' ' : ''}${escaped(word)}%`,
  )
  // The index knows the whole column; its first line, the title, is looked at in what the index found.
  const all = patterns.map((pattern) => sql<boolean>`t."search" LIKE ${pattern}`)
  const titles = patterns.map((pattern) => sql<boolean>`split_part(t."search", E'\\n', 1) LIKE ${pattern}`)
  return sql<boolean>`(${sql.join(part === 'title' ? [...all, ...titles] : all, sql` AND `)})`
}

/** Chinese and Japanese put no spaces between words, and most of their words have two characters. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')
