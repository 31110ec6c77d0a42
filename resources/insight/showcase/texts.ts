/** What is said on the pages of components, by language. */
export const showcaseTexts = {
  en: () => import('./texts/en/index.ts').then((texts) => texts.default),
  zh: () => import('./texts/zh/index.ts').then((texts) => texts.default),
  fr: () => import('./texts/fr/index.ts').then((texts) => texts.default),
  ja: () => import('./texts/ja/index.ts').then((texts) => texts.default),
}
