import { z } from 'zod'
import { baseLocale, type Locale, locales } from '../../src/core/index.ts'

/** A text of the catalogue `errors` in a language, its placeholders `%{name}` filled in. */
export type Translate = (
  locale: Locale,
  code: string,
  values: Readonly<Record<string, string | number>>,
) => string

/** Loads what the server says in all languages: the same catalogues that the browser has. */
export async function loadTexts(): Promise<Translate> {
  const entries = await Promise.all(locales.map(async (locale) => [locale, await catalogue(locale)] as const))
  const catalogues = Object.fromEntries(entries) as Record<Locale, Record<string, string>>
  return (locale, code, values) => {
    const text = catalogues[locale][code] ?? catalogues[baseLocale][code] ?? code
    return text.replace(/%\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder))
  }
}

const messages = z.object({ default: z.object({ errors: z.record(z.string(), z.string()) }) })

async function catalogue(locale: Locale): Promise<Record<string, string>> {
  const module: unknown = await import(`../../i18n/${locale}/errors.ts`)
  return messages.parse(module).default.errors
}
