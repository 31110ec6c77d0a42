import { lazy } from 'react'
import ScheduleCell from './screens/ScheduleCell.tsx'
import { defineViews } from '../../../src/views/overrides.ts'
import { banner } from './banner.ts'

/** Banners as a list and as a calendar by placement. */
export default defineViews(banner, {
  cells: { scheduleState: ScheduleCell },
  sections: { revisions: lazy(() => import('../publishing/screens/RevisionsSection.tsx')) },
  list: lazy(() => import('./screens/BannersPage.tsx')),
})
