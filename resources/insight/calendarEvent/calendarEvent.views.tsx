import { lazy } from 'react'
import { defineViews } from '../../../src/views/overrides.ts'
import { calendarEvent } from './calendarEvent.ts'

/** Events as a calendar instead of a list. */
export default defineViews(calendarEvent, {
  list: lazy(() => import('./screens/CalendarPage.tsx')),
})
