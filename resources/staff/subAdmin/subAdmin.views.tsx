import { lazy } from 'react'
import { defineViews } from '../../../src/views/overrides.ts'
import { subAdmin } from './subAdmin.ts'

export default defineViews(subAdmin, {
  actions: {
    invite: {
      on: ['record'],
      flag: 'manage',
      icon: 'email',
      when: { status: 'invited' },
      Dialog: lazy(() => import('./screens/LinkDialog.tsx')),
    },
    link: {
      on: ['record'],
      flag: 'manage',
      icon: 'link',
      when: { status: 'active' },
      Dialog: lazy(() => import('./screens/LinkDialog.tsx')),
    },
    signOut: {
      on: ['record'],
      flag: 'manage',
      icon: 'signOut',
      when: { status: 'active' },
      Dialog: lazy(() => import('./screens/SignOutAction.tsx')),
    },
    resetSecondStep: {
      on: ['record'],
      flag: 'resetSecondStep',
      icon: 'key',
      when: { secondStep: 'totp' },
      Dialog: lazy(() => import('./screens/ResetSecondStep.tsx')),
    },
  },
})
