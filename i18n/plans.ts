/** What the demonstration of plans and cards says, by language. */
export const plansTexts = {
  en: () => import('./en/pages/plans.ts').then((texts) => texts.default),
  zh: () => import('./zh/pages/plans.ts').then((texts) => texts.default),
  fr: () => import('./fr/pages/plans.ts').then((texts) => texts.default),
  ja: () => import('./ja/pages/plans.ts').then((texts) => texts.default),
}
