/** What the help of an area says, by language. */
export const helpTexts = {
  en: () => import('./en/pages/help.ts').then((texts) => texts.default),
  zh: () => import('./zh/pages/help.ts').then((texts) => texts.default),
  fr: () => import('./fr/pages/help.ts').then((texts) => texts.default),
  ja: () => import('./ja/pages/help.ts').then((texts) => texts.default),
}
