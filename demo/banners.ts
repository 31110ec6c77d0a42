import bannerTexts from '../resources/content/banner/texts/en.ts'
import { resources } from '../resources/index.ts'
import type { Values } from '../server/records/values.ts'
import { categories } from './categories.ts'
import type { Entry, Shop } from './shop.ts'
import { type Locale, slugOf, type Words, words } from './words.ts'

type Line = readonly [
  placement: keyof typeof bannerTexts.values.placement,
  shown: string,
  colours: string,
  heading: Words,
  link: string,
  more?: Values,
]

/** `ground wash ink` of a banner's picture and words. */
const sand = '#e9dcc6 #b98b5a #3b2f23'
const night = '#1f2a44 #6f86c9 #ffffff'
const forest = '#20352b #7fae92 #ffffff'
const rose = '#f4d9d6 #c46f6a #4a1f1d'
const clay = '#8a3f2b #e0a07d #ffffff'
const mist = '#dfe6ea #8aa1ad #22303a'

const past = { startsAt: '2025-08-31T18:30:00.000Z', endsAt: '2025-10-31T18:29:00.000Z' }
const coming = { startsAt: '2029-02-28T18:30:00.000Z', endsAt: '2029-04-30T18:29:00.000Z' }
const open = { startsAt: '2025-11-01T18:30:00.000Z', endsAt: '2030-01-31T18:29:00.000Z' }

const lines: readonly Line[] = [
  [
    'homeHero',
    'women-coats',
    sand,
    words('The autumn edit', 'La sélection d’automne', '秋季精选', '秋のセレクション'),
    'collection new-this-season',
    { priority: 300 },
  ],
  [
    'homeHero',
    'lehengas',
    clay,
    words('Made for the wedding season', 'Pour la saison des mariages', '为婚礼季而作', '結婚式の季節に'),
    'collection festive-edit',
    { priority: 200, ...open },
  ],
  [
    'homeHero',
    'sarees',
    forest,
    words('Handloom stories', 'Histoires de tissage main', '手织故事', '手織りの物語'),
    'collection handloom-stories',
  ],
  [
    'homeHero',
    'women-shorts',
    mist,
    words('A first look at summer', 'Un avant-goût de l’été', '夏日抢先看', '夏を先取り'),
    'collection summer-2027-preview',
    coming,
  ],
  [
    'homeStrip',
    'women-tshirts',
    rose,
    words(
      'Good cloth under ₹2,500',
      'De belles matières à moins de 2 500 ₹',
      '2500卢比以下的好面料',
      '2,500ルピー以下の上質な布',
    ),
    'category women',
  ],
  [
    'homeStrip',
    'men-shirts',
    night,
    words('Shirts for every morning', 'Des chemises pour chaque matin', '每个清晨的衬衫', '毎朝のシャツ'),
    'category men',
  ],
  [
    'homeStrip',
    'bags',
    sand,
    words('Gift wrapping in cloth', 'Emballage cadeau en tissu', '布艺礼品包装', '布のギフト包装'),
    'page gift-wrapping',
  ],
  [
    'categoryTop',
    'kurtas-women',
    clay,
    words('Block prints from Bagru', 'Impressions au bloc de Bagru', '巴格鲁木版印花', 'バグルーの木版染め'),
    'category ethnic',
  ],
  [
    'categoryTop',
    'kids-ethnic',
    rose,
    words('Festive for children', 'Fêtes pour enfants', '儿童节庆装', '子どものお祝い着'),
    'page festive-for-children',
  ],
  [
    'categoryTop',
    'men-tailoring',
    night,
    words('Hems are free', 'Les ourlets sont offerts', '改裤脚免费', '裾上げ無料'),
    'page alterations',
  ],
  [
    'listingInline',
    'jewellery',
    sand,
    words('Something for the ears', 'Quelque chose pour les oreilles', '耳畔一点光', '耳もとに'),
    'category jewellery',
  ],
  [
    'listingInline',
    'sneakers',
    mist,
    words('Walk lightly', 'Marchez léger', '轻步而行', '軽やかに歩く'),
    'category footwear',
  ],
  [
    'product',
    'scarves',
    forest,
    words('Goes with a stole', 'À porter avec une étole', '搭配一条披肩', 'ストールと合わせて'),
    'category scarves',
  ],
  [
    'cart',
    'wallets',
    mist,
    words(
      'Free delivery from ₹999',
      'Livraison offerte dès 999 ₹',
      '满999卢比免运费',
      '999ルピー以上で送料無料',
    ),
    'none',
  ],
  [
    'checkout',
    'handbags',
    sand,
    words(
      'Fourteen days to change your mind',
      'Quatorze jours pour changer d’avis',
      '14天无忧退货',
      '14日間返品できます',
    ),
    'none',
  ],
  [
    'announcementBar',
    '',
    night,
    words(
      'Delivery all over India in two to eight days',
      'Livraison dans toute l’Inde en deux à huit jours',
      '印度全境两至八天送达',
      'インド全域に2〜8日でお届け',
    ),
    'none',
    { devices: ['desktop', 'mobile'] },
  ],
  [
    'announcementBar',
    '',
    clay,
    words(
      'Sample sale ends on Sunday',
      'La vente d’échantillons finit dimanche',
      '样衣特卖周日结束',
      'サンプルセールは日曜まで',
    ),
    'page sample-sale',
    past,
  ],
  [
    'popup',
    'dupattas',
    rose,
    words(
      'Ten percent on your first order',
      'Dix pour cent sur la première commande',
      '首单九折',
      '初回ご注文10％オフ',
    ),
    'coupon HELLO10',
    { audience: 'newCustomers', frequencyCap: 2, linkText: 'HELLO10' },
  ],
  [
    'appHome',
    'jumpsuits',
    clay,
    words(
      'Only in the app: early access',
      'Dans l’application : accès anticipé',
      '应用专享：抢先购',
      'アプリ限定の先行販売',
    ),
    'collection new-this-season',
    { devices: ['app'] },
  ],
  [
    'appSplash',
    'sherwanis',
    night,
    words('Atelier', 'Atelier', 'Atelier', 'Atelier'),
    'none',
    { devices: ['app'] },
  ],
  [
    'login',
    'cushions',
    forest,
    words('Welcome back', 'Heureux de vous revoir', '欢迎回来', 'おかえりなさい'),
    'none',
  ],
]

