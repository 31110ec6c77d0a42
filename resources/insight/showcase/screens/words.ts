import { ownTexts } from '../../../../src/providers/pageTexts.ts'
import { showcaseTexts } from '../texts.ts'

/** What the pages of components say, in the language of the page. */
export const { fetchTexts, useTexts } = ownTexts(showcaseTexts)
