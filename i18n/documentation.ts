/** What the pages of the documentation say around the documents, by language. */
export const documentationTexts = {
  en: () => import('./en/pages/documentation.ts').then((texts) => texts.default),
  zh: () => import('./zh/pages/documentation.ts').then((texts) => texts.default),
  fr: () => import('./fr/pages/documentation.ts').then((texts) => texts.default),
  ja: () => import('./ja/pages/documentation.ts').then((texts) => texts.default),
}
