import { lazy } from 'react'
import ScheduleCell from '../../src/areas/banner/ScheduleCell.tsx'
import { defineViews } from '../../src/views/overrides.ts'
import { widget } from './widget.ts'

const Input = lazy(async () => ({
  default: (await import('../../src/areas/widget/ConfigInput.tsx')).ConfigInput,
}))

/** Widgets as the map of a page that is published as a whole, and as a list. */
export default defineViews(widget, {
  cells: { scheduleState: ScheduleCell },
  shows: { config: lazy(() => import('../../src/areas/widget/ConfigShow.tsx')) },
  inputs: { config: { Input } },
  list: lazy(() => import('../../src/areas/widget/WidgetsPage.tsx')),
})
