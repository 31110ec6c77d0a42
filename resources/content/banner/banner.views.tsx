import { lazy } from 'react'
import { drawnOnceThere } from '../../../src/shell/drawnOnceThere.tsx'
import { defineViews } from '../../../src/views/overrides.ts'
import { banner } from './banner.ts'
import ScheduleCell from './screens/ScheduleCell.tsx'

/** Banners as a list and as a calendar by placement. */
export default defineViews(banner, {
  cells: { scheduleState: ScheduleCell },
  sections: {
    preview: drawnOnceThere(() => import('./screens/BannerPreview.tsx')),
    revisions: drawnOnceThere(() => import('../publishing/screens/RevisionsSection.tsx')),
  },
  list: lazy(() => import('./screens/BannersPage.tsx')),
})
