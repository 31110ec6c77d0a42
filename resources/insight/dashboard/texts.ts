/** What is said on the dashboards, by language. */
export const pageTexts = {
  en: () => import('./texts/en.ts').then((texts) => texts.default),
  zh: () => import('./texts/zh.ts').then((texts) => texts.default),
  fr: () => import('./texts/fr.ts').then((texts) => texts.default),
  ja: () => import('./texts/ja.ts').then((texts) => texts.default),
}
