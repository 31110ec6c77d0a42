import type { Db } from '../../../../server/database/schema.ts'
import { refusedInput } from '../../../../server/refused.ts'
import { type Locale, locales } from '../../../../src/core/index.ts'
import { readSettings } from './readSettings.ts'

/** The languages that staff are offered by these settings, the usual one first; all where nothing is said. */
export const inOrder = (usual: unknown, offered: unknown): Locale[] => {
  const isOffered = (locale: Locale) => !Array.isArray(offered) || offered.includes(locale)
  return locales.filter(isOffered).sort((a, b) => Number(b === usual) - Number(a === usual))
}

/** Says which language a member of staff is written to in: the one they chose where it is offered, else the usual one of the shop. */
export async function staffLanguage(db: Db): Promise<(chosen: string | null) => Locale> {
  const { 'localisation.language': usual, 'localisation.languages': offered } = await readSettings(db, [
    ...(['localisation.language', 'localisation.languages'] as const),
  ])
  const spoken = inOrder(usual, offered)
  return (chosen) => spoken.find((locale) => locale === chosen) ?? (spoken[0] as Locale)
}

/**
 * The usual language is always among those that are offered, so at least one is.
 * @throws ApiError `invalid`
 */
export async function checkLanguages(db: Db, key: string | null, value: unknown): Promise<void> {
  if (key === 'localisation.languages') {
    const { 'localisation.language': usual } = await readSettings(db, ['localisation.language'])
    if (!(value as readonly unknown[] | null)?.includes(usual))
      throw refusedInput('value', 'usual-language-missing')
  }
  if (key === 'localisation.language') {
    const { 'localisation.languages': offered } = await readSettings(db, ['localisation.languages'])
    if (!offered?.includes(value as Locale)) throw refusedInput('value', 'language-not-offered')
  }
}
