import { lazy } from 'react'
import { defineViews } from '../../../src/views/overrides.ts'
import { searchTerm } from './searchTerm.ts'

export default defineViews(searchTerm, {
  actions: {
    redirect: {
      on: ['record'],
      flag: 'edit',
      icon: 'redirect',
      when: { redirectTo: { empty: true } },
      Dialog: lazy(() => import('./screens/RedirectDialog.tsx')),
    },
  },
})
