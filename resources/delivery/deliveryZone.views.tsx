import { lazy } from 'react'
import { CoverageInput } from '../../src/areas/deliveryZone/CoverageInput.tsx'
import { switching } from '../../src/areas/geography/placeActions.ts'
import { defineViews } from '../../src/views/overrides.ts'
import { deliveryZone } from './deliveryZone.ts'

export default defineViews(deliveryZone, {
  inputs: { members: CoverageInput },
  sections: { exclusions: lazy(() => import('../../src/areas/deliveryZone/ExclusionsSection.tsx')) },
  actions: {
    ...switching,
    test: {
      on: ['list', 'record'],
      flag: 'view',
      icon: 'truck',
      Dialog: lazy(() => import('../../src/areas/deliveryZone/ZoneTester.tsx')),
    },
    coverage: {
      on: ['list'],
      flag: 'view',
      icon: 'grid',
      Dialog: lazy(() => import('../../src/areas/deliveryZone/CoverageReport.tsx')),
    },
    importMembers: {
      on: ['list'],
      flag: 'import',
      icon: 'download',
      Dialog: lazy(() => import('../../src/areas/deliveryZone/ImportMembers.tsx')),
    },
    changeRates: {
      on: ['selection', 'record'],
      flag: 'edit',
      icon: 'percent',
      Dialog: lazy(() => import('../../src/areas/deliveryZone/ChangeRates.tsx')),
    },
    pincodes: {
      on: ['record'],
      flag: 'export',
      icon: 'download',
      Dialog: lazy(() => import('../../src/areas/deliveryZone/ZonePincodes.tsx')),
    },
    duplicate: {
      on: ['record'],
      flag: 'create',
      icon: 'copy',
      Dialog: lazy(() => import('../../src/areas/deliveryZone/DuplicateZone.tsx')),
    },
  },
})
