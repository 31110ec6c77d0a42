import type { LayoutPage } from '../resources/content/widget/rules/widgetTypes.ts'
import { publishLayout } from '../resources/content/widget/server/layouts.ts'
import { resources } from '../resources/index.ts'
import type { Context } from '../server/context.ts'
import type { Values } from '../server/records/values.ts'
import { systemActor } from '../server/systemActor.ts'
import { hookRecordsOf } from './hookRecordsOf.ts'
import type { Entry, Shop } from './shop.ts'
import { type Locale, slugOf, type Words, words } from './words.ts'

const { banner, brand, category, collection } = resources
const others = ['fr', 'zh', 'ja'] as const

const item = (texts: Readonly<Record<string, Words>>, values: Values = {}): Values => {
  const inOne = (locale: Locale) =>
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, text[locale]]))
  return {
    values: { ...inOne('en'), ...values },
    translations: Object.fromEntries(others.map((each) => [each, inOne(each)])),
  }
}
const link = (label: Words, path: string) => item({ label }, { link: path })
const bannerOf = (shop: Shop, heading: string, placement: string) =>
  item({}, { banner: shop.id(banner, slugOf(`${heading} (${placement})`)) })

interface DemoWidget {
  page: LayoutPage
  slot?: 'top' | 'bottom'
  type: string
  title: Words
  make?: (shop: Shop) => Values
}

const fresh = words('Just arrived', 'Tout juste arrivés', '新品上架', '新着')
const newsletter = words('News by letter', 'Les nouvelles par lettre', '订阅资讯', 'お便りでお届け')
const consent = words(
  'I would like a letter once a month and can end it at any time.',
  'Je souhaite une lettre par mois et peux y mettre fin à tout moment.',
  '我愿意每月收到一封邮件，并可随时退订。',
  '月に一度のお便りを希望します。いつでも停止できます。',
)
const fromCollection =
  (slug: string, more: Values = {}) =>
  (shop: Shop) => ({
    source: 'collection',
    collection: shop.id(collection, slug),
    ctaPath: `/collections/${slug}`,
    ...more,
  })
const fromCategory =
  (code: string, more: Values = {}) =>
  (shop: Shop) => ({ source: 'category', category: shop.id(category, code), ...more })
const byRule =
  (rule: string, more: Values = {}) =>
  () => ({ source: 'rule', rule, ...more })

