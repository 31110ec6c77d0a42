import { resources } from '../resources/index.ts'
import type { Values } from '../server/records/values.ts'
import { defined } from '../src/core/defined.ts'
import type { Entry, Shop } from './shop.ts'
import { DAY, REFERENCE_DATE } from './time.ts'
import { type Words, words } from './words.ts'

/** A coupon of the demo shop; `from` and `until` are days of the shop. Its key is the code, else the name. */
export interface DemoCoupon {
  readonly key: string
  readonly name: string
  readonly terms: Words
  readonly from: string
  readonly until?: string
  /** The fields that make it what it is. */
  readonly values: (shop: Shop) => Values
  /** What became of it; it is switched on where nothing is said. */
  readonly left?: 'draft' | 'paused' | 'archived'
  /** How many codes a batch of unique codes has, and how they begin. */
  readonly batch?: { readonly count: number; readonly prefix: string }
}

const { brand, category, collection, customerGroup, state, tag } = resources

const plain = (values: Values) => () => values
const percent = (share: number, most: number | null, from: number | null = null): Values => ({
  discountType: 'percent',
  percent: share,
  maxDiscount: most,
  minOrderValue: from,
})
const amount = (off: number, from: number): Values => ({
  discountType: 'amount',
  amount: off,
  minOrderValue: from,
})

const onEverything = words(
  'Once per customer, on all goods.',
  'Une fois par client, sur tous les articles.',
  '每位客户限用一次，全场通用。',
  '全商品が対象、お一人様1回限り。',
)
const onSome = words(
  'On the goods shown; not together with other codes.',
  'Sur les articles indiqués ; non cumulable.',
  '仅限指定商品，不与其他券同用。',
  '対象商品のみ。他のコードとは併用できません。',
)
const prepaid = words(
  'For orders that are paid at once.',
  'Pour les commandes payées d’avance.',
  '仅限在线支付订单。',
  '前払いのご注文が対象です。',
)
const ofBanks = words(
  'With cards, net banking and EMI of HDFC Bank and ICICI Bank.',
  'Avec les cartes, la banque en ligne et l’EMI de HDFC Bank et ICICI Bank.',
  '限 HDFC Bank 和 ICICI Bank 的银行卡、网银和分期。',
  'HDFC BankとICICI Bankのカード、ネットバンキング、分割払いが対象です。',
)
const atOnce = ['upi', 'card', 'netbanking', 'wallet', 'emi', 'payLater']

