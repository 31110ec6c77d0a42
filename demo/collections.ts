import { resources } from '../resources/index.ts'
import type { Values } from '../server/records/values.ts'
import { categories } from './categories.ts'
import type { DemoProduct } from './demoProduct.ts'
import type { Entry, Shop } from './shop.ts'
import { slugOf, type Words, words } from './words.ts'

interface DemoCollection {
  title: Words
  about: Words
  /** The category whose picture stands for it. */
  shown: string
  sortOrder: string
  /** Of a collection by hand: how many of the products that fit, the most popular first. */
  picks?: { most: number; fits: (product: DemoProduct) => boolean }
  /** Of an automatic one. */
  conditions?: (shop: Shop) => Values[]
  match?: 'any'
  startsAt?: string
  endsAt?: string
  inactive?: true
  maxProducts?: number
}

const { tag, category, brand } = resources

const collections: readonly DemoCollection[] = [
  {
    title: words('New this season', 'Nouveautés de la saison', '本季新品', '今シーズンの新作'),
    about: words(
      'Everything that arrived within the last ninety days.',
      'Tout ce qui est arrivé ces quatre-vingt-dix derniers jours.',
      '最近九十天内上架的全部商品。',
      'この九十日間に入荷したすべての商品。',
    ),
    shown: 'women-dresses',
    sortOrder: 'newest',
    conditions: () => [{ field: 'createdWithin', operator: 'is', number: 90 }],
    maxProducts: 200,
  },
  {
    title: words('Handloom stories', 'Histoires de tissage main', '手织故事', '手織りの物語'),
    about: words(
      'Woven by hand, chosen piece by piece.',
      'Tissées à la main, choisies une à une.',
      '手工织造，逐件精选。',
      '手で織られ、一点ずつ選ばれました。',
    ),
    shown: 'sarees',
    sortOrder: 'manual',
    picks: { most: 24, fits: ({ tags }) => tags.includes('Handloom') },
  },
  {
    title: words('Festive edit', 'Sélection de fête', '节庆精选', 'お祝いの装い'),
    about: words(
      'For weddings, puja and long evenings.',
      'Pour les mariages, les fêtes et les longues soirées.',
      '适合婚礼、节日与漫长夜晚。',
      '結婚式やお祭り、長い夜のために。',
    ),
    shown: 'lehengas',
    sortOrder: 'priceDown',
    conditions: (shop) => [
      { field: 'tag', operator: 'is', tags: [shop.id(tag, 'Festive')] },
      { field: 'category', operator: 'is', categories: [shop.id(category, 'ethnic')] },
    ],
    match: 'any',
    startsAt: '2025-09-15T18:30:00.000Z',
    endsAt: '2030-01-31T18:29:00.000Z',
  },
  {
    title: words('Under ₹2,500', 'À moins de 2 500 ₹', '2500卢比以下', '2,500ルピー以下'),
    about: words(
      'Good cloth at a gentle price, always in stock.',
      'De belles matières à prix doux, toujours en stock.',
      '好面料，好价格，现货供应。',
      'よい素材を手ごろな価格で。すべて在庫あり。',
    ),
    shown: 'women-tshirts',
    sortOrder: 'priceUp',
    conditions: () => [
      { field: 'price', operator: 'atMost', amount: 250_000 },
      { field: 'inStock', operator: 'is' },
    ],
  },
  {
    title: words('Last chance', 'Dernière chance', '最后机会', 'ラストチャンス'),
    about: words(
      'Thirty percent off and more, while it lasts.',
      'Trente pour cent de remise et plus, jusqu’à épuisement.',
      '七折及更低，售完为止。',
      '30％以上お得。なくなり次第終了。',
    ),
    shown: 'women-jackets',
    sortOrder: 'discount',
    conditions: () => [
      { field: 'discount', operator: 'atLeast', number: 30 },
      { field: 'inStock', operator: 'is' },
    ],
  },
  {
    title: words('Monsoon wardrobe', 'Garde-robe de mousson', '雨季衣橱', '雨季のワードローブ'),
    about: words(
      'Dries quickly, sheds light rain.',
      'Sèche vite, résiste aux petites pluies.',
      '快干，防小雨。',
      'すぐに乾き、小雨をはじきます。',
    ),
    shown: 'women-trousers',
    sortOrder: 'title',
    conditions: (shop) => [{ field: 'tag', operator: 'is', tags: [shop.id(tag, 'Monsoon')] }],
    startsAt: '2025-05-31T18:30:00.000Z',
    endsAt: '2025-09-30T18:29:00.000Z',
  },
  {
    title: words('White on white', 'Blanc sur blanc', '纯白', '白を重ねて'),
    about: words(
      'Shirts, dresses and linen in every white.',
      'Chemises, robes et lin dans tous les blancs.',
      '各种白色的衬衫、连衣裙与亚麻单品。',
      'あらゆる白のシャツ、ドレス、リネン。',
    ),
    shown: 'men-casual-shirts',
    sortOrder: 'newest',
    conditions: (shop) => [
      { field: 'colour', operator: 'is', colours: ['white'] },
      { field: 'category', operator: 'isNot', categories: [shop.id(category, 'home')] },
    ],
  },
  {
    title: words('The gift table', 'La table des cadeaux', '送礼之选', '贈りものの棚'),
    about: words(
      'Small things that come in a box with a ribbon.',
      'De petites choses dans une boîte enrubannée.',
      '装在缎带礼盒里的小物。',
      'リボンのかかった箱で届く小さなもの。',
    ),
    shown: 'scarves',
    sortOrder: 'manual',
    picks: { most: 16, fits: ({ giftable }) => giftable },
  },
  {
    title: words('Mira & Sol in full', 'Tout Mira & Sol', 'Mira & Sol 全系列', 'Mira & Sol 全商品'),
    about: words(
      'The whole line of the season’s favourite label.',
      'Toute la ligne de la marque favorite de la saison.',
      '本季人气品牌全系列。',
      '今シーズン人気ブランドの全ライン。',
    ),
    shown: 'women-blouses',
    sortOrder: 'newest',
    conditions: (shop) => [{ field: 'brand', operator: 'is', brands: [shop.id(brand, 'MRA')] }],
  },
  {
    title: words('Summer 2027 preview', 'Avant-première été 2027', '2027夏季预览', '2027年夏の先行公開'),
    about: words(
      'A first look at what is to come.',
      'Un premier regard sur ce qui arrive.',
      '抢先看即将上市的新品。',
      'これから届く新作を先取り。',
    ),
    shown: 'women-shorts',
    sortOrder: 'newest',
    conditions: () => [{ field: 'season', operator: 'is', words: 'SS27' }],
    startsAt: '2029-02-28T18:30:00.000Z',
    inactive: true,
  },
]

