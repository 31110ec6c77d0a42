import type { Locale } from '../src/core/index.ts'
import type { DocumentTexts } from '../src/shop/documents/paper.ts'

/** What documents say, in each language: fetched with the first document of a language. */
export const documentTexts: Readonly<Record<Locale, () => Promise<DocumentTexts>>> = {
  en: () => import('./en/documents.ts').then((texts) => texts.default),
  zh: () => import('./zh/documents.ts').then((texts) => texts.default),
  fr: () => import('./fr/documents.ts').then((texts) => texts.default),
  ja: () => import('./ja/documents.ts').then((texts) => texts.default),
}
