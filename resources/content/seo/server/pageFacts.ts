import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { defined } from '../../../../src/core/defined.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import { storeAddress } from '../../../shared/settings/server/storeAddress.ts'
import { type Content, contentValue } from '../../page/rules/contentValue.ts'
import { storePath } from '../../page/rules/storePath.ts'
import { liveOf } from '../../publishing/server/revisions.ts'
import { type SeoEntity, seoEntities } from '../rules/seoPatterns.ts'
import { type PageFacts, type StructuredKind, structuredData } from '../rules/structuredData.ts'
import { entitySql, inLanguage } from './entities.ts'

/**
 * What the store embeds into the page of a path, as JSON-LD; undefined for a path where nothing public is. `origin` is where this server
 * answers: it has the pictures, and the pages too where no setting says otherwise.
 */
export async function structuredDataAt(
  db: Db,
  path: string,
  locale: string,
  origin: string,
): Promise<Readonly<Record<string, unknown>>[] | undefined> {
  const settings = await readSettings(db, [
    ...(['branding.title', 'seo.productData', 'seo.offerData', 'seo.breadcrumbData'] as const),
    ...(['seo.organisationData', 'seo.faqData', 'seo.sharePicture'] as const),
    ...(['seo.instagram', 'seo.facebook', 'seo.youtube'] as const),
  ])
  const store = await storeAddress(db, origin)
  const picture = settings['seo.sharePicture'] as { readonly file?: string } | null
  const profiles = [settings['seo.instagram'], settings['seo.facebook'], settings['seo.youtube']]
  const shop = {
    name: settings['branding.title'] ?? '',
    url: `${store}/`,
    logo: picture?.file ? `${origin}/api/v1/files/${picture.file}/1280.webp` : null,
    profiles: profiles.filter((profile) => profile !== null),
  }
  const facts =
    path === '/' ? { url: shop.url, name: shop.name, shop, crumbs: [], isHome: true } : await find()
  const on: readonly (readonly [StructuredKind, boolean | null])[] = [
    ['product', settings['seo.productData']],
    ['offer', settings['seo.offerData']],
    ['breadcrumb', settings['seo.breadcrumbData']],
    ['organisation', settings['seo.organisationData']],
    ['faq', settings['seo.faqData']],
  ]
  return (
    facts &&
    structuredData(
      facts,
      on.flatMap(([kind, isOn]) => (isOn ? [kind] : [])),
    )
  )

  async function find(): Promise<PageFacts | undefined> {
    for (const entity of seoEntities) {
      const found = await recordAt(db, entity, path, locale)
      if (!found) continue
      const url = (await canonicalOf(db, entity, found.id)) ?? store + encodeURI(path)
      const home = { name: shop.name, url: shop.url }
      const product =
        entity === 'product' ? await productFacts(db, found.id, locale, { store, origin }) : undefined
      const questions = entity === 'page' ? await questionsOf(db, found.id, locale) : []
      const { crumbs = [], ...rest } = product ?? {}
      return defined({
        url,
        name: found.name,
        shop,
        crumbs: [home, ...crumbs],
        questions,
        product: product ? (rest as NonNullable<PageFacts['product']>) : undefined,
      })
    }
    return undefined
  }
}

/** The public record whose page is at a path, in a language. */
export async function recordAt(
  db: Db,
  entity: SeoEntity,
  path: string,
  locale: string,
): Promise<{ id: string; name: string } | undefined> {
  const { table, title, titleKey, isPublic, path: pathSql } = entitySql[entity]
  const { rows } = await sql<{ id: string; name: string }>`
    SELECT t."id", ${inLanguage(title, titleKey, locale)} AS "name" FROM ${sql.raw(`"${table}"`)} t
    WHERE ${sql.raw(pathSql)} = ${path} AND ${sql.raw(isPublic)} LIMIT 1`.execute(db)
  return rows[0]
}

async function canonicalOf(db: Db, entity: SeoEntity, id: string): Promise<string | null> {
  const { table, canonical } = entitySql[entity]
  const { rows } = await sql<{ url: string | null }>`
    SELECT ${sql.raw(canonical)} AS "url" FROM ${sql.raw(`"${table}"`)} t WHERE t."id" = ${id}`.execute(db)
  return rows[0]?.url ?? null
}

type Crumbs = { readonly crumbs: PageFacts['crumbs'] }

async function productFacts(
  db: Db,
  id: string,
  locale: string,
  { store, origin }: { store: string; origin: string },
): Promise<NonNullable<PageFacts['product']> & Crumbs> {
  const { rows } = await sql<{
    description: string | null
    sku: string | null
    files: string[] | null
    brand: string | null
    price: number | string | null
    stock: number | null
    average: number | string | null
    count: number | null
    category: string | null
    path: string | null
  }>`
    SELECT ${inLanguage('t."short_description"', 'shortDescription', locale)} AS description, t."style_code" AS sku,
      (SELECT array_agg(m ->> 'file') FROM jsonb_array_elements(coalesce(t."media", '[]')) m) AS files,
      b."name" AS brand, coalesce(t."price_from", t."sale_price") AS price, t."stock", t."rating_average" AS average,
      t."rating_count" AS count, c."name" AS category, c."path"
    FROM "product" t LEFT JOIN "brand" b ON b."id" = t."brand" LEFT JOIN "category" c ON c."id" = t."primary_category"
    WHERE t."id" = ${id}`.execute(db)
  const row = rows[0]
  const isRated = row?.average !== null && row?.average !== undefined && (row.count ?? 0) > 0
  return {
    description: row?.description ?? null,
    images: (row?.files ?? []).slice(0, 6).map((file) => `${origin}/api/v1/files/${file}/1280.webp`),
    sku: row?.sku ?? null,
    brand: row?.brand ?? null,
    price: row?.price === null || row?.price === undefined ? null : Number(row.price),
    inStock: (row?.stock ?? 0) > 0,
    rating: isRated ? { average: Number(row.average), count: row.count ?? 0 } : null,
    crumbs:
      row?.category && row.path
        ? [{ name: row.category, url: `${store}${storePath.category(row.path)}` }]
        : [],
  }
}

/** The questions of a page as it was published, not of its draft. */
async function questionsOf(db: Db, id: string, locale: string): Promise<NonNullable<PageFacts['questions']>> {
  const live = await liveOf(db, 'page', id)
  const blocks = (live?.data.blocks ?? []) as readonly Content[]
  return blocks
    .filter(({ type }) => type === 'faq')
    .flatMap(({ items }) => items)
    .map((item) => ({
      question: String(contentValue(item, 'question', locale) ?? ''),
      answer: String(contentValue(item, 'answer', locale) ?? ''),
    }))
}
