import { seoEntities } from '../resources/content/seo/rules/seoPatterns.ts'
import type { Entry } from './shop.ts'
import type { Words } from './words.ts'
import { words } from './words.ts'

const at = '2025-05-02T04:30:00.000Z'

const templates: Readonly<Record<(typeof seoEntities)[number], readonly [title: Words, description: Words]>> =
  {
    product: [
      words(
        '{title} by {brand} | {shop}',
        '{title} de {brand} | {shop}',
        '{brand} {title} | {shop}',
        '{brand}の{title} | {shop}',
      ),
      words(
        '{excerpt} {category} for {price}, with free returns for 14 days.',
        '{excerpt} {category} à {price}, retours offerts 14 jours.',
        '{excerpt}{category}，{price}，14天免费退货。',
        '{excerpt}{category} {price}。14日間返品無料。',
      ),
    ],
    category: [
      words(
        '{title}: new pieces and classics | {shop}',
        '{title} : nouveautés et classiques | {shop}',
        '{title}：新品与经典 | {shop}',
        '{title}：新作と定番 | {shop}',
      ),
      words(
        '{excerpt} Browse {title} at {shop}.',
        '{excerpt} Découvrez {title} chez {shop}.',
        '{excerpt}在{shop}选购{title}。',
        '{excerpt}{shop}で{title}を見る。',
      ),
    ],
    collection: [
      words('{title} | {shop}', '{title} | {shop}', '{title} | {shop}', '{title} | {shop}'),
      words('{excerpt}', '{excerpt}', '{excerpt}', '{excerpt}'),
    ],
    brand: [
      words('{title} at {shop}', '{title} chez {shop}', '{title} | {shop}', '{title} | {shop}'),
      words(
        '{excerpt} All of {title} at {shop}.',
        '{excerpt} Tout {title} chez {shop}.',
        '{excerpt}{shop}有售{title}全系列。',
        '{excerpt}{title}の全商品を{shop}で。',
      ),
    ],
    page: [
      words('{title} | {shop}', '{title} | {shop}', '{title} | {shop}', '{title} | {shop}'),
      words('{excerpt}', '{excerpt}', '{excerpt}', '{excerpt}'),
    ],
    informationPolicy: [
      words('{title} | {shop}', '{title} | {shop}', '{title} | {shop}', '{title} | {shop}'),
      words('{excerpt}', '{excerpt}', '{excerpt}', '{excerpt}'),
    ],
  }

/** The patterns of the demo shop: every kind of record in every language. */
export const seoEntries = (): (() => Promise<Entry>)[] =>
  seoEntities.flatMap((entity) =>
    (['en', 'fr', 'zh', 'ja'] as const).map((locale) => async () => {
      const [title, description] = templates[entity]
      return {
        key: `${entity} ${locale}`,
        at,
        values: { entity, locale, titleTemplate: title[locale], descriptionTemplate: description[locale] },
      }
    }),
  )

/** Addresses that the demo shop once had. */
export const redirectEntries = (): (() => Promise<Entry>)[] =>
  (
    [
      ['/about', '/pages/about-us', '301', 'exact'],
      ['/shop/women', '/categories/women', '301', 'prefix'],
      ['/shop/men', '/categories/men', '301', 'prefix'],
      ['/faq', '/pages/questions-and-answers', '301', 'exact'],
      ['/size-chart', '/pages/size-guide-for-women', '301', 'exact'],
      ['/returns', '/policies/returns-and-refunds', '301', 'exact'],
      ['/diwali', '/collections/festive-edit', '302', 'exact'],
      ['/blog/2023', null, '410', 'prefix'],
    ] as const
  ).map(([fromPath, to, type, match]) => async () => ({
    key: fromPath,
    at,
    values: { fromPath, to, type, match, source: 'manual' },
  }))
