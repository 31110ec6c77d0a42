import { lazy } from 'react'
import { defineViews } from '../../../src/views/overrides.ts'
import { projectCard } from './projectCard.ts'

/** Cards open on their boards. */
export default defineViews(projectCard, {
  show: lazy(() => import('./screens/CardPage.tsx')),
})