/** The collections of the demo shop; those by hand hold only what is among the shop's products. */
export const collectionEntries = (shop: Shop): (() => Promise<Entry>)[] =>
  collections.map((each, index) => async () => {
    const slug = slugOf(each.title.en)
    return {
      key: slug,
      at: '2025-05-02T04:30:00.000Z',
      values: {
        slug,
        ...texts(each),
        image: await pictureOf(shop, each, `${slug}.webp`),
        type: each.conditions ? 'automatic' : 'manual',
        products: each.picks ? picked(shop, each.picks) : [],
        match: each.match ?? 'all',
        conditions: each.conditions?.(shop) ?? [],
        sortOrder: each.sortOrder,
        maxProducts: each.maxProducts ?? null,
        startsAt: each.startsAt ?? null,
        endsAt: each.endsAt ?? null,
        active: !each.inactive,
        position: index + 1,
      },
    }
  })

function pictureOf(shop: Shop, { shown, title }: DemoCollection, name: string): Promise<Values> {
  const found = categories.find(({ code }) => code === shown)
  if (!found)
    throw new Error(`There is no category '${shown}'. Expected a code of categories.ts. Check its spelling.`)
  return shop.picture({ garment: found.picture }, name, title.en)
}

function picked(shop: Shop, { most, fits }: NonNullable<DemoCollection['picks']>): string[] {
  return shop.products
    .filter((product) => product.status === 'active' && fits(product))
    .toSorted((a, b) => b.popularity - a.popularity)
    .slice(0, most)
    .map(({ styleCode }) => shop.id(resources.product, styleCode))
}

const texts = ({ title, about }: DemoCollection): Values => {
  const inOne = (locale: keyof Words) => ({ title: title[locale], description: `<p>${about[locale]}</p>` })
  return { ...inOne('en'), translations: { fr: inOne('fr'), zh: inOne('zh'), ja: inOne('ja') } }
}
