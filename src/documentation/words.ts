import { documentationTexts } from '../../i18n/documentation.ts'
import { ownTexts } from '../providers/pageTexts.ts'

/** What the pages of the documentation say around the documents. */
export const { useTexts } = ownTexts(documentationTexts)

/** Where a document is, by its key. */
export const addressOfDocument = (key: string) => `/app/docs/documentation/${key}`
