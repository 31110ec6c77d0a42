import { lazy } from 'react'
import { drawnOnceThere } from '../../../src/shell/drawnOnceThere.tsx'
import { defineViews } from '../../../src/views/overrides.ts'
import { findHidden, reveal } from '../../shared/reveal/screens/hiddenActions.ts'
import { payment } from './payment.ts'
import { gateways } from './rules/gateways.ts'

/** Money that is there and can go back. */
const refundable = {
  status: { in: ['captured', 'partiallyRefunded', 'collected', 'remitted'] },
  refundable: { gt: 0 },
} as const

/** What staff do with payments, and what is told of them (areas, 14). */
export default defineViews(payment, {
  also: ['order', 'provider', 'captured', 'refundable', 'mismatch'],
  cells: { amount: lazy(() => import('./screens/AmountCell.tsx')) },
  sections: {
    refunds: drawnOnceThere(() => import('./screens/RefundsSection.tsx')),
    gatewayEvents: drawnOnceThere(() => import('./screens/EventsSection.tsx')),
  },
  actions: {
    capture: {
      on: ['record'],
      flag: 'capture',
      icon: 'money',
      when: { status: 'authorised' },
      Dialog: lazy(() => import('./screens/CaptureDialog.tsx')),
    },
    refund: {
      on: ['record'],
      flag: 'request',
      icon: 'money',
      isDanger: true,
      when: refundable,
      Dialog: lazy(() => import('./screens/RefundDialog.tsx')),
    },
    sendLink: {
      on: ['record'],
      flag: 'request',
      icon: 'link',
      when: { status: { in: ['created', 'pending', 'failed', 'expired'] }, provider: { in: gateways } },
      Dialog: lazy(() => import('./screens/LinkDialog.tsx')),
    },
    markPaid: {
      on: ['record'],
      flag: 'markPaid',
      icon: 'check',
      when: { status: { in: ['created', 'pending', 'failed', 'expired', 'toCollect'] } },
      Dialog: lazy(() => import('./screens/MarkPaidDialog.tsx')),
    },
    receipt: {
      on: ['record'],
      flag: 'view',
      icon: 'receipt',
      when: { captured: { gt: 0 } },
      Dialog: lazy(() => import('./screens/ReceiptDialog.tsx')),
    },
    refetch: {
      on: ['record', 'selection'],
      flag: 'capture',
      icon: 'refresh',
      when: { provider: { in: gateways } },
      Dialog: lazy(() => import('./screens/RefetchDialog.tsx')),
    },
    resolve: {
      on: ['record'],
      flag: 'remit',
      icon: 'check',
      when: { mismatch: true },
      Dialog: lazy(() => import('./screens/ResolveDialog.tsx')),
    },
    remit: {
      on: ['list'],
      flag: 'remit',
      icon: 'upload',
      Dialog: lazy(() => import('./screens/RemittanceDialog.tsx')),
    },
    void: {
      on: ['record'],
      flag: 'void',
      icon: 'block',
      isDanger: true,
      // What a bank holds only some gateways can let go.
      when: {
        any: [
          { status: { in: ['created', 'pending', 'failed', 'toCollect'] } },
          { status: 'authorised', provider: 'sandbox' },
        ],
      },
      Dialog: lazy(() => import('./screens/VoidDialog.tsx')),
    },
    findHidden,
    reveal,
    simulate: {
      on: ['record'],
      flag: 'capture',
      icon: 'settings',
      when: { provider: 'sandbox' },
      Dialog: lazy(() => import('./screens/SimulateDialog.tsx')),
    },
  },
})
