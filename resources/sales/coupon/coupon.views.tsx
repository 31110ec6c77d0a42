import { lazy } from 'react'
import { drawnOnceThere } from '../../../src/shell/drawnOnceThere.tsx'
import { defineViews } from '../../../src/views/overrides.ts'
import { coupon } from './coupon.ts'
import OfferCell from './screens/OfferCell.tsx'
import PhaseCell from './screens/PhaseCell.tsx'
import ShareCell from './screens/ShareCell.tsx'

const withCode = { kind: 'code' } as const

/** Offers in words, where a coupon stands, how it did, and a place to try it. */
export default defineViews(coupon, {
  cells: { offer: OfferCell, phase: PhaseCell, usedShare: ShareCell },
  sections: {
    codes: drawnOnceThere(() => import('./screens/CodesSection.tsx')),
    results: drawnOnceThere(() => import('./screens/ResultsSection.tsx')),
    simulator: drawnOnceThere(() => import('./screens/SimulatorSection.tsx')),
  },
  actions: {
    margin: {
      on: ['record'],
      flag: 'view',
      icon: 'calculate',
      Dialog: lazy(() => import('./screens/MarginDialog.tsx')),
    },
    copyCode: {
      on: ['record'],
      flag: 'view',
      icon: 'copy',
      when: withCode,
      Dialog: lazy(() => import('./screens/CopyCode.tsx')),
    },
    copyLink: {
      on: ['record'],
      flag: 'view',
      icon: 'link',
      when: withCode,
      Dialog: lazy(() => import('./screens/CopyLink.tsx')),
    },
    addCodes: {
      on: ['record'],
      flag: 'codes',
      icon: 'add',
      when: { kind: 'uniqueBatch', status: { not: 'archived' } },
      Dialog: lazy(() => import('./screens/AddCodes.tsx')),
    },
    exportCodes: {
      on: ['record', 'selection'],
      flag: 'export',
      icon: 'download',
      when: { kind: 'uniqueBatch' },
      Dialog: lazy(() => import('./screens/ExportCodes.tsx')),
    },
    duplicate: {
      on: ['record'],
      flag: 'create',
      icon: 'copy',
      Dialog: lazy(() => import('./screens/DuplicateCoupon.tsx')),
    },
    extend: {
      on: ['selection'],
      flag: 'edit',
      icon: 'calendar',
      when: { status: { not: 'archived' } },
      Dialog: lazy(() => import('./screens/ExtendDialog.tsx')),
    },
  },
})
