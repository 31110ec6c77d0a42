import { lazy } from 'react'
import { defineViews } from '../../src/views/overrides.ts'
import { notificationKey } from './notificationKey.ts'

const LegalSwitch = lazy(async () => ({
  default: (await import('../../src/areas/notificationKey/LegalSwitch.tsx')).LegalSwitch,
}))

export default defineViews(notificationKey, {
  inputs: { enabled: { Input: LegalSwitch } },
  sections: { variables: lazy(() => import('../../src/areas/notificationKey/VariablesSection.tsx')) },
})
