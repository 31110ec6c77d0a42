import { lazy } from 'react'
import { defineViews } from '../../src/views/overrides.ts'
import { shipment } from './shipment.ts'

const onTheWay = ['handedOver', 'inTransit', 'outForDelivery', 'attemptFailed'] as const

/** The desk of whoever packs and ships (areas, 22 and S4). */
export default defineViews(shipment, {
  also: ['connection'],
  sections: {
    contents: lazy(() => import('../../src/areas/shipment/ContentsSection.tsx')),
    tracking: lazy(() => import('../../src/areas/shipment/TrackingSection.tsx')),
  },
  actions: {
    print: {
      on: ['record', 'selection'],
      flag: 'print',
      icon: 'print',
      Dialog: lazy(() => import('../../src/areas/print/PrintDialog.tsx')),
    },
    split: {
      on: ['record'],
      flag: 'pack',
      icon: 'swap',
      when: { status: 'pending' },
      Dialog: lazy(() => import('../../src/areas/shipment/SplitDialog.tsx')),
    },
    packAnyway: {
      on: ['record'],
      flag: 'force',
      needs: [['shipment', 'pack']],
      icon: 'key',
      when: { status: 'pending' },
      Dialog: lazy(() => import('../../src/areas/shipment/PackAnywayDialog.tsx')),
    },
    book: {
      on: ['record', 'selection'],
      flag: 'ship',
      icon: 'courier',
      when: { status: 'packed', connection: { empty: false } },
      Dialog: lazy(() => import('../../src/areas/shipment/BookDialog.tsx')),
    },
    courierLabel: {
      on: ['record'],
      flag: 'print',
      icon: 'print',
      when: { awb: { empty: false }, connection: { empty: false } },
      Dialog: lazy(() => import('../../src/areas/shipment/CourierLabelDialog.tsx')),
    },
    follow: {
      on: ['record'],
      flag: 'deliver',
      icon: 'refresh',
      when: {
        status: { in: ['labelReady', ...onTheWay, 'rtoInitiated', 'rtoInTransit'] },
        connection: { empty: false },
      },
      Dialog: lazy(() => import('../../src/areas/shipment/FollowDialog.tsx')),
    },
    retryDelivery: {
      on: ['record'],
      flag: 'ship',
      icon: 'undo',
      when: { status: 'attemptFailed', connection: { empty: false } },
      Dialog: lazy(() => import('../../src/areas/shipment/RetryDialog.tsx')),
    },
    handOverAll: {
      on: ['selection'],
      flag: 'ship',
      icon: 'send',
      when: { status: 'labelReady' },
      Dialog: lazy(() => import('../../src/areas/shipment/HandOverDialog.tsx')),
    },
    markDelivered: {
      on: ['selection'],
      flag: 'deliver',
      icon: 'check',
      when: { status: { in: onTheWay } },
      Dialog: lazy(() => import('../../src/areas/shipment/DeliveredDialog.tsx')),
    },
    track: {
      on: ['record'],
      flag: 'deliver',
      icon: 'edit',
      when: { status: { in: [...onTheWay, 'rtoInitiated', 'rtoInTransit'] } },
      Dialog: lazy(() => import('../../src/areas/shipment/TrackDialog.tsx')),
    },
    scan: {
      on: ['list'],
      flag: 'view',
      icon: 'grid',
      Dialog: lazy(() => import('../../src/areas/shipment/ScanDialog.tsx')),
    },
    importAwbs: {
      on: ['list'],
      flag: 'ship',
      icon: 'copy',
      Dialog: lazy(() => import('../../src/areas/shipment/AwbDialog.tsx')),
    },
  },
})
