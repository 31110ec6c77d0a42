import { baseLocale, type Locale, locales } from '../core/locale.ts'
import { readPreference, writePreference } from './preferences.ts'

/** What each language calls itself. */
export const localeNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  zh: '中文',
  fr: 'Français',
  ja: '日本語',
}

/** Whether a value from outside is one of the four languages. */
export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale)

/** The language that the person has chosen, or English (specification, section 9). */
export function currentLocale(): Locale {
  const stored = readPreference('locale')
  return isLocale(stored) ? stored : baseLocale
}

/** Keeps the chosen language and tells the browser which one the page speaks. */
export function rememberLocale(locale: Locale): void {
  writePreference('locale', locale)
  document.documentElement.lang = locale
}