/** The coupons of the demo shop, the oldest first. Who fills orders finds in `coupon` by the key what was open on a day. */
export const demoCoupons: readonly DemoCoupon[] = [
  code('HELLO10', 'First order', '2025-05-02', undefined, onEverything, (_) => ({
    ...percent(10, 50_000),
    eligibility: 'firstOrder',
    customerLimit: 1,
  })),
  code('EID25', 'Eid 2025', '2025-06-04', '2025-06-08', onEverything, plain(percent(12, 80_000, 249_900))),
  code('SEASON25', 'End of season 2025', '2025-06-20', '2025-07-08', onSome, (shop) => ({
    ...percent(20, 150_000),
    scope: 'items',
    collections: [shop.id(collection, 'monsoon-wardrobe')],
    customerLimit: 2,
  })),
  code(
    'RAKHI300',
    'Raksha Bandhan 2025',
    '2025-08-06',
    '2025-08-10',
    onEverything,
    plain(amount(30_000, 199_900)),
  ),
  code('FREEDOM15', 'Independence Day 2025', '2025-08-13', '2025-08-17', onEverything, (_) => ({
    ...percent(15, 100_000, 149_900),
    totalLimit: 400,
    customerLimit: 1,
  })),
  {
    ...code(
      'Free delivery from 999',
      'Free delivery from 999',
      '2025-05-02',
      undefined,
      onEverything,
      (_) => ({
        kind: 'automatic',
        code: null,
        discountType: 'freeShipping',
        minOrderValue: 99_900,
        stacking: 'any',
        priority: 10,
      }),
    ),
  },
  code('NAVRATRI12', 'Navratri 2025', '2025-09-22', '2025-10-02', onSome, (shop) => ({
    ...percent(12, 120_000),
    scope: 'items',
    categories: [shop.id(category, 'ethnic')],
  })),
  code('DIWALI20', 'Diwali 2025', '2025-10-03', '2025-10-20', onEverything, (_) => ({
    ...percent(20, 200_000, 299_900),
    budget: 4_500_000,
    customerLimit: 2,
  })),
  code('PREPAID5', 'Paid at once', '2025-07-01', undefined, prepaid, (_) => ({
    ...percent(5, 25_000),
    paymentMethods: atOnce,
    stacking: 'withAutomatic',
  })),
  code('FRIDAY25', 'Friday sale 2025', '2025-11-26', '2025-12-01', onEverything, (_) => ({
    ...percent(25, 250_000, 349_900),
    totalLimit: 300,
    customerLimit: 1,
  })),
  code('YEAREND', 'Year end 2025', '2025-12-18', '2026-01-01', onEverything, (_) => ({
    discountType: 'tiered',
    tiers: [
      { minValue: 200_000, percent: 8 },
      { minValue: 400_000, percent: 12 },
      { minValue: 800_000, percent: 16 },
    ],
  })),
  code(
    'REPUBLIC26',
    'Republic Day 2026',
    '2026-01-22',
    '2026-01-27',
    onEverything,
    plain(percent(15, 100_000, 199_900)),
  ),
  code('HOLI200', 'Holi 2026', '2026-02-27', '2026-03-04', onEverything, plain(amount(20_000, 149_900))),
  code('APPONLY10', 'Only in the app', '2026-02-01', undefined, onEverything, (_) => ({
    ...percent(10, 60_000),
    channels: ['android', 'ios'],
    customerLimit: 1,
  })),
  code('SARI15', 'Sari circle', '2026-01-10', undefined, onSome, (shop) => ({
    ...percent(15, 300_000),
    scope: 'items',
    categories: [shop.id(category, 'sarees')],
    eligibility: 'groups',
    groups: [shop.id(customerGroup, 'Sari circle')],
  })),
  code('STYLIST20', 'Stylists', '2026-03-01', undefined, onEverything, (shop) => ({
    ...percent(20, 500_000),
    eligibility: 'groups',
    groups: [shop.id(customerGroup, 'Stylists')],
  })),
  code('DENIM3', 'Two pairs, the third for half', '2026-04-01', '2026-12-31', onSome, (shop) => ({
    discountType: 'buyXGetY',
    buyQuantity: 2,
    getQuantity: 1,
    getPercent: 50,
    scope: 'items',
    brands: [shop.id(brand, 'RVN')],
  })),
  code('SOUTH100', 'South India', '2026-05-01', undefined, onEverything, (shop) => ({
    ...amount(10_000, 129_900),
    states: ['IN-KA', 'IN-TN', 'IN-KL'].map((name) => shop.id(state, name)),
    customerLimit: 2,
  })),
  code('SEASON26', 'End of season 2026', '2026-06-19', '2026-07-07', onEverything, (_) => ({
    ...percent(20, 150_000, 199_900),
    exceptDiscounted: true,
  })),
  code('FREEDOM26', 'Independence Day 2026', '2026-08-12', '2026-08-16', onEverything, (_) => ({
    ...percent(15, 100_000, 149_900),
    totalLimit: 600,
    customerLimit: 1,
  })),
  code(
    'RAKHI26',
    'Raksha Bandhan 2026',
    '2026-08-24',
    '2026-08-28',
    onEverything,
    plain(amount(30_000, 199_900)),
  ),
  code('NAVRATRI26', 'Navratri 2026', '2026-10-10', '2026-10-21', onSome, (shop) => ({
    ...percent(12, 120_000),
    scope: 'items',
    collections: [shop.id(collection, 'festive-edit')],
  })),
  code('DIWALI26', 'Diwali 2026', '2026-10-22', '2026-11-08', onEverything, (_) => ({
    ...percent(18, 200_000, 299_900),
    budget: 12_000_000,
    customerLimit: 2,
  })),
  code('HANDLOOM10', 'Handloom stories', '2026-09-01', '2026-11-23', onSome, (shop) => ({
    ...percent(10, 100_000),
    scope: 'items',
    tags: [shop.id(tag, 'Handloom')],
  })),
  code('GIFT-SCARF', 'A gift from 5,000', '2026-11-01', '2026-12-31', onEverything, (_) => ({
    discountType: 'freeGift',
    minOrderValue: 500_000,
    dayLimit: 40,
  })),
  code('HDFCICICI10', 'HDFC and ICICI, festive season 2026', '2026-10-01', '2026-12-31', ofBanks, (_) => ({
    ...percent(10, 150_000, 299_900),
    paymentMethods: ['card', 'netbanking', 'emi'],
    banks: ['HDFC', 'ICIC'],
    customerLimit: 2,
  })),
  code('LUNCH10', 'Over lunch', '2026-11-02', '2026-11-30', onEverything, (_) => ({
    ...percent(10, 40_000),
    weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'],
    hourFrom: '12:00',
    hourTo: '15:00',
  })),
  code('SORRY250', 'Made good by the order desk', '2025-08-01', undefined, onEverything, (_) => ({
    ...amount(25_000, 50_000),
    onlyForStaff: true,
    stacking: 'any',
  })),
  code('FRIDAY26', 'Friday sale 2026', '2026-11-25', '2026-11-30', onEverything, (_) => ({
    ...percent(25, 250_000, 349_900),
    totalLimit: 800,
    customerLimit: 1,
  })),
  {
    ...code(
      'Friends of the house, autumn 2026',
      'Friends of the house, autumn 2026',
      '2026-10-01',
      '2027-03-31',
      onEverything,
      (_) => ({ kind: 'uniqueBatch', code: null, ...amount(50_000, 249_900), stacking: 'withAutomatic' }),
    ),
    batch: { count: 400, prefix: 'FRIEND-' },
  },
  {
    ...code('INFLUENCE', 'Partners', '2026-07-01', undefined, onEverything, plain(percent(15, 90_000))),
    left: 'paused',
  },
  {
    ...code('STUDIO70', 'Sample sale in the studio', '2026-12-05', '2026-12-06', onSome, (_) => ({
      ...percent(70, null),
      onlyForStaff: true,
      exceptDiscounted: true,
    })),
    left: 'draft',
  },
  {
    ...code(
      'OPENING20',
      'Opening week',
      '2025-05-02',
      '2025-05-09',
      onEverything,
      plain(percent(20, 100_000)),
    ),
    left: 'archived',
  },
]

