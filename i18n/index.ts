import type { TranslationMessages } from 'ra-core'
import { resources } from '../resources/index.ts'
import type { Locale } from '../src/core/index.ts'
import { type AreaTexts, areaMessages } from '../src/derive/messages.ts'

// The build writes this file anew (`server/web/areaChunks.ts`): there a language begins with the names of the areas and with
// what every page speaks of; the other subjects are a chunk of their own, and the other texts of each area.

/** The texts of one language, nested by their keys; `%{name}` is a placeholder, ` |||| ` parts singular and plural. */
export type Messages = TranslationMessages

/** One language as `i18n/<locale>/index.ts` gives it. */
export interface Catalogue {
  readonly subjects: Messages
  readonly areas: Readonly<Record<string, AreaTexts>>
}

/** Each language is a chunk of its own. */
export const catalogues: Readonly<Record<Locale, () => Promise<Catalogue>>> = {
  en: () => import('./en/index.ts'),
  zh: () => import('./zh/index.ts'),
  fr: () => import('./fr/index.ts'),
  ja: () => import('./ja/index.ts'),
}

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
