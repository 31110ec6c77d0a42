import { lazy } from 'react'
import ScheduleCell from '../../src/areas/banner/ScheduleCell.tsx'
import { defineViews } from '../../src/views/overrides.ts'
import { banner } from './banner.ts'

/** Banners as a list and as a calendar by placement. */
export default defineViews(banner, {
  cells: { scheduleState: ScheduleCell },
  sections: { revisions: lazy(() => import('../../src/areas/publishing/RevisionsSection.tsx')) },
  list: lazy(() => import('../../src/areas/banner/BannersPage.tsx')),
})
