import { lazy } from 'react'
import DueCell from '../../src/areas/due/DueCell.tsx'
import ItemsCell from '../../src/areas/orderReturn/ItemsCell.tsx'
import { beforeReceipt } from '../../src/shop/returns/names.ts'
import { defineViews } from '../../src/views/overrides.ts'
import { orderReturn } from './orderReturn.ts'

/** The workplace of returns (areas, 23): what comes back, what was found, the money, and each step of the way. */
export default defineViews(orderReturn, {
  also: ['products', 'inWindow', 'pickupMode', 'source'],
  cells: { lines: ItemsCell, dueAt: DueCell },
  inputs: { location: { Input: lazy(() => import('../../src/areas/orderReturn/PlaceInput.tsx')) } },
  sections: {
    items: lazy(() => import('../../src/areas/orderReturn/ItemsSection.tsx')),
    waterfall: lazy(() => import('../../src/areas/orderReturn/MoneySection.tsx')),
    conversation: lazy(() => import('../../src/areas/orderReturn/Conversation.tsx')),
  },
  actions: {
    newReturn: {
      on: ['list'],
      flag: 'request',
      icon: 'add',
      Dialog: lazy(() => import('../../src/areas/orderReturn/NewReturnAction.tsx')),
    },
    scan: {
      on: ['list'],
      flag: 'receive',
      icon: 'search',
      Dialog: lazy(() => import('../../src/areas/orderReturn/ScanDialog.tsx')),
    },
    approveLate: {
      on: ['record'],
      flag: 'approve',
      icon: 'check',
      when: { status: 'requested', inWindow: false },
      Dialog: lazy(() => import('../../src/areas/orderReturn/ApproveLateDialog.tsx')),
    },
    reject: {
      on: ['record', 'selection'],
      flag: 'approve',
      icon: 'block',
      when: { status: 'requested' },
      Dialog: lazy(() => import('../../src/areas/orderReturn/RejectDialog.tsx')),
    },
    schedulePickup: {
      on: ['record', 'selection'],
      flag: 'edit',
      icon: 'calendar',
      when: { status: 'approved', pickupMode: 'pickup' },
      Dialog: lazy(() => import('../../src/areas/orderReturn/ScheduleDialog.tsx')),
    },
    pickupFailed: {
      on: ['record', 'selection'],
      flag: 'edit',
      icon: 'close',
      when: { status: 'pickupScheduled' },
      Dialog: lazy(() => import('../../src/areas/orderReturn/PickupFailedDialog.tsx')),
    },
    receive: {
      on: ['record'],
      flag: 'receive',
      icon: 'stock',
      when: { status: { in: [...beforeReceipt, 'received'] } },
      Dialog: lazy(() => import('../../src/areas/orderReturn/ReceiveDialog.tsx')),
    },
    inspect: {
      on: ['record'],
      flag: 'inspect',
      icon: 'search',
      when: { status: 'received' },
      Dialog: lazy(() => import('../../src/areas/orderReturn/InspectDialog.tsx')),
    },
    refund: {
      on: ['record'],
      flag: 'refund',
      icon: 'money',
      when: {
        status: { in: [...beforeReceipt, 'received', 'inspected'] },
        source: { in: ['customer', 'staff'] },
      },
      Dialog: lazy(() => import('../../src/areas/orderReturn/RefundDialog.tsx')),
    },
    refundAll: {
      on: ['selection'],
      flag: 'refund',
      icon: 'money',
      when: { status: 'inspected', type: 'return' },
      Dialog: lazy(() => import('../../src/areas/orderReturn/RefundAllDialog.tsx')),
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
      Dialog: lazy(() => import('../../src/areas/orderReturn/ExchangeDialog.tsx')),
    },
    findHidden: {
      on: ['list'],
      flag: 'reveal',
      unless: 'viewPii',
      icon: 'search',
      Dialog: lazy(() => import('../../src/areas/reveal/FindHiddenDialog.tsx')),
    },
    reveal: {
      on: ['record'],
      flag: 'reveal',
      unless: 'viewPii',
      icon: 'preview',
      Dialog: lazy(() => import('../../src/areas/reveal/RevealDialog.tsx')),
    },
  },
})
