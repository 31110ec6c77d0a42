import { lazy } from 'react'
import { defineViews } from '../../../src/views/overrides.ts'
import { stockMovement } from './stockMovement.ts'

export default defineViews(stockMovement, {
  shows: { cause: lazy(() => import('./screens/CauseShow.tsx')) },
})
