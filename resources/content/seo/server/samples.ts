import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { defined } from '../../../../src/core/defined.ts'
import { formatNumber } from '../../../../src/fields/decimal/formatNumber.ts'
import { shopCurrency } from '../../../../src/fields/money/money.ts'
import { fillPattern, type PatternValues, type SeoEntity } from '../rules/seoPatterns.ts'
import { entitySql, inLanguage } from './entities.ts'

/** What patterns make of real records. */
export interface Sample {
  readonly path: string | null
  readonly title: string
  readonly description: string
}

/** The first three public records of a kind with a pattern's title and description. `shop` is what the shop is called. */
export async function samples(
  db: Db,
  entity: SeoEntity,
  locale: string,
  templates: { readonly title: string; readonly description: string | null },
  shop: string,
): Promise<Sample[]> {
  const { table, title, titleKey, path, isPublic, excerpt } = entitySql[entity]
  const isProduct = entity === 'product'
  const more = isProduct
    ? sql.raw(
        `, (SELECT b."name" FROM "brand" b WHERE b."id" = t."brand") AS "brand",
        (SELECT c."name" FROM "category" c WHERE c."id" = t."primary_category") AS "category", t."sale_price" AS "price"`,
      )
    : sql``
  const { rows } = await sql<{
    path: string | null
    title: string
    excerpt: string | null
    brand?: string | null
    category?: string | null
    price?: number | string | null
  }>`
    SELECT ${sql.raw(path)} AS "path", ${inLanguage(title, titleKey, locale)} AS "title", ${sql.raw(excerpt)} AS "excerpt"${more}
    FROM ${sql.raw(`"${table}"`)} t WHERE ${sql.raw(isPublic)} ORDER BY t."updated_at" DESC, t."id" LIMIT 3`.execute(
    db,
  )
  return rows.map((row) => {
    const values: PatternValues = defined({
      title: row.title,
      shop,
      excerpt: row.excerpt ? row.excerpt.replace(/<[^>]*>/g, ' ') : undefined,
      brand: row.brand || undefined,
      category: row.category || undefined,
      price: row.price === null || row.price === undefined ? undefined : rupees(Number(row.price), locale),
    })
    return {
      path: row.path,
      title: fillPattern(templates.title, values, 70),
      description: fillPattern(templates.description ?? '', values, 160),
    }
  })
}

const rupees = (paise: number, locale: string) =>
  formatNumber(paise / 100, locale, { style: 'currency', currency: shopCurrency, maximumFractionDigits: 0 })
