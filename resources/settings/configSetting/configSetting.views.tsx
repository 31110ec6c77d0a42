import { lazy } from 'react'
import { drawnOnceThere } from '../../../src/shell/drawnOnceThere.tsx'
import { defineViews } from '../../../src/views/overrides.ts'
import { SettingName, SettingValue } from '../setting/screens/SettingCells.tsx'
import { configSetting } from './configSetting.ts'

const Input = lazy(async () => ({
  default: (await import('../setting/screens/SettingInput.tsx')).SettingInput,
}))

export default defineViews(configSetting, {
  cells: { key: SettingName, value: SettingValue },
  inputs: { value: { Input } },
  sections: {
    earlier: drawnOnceThere(() => import('../setting/screens/EarlierValues.tsx')),
    proposal: drawnOnceThere(() => import('../setting/screens/Proposal.tsx')),
  },
  list: lazy(() => import('../setting/screens/SettingsPage.tsx')),
})
