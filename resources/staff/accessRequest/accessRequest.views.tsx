import { lazy } from 'react'
import { defineViews } from '../../../src/views/overrides.ts'
import { accessRequest } from './accessRequest.ts'

const AreaValue = lazy(() =>
  import('./screens/RightValues.tsx').then((code) => ({ default: code.AreaValue })),
)
const FlagValue = lazy(() =>
  import('./screens/RightValues.tsx').then((code) => ({ default: code.FlagValue })),
)

/** A right is told in words, and granted where one may. */
export default defineViews(accessRequest, {
  also: ['area', 'flag', 'personName', 'person'],
  cells: { area: AreaValue, flag: FlagValue },
  actions: {
    grant: {
      on: ['record'],
      flag: 'answer',
      icon: 'check',
      needs: [
        ['subAdmin', 'view'],
        ['subAdminRole', 'view'],
      ],
      oneOf: [
        ['subAdmin', 'edit'],
        ['subAdminRole', 'edit'],
      ],
      when: { status: 'open' },
      Dialog: lazy(() => import('./screens/GrantDialog.tsx')),
    },
  },
})
