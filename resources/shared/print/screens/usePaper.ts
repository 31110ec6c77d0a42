import { useLocale } from 'ra-core'
import { useMemo } from 'react'
import { isLocale } from '../../../../src/providers/locale.ts'
import { type DocumentTexts, type Paper, paperOf } from '../../documents/rules/paper.ts'
import { useDocumentTexts } from './documentTexts.ts'

/** What the page that prints says, in the language of the product. Suspends while it is fetched. */
export function usePrintTexts(): DocumentTexts {
  const locale = useLocale() ?? 'en'
  return useDocumentTexts(isLocale(locale) ? locale : 'en')
}

/** What a paper in a language writes with. Suspends while its texts are fetched. */
export function usePaper(locale: Paper['locale']): Paper {
  const texts = useDocumentTexts(locale)
  return useMemo(() => paperOf(locale, texts), [locale, texts])
}
