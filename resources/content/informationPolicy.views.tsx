import { lazy } from 'react'
import { defineViews } from '../../src/views/overrides.ts'
import { informationPolicy } from './informationPolicy.ts'

/** What the law expects stands above the list; versions, and who accepted them, stand in the form. */
export default defineViews(informationPolicy, {
  top: lazy(() => import('../../src/areas/informationPolicy/Checklist.tsx')),
  sections: {
    revisions: lazy(() => import('../../src/areas/publishing/RevisionsSection.tsx')),
    acceptance: lazy(() => import('../../src/areas/informationPolicy/AcceptanceSection.tsx')),
  },
})
