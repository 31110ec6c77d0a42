import { lazy } from 'react'
import { drawnOnceThere } from '../../../src/shell/drawnOnceThere.tsx'
import { defineViews } from '../../../src/views/overrides.ts'
import DueCell from '../../shared/due/screens/DueCell.tsx'
import { findHidden, reveal } from '../../shared/reveal/screens/hiddenActions.ts'
import { orderReturn } from './orderReturn.ts'
import { beforeReceipt } from './rules/names.ts'
import ItemsCell from './screens/ItemsCell.tsx'

/** The workplace of returns (areas, 23): what comes back, what was found, the money, and each step of the way. */
export default defineViews(orderReturn, {
  also: ['products', 'inWindow', 'pickupMode', 'source'],
  cells: { lines: ItemsCell, dueAt: DueCell },
  inputs: { location: { Input: lazy(() => import('./screens/PlaceInput.tsx')) } },
  sections: {
    items: drawnOnceThere(() => import('./screens/ItemsSection.tsx')),
    waterfall: drawnOnceThere(() => import('./screens/MoneySection.tsx')),
    conversation: drawnOnceThere(() => import('./screens/Conversation.tsx')),
  },
  actions: {
    newReturn: {
      on: ['list'],
      flag: 'request',
      icon: 'add',
      Dialog: lazy(() => import('./screens/NewReturnAction.tsx')),
    },
    scan: {
      on: ['list'],
      flag: 'receive',
      icon: 'search',
      Dialog: lazy(() => import('./screens/ScanDialog.tsx')),
    },
    approveLate: {
      on: ['record'],
      flag: 'approve',
      icon: 'check',
      when: { status: 'requested', inWindow: false },
      Dialog: lazy(() => import('./screens/ApproveLateDialog.tsx')),
    },
    reject: {
      on: ['record', 'selection'],
      flag: 'approve',
      icon: 'block',
      isDanger: true,
      when: { status: 'requested' },
      Dialog: lazy(() => import('./screens/RejectDialog.tsx')),
    },
    schedulePickup: {
      on: ['record', 'selection'],
      flag: 'edit',
      icon: 'calendar',
      when: { status: 'approved', pickupMode: 'pickup' },
      Dialog: lazy(() => import('./screens/ScheduleDialog.tsx')),
    },
    pickupFailed: {
      on: ['record', 'selection'],
      flag: 'edit',
      icon: 'close',
      when: { status: 'pickupScheduled' },
      Dialog: lazy(() => import('./screens/PickupFailedDialog.tsx')),
    },
    receive: {
      on: ['record'],
      flag: 'receive',
      icon: 'stock',
      when: { status: { in: [...beforeReceipt, 'received'] } },
      Dialog: lazy(() => import('./screens/ReceiveDialog.tsx')),
    },
    inspect: {
      on: ['record'],
      flag: 'inspect',
      icon: 'search',
      when: { status: 'received' },
      Dialog: lazy(() => import('./screens/InspectDialog.tsx')),
    },
    refund: {
      on: ['record'],
      flag: 'refund',
      icon: 'money',
      when: {
        status: { in: [...beforeReceipt, 'received', 'inspected'] },
        source: { in: ['customer', 'staff'] },
      },
      Dialog: lazy(() => import('./screens/RefundDialog.tsx')),
    },
    refundAll: {
      on: ['selection'],
      flag: 'refund',
      icon: 'money',
      when: { status: 'inspected', type: 'return' },
      Dialog: lazy(() => import('./screens/RefundAllDialog.tsx')),
    },
    shipExchange: {
      on: ['record'],
      flag: 'refund',
      icon: 'swap',
      when: {
        status: { in: [...beforeReceipt, 'received', 'inspected'] },
        type: { in: ['exchange', 'replacement'] },
        exchangeOrder: { empty: true },
      },
      Dialog: lazy(() => import('./screens/ExchangeDialog.tsx')),
    },
    findHidden,
    reveal,
  },
})
