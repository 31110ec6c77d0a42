import { lazy } from 'react'
import StarsCell from '../../src/areas/rating/StarsCell.tsx'
import { defineViews } from '../../src/views/overrides.ts'
import { rating } from './rating.ts'

/** Moderation by keyboard, the shop's answer, and the one change of the wording that is allowed. */
export default defineViews(rating, {
  cells: { rating: StarsCell },
  actions: {
    moderate: {
      on: ['list'],
      flag: 'moderate',
      icon: 'star',
      Dialog: lazy(() => import('../../src/areas/rating/ModerationQueue.tsx')),
    },
    reply: {
      on: ['record'],
      flag: 'reply',
      icon: 'mail',
      Dialog: lazy(() => import('../../src/areas/rating/ReplyDialog.tsx')),
    },
    redact: {
      on: ['record'],
      flag: 'moderate',
      icon: 'block',
      Dialog: lazy(() => import('../../src/areas/rating/RedactDialog.tsx')),
    },
  },
})
