import { lazy } from 'react'
import { defineViews } from '../../../src/views/overrides.ts'
import RatesCell from './screens/RatesCell.tsx'
import { taxCategory } from './taxCategory.ts'

/** How tax categories look otherwise than other areas. */
export default defineViews(taxCategory, {
  cells: { rates: RatesCell },
  top: lazy(() => import('./screens/RatesToday.tsx')),
  sections: { rates: lazy(() => import('./screens/RatesSection.tsx')) },
  actions: {
    showProducts: {
      on: ['record'],
      flag: 'view',
      icon: 'open',
      when: { appliesTo: 'goods' },
      Dialog: lazy(() => import('../../shared/merge/screens/ShowUses.tsx')),
    },
    test: {
      on: ['record'],
      flag: 'view',
      icon: 'calculate',
      Dialog: lazy(() => import('./screens/TaxTester.tsx')),
    },
    setDefault: {
      on: ['record'],
      flag: 'edit',
      icon: 'star',
      when: { isDefault: false, active: true, appliesTo: 'goods' },
      Dialog: lazy(() => import('./screens/DefaultDialog.tsx')),
    },
  },
})
