import { lazy } from 'react'
import { defineViews } from '../../../src/views/overrides.ts'
import { reveal } from '../../shared/reveal/screens/hiddenActions.ts'
import { refund } from './refund.ts'

/** What staff do with refunds (areas, 14). */
export default defineViews(refund, {
  also: ['payee'],
  actions: {
    approve: {
      on: ['record', 'selection'],
      flag: 'approveRefund',
      icon: 'check',
      when: { status: 'requested' },
      Dialog: lazy(() => import('./screens/ApproveDialog.tsx')),
    },
    payOut: {
      on: ['record'],
      flag: 'send',
      icon: 'money',
      when: { status: { in: ['approved', 'failed'] }, destination: 'bankOrUpi', payee: { empty: false } },
      Dialog: lazy(() => import('./screens/PayOutDialog.tsx')),
    },
    setPayee: {
      on: ['record'],
      flag: 'send',
      icon: 'person',
      when: { status: { in: ['requested', 'approved', 'failed'] }, destination: 'bankOrUpi' },
      Dialog: lazy(() => import('./screens/PayeeDialog.tsx')),
    },
    retry: {
      on: ['record', 'selection'],
      flag: 'send',
      icon: 'refresh',
      when: { status: 'failed' },
      Dialog: lazy(() => import('./screens/RetryDialog.tsx')),
    },
    cancel: {
      on: ['record'],
      flag: 'cancel',
      icon: 'block',
      isDanger: true,
      when: { status: { in: ['requested', 'approved', 'failed'] } },
      Dialog: lazy(() => import('./screens/CancelDialog.tsx')),
    },
    reveal,
  },
})
