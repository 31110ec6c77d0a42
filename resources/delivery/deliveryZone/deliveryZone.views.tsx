import { lazy } from 'react'
import { drawnOnceThere } from '../../../src/shell/drawnOnceThere.tsx'
import { defineViews } from '../../../src/views/overrides.ts'
import { switching } from '../geography/screens/placeActions.ts'
import { deliveryZone } from './deliveryZone.ts'
import { CoverageInput } from './screens/CoverageInput.tsx'

export default defineViews(deliveryZone, {
  inputs: { members: CoverageInput },
  sections: { exclusions: drawnOnceThere(() => import('./screens/ExclusionsSection.tsx')) },
  actions: {
    ...switching,
    test: {
      on: ['list', 'record'],
      flag: 'view',
      icon: 'truck',
      Dialog: lazy(() => import('./screens/ZoneTester.tsx')),
    },
    coverage: {
      on: ['list'],
      flag: 'view',
      icon: 'grid',
      Dialog: lazy(() => import('./screens/CoverageReport.tsx')),
    },
    importMembers: {
      on: ['list'],
      flag: 'import',
      icon: 'upload',
      Dialog: lazy(() => import('./screens/ImportMembers.tsx')),
    },
    changeRates: {
      on: ['selection', 'record'],
      flag: 'edit',
      icon: 'percent',
      Dialog: lazy(() => import('./screens/ChangeRates.tsx')),
    },
    pincodes: {
      on: ['record'],
      flag: 'export',
      icon: 'download',
      Dialog: lazy(() => import('./screens/ZonePincodes.tsx')),
    },
    duplicate: {
      on: ['record'],
      flag: 'create',
      icon: 'copy',
      Dialog: lazy(() => import('./screens/DuplicateZone.tsx')),
    },
  },
})
