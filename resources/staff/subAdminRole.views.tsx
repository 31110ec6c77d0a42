import { lazy } from 'react'
import { defineViews } from '../../src/views/overrides.ts'
import { subAdminRole } from './subAdminRole.ts'

export default defineViews(subAdminRole, {
  shows: { permissions: lazy(() => import('../../src/areas/subAdminRole/PermissionShow.tsx')) },
  inputs: { permissions: { Input: lazy(() => import('../../src/areas/subAdminRole/PermissionInput.tsx')) } },
  actions: {
    compare: {
      on: ['record', 'selection'],
      flag: 'view',
      icon: 'swap',
      Dialog: lazy(() => import('../../src/areas/subAdminRole/CompareDialog.tsx')),
    },
  },
  sections: {
    preview: lazy(async () => ({
      default: (await import('../../src/areas/subAdminRole/RolePreview.tsx')).RolePreview,
    })),
  },
})
