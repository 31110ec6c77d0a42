import { accessTexts } from '../../../i18n/access.ts'
import type { Locale } from '../../core/locale.ts'
import { ownTexts } from '../../providers/pageTexts.ts'
import { fetchTexts as fetchHelp } from '../help/words.ts'

const own = ownTexts(accessTexts)

/** The texts about missing rights and of looking as a role: no page carries them before somebody meets either. */
export const { useTexts } = own

/** Brings them, and the texts of the help, which say what rights are called. */
export const fetchTexts = async (locale: Locale): Promise<void> => {
  await Promise.all([own.fetchTexts(locale), fetchHelp(locale)])
}