const widgets: readonly DemoWidget[] = [
  {
    page: 'home',
    slot: 'top',
    type: 'heroSlider',
    title: words('Hero', 'En tête', '主视觉', 'メイン'),
    make: (shop) => ({
      config: {
        values: { secondsPerSlide: 7 },
        items: [
          bannerOf(shop, 'The autumn edit', 'homeHero'),
          bannerOf(shop, 'Made for the wedding season', 'homeHero'),
          bannerOf(shop, 'Handloom stories', 'homeHero'),
        ],
      },
    }),
  },
  {
    page: 'home',
    slot: 'top',
    type: 'uspStrip',
    title: words('Why here', 'Pourquoi ici', '为何选择我们', '選ばれる理由'),
    make: () => ({
      config: {
        items: [
          item(
            {
              label: words(
                'Delivery all over India',
                'Livraison dans toute l’Inde',
                '印度全境配送',
                'インド全域に配送',
              ),
            },
            { icon: 'truck' },
          ),
          item(
            {
              label: words(
                'Fourteen days to return',
                'Quatorze jours pour rendre',
                '14天退货',
                '14日間返品可',
              ),
            },
            { icon: 'return' },
          ),
          item(
            {
              label: words('Woven and sewn by hand', 'Tissé et cousu main', '手工织造缝制', '手織り・手縫い'),
            },
            { icon: 'hand' },
          ),
        ],
      },
    }),
  },
  { page: 'home', type: 'productCarousel', title: fresh, make: byRule('new', { carousel: true }) },
  {
    page: 'home',
    type: 'categoryTiles',
    title: words('By category', 'Par catégorie', '按分类选购', 'カテゴリーから'),
    make: (shop) => ({
      config: {
        values: {
          categories: ['women', 'men', 'kids', 'ethnic', 'footwear', 'home'].map((code) =>
            shop.id(category, code),
          ),
        },
      },
    }),
  },
  {
    page: 'home',
    type: 'collectionSpotlight',
    title: words('Handloom stories', 'Histoires de tissage main', '手织故事', '手織りの物語'),
    make: fromCollection('handloom-stories', { background: 'soft' }),
  },
  {
    page: 'home',
    type: 'productCarousel',
    title: words('For festive evenings', 'Pour les soirs de fête', '节庆之夜', 'お祝いの夜に'),
    make: fromCollection('festive-edit', { carousel: true }),
  },
  {
    page: 'home',
    type: 'brandStrip',
    title: words('Our houses', 'Nos maisons', '合作品牌', 'ブランド'),
    make: (shop) => ({ config: { values: { brands: [shop.id(brand, 'MRA')] } } }),
  },
  {
    page: 'home',
    type: 'bannerGrid',
    title: words('Picked for you', 'Choisi pour vous', '为您精选', 'おすすめ'),
    make: (shop) => ({
      config: {
        items: [
          bannerOf(shop, 'Good cloth under ₹2,500', 'homeStrip'),
          bannerOf(shop, 'Shirts for every morning', 'homeStrip'),
        ],
      },
    }),
  },
  {
    page: 'home',
    type: 'productCarousel',
    title: words('Last chance', 'Dernière chance', '最后机会', 'ラストチャンス'),
    make: fromCollection('last-chance', { carousel: true, background: 'soft' }),
  },
  {
    page: 'home',
    type: 'reviews',
    title: words('What people say', 'Ce que l’on en dit', '顾客评价', 'お客様の声'),
  },
  {
    page: 'home',
    slot: 'bottom',
    type: 'recentlyViewed',
    title: words('Seen before', 'Déjà vus', '最近浏览', '最近見た商品'),
  },
  {
    page: 'home',
    slot: 'bottom',
    type: 'newsletter',
    title: newsletter,
    make: () => ({ config: item({ label: words('Subscribe', 'S’abonner', '订阅', '登録'), consent }) }),
  },
  {
    page: 'home',
    slot: 'bottom',
    type: 'footerLinks',
    title: words('Help', 'Aide', '帮助', 'ヘルプ'),
    make: () => ({
      config: {
        items: [
          link(words('Delivery', 'Livraison', '配送', '配送'), '/policies/delivery'),
          link(words('Returns', 'Retours', '退货', '返品'), '/policies/returns-and-refunds'),
          link(words('Contact', 'Contact', '联系我们', 'お問い合わせ'), '/pages/contact'),
        ],
      },
    }),
  },
  {
    page: 'home',
    type: 'countdownOffer',
    title: words('Summer preview', 'Avant-première d’été', '夏季预览', '夏の先行公開'),
    make: () => ({ hidden: true, config: { values: { endsAt: '2029-04-30T18:29:00.000Z' } } }),
  },
  {
    page: 'appHome',
    slot: 'top',
    type: 'heroSlider',
    title: words('App hero', 'En tête de l’application', '应用主视觉', 'アプリのメイン'),
    make: (shop) => ({
      devices: ['app'],
      config: { items: [bannerOf(shop, 'Only in the app: early access', 'appHome')] },
    }),
  },
  {
    page: 'appHome',
    type: 'productCarousel',
    title: fresh,
    make: byRule('new', { devices: ['app'], carousel: true }),
  },
  {
    page: 'appHome',
    type: 'productCarousel',
    title: words('Trending', 'Tendances', '热门', '話題の商品'),
    make: byRule('trending', { devices: ['app'] }),
  },
  {
    page: 'appHome',
    type: 'recentlyViewed',
    title: words('Go on looking', 'Reprendre la visite', '继续浏览', '続きを見る'),
    make: () => ({ devices: ['app'] }),
  },
  {
    page: 'category',
    slot: 'bottom',
    type: 'richText',
    title: words('How we choose', 'Comment nous choisissons', '我们如何挑选', '選び方'),
    make: () => ({
      config: item({
        text: words(
          '<p>Every piece is worn for a week by one of us before it is listed.</p>',
          '<p>Chaque pièce est portée une semaine par l’un de nous avant d’être proposée.</p>',
          '<p>每件商品上架前，我们都会亲自试穿一周。</p>',
          '<p>どの品も掲載前にスタッフが一週間着て確かめています。</p>',
        ),
      }),
    }),
  },
  {
    page: 'category',
    slot: 'bottom',
    type: 'productCarousel',
    title: words('Best sellers', 'Meilleures ventes', '畅销', '売れ筋'),
    make: byRule('bestSelling'),
  },
  {
    page: 'product',
    slot: 'bottom',
    type: 'productCarousel',
    title: words('Accessories', 'Accessoires', '配饰', 'アクセサリー'),
    make: fromCategory('accessories', { limit: 8 }),
  },
  {
    page: 'product',
    slot: 'bottom',
    type: 'recentlyViewed',
    title: words('Seen before', 'Déjà vus', '最近浏览', '最近見た商品'),
  },
  {
    page: 'cart',
    slot: 'bottom',
    type: 'productCarousel',
    title: words('Small additions', 'Petits plus', '小物加购', '小物を一緒に'),
    make: byRule('lowPrice', { limit: 6 }),
  },
  {
    page: 'landing',
    type: 'lookbook',
    title: words('Autumn in three looks', 'L’automne en trois tenues', '三套秋装', '秋の三つの装い'),
  },
  {
    page: 'landing',
    type: 'productCarousel',
    title: words('Monsoon wardrobe', 'Garde-robe de mousson', '雨季衣橱', '雨季のワードローブ'),
    make: fromCollection('monsoon-wardrobe'),
  },
]

/** The sections of the demo shop's pages. */
export const widgetEntries = (shop: Shop): (() => Promise<Entry>)[] =>
  widgets.map(({ page, slot = 'main', type, title, make }, index) => async () => {
    const hasTitle = type !== 'heroSlider'
    const inOne = (locale: Locale) => (hasTitle ? { title: title[locale] } : {})
    return {
      key: `${page} ${index}`,
      at: '2025-06-22T06:00:00.000Z',
      values: {
        name: `${title.en} (${page})`,
        page,
        slot,
        type,
        position: (index + 1) * 10,
        ...inOne('en'),
        translations: Object.fromEntries(others.map((each) => [each, inOne(each)])),
        ...make?.(shop),
      },
    }
  })

/** What the store shows of each page from the beginning; of the landing pages only the draft is there. */
export const publishLayouts = (context: Context): Promise<void> =>
  hookRecordsOf(context, async (_records, db) => {
    for (const page of ['home', 'appHome', 'category', 'product', 'cart'] as const)
      await publishLayout(db, page, null, systemActor)
  })
