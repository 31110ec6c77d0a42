import { lazy } from 'react'
import { defineViews } from '../../src/views/overrides.ts'
import { notificationKey } from './notificationKey.ts'

const LegalSwitch = lazy(async () => ({
  default: (await import('../../src/areas/notificationKey/LegalSwitch.tsx')).LegalSwitch,
}))

export default defineViews(notificationKey, {
  actions: {
    channel: {
      on: ['record', 'selection'],
      flag: 'edit',
      icon: 'settings',
      Dialog: lazy(() => import('../../src/areas/notificationKey/ChannelDialog.tsx')),
    },
    preview: {
      on: ['record'],
      flag: 'view',
      icon: 'preview',
      Dialog: lazy(() => import('../../src/areas/notificationKey/PreviewDialog.tsx')),
    },
    test: {
      on: ['record'],
      flag: 'edit',
      icon: 'send',
      Dialog: lazy(() => import('../../src/areas/notificationKey/TestDialog.tsx')),
    },
  },
  inputs: { enabled: { Input: LegalSwitch } },
  sections: { variables: lazy(() => import('../../src/areas/notificationKey/VariablesSection.tsx')) },
})
