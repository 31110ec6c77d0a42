import { useLocale, useTranslate } from 'ra-core'
import { useCallback, useDeferredValue } from 'react'
import { type Locale, locales } from '../../../../src/core/locale.ts'
import type { Translate } from '../../../../src/providers/failure.ts'
import { fetchOnce, useFetched } from '../../../../src/providers/fetchOnce.ts'
import { flatTexts } from '../../../../src/providers/flatTexts.ts'
import { pageTexts } from '../texts.ts'

type Texts = ReadonlyMap<string, string>

/** Fetches what a language says on the dashboards: no other page carries it. */
export const fetchTexts = fetchOnce(
  async (locale: Locale): Promise<Texts> => flatTexts(await pageTexts[locale]()),
)

/** Finds the texts of the dashboards, and all others, in the language of the page; waits (suspends) for them the first time. */
export function useTexts(): Translate {
  const chosen = useLocale()
  const locale = locales.find((each) => each === chosen) ?? 'en'
  // Another language comes in the background, so that nothing on the page is taken down for it.
  const texts = useFetched(fetchTexts, useDeferredValue(locale))
  const translate = useTranslate()
  return useCallback(
    (key, values = {}) => {
      const text = texts.get(key)
      return translate(key, text === undefined ? values : { ...values, _: text })
    },
    [texts, translate],
  )
}