/** The coupons; the gift of one is the cheapest of the shop's products. */
export const couponEntries = (shop: Shop): (() => Promise<Entry>)[] =>
  demoCoupons.map((each) => async () => {
    const at = new Date(Date.parse(startOf(each.from)) - 3 * DAY)
    const made =
      at < REFERENCE_DATE ? at.toISOString() : new Date(REFERENCE_DATE.getTime() - DAY).toISOString()
    const { terms } = each
    return {
      key: each.key,
      at: made,
      values: {
        name: each.name,
        kind: 'code',
        code: each.key,
        description: terms.en,
        translations: {
          fr: { description: terms.fr },
          zh: { description: terms.zh },
          ja: { description: terms.ja },
        },
        startsAt: startOf(each.from),
        endsAt: each.until ? endOf(each.until) : null,
        ...each.values(shop),
        ...(each.key === 'GIFT-SCARF' ? giftOf(shop) : {}),
      },
      moves: movesOf(each, made),
    }
  })

function movesOf({ left, until }: DemoCoupon, at: string) {
  if (left === 'draft') return []
  const activate = { name: 'activate', at }
  if (left === 'paused')
    return [activate, { name: 'pause', at: new Date(Date.parse(at) + 60 * DAY).toISOString() }]
  if (left === 'archived') return [activate, { name: 'archive', at: endOf(until ?? '2026-01-01') }]
  return [activate]
}

function giftOf(shop: Shop): Values {
  const sold = shop.products
    .filter(({ status, variants }) => status === 'active' && variants.length > 0)
    .toSorted((a, b) => (a.variants[0]?.salePrice ?? 0) - (b.variants[0]?.salePrice ?? 0))
  const cheapest = sold[0]
  if (!cheapest)
    throw new Error(
      'The demo shop has no active product. One was expected, to be given away. Keep more products.',
    )
  return {
    giftProduct: shop.id(resources.product, cheapest.styleCode),
    giftSku: cheapest.variants[0]?.sku ?? null,
  }
}

function code(
  key: string,
  name: string,
  from: string,
  until: string | undefined,
  terms: Words,
  values: DemoCoupon['values'],
): DemoCoupon {
  return defined({ key, name, from, terms, values, until: until || undefined })
}

/** A day of the shop begins at 18:30 of the day before in UTC. */
const startOf = (day: string) => new Date(Date.parse(`${day}T00:00:00+05:30`)).toISOString()
const endOf = (day: string) => new Date(Date.parse(`${day}T23:59:59+05:30`)).toISOString()
