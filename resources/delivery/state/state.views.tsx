import { lazy } from 'react'
import { defineViews } from '../../../src/views/overrides.ts'
import { showOrders, showPlaces, switching } from '../geography/screens/placeActions.ts'
import { state } from './state.ts'

export default defineViews(state, {
  also: ['aliases'],
  actions: {
    showPlaces: showPlaces('district'),
    showOrders,
    ...switching,
    merge: {
      on: ['record'],
      flag: 'delete',
      icon: 'merge',
      Dialog: lazy(() => import('../../shared/merge/screens/MergeDialog.tsx')),
    },
  },
})
