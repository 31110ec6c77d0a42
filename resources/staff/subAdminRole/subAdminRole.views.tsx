import { lazy } from 'react'
import { drawnOnceThere } from '../../../src/shell/drawnOnceThere.tsx'
import { defineViews } from '../../../src/views/overrides.ts'
import { subAdminRole } from './subAdminRole.ts'

export default defineViews(subAdminRole, {
  shows: { permissions: drawnOnceThere(() => import('./screens/PermissionShow.tsx')) },
  inputs: { permissions: { Input: lazy(() => import('./screens/PermissionInput.tsx')) } },
  actions: {
    viewAs: {
      on: ['record'],
      flag: 'viewAs',
      icon: 'preview',
      Dialog: lazy(() => import('./screens/ViewAsDialog.tsx')),
    },
    compare: {
      on: ['record', 'selection'],
      flag: 'view',
      icon: 'swap',
      Dialog: lazy(() => import('./screens/CompareDialog.tsx')),
    },
  },
  sections: {
    preview: drawnOnceThere(async () => ({
      default: (await import('./screens/RolePreview.tsx')).RolePreview,
    })),
  },
})
