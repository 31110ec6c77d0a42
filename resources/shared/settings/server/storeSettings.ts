import type { Db } from '../../../../server/database/schema.ts'
import type { Settings } from '../../../../src/settings/defineSettings.ts'
import { configSettings } from '../rules/configSettings.ts'
import { readSettings, type SettingKey } from './readSettings.ts'

/** What the store obeys, by its key: public settings alone. A secret has no value in its record, and is left out as well. */
const open = Object.entries(configSettings as Settings)
  .filter(([, { isPublic, isSecret }]) => isPublic && !isSecret)
  .map(([key]) => key as SettingKey)

/** The settings of the shop that its store obeys, as they are now. */
export const storeSettings = (db: Db) => readSettings(db, open)
