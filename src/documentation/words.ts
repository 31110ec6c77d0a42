import { documentationTexts } from '../../i18n/documentation.ts'
import { ownTexts } from '../providers/pageTexts.ts'

/** What the pages of the documentation say around the documents. */
export const { fetchTexts, useTexts } = ownTexts(documentationTexts)

/** Where a document is, by its key; the first one where there is none. */
export const addressOfDocument = (key: string) =>
  key === '' ? '/app/docs/documentation' : `/app/docs/documentation/${key}`
