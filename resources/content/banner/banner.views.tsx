import { lazy } from 'react'
import { defineViews } from '../../../src/views/overrides.ts'
import { banner } from './banner.ts'
import ScheduleCell from './screens/ScheduleCell.tsx'

/** Banners as a list and as a calendar by placement. */
export default defineViews(banner, {
  cells: { scheduleState: ScheduleCell },
  sections: {
    preview: lazy(() => import('./screens/BannerPreview.tsx')),
    revisions: lazy(() => import('../publishing/screens/RevisionsSection.tsx')),
  },
  list: lazy(() => import('./screens/BannersPage.tsx')),
})
