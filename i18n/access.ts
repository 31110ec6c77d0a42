/** What is said of missing rights and of looking as a role, by language. */
export const accessTexts = {
  en: () => import('./en/pages/access.ts').then((texts) => texts.default),
  zh: () => import('./zh/pages/access.ts').then((texts) => texts.default),
  fr: () => import('./fr/pages/access.ts').then((texts) => texts.default),
  ja: () => import('./ja/pages/access.ts').then((texts) => texts.default),
}
