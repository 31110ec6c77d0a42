import { lazy } from 'react'
import { drawnOnceThere } from '../../../src/shell/drawnOnceThere.tsx'
import { defineViews } from '../../../src/views/overrides.ts'
import { informationPolicy } from './informationPolicy.ts'

/** What the law expects stands above the list; versions, and who accepted them, stand in the form. */
export default defineViews(informationPolicy, {
  top: lazy(() => import('./screens/Checklist.tsx')),
  sections: {
    revisions: drawnOnceThere(() => import('../publishing/screens/RevisionsSection.tsx')),
    acceptance: drawnOnceThere(() => import('./screens/AcceptanceSection.tsx')),
  },
})
