import { checkSetting } from '../../server/areas/setting/checkSetting.ts'
import { defineHooks } from '../../server/defineHooks.ts'
import { configSettings } from '../../src/shop/settings/configSettings.ts'
import type { Settings } from '../../src/shop/settings/defineSettings.ts'
import { configSetting } from './configSetting.ts'

const settings: Settings = configSettings

export default defineHooks(configSetting, {
  beforeSave: ({ record }) => ({ value: checkSetting(settings[record.key as keyof Settings], record.value) }),
})
