import { lazy } from 'react'
import { defineViews } from '../../../src/views/overrides.ts'
import { rating } from './rating.ts'
import StarsCell from './screens/StarsCell.tsx'

/** Moderation by keyboard, the shop's answer, the one change of the wording that is allowed, and the reviews of a former system. */
export default defineViews(rating, {
  cells: { rating: StarsCell },
  foreignFiles: async () => {
    const [{ judgeMeReviews }, { shopifyReviews }, { wooReviews }] = await Promise.all([
      import('./rules/judgeMeReviews.ts'),
      import('./rules/shopifyReviews.ts'),
      import('./rules/wooReviews.ts'),
    ])
    return [judgeMeReviews, shopifyReviews, wooReviews]
  },
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
