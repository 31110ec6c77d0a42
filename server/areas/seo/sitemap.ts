import { sql } from 'kysely'
import { seoEntities } from '../../../src/shop/content/seoPatterns.ts'
import type { Db } from '../../database/open.ts'
import { entitySql } from './entities.ts'

/** The most addresses that a sitemap may have (sitemaps.org). */
const most = 50_000

/**
 * The sitemap of all that is public, kept off no search engine, and of a kind that no pattern leaves out. `origin` is that of the store.
 */
export async function sitemap(db: Db, origin: string): Promise<string> {
  const parts = seoEntities.map((entity) => {
    const { table, path, isPublic } = entitySql[entity]
    return sql`
      SELECT ${sql.raw(path)} AS "path", t."updated_at" AS "at" FROM ${sql.raw(`"${table}"`)} t
      WHERE ${sql.raw(isPublic)} AND t."robots" IS DISTINCT FROM 'noindex'
        AND NOT EXISTS (SELECT 1 FROM "seo" s WHERE s."entity" = ${entity} AND s."locale" = 'en' AND NOT s."in_sitemap")`
  })
  const { rows } = await sql<{ path: string; day: string }>`
    SELECT "path", to_char("at", 'YYYY-MM-DD') AS "day" FROM (${sql.join(parts, sql` UNION ALL `)}) every
    WHERE "path" IS NOT NULL ORDER BY "path" LIMIT ${most}`.execute(db)
  const urls = rows.map(
    ({ path, day }) =>
      `  <url><loc>${escaped(origin + encodeURI(path))}</loc><lastmod>${day}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
}

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
