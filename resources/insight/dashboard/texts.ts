import type { Locale } from '../../../src/core/index.ts'

/** Texts nested by their keys. */
interface PageMessages {
  readonly [key: string]: string | PageMessages
}

/** What is said on pages that few open at once with the rest: fetched with them, so that no list waits for it. */
export const pageTexts: Readonly<Record<Locale, () => Promise<PageMessages>>> = {
  en: () => import('./texts/en.ts').then((texts) => texts.default),
  zh: () => import('./texts/zh.ts').then((texts) => texts.default),
  fr: () => import('./texts/fr.ts').then((texts) => texts.default),
  ja: () => import('./texts/ja.ts').then((texts) => texts.default),
}
