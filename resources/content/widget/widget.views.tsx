import { lazy } from 'react'
import { drawnOnceThere } from '../../../src/shell/drawnOnceThere.tsx'
import { defineViews } from '../../../src/views/overrides.ts'
import ScheduleCell from '../banner/screens/ScheduleCell.tsx'
import { widget } from './widget.ts'

const Input = lazy(async () => ({
  default: (await import('./screens/ConfigInput.tsx')).ConfigInput,
}))

/** Widgets as the map of a page that is published as a whole, and as a list. */
export default defineViews(widget, {
  cells: { scheduleState: ScheduleCell },
  shows: { config: drawnOnceThere(() => import('./screens/ConfigShow.tsx')) },
  inputs: { config: { Input } },
  list: lazy(() => import('./screens/WidgetsPage.tsx')),
})
