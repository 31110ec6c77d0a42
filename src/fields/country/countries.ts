import { locales } from '../../core/index.ts'

/** Codes that `Intl` has names for but that are no countries: unions, test codes, retired ones. */
const none = new Set(
  'AC AN BU CP CQ CS DD DG DY EA EU EZ FX HV IC NH NT QO RH SU TA TP UK UN VD XA XB XK YD YU ZR ZZ'.split(
    ' ',
  ),
)

const known = new Map<string, readonly { value: string; label: string }[]>()

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

/** Whether a code of two capital letters is that of a country (ISO 3166 alpha-2). */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && !none.has(code) && english.of(code) !== undefined

/** What a country is called in a language; its code where nothing is known of it. */
export const countryName = (code: string, locale: string): string =>
  isCountry(code) ? (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code) : code

/** All countries (ISO 3166 alpha-2) with their names in a language, in its order. */
export function countries(locale: string): readonly { value: string; label: string }[] {
  const found = known.get(locale)
  if (found) return found
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const list = codes.filter(isCountry).map((value) => ({ value, label: names.of(value) ?? value }))
  list.sort((a, b) => a.label.localeCompare(b.label, locale))
  known.set(locale, list)
  return list
}

const named = new Map<string, string>()

/** The code of a country that is given by it, or by its name in any of the shop's languages; undefined for what is none. */
export function countryCode(text: string): string | undefined {
  const code = text.trim().toUpperCase()
  if (isCountry(code)) return code
  if (named.size === 0)
    for (const locale of locales)
      for (const { value, label } of countries(locale)) named.set(label.toUpperCase(), value)
  return named.get(code)
}
