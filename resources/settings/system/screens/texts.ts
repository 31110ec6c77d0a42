import { ownTexts } from '../../../../src/providers/pageTexts.ts'
import { systemTexts } from '../texts.ts'

/** The texts of the page: they come with it. */
export const { fetchTexts, useTexts } = ownTexts(systemTexts)
