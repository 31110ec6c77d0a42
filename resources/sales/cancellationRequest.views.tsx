import { lazy } from 'react'
import DueCell from '../../src/areas/due/DueCell.tsx'
import { defineViews } from '../../src/views/overrides.ts'
import { cancellationRequest } from './cancellationRequest.ts'

const undecided = { status: { in: ['pending', 'expired'] } }

/** The queue of cancellation requests and their decision (areas, 24). */
export default defineViews(cancellationRequest, {
  cells: { dueAt: DueCell },
  sections: {
    items: lazy(() => import('../../src/areas/cancellationRequest/ItemsSection.tsx')),
    state: lazy(() => import('../../src/areas/cancellationRequest/LiveSection.tsx')),
  },
  actions: {
    newRequest: {
      on: ['list'],
      flag: 'request',
      icon: 'add',
      Dialog: lazy(() => import('../../src/areas/cancellationRequest/NewRequestAction.tsx')),
    },
    approve: {
      on: ['record'],
      flag: 'decide',
      icon: 'check',
      when: undecided,
      Dialog: lazy(() => import('../../src/areas/cancellationRequest/ApproveDialog.tsx')),
    },
    approveAll: {
      on: ['selection'],
      flag: 'decide',
      icon: 'check',
      when: undecided,
      Dialog: lazy(() => import('../../src/areas/cancellationRequest/ApproveAllDialog.tsx')),
    },
    reject: {
      on: ['record', 'selection'],
      flag: 'decide',
      icon: 'block',
      when: undecided,
      Dialog: lazy(() => import('../../src/areas/cancellationRequest/RejectDialog.tsx')),
    },
    offer: {
      on: ['record'],
      flag: 'decide',
      icon: 'swap',
      when: undecided,
      Dialog: lazy(() => import('../../src/areas/cancellationRequest/OfferDialog.tsx')),
    },
    acceptOffer: {
      on: ['record'],
      flag: 'decide',
      icon: 'undo',
      when: { ...undecided, offer: { empty: false } },
      Dialog: lazy(() => import('../../src/areas/cancellationRequest/AcceptOfferDialog.tsx')),
    },
    recallFailed: {
      on: ['record'],
      flag: 'decide',
      icon: 'truck',
      when: { status: 'approvedWithRecall' },
      Dialog: lazy(() => import('../../src/areas/cancellationRequest/RecallFailedDialog.tsx')),
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
