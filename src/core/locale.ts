/** The languages of the interface and of translatable texts (specification, section 9); the first is the base language. */
export const locales = ['en', 'zh', 'fr', 'ja'] as const

export type Locale = (typeof locales)[number]

/** The language in which a localized field's own value is written. */
export const baseLocale: Locale = 'en'
