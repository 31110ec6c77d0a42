import type { Same } from '../../../../i18n/same.ts'
import type { Locale } from '../../../../src/core/locale.ts'
import type { Address } from '../../../../src/fields/address/address.ts'
import { formatTime } from '../../../../src/fields/dateTime/formatTime.ts'
import { formatNumber } from '../../../../src/fields/decimal/formatNumber.ts'
import { formatMoney } from '../../../../src/fields/money/formatMoney.ts'
import { formatPercent } from '../../../../src/fields/percent/formatPercent.ts'
import type english from '../texts/en.ts'

/** What documents say, in one language; `%{name}` is a placeholder. */
export type DocumentTexts = Same<typeof english>

/** How a paper of one language writes: its texts, amounts and days. */
export interface Paper {
  readonly locale: Locale
  readonly texts: DocumentTexts
  /** Paise as an amount without the currency's sign, for columns. */
  readonly amount: (paise: number | null) => string
  /** Paise as rupees, `₹1,299.00`. */
  readonly money: (paise: number | null) => string
  readonly percent: (value: number | null) => string
  /** The day of a moment, by the clock of the shop unless another is named. */
  readonly day: (at: string | null, timeZone?: string) => string
  readonly moment: (at: string | null) => string
  /** A value after what it is called. */
  readonly pair: (label: string, value: string) => string
}

/** English papers of the shop are Indian ones. */
const region = (locale: Locale) => (locale === 'en' ? 'en-IN' : locale)

/** Makes what a paper writes with. */
export function paperOf(locale: Locale, texts: DocumentTexts): Paper {
  const language = region(locale)
  const inColumns = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return {
    locale,
    texts,
    amount: (paise) => (paise === null ? '' : formatNumber(paise / 100, language, inColumns)),
    money: (paise) => (paise === null ? '' : formatMoney(paise, language)),
    percent: (value) => (value === null ? '' : formatPercent(value, language)),
    day: (at, timeZone) => (at ? formatTime(at, language, { dateStyle: 'medium', timeZone }) : ''),
    moment: (at) => (at ? formatTime(at, language) : ''),
    pair: (label, value) => filled(texts.pair, { label, value }),
  }
}

/** An address line by line, as parcels and invoices in India write it. */
export const addressLines = (address: Address | null): string[] =>
  address
    ? [
        address.fullName,
        address.line1,
        address.line2,
        address.landmark,
        `${address.city} ${address.pincode}`,
        address.country === 'IN' ? address.state : `${address.state}, ${address.country}`,
      ].filter(Boolean)
    : []

/** Fills in the placeholders of a text. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** The language that documents for somebody are in: his own where the product has it, else English. */
export const paperLocale = (locale: string): Locale =>
  locale === 'fr' || locale === 'zh' || locale === 'ja' ? locale : 'en'
