import { lazy } from 'react'
import { drawnOnceThere } from '../../../src/shell/drawnOnceThere.tsx'
import { defineViews } from '../../../src/views/overrides.ts'
import ShipByCell from './screens/ShipByCell.tsx'
import { shipment } from './shipment.ts'

const onTheWay = ['handedOver', 'inTransit', 'outForDelivery', 'attemptFailed'] as const

/** The desk of whoever packs and ships (areas, 22 and S4). */
export default defineViews(shipment, {
  also: ['connection', 'status'],
  cells: { dueAt: ShipByCell },
  sections: {
    contents: drawnOnceThere(() => import('./screens/ContentsSection.tsx')),
    tracking: drawnOnceThere(() => import('./screens/TrackingSection.tsx')),
  },
  actions: {
    print: {
      on: ['record', 'selection'],
      flag: 'print',
      icon: 'print',
      Dialog: lazy(() => import('../../shared/print/screens/PrintDialog.tsx')),
    },
    split: {
      on: ['record'],
      flag: 'pack',
      icon: 'swap',
      when: { status: 'pending' },
      Dialog: lazy(() => import('./screens/SplitDialog.tsx')),
    },
    packAnyway: {
      on: ['record'],
      flag: 'force',
      needs: [['shipment', 'pack']],
      icon: 'key',
      when: { status: 'pending' },
      Dialog: lazy(() => import('./screens/PackAnywayDialog.tsx')),
    },
    book: {
      on: ['record', 'selection'],
      flag: 'ship',
      icon: 'courier',
      when: { status: 'packed', connection: { empty: false } },
      Dialog: lazy(() => import('./screens/BookDialog.tsx')),
    },
    courierLabel: {
      on: ['record'],
      flag: 'print',
      icon: 'print',
      when: { awb: { empty: false }, connection: { empty: false } },
      Dialog: lazy(() => import('./screens/CourierLabelDialog.tsx')),
    },
    follow: {
      on: ['record'],
      flag: 'deliver',
      icon: 'refresh',
      when: {
        status: { in: ['labelReady', ...onTheWay, 'rtoInitiated', 'rtoInTransit'] },
        connection: { empty: false },
      },
      Dialog: lazy(() => import('./screens/FollowDialog.tsx')),
    },
    retryDelivery: {
      on: ['record'],
      flag: 'ship',
      icon: 'undo',
      when: { status: 'attemptFailed', connection: { empty: false } },
      Dialog: lazy(() => import('./screens/RetryDialog.tsx')),
    },
    callOff: {
      on: ['record'],
      flag: 'ship',
      icon: 'close',
      when: { status: 'cancelled', bookedWith: { empty: false } },
      Dialog: lazy(() => import('./screens/CallOffDialog.tsx')),
    },
    handOverAll: {
      on: ['selection'],
      flag: 'ship',
      icon: 'send',
      when: { status: 'labelReady' },
      Dialog: lazy(() => import('./screens/HandOverDialog.tsx')),
    },
    markDelivered: {
      on: ['selection'],
      flag: 'deliver',
      icon: 'check',
      when: { status: { in: onTheWay } },
      Dialog: lazy(() => import('./screens/DeliveredDialog.tsx')),
    },
    track: {
      on: ['record'],
      flag: 'deliver',
      icon: 'edit',
      when: { status: { in: [...onTheWay, 'rtoInitiated', 'rtoInTransit'] } },
      Dialog: lazy(() => import('./screens/TrackDialog.tsx')),
    },
    scan: {
      on: ['list'],
      flag: 'view',
      oneOf: [
        ['shipment', 'pack'],
        ['shipment', 'ship'],
        ['shipment', 'deliver'],
      ],
      icon: 'search',
      Dialog: lazy(() => import('./screens/ScanDialog.tsx')),
    },
    importAwbs: {
      on: ['list'],
      flag: 'ship',
      icon: 'upload',
      Dialog: lazy(() => import('./screens/AwbDialog.tsx')),
    },
  },
})
