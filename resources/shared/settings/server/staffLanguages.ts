import type { Db } from '../../../../server/database/schema.ts'
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
