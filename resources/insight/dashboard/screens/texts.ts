import { ownTexts } from '../../../../src/providers/pageTexts.ts'
import { pageTexts } from '../texts.ts'

/** The texts of the dashboards: no other page carries them. */
export const { fetchTexts, useTexts } = ownTexts(pageTexts)
