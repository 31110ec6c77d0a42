import type { Locale } from '../../../../src/core/locale.ts'
import { fetchOnce, useFetched } from '../../../../src/providers/fetchOnce.ts'
import type { DocumentTexts } from '../../documents/rules/paper.ts'
import { documentTexts as languages } from '../../documents/texts.ts'

/** What documents say in a language, for what is drawn. Suspends while it is fetched for the first time. */
export const useDocumentTexts = (locale: Locale): DocumentTexts => useFetched(documentTexts, locale)

/** Fetches what documents say in a language, once. A language that failed is asked for again. */
export const documentTexts = fetchOnce((locale: Locale): Promise<DocumentTexts> => languages[locale]())
