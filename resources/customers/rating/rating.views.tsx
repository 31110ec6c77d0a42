import { lazy } from 'react'
import { defineViews } from '../../../src/views/overrides.ts'
import { rating } from './rating.ts'
import StarsCell from './screens/StarsCell.tsx'

/** Moderation by keyboard, the shop's answer, and the one change of the wording that is allowed. */
export default defineViews(rating, {
  cells: { rating: StarsCell },
  actions: {
    moderate: {
      on: ['list'],
      flag: 'moderate',
      icon: 'star',
      Dialog: lazy(() => import('./screens/ModerationQueue.tsx')),
    },
    reply: {
      on: ['record'],
      flag: 'reply',
      icon: 'mail',
      Dialog: lazy(() => import('./screens/ReplyDialog.tsx')),
    },
    redact: {
      on: ['record'],
      flag: 'moderate',
      icon: 'block',
      Dialog: lazy(() => import('./screens/RedactDialog.tsx')),
    },
  },
})
