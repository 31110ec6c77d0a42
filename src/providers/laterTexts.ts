import { useState } from 'react'
import { loadLaterTexts } from '#texts'
import { type Locale, locales } from '../core/locale.ts'
import { fetchOnce, useFetched } from './fetchOnce.ts'
import { type FlatTexts, flatTexts } from './flatTexts.ts'
import { currentLocale } from './locale.ts'
import type { OwnTexts } from './pageTexts.ts'

const fetchTexts = fetchOnce(
  async (locale: Locale): Promise<FlatTexts> => flatTexts((await loadLaterTexts(locale)) ?? {}),
)

/**
 * Brings what no list and no frame speaks of: the words of forms, checks and errors, and of whole pages. Whatever else is drawn waits for it
 * together with its own code, so no text is ever missing; and the frame fetches it while there is nothing else to do, so that it is
 * there without a network.
 */
export const fetchLaterTexts = (): Promise<FlatTexts> => fetchTexts(currentLocale())

/** Code that is fetched together with them, and with texts of its own, where it says how those are fetched (`pageTexts.ts`). */
export const withAllTexts =
  <T>(load: () => Promise<T>): (() => Promise<T>) =>
  async () => {
    const [code] = await Promise.all([load(), fetchLaterTexts()])
    await (code as Partial<OwnTexts>).fetchTexts?.(currentLocale())
    return code
  }

/** Suspends what is drawn until they are there. */
export function useAllTexts(): void {
  // Another language brings them along (`learnLaterTexts`) before it is shown.
  const [locale] = useState(currentLocale)
  useFetched(fetchTexts, locale)
}

/** The same before another language is spoken, where somebody has needed it. */
export const learnLaterTexts = async (locale: Locale): Promise<void> => {
  if (locales.some(fetchTexts.now)) await fetchTexts(locale)
}

/** What a language says under a key, where it has come. */
export const laterText = (locale: Locale, key: string): string | undefined => fetchTexts.now(locale)?.get(key)
