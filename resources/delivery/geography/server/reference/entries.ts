import type { Values } from '../../../../../server/records/values.ts'
import { baseLocale, locales } from '../../../../../src/core/index.ts'
import { countryCodes } from './countryCodes.ts'
import { indianStates } from './indianStates.ts'

/** A record of the reference data: its natural key, and its values without references. */
export interface ReferenceEntry {
  readonly key: string
  readonly values: Values
}

/** What the shop's own country has beside its codes; the others are filled in when the shop begins to sell there. */
const india: Values = {
  postalPattern: '^[1-9][0-9]{5}$',
  taxIdPattern: '^\\d{2}[A-Z]{5}\\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$',
  active: true,
  shipEnabled: true,
  isDefault: true,
  position: 0,
}

/** Every country of ISO 3166-1 by its alpha-2 code, named by CLDR in the four languages; India is the default and the only one sold to. */
export function countryReference(): ReferenceEntry[] {
  const names = new Map(
    locales.map((locale) => [locale, new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })]),
  )
  const nameOf = (locale: (typeof locales)[number], iso2: string) => names.get(locale)?.of(iso2) ?? iso2
  // In the order of their English names, which a list by position then keeps.
  const ordered = [...countryCodes].sort((a, b) =>
    nameOf(baseLocale, a.iso2).localeCompare(nameOf(baseLocale, b.iso2), baseLocale),
  )
  return ordered.map(({ iso2, iso3, numeric, dialCode, currency }) => ({
    key: iso2,
    values: {
      name: nameOf(baseLocale, iso2),
      translations: Object.fromEntries(
        locales
          .filter((locale) => locale !== baseLocale)
          .map((locale) => [locale, { name: nameOf(locale, iso2) }]),
      ),
      iso2,
      iso3,
      numeric,
      dialCode,
      currency,
      ...(iso2 === 'IN' ? india : {}),
    },
  }))
}

/** The states and union territories of India by their ISO codes; `country` is the id of India. */
export function stateReference(country: string): ReferenceEntry[] {
  return indianStates.map(({ isoCode, names: [en, fr, zh, ja], aliases, pinPrefixes, ...codes }) => ({
    key: isoCode,
    values: {
      ...codes,
      country,
      isoCode,
      name: en,
      translations: { fr: { name: fr }, zh: { name: zh }, ja: { name: ja } },
      aliases: aliases.map((name) => ({ name })),
      pinPrefixes: pinPrefixes.map(([from, to]) => ({ from, to: to ?? null })),
    },
  }))
}
