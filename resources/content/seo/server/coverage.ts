import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { Covered } from '../rules/covered.ts'
import { type SeoEntity, seoEntities, type seoIssues } from '../rules/seoPatterns.ts'
import { entitySql, inLanguage } from './entities.ts'
import { isLeftOut } from './sitemap.ts'

/** What is asked of the coverage; `entity` absent: all kinds. */
export interface CoverageAsked {
  readonly entity?: SeoEntity | undefined
  readonly locale: string
  readonly issue?: (typeof seoIssues)[number] | undefined
  readonly robots?: 'index' | 'noindex' | undefined
  readonly q?: string | undefined
  readonly from: number
  readonly size: number
}

const one = (entity: SeoEntity, locale: string): RawBuilder<Covered> => {
  const { table, title, titleKey, path, isPublic, picture } = entitySql[entity]
  return sql<Covered>`
    SELECT ${entity}::text AS "entity", t."id", ${inLanguage(title, titleKey, locale)} AS "title", ${sql.raw(path)} AS "path",
      ${seoText('t."seo_title"', 'seoTitle', locale)} AS "seoTitle",
      ${seoText('t."seo_description"', 'seoDescription', locale)} AS "seoDescription",
      t."robots", ${isLeftOut} AS "leftOut", ${sql.raw(picture)} ->> 'alt' = '' AS "noAlt", t."updated_at" AS "updatedAt"
    FROM ${sql.raw(`"${table}"`)} t WHERE ${sql.raw(isPublic)}`
}

/** What is said in this very language: a missing translation is missing. */
const seoText = (column: string, key: string, locale: string) =>
  locale === 'en' ? sql.raw(column) : sql`(t."translations" -> ${locale}::text ->> ${key}::text)`

/**
 * The public addresses with their texts for search engines and what is wrong with them, the most faulty first: missing (and no pattern
 * makes one), the same as another one's, too long to be shown whole, a picture without a text.
 */
export async function coverage(db: Db, asked: CoverageAsked): Promise<{ total: number; rows: Covered[] }> {
  const { locale, issue, robots, q, from, size } = asked
  const parts = (asked.entity ? [asked.entity] : seoEntities).map((entity) => one(entity, locale))
  const { rows } = await sql<Covered & { total: number }>`
    WITH every AS (${sql.join(parts, sql` UNION ALL `)}),
    patterned AS (
      SELECT e.*, EXISTS (
          SELECT 1 FROM "seo" s WHERE s."entity" = e."entity" AND s."active" AND s."locale" IN (${locale}, 'en')) AS "hasPattern",
        EXISTS (
          SELECT 1 FROM "seo" s WHERE s."entity" = e."entity" AND s."active" AND s."locale" IN (${locale}, 'en')
            AND s."description_template" IS NOT NULL) AS "describes",
        count(*) OVER (PARTITION BY lower(e."seoTitle")) AS "sameTitle",
        count(*) OVER (PARTITION BY lower(e."seoDescription")) AS "sameDescription"
      FROM every e),
    judged AS (
      SELECT p.*, array_remove(ARRAY[
        CASE WHEN p."seoTitle" IS NULL AND NOT p."hasPattern" THEN 'noTitle' END,
        CASE WHEN p."seoDescription" IS NULL AND NOT p."describes" THEN 'noDescription' END,
        CASE WHEN p."seoTitle" IS NOT NULL AND p."sameTitle" > 1 THEN 'sameTitle' END,
        CASE WHEN p."seoDescription" IS NOT NULL AND p."sameDescription" > 1 THEN 'sameDescription' END,
        CASE WHEN length(p."seoTitle") > 60 THEN 'longTitle' END,
        CASE WHEN length(p."seoDescription") > 160 THEN 'longDescription' END,
        CASE WHEN p."noAlt" THEN 'noAlt' END]::text[], NULL) AS "issues"
      FROM patterned p)
    SELECT "entity", "id", "title", "path", "seoTitle", "seoDescription", "robots", "leftOut", "hasPattern", "issues",
      (count(*) OVER ())::int AS "total"
    FROM judged
    WHERE (${issue ?? null}::text IS NULL OR ${issue ?? null}::text = ANY ("issues"))
      AND (${robots ?? null}::text IS NULL OR "robots" = ${robots ?? null}::text)
      AND (${q ?? null}::text IS NULL OR strpos(lower("title" || ' ' || "path"), lower(${q ?? null}::text)) > 0)
    ORDER BY cardinality("issues") DESC, "entity", "title", "id" LIMIT ${size} OFFSET ${from}`.execute(db)
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _, ...row }) => row) }
}
