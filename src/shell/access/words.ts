import { accessTexts } from '../../../i18n/access.ts'
import { ownTexts } from '../../providers/pageTexts.ts'

/** The texts about missing rights and of looking as a role: no page carries them before somebody meets either. */
export const { fetchTexts, useTexts } = ownTexts(accessTexts)
