import { baseLocale, type Locale, locales, ownOf } from '../../src/core/index.ts'

/** What a role is called and said to be for. */
export interface RoleWords {
  readonly name: string
  readonly description: string
}

/** Texts of the languages other than the base one, as a localized record has them. */
export type RoleTranslations = { [L in Locale]?: { name?: string; description?: string } }

/** The words of the roles that the product comes with, in all languages. */
export const presetWords = {
  manager: {
    en: ['Manager', 'Runs the shop: everything but secrets and other people’s rights.'],
    fr: ['Direction de la boutique', 'Dirige la boutique : tout, sauf les secrets et les droits des autres.'],
    zh: ['店长', '管理整个店铺：除密钥和他人权限外的一切。'],
    ja: ['店長', 'ショップ全体を管理します。機密情報とほかの人の権限を除きます。'],
  },
  catalogue: {
    en: ['Catalogue editor', 'Products, categories, brands, collections and what is shown of them.'],
    fr: [
      'Gestion du catalogue',
      'Produits, catégories, marques, collections et ce que la boutique en montre.',
    ],
    zh: ['商品编辑', '商品、分类、品牌、系列及其展示内容。'],
    ja: ['カタログ担当', '商品、カテゴリー、ブランド、コレクションと、その見せ方を受け持ちます。'],
  },
  orders: {
    en: ['Order desk', 'Orders and what customers want done with them, without refunds.'],
    fr: ['Service des commandes', 'Les commandes et ce que les clients en demandent, sans remboursements.'],
    zh: ['订单处理', '订单及客户对订单的要求，不含退款。'],
    ja: ['受注担当', '注文と、それについてのお客様のご要望に対応します。返金は含みません。'],
  },
  warehouse: {
    en: ['Warehouse', 'Packs, ships and takes returns in.'],
    fr: ['Entrepôt', 'Emballe, expédie et réceptionne les retours.'],
    zh: ['仓库', '打包、发货并接收退货。'],
    ja: ['倉庫', '梱包と発送、返品の受け取りを行います。'],
  },
  support: {
    en: ['Support', 'Answers customers, approves returns and cancellations.'],
    fr: ['Service client', 'Répond aux clients, approuve les retours et les annulations.'],
    zh: ['客服', '答复客户，批准退货和取消。'],
    ja: ['カスタマーサポート', 'お客様に返信し、返品とキャンセルを承認します。'],
  },
  marketing: {
    en: ['Marketing', 'Banners, coupons, messages and collections.'],
    fr: ['Marketing', 'Bannières, codes promo, messages et collections.'],
    zh: ['市场营销', '横幅、优惠券、消息和系列。'],
    ja: ['マーケティング', 'バナー、クーポン、メッセージ、コレクションを受け持ちます。'],
  },
  finance: {
    en: ['Finance', 'Payments, refunds and taxes.'],
    fr: ['Comptabilité', 'Paiements, remboursements et taxes.'],
    zh: ['财务', '付款、退款和税费。'],
    ja: ['経理', '支払い、返金、税を受け持ちます。'],
  },
  auditor: {
    en: ['Auditor', 'Sees everything, changes nothing.'],
    fr: ['Audit', 'Voit tout, ne modifie rien.'],
    zh: ['审计', '可查看一切，不作更改。'],
    ja: ['監査', 'すべてを閲覧できますが、何も変更しません。'],
  },
} as const satisfies Readonly<Record<string, Record<Locale, readonly [name: string, description: string]>>>

export type PresetName = keyof typeof presetWords

/** The product's words of a role in the base language. */
export function baseWords(preset: PresetName): RoleWords {
  const [name, description] = presetWords[preset][baseLocale]
  return { name, description }
}

const others = locales.filter((locale) => locale !== baseLocale)

interface Role {
  readonly preset: string | null
  readonly name: string
  readonly description: string | null
}

/**
 * Texts of a role without the product's own where its name or description is not the product's any more: whoever renames a role has
 * renamed it for the readers of every language. What somebody translated stays.
 */
export function withoutStaleWords(role: Role, translations: RoleTranslations): RoleTranslations {
  const isStale = (locale: string, field: string, text: string) =>
    text === said(role.preset, locale, field) && ownOf(role, field) !== said(role.preset, baseLocale, field)
  const entries = Object.entries(translations).map(([locale, texts]) => {
    const kept = Object.entries(texts).filter(([field, text]) => !isStale(locale, field, text))
    return [locale, Object.fromEntries(kept)] as const
  })
  return Object.fromEntries(entries.filter(([, texts]) => Object.keys(texts).length > 0))
}

/** The product's translations of what a role still says in the product's words; none of a role that people made. */
export function translationsOf(role: Role): RoleTranslations {
  const words = ownOf(presetWords, role.preset)
  if (!words) return {}
  const all = others.map((locale) => {
    const [name, description] = words[locale]
    return [locale, { name, description }] as const
  })
  return withoutStaleWords(role, Object.fromEntries(all))
}

/** The product's words for a field of a role in a language; undefined of a role that people made. */
function said(preset: string | null, locale: string, field: string): string | undefined {
  const words = ownOf(presetWords, preset)
  return words && ownOf(words, locale)?.[field === 'name' ? 0 : 1]
}
