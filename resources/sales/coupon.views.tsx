import { lazy } from 'react'
import OfferCell from '../../src/areas/coupon/OfferCell.tsx'
import PhaseCell from '../../src/areas/coupon/PhaseCell.tsx'
import ShareCell from '../../src/areas/coupon/ShareCell.tsx'
import { defineViews } from '../../src/views/overrides.ts'
import { coupon } from './coupon.ts'

const withCode = { kind: 'code' }

/** Offers in words, where a coupon stands, how it did, and a place to try it. */
export default defineViews(coupon, {
  cells: { offer: OfferCell, phase: PhaseCell, usedShare: ShareCell },
  sections: {
    codes: lazy(() => import('../../src/areas/coupon/CodesSection.tsx')),
    results: lazy(() => import('../../src/areas/coupon/ResultsSection.tsx')),
    simulator: lazy(() => import('../../src/areas/coupon/SimulatorSection.tsx')),
  },
  actions: {
    margin: {
      on: ['record'],
      flag: 'view',
      icon: 'calculate',
      Dialog: lazy(() => import('../../src/areas/coupon/MarginDialog.tsx')),
    },
    copyCode: {
      on: ['record'],
      flag: 'view',
      icon: 'copy',
      when: withCode,
      Dialog: lazy(() => import('../../src/areas/coupon/CopyCode.tsx')),
    },
    copyLink: {
      on: ['record'],
      flag: 'view',
      icon: 'link',
      when: withCode,
      Dialog: lazy(() => import('../../src/areas/coupon/CopyLink.tsx')),
    },
    addCodes: {
      on: ['record'],
      flag: 'codes',
      icon: 'add',
      when: { kind: 'uniqueBatch', status: { not: 'archived' } },
      Dialog: lazy(() => import('../../src/areas/coupon/AddCodes.tsx')),
    },
    exportCodes: {
      on: ['record', 'selection'],
      flag: 'export',
      icon: 'download',
      when: { kind: 'uniqueBatch' },
      Dialog: lazy(() => import('../../src/areas/coupon/ExportCodes.tsx')),
    },
    duplicate: {
      on: ['record'],
      flag: 'create',
      icon: 'copy',
      Dialog: lazy(() => import('../../src/areas/coupon/DuplicateCoupon.tsx')),
    },
    extend: {
      on: ['selection'],
      flag: 'edit',
      icon: 'calendar',
      when: { status: { not: 'archived' } },
      Dialog: lazy(() => import('../../src/areas/coupon/ExtendDialog.tsx')),
    },
  },
})
