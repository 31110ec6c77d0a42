import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { z } from 'zod'
import type { Actor } from '../../../../server/actor.ts'
import { instant } from '../../../../server/database/instant.ts'
import type { Db, Tx } from '../../../../server/database/schema.ts'
import { namedOnce } from '../../../../server/requests/namedOnce.ts'
import { type SeoEntity, seoEntities } from '../rules/seoPatterns.ts'
import { entitySql } from './entities.ts'
import { buildSitemap, isKindLeftOut, isLeftOut } from './sitemap.ts'

/** What of one kind of record is in the sitemap, and what is not, and why. */
export interface SitemapKind {
  readonly entity: SeoEntity
  readonly listed: number
  /** Kept from search engines altogether. */
  readonly noindex: number
  /** Left out by people, one by one. */
  readonly leftOut: number
  /** All of the kind are left out. */
  readonly isOff: boolean
}

/** A record that people keep out of the sitemap. */
export interface LeftOut {
  readonly entity: SeoEntity
  readonly id: string
  readonly title: string
  readonly path: string | null
  readonly at: string
  readonly actorName: string
}

/** How many that are left out are told one by one. */
const mostTold = 200

/** What the sitemap has and has not, and when it was last made. */
export async function sitemapState(db: Db) {
  const { rows: built } = await sql<{ at: string; addresses: number; found: number }>`
    SELECT ${instant('built_at')} AS "at", "addresses", "found" FROM "_sitemap"`.execute(db)
  const kinds = seoEntities.map((entity) => {
    const { table, isPublic } = entitySql[entity]
    const isIndexed = sql`t."robots" IS DISTINCT FROM 'noindex'`
    return sql`
      SELECT ${entity}::text AS "entity", ${isKindLeftOut(entity)} AS "isOff",
        count(*) FILTER (WHERE NOT ${isIndexed})::int AS "noindex",
        count(*) FILTER (WHERE ${isIndexed} AND ${isLeftOut})::int AS "leftOut",
        count(*) FILTER (WHERE ${isIndexed} AND NOT ${isLeftOut} AND NOT ${isKindLeftOut(entity)})::int AS "listed"
      FROM ${sql.raw(`"${table}"`)} t WHERE ${sql.raw(isPublic)}`
  })
  const { rows } = await sql<SitemapKind>`${sql.join(kinds, sql` UNION ALL `)}`.execute(db)
  return { built: built[0] ?? null, kinds: rows, leftOut: await leftOut(db) }
}

async function leftOut(db: Db): Promise<readonly LeftOut[]> {
  const parts = seoEntities.map((entity) => {
    const { table, title, path } = entitySql[entity]
    return sql`
      SELECT l."entity", t."id", ${sql.raw(title)} AS "title", ${sql.raw(path)} AS "path",
        ${instant('l.at')} AS "at", l."actor_name" AS "actorName"
      FROM "_sitemap_left_out" l JOIN ${sql.raw(`"${table}"`)} t ON t."id" = l."record_id" WHERE l."entity" = ${entity}`
  })
  const { rows } = await sql<LeftOut>`
    SELECT * FROM (${sql.join(parts, sql` UNION ALL `)}) every ORDER BY "at" DESC, "title" LIMIT ${mostTold}`.execute(
    db,
  )
  return rows
}

/** Which addresses, and whether the sitemap has them. */
export const listingInput = z.strictObject({
  items: z
    .array(z.strictObject({ entity: z.enum(seoEntities), id: z.guid().toLowerCase() }))
    .min(1)
    .max(100)
    .superRefine(namedOnce('id')),
  listed: z.boolean(),
})

/** Leaves addresses out of the sitemap, or takes them in again, and makes it anew. Those that are no records are passed over. */
export async function setListed(
  db: Tx,
  { items, listed }: z.output<typeof listingInput>,
  actor: Actor,
): Promise<{ changed: number }> {
  let changed = 0
  for (const { entity, id } of items) {
    const { numAffectedRows } = listed
      ? await sql`DELETE FROM "_sitemap_left_out" WHERE "record_id" = ${id}`.execute(db)
      : await sql`
          INSERT INTO "_sitemap_left_out" ("id", "entity", "record_id", "actor_name")
          SELECT ${uuidv7()}, ${entity}, t."id", ${actor.name} FROM ${sql.raw(`"${entitySql[entity].table}"`)} t
          WHERE t."id" = ${id} ON CONFLICT ("record_id") DO NOTHING`.execute(db)
    changed += Number(numAffectedRows ?? 0)
  }
  if (changed > 0) await buildSitemap(db)
  return { changed }
}
