import type english from '../../../i18n/en/documents.ts'
import type { Same } from '../../../i18n/same.ts'
import type { Locale } from '../../core/locale.ts'
import { fetchOnce, useFetched } from '../../providers/fetchOnce.ts'

/** What documents say, in one language; `%{name}` is a placeholder. */
export type DocumentTexts = Same<typeof english>

const files: Readonly<Record<Locale, () => Promise<{ default: DocumentTexts }>>> = {
  en: () => import('../../../i18n/en/documents.ts'),
  fr: () => import('../../../i18n/fr/documents.ts'),
  zh: () => import('../../../i18n/zh/documents.ts'),
  ja: () => import('../../../i18n/ja/documents.ts'),
}

/** What documents say in a language, for what is drawn. Suspends while it is fetched for the first time. */
export const useDocumentTexts = (locale: Locale): DocumentTexts => useFetched(documentTexts, locale)

/** Fetches what documents say in a language, once. A language that failed is asked for again. */
export const documentTexts = fetchOnce(
  async (locale: Locale): Promise<DocumentTexts> => (await files[locale]()).default,
)

/** Fills in the placeholders of a text. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/%\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** The language that documents for somebody are in: his own where the product has it, else English. */
export const paperLocale = (locale: string): Locale =>
  locale === 'fr' || locale === 'zh' || locale === 'ja' ? locale : 'en'
