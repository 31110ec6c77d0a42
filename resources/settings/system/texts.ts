/** What is said of the running shop, on the page *System* and by `npm run doctor`, by language. */
export const systemTexts = {
  en: () => import('./texts/en.ts').then((texts) => texts.default),
  zh: () => import('./texts/zh.ts').then((texts) => texts.default),
  fr: () => import('./texts/fr.ts').then((texts) => texts.default),
  ja: () => import('./texts/ja.ts').then((texts) => texts.default),
}
