import { lazy } from 'react'
import { defineViews } from '../../src/views/overrides.ts'
import { city } from './city.ts'

export default defineViews(city, {
  actions: {
    merge: {
      on: ['record', 'selection'],
      flag: 'delete',
      icon: 'merge',
      Dialog: lazy(() => import('../../src/areas/merge/MergeDialog.tsx')),
    },
  },
})
