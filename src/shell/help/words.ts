import { helpTexts } from '../../../i18n/help.ts'
import { ownTexts } from '../../providers/pageTexts.ts'

/** The texts of the help: no page carries them before somebody asks for help. */
export const { fetchTexts, useTexts } = ownTexts(helpTexts)
