import type { Locale } from '../../../src/core/index.ts'
import type { DocumentTexts } from './rules/paper.ts'

/** What documents say, in each language: fetched with the first document of a language. */
export const documentTexts: Readonly<Record<Locale, () => Promise<DocumentTexts>>> = {
  en: () => import('./texts/en.ts').then((texts) => texts.default),
  zh: () => import('./texts/zh.ts').then((texts) => texts.default),
  fr: () => import('./texts/fr.ts').then((texts) => texts.default),
  ja: () => import('./texts/ja.ts').then((texts) => texts.default),
}
