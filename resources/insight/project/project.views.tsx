import { lazy } from 'react'
import { defineViews } from '../../../src/views/overrides.ts'
import { project } from './project.ts'

const ProjectDrawer = lazy(() => import('./screens/ProjectDrawer.tsx'))

/** Projects as tiles or a table; each opens as its board, and is written in a drawer beside the list. */
export default defineViews(project, {
  also: ['name', 'category', 'stage', 'dueDate'],
  records: lazy(() => import('./screens/ProjectRecords.tsx')),
  create: ProjectDrawer,
  edit: ProjectDrawer,
  show: lazy(() => import('./screens/ProjectPage.tsx')),
})
