import { lazy } from 'react'
import { drawnOnceThere } from '../../../src/shell/drawnOnceThere.tsx'
import { defineViews } from '../../../src/views/overrides.ts'
import { broadcast } from './broadcast.ts'

/** How many a broadcast reaches stands beside its audience, as it is chosen. */
export default defineViews(broadcast, {
  sections: { reach: drawnOnceThere(() => import('./screens/Reach.tsx')) },
  actions: {
    preview: {
      on: ['record'],
      flag: 'view',
      icon: 'preview',
      Dialog: lazy(() => import('./screens/PreviewDialog.tsx')),
    },
    test: {
      on: ['record'],
      flag: 'test',
      icon: 'send',
      when: { channel: 'email' },
      Dialog: lazy(() => import('../notificationKey/screens/TestDialog.tsx')),
    },
  },
})
