import type { Db } from '../../../../server/database/schema.ts'
import { refused } from '../../../../server/refused.ts'
import type { Locale } from '../../../../src/core/index.ts'
import { readSettings } from '../../../shared/settings/server/readSettings.ts'
import type { adminSetting } from '../../adminSetting/adminSetting.ts'

/**
 * The usual language is always among those that are offered, so at least one is.
 * @throws ApiError `invalid`
 */
export async function checkLanguages(db: Db, key: string | null, value: unknown): Promise<void> {
  if (key === 'localisation.languages') {
    const { 'localisation.language': usual } = await readSettings(db, ['localisation.language'])
    if (!(value as readonly unknown[] | null)?.includes(usual))
      throw refused<typeof adminSetting>('value', 'usual-language-missing')
  }
  if (key === 'localisation.language') {
    const { 'localisation.languages': offered } = await readSettings(db, ['localisation.languages'])
    if (!offered?.includes(value as Locale))
      throw refused<typeof adminSetting>('value', 'language-not-offered')
  }
}
