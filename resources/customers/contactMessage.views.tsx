import { lazy } from 'react'
import DueCell from '../../src/areas/due/DueCell.tsx'
import { defineViews } from '../../src/views/overrides.ts'
import { contactMessage } from './contactMessage.ts'

const alive = { status: { in: ['new', 'open', 'waitingOnCustomer', 'resolved'] } }

/** The conversation of a message, and what staff do with the queue. */
export default defineViews(contactMessage, {
  cells: { dueAt: DueCell },
  sections: { conversation: lazy(() => import('../../src/areas/contactMessage/Conversation.tsx')) },
  actions: {
    assignToMe: {
      on: ['record', 'selection'],
      flag: 'edit',
      icon: 'person',
      when: alive,
      Dialog: lazy(() => import('../../src/areas/contactMessage/AssignToMe.tsx')),
    },
    received: {
      on: ['record'],
      flag: 'edit',
      icon: 'mail',
      when: { status: { not: 'spam' } },
      Dialog: lazy(() => import('../../src/areas/contactMessage/ReceivedDialog.tsx')),
    },
    joinDuplicate: {
      on: ['record'],
      flag: 'edit',
      icon: 'merge',
      when: alive,
      Dialog: lazy(() => import('../../src/areas/contactMessage/JoinDialog.tsx')),
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
