import { lazy } from 'react'
import { drawnOnceThere } from '../../../src/shell/drawnOnceThere.tsx'
import { defineViews } from '../../../src/views/overrides.ts'
import { seo } from './seo.ts'

/** Search engine work has a page of its own, of which patterns are one part. */
export default defineViews(seo, {
  list: lazy(() => import('./screens/SeoPage.tsx')),
  sections: { samples: drawnOnceThere(() => import('./screens/PatternSamples.tsx')) },
})
