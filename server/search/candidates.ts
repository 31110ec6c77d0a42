import { type RawBuilder, sql } from 'kysely'
import type { Resource } from '../../src/core/index.ts'
import { isSearchable } from '../../src/derive/searchText.ts'
import { columnName, quoted } from '../../src/derive/sqlNames.ts'
import type { Actor } from '../actor.ts'
import type { Db } from '../database/schema.ts'
import { fromTable } from '../records/recordSql.ts'
import { mostHits, type SearchReach, searchReach, wordSql } from '../records/search.ts'
import { rankSql } from '../records/searchRank.ts'
import type { SoughtText } from '../records/soughtText.ts'
import { visible } from '../records/visible.ts'

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
 * area's index of words; of an area that the viewer sees in part, what is whole alone.
 */
export async function candidates(
  db: Db,
  viewer: Actor,
  areas: readonly Resource[],
  sought: SoughtText,
  { most, named }: CandidateOptions,
): Promise<Candidate[]> {
  const searched = areas.filter(isSearchable)
  if (searched.length === 0) return []
  const parts = searched.map((resource) => areaSql(resource, viewer, sought, most, named(resource)))
  const { rows } = await sql<Candidate>`${sql.join(parts, sql` UNION ALL `)}`.execute(db)
  return rows
}

function areaSql(
  resource: Resource,
  viewer: Actor,
  sought: SoughtText,
  most: number,
  named: readonly string[],
): RawBuilder<Candidate> {
  const reach = searchReach(viewer, resource)
  const isNamed = sql<boolean>`${sql.raw(`t.${quoted(columnName(resource.title))}`)} = ANY (${[...named]}::text[])`
  const found = foundSql(reach, sought)
  const rank = rankSql(reach, sought)
  // Ranked are some of those that have a word which nearly every record has, as in a list.
  return sql<Candidate>`
    (SELECT ${resource.name}::text AS "area", h."id", h."rank" FROM (
      SELECT t."id", ${named.length > 0 ? sql`CASE WHEN ${isNamed} THEN 2 ELSE ${rank} END` : rank} AS "rank" FROM ${sql.raw(fromTable(resource))}
      WHERE ${named.length > 0 ? sql`(${found} OR ${isNamed})` : found} AND ${visible(resource, viewer)} LIMIT ${mostHits}) h
    ORDER BY h."rank", h."id" DESC LIMIT ${most})`
}

/** All words, or the one that they are without the spaces between them. */
function foundSql(reach: SearchReach, { words, code }: SoughtText): RawBuilder<boolean> {
  const all = sql.join(
    words.map((word) => wordSql(word, reach)),
    sql` AND `,
  )
  if (code === undefined || words.includes(code)) return sql<boolean>`(${all})`
  return sql<boolean>`((${all}) OR ${wordSql(code, reach)})`
}
