import type { TranslationMessages } from 'ra-core'
import { areaTexts } from '#areaTexts'
import { resources } from '../../resources/index.ts'
import type { Locale } from '../../src/core/index.ts'
import { type AreaTexts, areaMessages } from '../../src/derive/messages.ts'

// The build writes this file anew (`start/build/areaChunks.ts`): there a language begins with the names of the areas and with
// what every page speaks of; the other subjects are a chunk of their own, and the other texts of each area.

/** The texts of one language, nested by their keys; `%{name}` is a placeholder, ` |||| ` parts singular and plural. */
export type Messages = TranslationMessages

/** One language: its subjects (`i18n/<locale>`), and its areas, each found in its own folder. */
export interface Catalogue {
  readonly subjects: Messages
  readonly areas: Readonly<Record<string, AreaTexts>>
}

/** Each language is a chunk of its own. */
export const catalogues: Readonly<Record<Locale, () => Promise<Catalogue>>> = {
  en: () => whole('en', import('../../i18n/en/index.ts')),
  zh: () => whole('zh', import('../../i18n/zh/index.ts')),
  fr: () => whole('fr', import('../../i18n/fr/index.ts')),
  ja: () => whole('ja', import('../../i18n/ja/index.ts')),
}

const whole = async (locale: Locale, language: Promise<{ subjects: Messages }>): Promise<Catalogue> => ({
  subjects: (await language).subjects,
  areas: await areaTexts(locale),
})

/** Loads a language: its subjects, and its areas under the keys where react-admin looks (`resources.<path>`). */
export async function loadMessages(locale: Locale): Promise<Messages> {
  const { subjects, areas } = await catalogues[locale]()
  return { ...subjects, ...areaMessages(resources, areas) }
}

/** Fetches the subjects that a language does not begin with; undefined where `loadMessages` has brought them. */
export async function loadLaterTexts(_locale: Locale): Promise<Messages | undefined> {
  return undefined
}

/** Fetches what a language says of an area beside its name; undefined where `loadMessages` has brought it. */
export async function loadAreaTexts(_locale: Locale, _name: string): Promise<AreaTexts | undefined> {
  return undefined
}
