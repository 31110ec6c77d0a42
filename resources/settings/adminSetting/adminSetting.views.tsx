import { lazy } from 'react'
import { drawnOnceThere } from '../../../src/shell/drawnOnceThere.tsx'
import { defineViews } from '../../../src/views/overrides.ts'
import { SettingName, SettingValue } from '../setting/screens/SettingCells.tsx'
import { adminSetting } from './adminSetting.ts'

const Input = lazy(async () => ({
  default: (await import('../setting/screens/SettingInput.tsx')).SettingInput,
}))

export default defineViews(adminSetting, {
  cells: { key: SettingName, value: SettingValue },
  inputs: { value: { Input } },
  sections: { earlier: drawnOnceThere(() => import('../setting/screens/EarlierValues.tsx')) },
  edit: lazy(() => import('../setting/screens/SettingRecord.tsx')),
  list: lazy(() => import('../setting/screens/SettingsPage.tsx')),
})
