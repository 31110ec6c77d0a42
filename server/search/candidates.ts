import { type RawBuilder, sql } from 'kysely'
import type { Resource } from '../../src/core/index.ts'
import { isSearchable } from '../../src/derive/searchText.ts'
import { columnName, quoted } from '../../src/derive/sqlNames.ts'
import type { Actor } from '../actor.ts'
import type { Db } from '../database/schema.ts'
import { listSearchSql } from '../records/listSearch.ts'
import { fromTable } from '../records/recordSql.ts'
import { mostHits, searchReach } from '../records/search.ts'
import { rankSql } from '../records/searchRank.ts'
import type { SoughtText } from '../records/soughtText.ts'
import { visible } from '../records/visible.ts'
import type { RecordsContext } from '../records/workTypes.ts'

/** A record that has what was typed; the lower its rank, the nearer it comes. */
export interface Candidate {
  readonly area: string
  readonly id: string
  readonly rank: number
}

export interface CandidateOptions {
  /** So many of each area. */
  readonly most: number
  /** The titles of an area that people call by what was typed, where it keeps them by a key. */
  readonly named: (resource: Resource) => readonly string[]
}

/**
 * The records of several areas that have what was typed, `most` of each: the nearest, and of these the latest. One statement, which asks each
 * area's index of words as its list does; before it, areas that are found by records of others ask these.
 */
export async function candidates(
  db: Db,
  context: Pick<RecordsContext, 'registry' | 'hooks'>,
  viewer: Actor,
  areas: readonly Resource[],
  sought: SoughtText,
  { most, named }: CandidateOptions,
): Promise<Candidate[]> {
  const searched = areas.filter(isSearchable)
  const parts: RawBuilder<Candidate>[] = []
  for (const resource of searched) {
    const found = await listSearchSql(db, context, resource, viewer, sought.typed)
    if (found) parts.push(areaSql(resource, viewer, sought, { most, named: named(resource), found }))
  }
  if (parts.length === 0) return []
  const { rows } = await sql<Candidate>`${sql.join(parts, sql` UNION ALL `)}`.execute(db)
  return rows
}

function areaSql(
  resource: Resource,
  viewer: Actor,
  sought: SoughtText,
  {
    most,
    named,
    found,
  }: { readonly most: number; readonly named: readonly string[]; readonly found: RawBuilder<boolean> },
): RawBuilder<Candidate> {
  const isNamed = sql<boolean>`${sql.raw(`t.${quoted(columnName(resource.title))}`)} = ANY (${[...named]}::text[])`
  const rank = rankSql(searchReach(viewer, resource), sought)
  // Ranked are some of those that have a word which nearly every record has, as in a list.
  return sql<Candidate>`
    (SELECT ${resource.name}::text AS "area", h."id", h."rank" FROM (
      SELECT t."id", ${named.length > 0 ? sql`CASE WHEN ${isNamed} THEN 2 ELSE ${rank} END` : rank} AS "rank" FROM ${sql.raw(fromTable(resource))}
      WHERE ${named.length > 0 ? sql`(${found} OR ${isNamed})` : found} AND ${visible(resource, viewer)} LIMIT ${mostHits}) h
    ORDER BY h."rank", h."id" DESC LIMIT ${most})`
}
