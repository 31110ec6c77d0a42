import { type Locale, locales } from '../core/locale.ts'
import { readPreference, writePreference } from './preferences.ts'
import { readPublicSettings, usePublicSettings } from './publicSettings.ts'

/** What each language calls itself. */
export const localeNames: Readonly<Record<Locale, string>> = {
  en: 'English',
  zh: '中文',
  fr: 'Français',
  ja: '日本語',
}

/** Whether a value from outside is one of the four languages. */
export const isLocale = (value: unknown): value is Locale => locales.includes(value as Locale)

/** The languages that the shop offers its staff, the usual one first: English (specification, section 9), unless it says otherwise. */
export const offeredLocales = (): readonly Locale[] => readPublicSettings().locales ?? locales

/** The same; the component follows when the settings file arrives. */
export const useOfferedLocales = (): readonly Locale[] => usePublicSettings().locales ?? locales

/** Whether a value from outside is one of these. */
export const isOffered = (value: unknown): value is Locale => offeredLocales().includes(value as Locale)

/** The language that the person has chosen, or the usual one. */
export function currentLocale(): Locale {
  const stored = readPreference('locale')
  return isOffered(stored) ? stored : (offeredLocales()[0] as Locale)
}

/** Keeps the chosen language and tells the browser which one the page speaks. */
export function rememberLocale(locale: Locale): void {
  writePreference('locale', locale)
  document.documentElement.lang = locale
}
