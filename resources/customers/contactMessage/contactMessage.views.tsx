import { lazy } from 'react'
import { drawnOnceThere } from '../../../src/shell/drawnOnceThere.tsx'
import { defineViews } from '../../../src/views/overrides.ts'
import DueCell from '../../shared/due/screens/DueCell.tsx'
import { findHidden, reveal } from '../../shared/reveal/screens/hiddenActions.ts'
import { contactMessage } from './contactMessage.ts'

const alive = { status: { in: ['new', 'open', 'waitingOnCustomer', 'resolved'] } } as const

/** The conversation of a message, what staff do with the queue, and the tickets of a former help desk. */
export default defineViews(contactMessage, {
  cells: { dueAt: DueCell },
  foreignFiles: async () => {
    const [
      { zendeskTickets },
      { zendeskExport },
      { freshdeskTickets },
      { gorgiasTickets },
      { flamingoMessages },
    ] = await Promise.all([
      import('./rules/zendeskTickets.ts'),
      import('./rules/zendeskExport.ts'),
      import('./rules/freshdeskTickets.ts'),
      import('./rules/gorgiasTickets.ts'),
      import('./rules/flamingoMessages.ts'),
    ])
    return [zendeskTickets, zendeskExport, freshdeskTickets, gorgiasTickets, flamingoMessages]
  },
  sections: { conversation: drawnOnceThere(() => import('./screens/Conversation.tsx')) },
  actions: {
    assignToMe: {
      on: ['record', 'selection'],
      flag: 'edit',
      icon: 'person',
      when: alive,
      Dialog: lazy(() => import('./screens/AssignToMe.tsx')),
    },
    note: {
      on: ['record'],
      flag: 'edit',
      icon: 'edit',
      Dialog: lazy(() => import('./screens/NoteDialog.tsx')),
    },
    received: {
      on: ['record'],
      flag: 'edit',
      icon: 'mail',
      when: { status: { not: 'spam' } },
      Dialog: lazy(() => import('./screens/ReceivedDialog.tsx')),
    },
    joinDuplicate: {
      on: ['record'],
      flag: 'edit',
      icon: 'merge',
      when: alive,
      Dialog: lazy(() => import('./screens/JoinDialog.tsx')),
    },
    findHidden,
    reveal,
  },
})
