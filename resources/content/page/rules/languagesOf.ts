import { baseLocale, type Locale, locales } from '../../../../src/core/index.ts'

/**
 * The languages in which a record says all that it says in English: for each of these fields that has an English text, a
 * translation. English itself always counts.
 */
export function languagesOf(record: object, fields: readonly string[]): Locale[] {
  const values = record as Readonly<Record<string, unknown>>
  const texts = (values.translations ?? {}) as Readonly<Record<string, Readonly<Record<string, unknown>>>>
  const needed = fields.filter((name) => values[name] !== null && values[name] !== undefined)
  return locales.filter(
    (locale) => locale === baseLocale || needed.every((name) => Boolean(texts[locale]?.[name])),
  )
}
