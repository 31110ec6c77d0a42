import { type RawBuilder, sql } from 'kysely'
import type { Registry, Resource, Viewer } from '../../src/core/index.ts'
import { isSearchable, searchedReferences } from '../../src/derive/searchText.ts'
import { columnName, quoted } from '../../src/derive/sqlNames.ts'
import type { Db } from '../database/schema.ts'
import { fromTable } from './recordSql.ts'
import { askedWords, searchReach, searchSql } from './search.ts'
import { visible } from './visible.ts'
import type { RecordsContext } from './workTypes.ts'

/** Records of another area that one word names; further ones are not looked for. */
const mostNamed = 200

/**
 * SQL of a search of a list, or for a reference, as a viewer may ask it: by the words of the records, by the titles of what `list.search` refers to, and by
 * what their area's hooks find beside them.
 * @throws ApiError as `searchSql`
 */
export async function listSearchSql(
  db: Db,
  { registry, hooks }: Pick<RecordsContext, 'registry' | 'hooks'>,
  resource: Resource,
  viewer: Viewer,
  query: unknown,
): Promise<RawBuilder<boolean> | undefined> {
  const words = askedWords(resource, query)
  if (words.length === 0 || typeof query !== 'string') return undefined
  const named = await namedSql(db, registry, viewer, resource, words)
  const own = searchSql(resource, query, searchReach(viewer, resource), named)
  return own && withAlsoFound(db, hooks, resource, viewer, query, own)
}

/** SQL of a search, or of what the hooks of its area find beside it. */
async function withAlsoFound(
  db: Db,
  hooks: RecordsContext['hooks'],
  resource: Resource,
  viewer: Viewer,
  query: string,
  own: RawBuilder<boolean>,
): Promise<RawBuilder<boolean>> {
  const ids = (await hooks[resource.name]?.alsoFound?.({ db, query, viewer })) ?? []
  return ids.length > 0 ? sql<boolean>`(${own} OR t."id" = ANY (${[...ids]}::uuid[]))` : own
}

/**
 * For each word that titles of other areas have, SQL that is true for the records (alias `t`) that refer to one of them. Nothing is
 * copied: what is renamed there is found here at once, by the index of the references. One statement for each such field.
 */
async function namedSql(
  db: Db,
  registry: Registry,
  viewer: Viewer,
  resource: Resource,
  words: readonly string[],
): Promise<ReadonlyMap<string, RawBuilder<boolean>>> {
  const found = new Map<string, RawBuilder<boolean>[]>()
  for (const { name, to, many } of searchedReferences(resource)) {
    const target = Object.hasOwn(registry, to) ? registry[to] : undefined
    if (!target || !isSearchable(target)) continue
    const column = sql.raw(`t.${quoted(columnName(name))}`)
    for (const [index, ids] of (await titled(db, viewer, target, words)).entries()) {
      const word = words[index]
      if (word === undefined || ids.length === 0) continue
      const refers = many
        ? sql<boolean>`${column} && ${ids}::uuid[]`
        : sql<boolean>`${column} = ANY (${ids}::uuid[])`
      found.set(word, [...(found.get(word) ?? []), refers])
    }
  }
  return new Map(
    [...found].map(([word, parts]) => [word, sql<boolean>`(${sql.join(parts, sql` OR `)})`] as const),
  )
}

/** For each word the ids of the records of an area whose titles have it. */
async function titled(
  db: Db,
  viewer: Viewer,
  target: Resource,
  words: readonly string[],
): Promise<string[][]> {
  const each = words.map(
    (word) => sql`(SELECT coalesce(json_agg(s."id"), '[]') FROM (
      SELECT t."id" FROM ${sql.raw(fromTable(target))}
      WHERE ${visible(target, viewer)} AND ${searchSql(target, word, 'title')} LIMIT ${mostNamed}) s)`,
  )
  const { rows } = await sql<{ ids: string[][] }>`SELECT json_build_array(${sql.join(each)}) AS ids`.execute(
    db,
  )
  return rows[0]?.ids ?? []
}
