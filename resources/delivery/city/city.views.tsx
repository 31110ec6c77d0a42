import { lazy } from 'react'
import { defineViews } from '../../../src/views/overrides.ts'
import { showOrders, showPlaces, switching } from '../geography/screens/placeActions.ts'
import { city } from './city.ts'

export default defineViews(city, {
  also: ['aliases'],
  actions: {
    showPlaces: showPlaces('pincode'),
    showOrders,
    ...switching,
    merge: {
      on: ['record', 'selection'],
      flag: 'delete',
      icon: 'merge',
      Dialog: lazy(() => import('../../shared/merge/screens/MergeDialog.tsx')),
    },
  },
})
