import { lazy } from 'react'
import { SettingName, SettingValue } from '../../src/areas/setting/SettingCells.tsx'
import { defineViews } from '../../src/views/overrides.ts'
import { adminSetting } from './adminSetting.ts'

const Input = lazy(async () => ({
  default: (await import('../../src/areas/setting/SettingInput.tsx')).SettingInput,
}))

export default defineViews(adminSetting, {
  cells: { key: SettingName, value: SettingValue },
  inputs: { value: { Input } },
  sections: { earlier: lazy(() => import('../../src/areas/setting/EarlierValues.tsx')) },
  edit: lazy(() => import('../../src/areas/setting/SettingRecord.tsx')),
  list: lazy(() => import('../../src/areas/setting/SettingsPage.tsx')),
})
