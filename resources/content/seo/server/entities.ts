import { sql } from 'kysely'
import type { SeoEntity } from '../rules/seoPatterns.ts'

/** Where the records of a kind are: table, title, path on the store, what is public, and what patterns may say of them. */
interface EntitySql {
  readonly table: string
  readonly title: string
  /** The column of a localized title in `translations`. */
  readonly titleKey: string
  readonly path: string
  readonly isPublic: string
  readonly excerpt: string
  readonly picture: string
  /** The address that stands for the page in search engines, where it is not its own. */
  readonly canonical: string
}

/** Of what is published, not of its draft. */
const liveCanonical = (area: string) =>
  `(SELECT r."data" ->> 'canonicalUrl' FROM "_revisions" r WHERE r."area" = '${area}' AND r."key" = t."id"::text AND r."live")`

/** The areas with an address on the store, as SQL over the alias `t`. All words are constants of the program. */
export const entitySql: Readonly<Record<SeoEntity, EntitySql>> = {
  product: {
    table: 'product',
    title: 't."name"',
    titleKey: 'name',
    path: `'/products/' || t."slug"`,
    isPublic: `t."status" = 'active'`,
    excerpt: 't."short_description"',
    picture: 't."media" -> 0',
    canonical: 't."canonical_url"',
  },
  category: {
    table: 'category',
    title: 't."name"',
    titleKey: 'name',
    path: `'/categories/' || t."path"`,
    isPublic: 't."active"',
    excerpt: 't."description"',
    picture: 't."image"',
    canonical: 't."canonical_url"',
  },
  collection: {
    table: 'collection',
    title: 't."title"',
    titleKey: 'title',
    path: `'/collections/' || t."slug"`,
    isPublic: 't."active"',
    excerpt: 't."description"',
    picture: 't."image"',
    canonical: 't."canonical_url"',
  },
  brand: {
    table: 'brand',
    title: 't."name"',
    titleKey: 'name',
    path: `'/brands/' || t."slug"`,
    isPublic: 't."active"',
    excerpt: 't."description"',
    picture: 't."logo"',
    canonical: 't."canonical_url"',
  },
  page: {
    table: 'page',
    title: 't."title"',
    titleKey: 'title',
    path: `'/pages/' || t."slug"`,
    isPublic: `t."live_number" IS NOT NULL AND t."visibility" = 'public'`,
    excerpt: 't."excerpt"',
    picture: 't."cover"',
    canonical: liveCanonical('page'),
  },
  informationPolicy: {
    table: 'information_policy',
    title: 't."title"',
    titleKey: 'title',
    path: `'/policies/' || t."slug"`,
    isPublic: 't."live_number" IS NOT NULL',
    excerpt: 't."summary"',
    picture: 'NULL::jsonb',
    canonical: liveCanonical('informationPolicy'),
  },
}

/** A column in a language, English where it is not translated; `key` is the field's name in `translations`. */
export const inLanguage = (column: string, key: string, locale: string) =>
  locale === 'en'
    ? sql<string | null>`${sql.raw(column)}`
    : sql<string | null>`coalesce(t."translations" -> ${locale}::text ->> ${key}::text, ${sql.raw(column)})`
