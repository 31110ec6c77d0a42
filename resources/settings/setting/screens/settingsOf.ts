import type { Resource } from '../../../../src/core/index.ts'
import type { Setting, Settings } from '../../../../src/settings/defineSettings.ts'
import { adminSettings } from '../../../shared/settings/rules/adminSettings.ts'
import { configSettings } from '../../../shared/settings/rules/configSettings.ts'

/** The settings that the records of an area stand for. */
export const settingsOf = ({ name }: Pick<Resource, 'name'>): Settings =>
  name === 'adminSetting' ? adminSettings : configSettings

/** The setting of a key; undefined for one that the product does not know any more. */
export const settingOf = (resource: Pick<Resource, 'name'>, key: unknown): Setting | undefined =>
  settingsOf(resource)[key as keyof Settings]

/** The texts of a setting are the area's own: `resources.<path>.own.settings.branding.title`. */
export const settingText = ({ path }: Pick<Resource, 'path'>, key: string) =>
  `resources.${path}.own.settings.${key}`

/** What more is to be said of it, where anything is: `resources.<path>.own.help.security.addresses`. */
export const settingHelp = ({ path }: Pick<Resource, 'path'>, key: string) =>
  `resources.${path}.own.help.${key}`
