import { drawnOnceThere } from '../../../src/shell/drawnOnceThere.tsx'
import { defineViews } from '../../../src/views/overrides.ts'
import { stockMovement } from './stockMovement.ts'

export default defineViews(stockMovement, {
  shows: { cause: drawnOnceThere(() => import('./screens/CauseShow.tsx')) },
})
