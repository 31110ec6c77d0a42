import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { type SeoEntity, seoEntities } from '../rules/seoPatterns.ts'
import { entitySql } from './entities.ts'

/** The most addresses that a sitemap may have (sitemaps.org). */
const mostAddresses = 50_000

/** Stands for the address of the store, which may change without anything being listed anew. No path has it: braces are encoded there. */
const origin = '{origin}'

/** Whether people keep a record `t` out of the sitemap. */
export const isLeftOut = sql<boolean>`EXISTS (SELECT 1 FROM "_sitemap_left_out" l WHERE l."record_id" = t."id")`

/** Whether all records of a kind are left out, by its English pattern. */
export const isKindLeftOut = (entity: SeoEntity): RawBuilder<boolean> => sql<boolean>`
  EXISTS (SELECT 1 FROM "seo" s WHERE s."entity" = ${entity} AND s."locale" = 'en' AND NOT s."in_sitemap")`

/**
 * The sitemap of all that is public, kept off no search engine, and left out by nobody; made anew once an hour, or sooner where it was
 * forgotten. `store` is the address of the store.
 */
export async function sitemap(db: Db, store: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    SELECT "text" FROM "_sitemap" WHERE "built_at" > now() - interval '1 hour'`.execute(db)
  return (rows[0]?.text ?? (await buildSitemap(db))).replaceAll(origin, escaped(store))
}

/** Makes the sitemap anew, and answers it without the address of the store. */
export async function buildSitemap(db: Db): Promise<string> {
  const parts = seoEntities.map((entity) => {
    const { table, path, isPublic } = entitySql[entity]
    return sql`
      SELECT ${sql.raw(path)} AS "path", t."updated_at" AS "at" FROM ${sql.raw(`"${table}"`)} t
      WHERE ${sql.raw(isPublic)} AND t."robots" IS DISTINCT FROM 'noindex' AND NOT ${isLeftOut}
        AND NOT ${isKindLeftOut(entity)}`
  })
  const { rows } = await sql<{ path: string; day: string; found: number }>`
    SELECT "path", to_char("at", 'YYYY-MM-DD') AS "day", (count(*) OVER ())::int AS "found"
    FROM (${sql.join(parts, sql` UNION ALL `)}) every
    WHERE "path" IS NOT NULL ORDER BY "path" LIMIT ${mostAddresses}`.execute(db)
  const urls = rows.map(
    ({ path, day }) =>
      `  <url><loc>${origin}${escaped(encodeURI(path))}</loc><lastmod>${day}</lastmod></url>`,
  )
  const text = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
  await sql`
    INSERT INTO "_sitemap" ("id", "text", "addresses", "found") VALUES (1, ${text}, ${rows.length}, ${rows[0]?.found ?? 0})
    ON CONFLICT ("id") DO UPDATE SET "text" = excluded."text", "addresses" = excluded."addresses",
      "found" = excluded."found", "built_at" = now()`.execute(db)
  return text
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
