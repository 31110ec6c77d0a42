import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'

/** Where an address leads: 410 leads nowhere. */
export interface Found {
  readonly to: string | null
  readonly type: '301' | '302' | '410'
}

/** The redirect that sends visitors of a path on; looking counts nothing. */
export interface Matched extends Found {
  readonly id: string
  readonly fromPath: string
}

/** The redirect of exactly this path, else the longest beginning that is redirected, with what comes after it. */
export async function matchRedirect(db: Db, path: string): Promise<Matched | undefined> {
  const { rows } = await sql<Found & { id: string; fromPath: string; match: string }>`
    SELECT "id", "from_path" AS "fromPath", "to", "type", "match" FROM "redirect"
    WHERE "active" AND (lower("from_path") = lower(${path})
      OR ("match" = 'prefix' AND left(lower(${path}), length("from_path") + 1) = lower("from_path") || '/'))
    ORDER BY lower("from_path") = lower(${path}) DESC, length("from_path") DESC LIMIT 1`.execute(db)
  const [found] = rows
  if (!found) return undefined
  const rest = path.slice(found.fromPath.length)
  const to = found.to === null ? null : found.to + rest
  return { id: found.id, fromPath: found.fromPath, type: found.type, to }
}

/** Where the store sends visitors of a path. Counts the visit. */
export async function findRedirect(db: Db, path: string): Promise<Found | undefined> {
  const found = await matchRedirect(db, path)
  if (!found) return undefined
  await sql`UPDATE "redirect" SET "hits" = coalesce("hits", 0) + 1, "last_hit_at" = now() WHERE "id" = ${found.id}`.execute(
    db,
  )
  return { type: found.type, to: found.to }
}
