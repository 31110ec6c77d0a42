import { lazy } from 'react'
import { drawnOnceThere } from '../../../src/shell/drawnOnceThere.tsx'
import { defineViews } from '../../../src/views/overrides.ts'
import DueCell from '../../shared/due/screens/DueCell.tsx'
import { findHidden, reveal } from '../../shared/reveal/screens/hiddenActions.ts'
import { cancellationRequest } from './cancellationRequest.ts'

const undecided = { status: { in: ['pending', 'expired'] } } as const

/** The queue of cancellation requests and their decision (areas, 24). */
export default defineViews(cancellationRequest, {
  cells: { dueAt: DueCell },
  sections: {
    items: drawnOnceThere(() => import('./screens/ItemsSection.tsx')),
    state: drawnOnceThere(() => import('./screens/LiveSection.tsx')),
  },
  actions: {
    newRequest: {
      on: ['list'],
      flag: 'request',
      icon: 'add',
      Dialog: lazy(() => import('./screens/NewRequestAction.tsx')),
    },
    approve: {
      on: ['record'],
      flag: 'decide',
      icon: 'check',
      when: undecided,
      Dialog: lazy(() => import('./screens/ApproveDialog.tsx')),
    },
    approveAll: {
      on: ['selection'],
      flag: 'decide',
      icon: 'check',
      when: undecided,
      Dialog: lazy(() => import('./screens/ApproveAllDialog.tsx')),
    },
    reject: {
      on: ['record', 'selection'],
      flag: 'decide',
      icon: 'block',
      isDanger: true,
      when: undecided,
      Dialog: lazy(() => import('./screens/RejectDialog.tsx')),
    },
    offer: {
      on: ['record'],
      flag: 'decide',
      icon: 'swap',
      when: undecided,
      Dialog: lazy(() => import('./screens/OfferDialog.tsx')),
    },
    acceptOffer: {
      on: ['record'],
      flag: 'decide',
      icon: 'undo',
      when: { ...undecided, offer: { empty: false } },
      Dialog: lazy(() => import('./screens/AcceptOfferDialog.tsx')),
    },
    recallFailed: {
      on: ['record'],
      flag: 'decide',
      icon: 'truck',
      when: { status: 'approvedWithRecall' },
      Dialog: lazy(() => import('./screens/RecallFailedDialog.tsx')),
    },
    findHidden,
    reveal,
  },
})
