import { lazy } from 'react'
import { defineViews } from '../../src/views/overrides.ts'
import { pincode } from './pincode.ts'

export default defineViews(pincode, {
  actions: {
    why: {
      on: ['record'],
      flag: 'view',
      icon: 'truck',
      Dialog: lazy(() => import('../../src/areas/deliveryZone/ZoneTester.tsx')),
    },
  },
})
