import { lazy } from 'react'
import { drawnOnceThere } from '../../../src/shell/drawnOnceThere.tsx'
import { defineViews } from '../../../src/views/overrides.ts'
import { notificationKey } from './notificationKey.ts'

const LegalSwitch = lazy(async () => ({
  default: (await import('./screens/LegalSwitch.tsx')).LegalSwitch,
}))

export default defineViews(notificationKey, {
  actions: {
    channel: {
      on: ['record', 'selection'],
      flag: 'edit',
      icon: 'settings',
      Dialog: lazy(() => import('./screens/ChannelDialog.tsx')),
    },
    preview: {
      on: ['record'],
      flag: 'view',
      icon: 'preview',
      Dialog: lazy(() => import('./screens/PreviewDialog.tsx')),
    },
    test: {
      on: ['record'],
      flag: 'edit',
      icon: 'send',
      Dialog: lazy(() => import('./screens/TestDialog.tsx')),
    },
  },
  inputs: { enabled: { Input: LegalSwitch } },
  sections: { variables: drawnOnceThere(() => import('./screens/VariablesSection.tsx')) },
})
