import { z } from 'zod'
import type { Values } from '../server/records/values.ts'

/** The languages of the demo shop. */
export const locales = ['en', 'fr', 'zh', 'ja'] as const

/** One of the languages of the demo shop. */
export type Locale = (typeof locales)[number]

/** A text as people read it. */
export const textSchema = z
  .string()
  .min(1)
  .refine(
    (text) => text === text.trim() && !text.includes('  '),
    'Expected no space around it, and none doubled',
  )

/** A text in every language of the demo shop. */
export const wordsSchema = z.strictObject({
  en: textSchema,
  fr: textSchema,
  zh: textSchema,
  ja: textSchema,
} satisfies Record<Locale, z.ZodType>)

/** A text in every language of the demo shop. */
export type Words = Readonly<z.infer<typeof wordsSchema>>

/** Writes a text in English, French, Chinese and Japanese. */
export const words = (en: string, fr: string, zh: string, ja: string): Words => ({
  en,
  fr: unbroken(fr),
  zh,
  ja,
})

/** French text with the spaces that must not break: before double signs, percent and degrees. */
export const unbroken = (french: string): string =>
  french.replace(/ (?=[:!?%°])/g, '\u00a0').replace(/ (?=;)/g, '\u202f')

/** Builds a text in every language from its parts. */
export const inEach = (make: (locale: Locale) => string): Words => ({
  en: make('en'),
  fr: make('fr'),
  zh: make('zh'),
  ja: make('ja'),
})

/** The words of an address on the web: lower case, hyphens, plain letters. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')

/** Texts as a record holds them: English in the fields, the other languages under `translations`. */
export function inEveryLanguage(texts: Readonly<Record<string, Words>>): Values {
  const inOne = (locale: keyof Words) =>
    Object.fromEntries(Object.entries(texts).map(([field, words]) => [field, words[locale]]))
  return { ...inOne('en'), translations: { fr: inOne('fr'), zh: inOne('zh'), ja: inOne('ja') } }
}
