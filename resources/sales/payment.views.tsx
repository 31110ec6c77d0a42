import { lazy } from 'react'
import { gateways } from '../../src/shop/payments/gateways.ts'
import { defineViews } from '../../src/views/overrides.ts'
import { payment } from './payment.ts'

/** Money that is there and can go back. */
const refundable = {
  status: { in: ['captured', 'partiallyRefunded', 'collected', 'remitted'] },
  refundable: { gt: 0 },
}

/** What staff do with payments, and what is told of them (areas, 14). */
export default defineViews(payment, {
  also: ['order', 'provider', 'captured', 'refundable', 'mismatch'],
  cells: { amount: lazy(() => import('../../src/areas/payment/AmountCell.tsx')) },
  sections: {
    refunds: lazy(() => import('../../src/areas/payment/RefundsSection.tsx')),
    gatewayEvents: lazy(() => import('../../src/areas/payment/EventsSection.tsx')),
  },
  actions: {
    capture: {
      on: ['record'],
      flag: 'capture',
      icon: 'money',
      when: { status: 'authorised' },
      isStep: true,
      Dialog: lazy(() => import('../../src/areas/payment/CaptureDialog.tsx')),
    },
    refund: {
      on: ['record'],
      flag: 'request',
      icon: 'undo',
      when: refundable,
      isStep: true,
      Dialog: lazy(() => import('../../src/areas/payment/RefundDialog.tsx')),
    },
    sendLink: {
      on: ['record'],
      flag: 'request',
      icon: 'link',
      when: { status: { in: ['created', 'pending', 'failed', 'expired'] }, provider: { in: gateways } },
      isStep: true,
      Dialog: lazy(() => import('../../src/areas/payment/LinkDialog.tsx')),
    },
    markPaid: {
      on: ['record'],
      flag: 'markPaid',
      icon: 'check',
      when: { status: { in: ['created', 'pending', 'failed', 'expired', 'toCollect'] } },
      isStep: true,
      Dialog: lazy(() => import('../../src/areas/payment/MarkPaidDialog.tsx')),
    },
    receipt: {
      on: ['record'],
      flag: 'view',
      icon: 'receipt',
      when: { captured: { gt: 0 } },
      Dialog: lazy(() => import('../../src/areas/payment/ReceiptDialog.tsx')),
    },
    refetch: {
      on: ['record', 'selection'],
      flag: 'capture',
      icon: 'refresh',
      when: { provider: { in: gateways } },
      Dialog: lazy(() => import('../../src/areas/payment/RefetchDialog.tsx')),
    },
    resolve: {
      on: ['record'],
      flag: 'remit',
      icon: 'check',
      when: { mismatch: true },
      isStep: true,
      Dialog: lazy(() => import('../../src/areas/payment/ResolveDialog.tsx')),
    },
    remit: {
      on: ['list'],
      flag: 'remit',
      icon: 'upload',
      Dialog: lazy(() => import('../../src/areas/payment/RemittanceDialog.tsx')),
    },
    void: {
      on: ['record'],
      flag: 'void',
      icon: 'block',
      // What a bank holds only some gateways can let go.
      when: {
        any: [
          { status: { in: ['created', 'pending', 'failed', 'toCollect'] } },
          { status: 'authorised', provider: 'sandbox' },
        ],
      },
      Dialog: lazy(() => import('../../src/areas/payment/VoidDialog.tsx')),
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
    simulate: {
      on: ['record'],
      flag: 'capture',
      icon: 'settings',
      when: { provider: 'sandbox' },
      Dialog: lazy(() => import('../../src/areas/payment/SimulateDialog.tsx')),
    },
  },
})