const button = words('Discover', 'Découvrir', '探索', '見る')
const { category, collection, page } = resources

/** The banners of the demo shop: all placements; live, past, to come, one draft, one that is paused. */
export const bannerEntries = (shop: Shop): (() => Promise<Entry>)[] =>
  lines.map((line, index) => async () => {
    const [placement, shown, colours, heading, link, more = {}] = line
    const [ground = '', , ink = ''] = colours.split(' ')
    const inOne = (locale: Locale) => ({
      heading: heading[locale],
      ...(link === 'none' ? {} : { ctaLabel: button[locale] }),
      ...(shown ? { alt: heading[locale] } : {}),
    })
    const [linkType = 'none', target = ''] = link.split(' ')
    const name = `${heading.en} (${bannerTexts.values.placement[placement].toLowerCase()})`
    const key = slugOf(`${heading.en} (${placement})`)
    const at = `2025-06-${String(1 + index).padStart(2, '0')}T06:00:00.000Z`
    return {
      key,
      at,
      values: {
        name,
        placement,
        textColour: ink,
        backdrop: ground,
        linkType,
        ...inOne('en'),
        translations: { fr: inOne('fr'), zh: inOne('zh'), ja: inOne('ja') },
        ...(linkType === 'category' ? { linkCategory: shop.id(category, target) } : {}),
        ...(linkType === 'collection' ? { linkCollection: shop.id(collection, target) } : {}),
        ...(linkType === 'page' ? { linkPage: shop.id(page, target) } : {}),
        ...(shown ? await pictures(shop, line, key) : {}),
        ...more,
      },
      moves: [
        ...(placement === 'appSplash' ? [] : [{ name: 'publish', at }]),
        ...(placement === 'popup' ? [{ name: 'pause', at }] : []),
      ],
    }
  })

async function pictures(
  shop: Shop,
  [placement, shown, colours, heading]: Line,
  name: string,
): Promise<Values> {
  const found = categories.find(({ code }) => code === shown) ?? categories[0]
  if (!found) return {}
  const [ground = '', wash = ''] = colours.split(' ')
  const isWide = placement === 'homeHero'
  const isSquare = ['listingInline', 'popup', 'appHome', 'appSplash', 'login'].includes(placement)
  const draw = (part: string, width: number, height: number) =>
    shop.picture(
      { banner: { picture: found.picture, ground, wash, width, height } },
      `${name}-${part}.webp`,
      heading.en,
    )
  return {
    mediaDesktop: isSquare
      ? await draw('desktop', 900, 900)
      : await draw('desktop', 1600, isWide ? 640 : 400),
    mediaMobile: isSquare || isWide ? await draw('mobile', 900, 900) : await draw('mobile', 900, 450),
  }
}
