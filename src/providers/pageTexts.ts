import { useLocale, useTranslate } from 'ra-core'
import { useCallback, useDeferredValue } from 'react'
import { type Locale, locales } from '../core/locale.ts'
import type { Translate } from './failure.ts'
import { type Fetched, fetchOnce, useFetched } from './fetchOnce.ts'
import { type FlatTexts, flatTexts } from './flatTexts.ts'

/** Texts nested by their keys. */
interface PageMessages {
  readonly [key: string]: string | PageMessages
}

/** What is said on pages that few open at once with the rest: fetched with them, so that no list and no form waits for it. */
export type PageTexts = Readonly<Record<Locale, () => Promise<PageMessages>>>

/** How the texts of a page are fetched ahead, and how it finds them once it is drawn. */
export interface OwnTexts {
  readonly fetchTexts: Fetched<Locale, FlatTexts>
  /** Finds these texts, and all others, in the language of the page; waits (suspends) for them the first time. */
  readonly useTexts: () => Translate
}

/** The texts of a page of its own; each language is fetched once. */
export function ownTexts(texts: PageTexts): OwnTexts {
  const fetchTexts = fetchOnce(async (locale: Locale): Promise<FlatTexts> => flatTexts(await texts[locale]()))
  return {
    fetchTexts,
    useTexts() {
      const chosen = useLocale()
      const locale = locales.find((each) => each === chosen) ?? 'en'
      // Another language comes in the background, so that nothing on the page is taken down for it.
      const own = useFetched(fetchTexts, useDeferredValue(locale))
      const translate = useTranslate()
      return useCallback(
        (key, values = {}) => {
          const text = own.get(key)
          return translate(key, text === undefined ? values : { ...values, _: text })
        },
        [own, translate],
      )
    },
  }
}
