import { lazy } from 'react'
import { drawnOnceThere } from '../../../src/shell/drawnOnceThere.tsx'
import { defineViews } from '../../../src/views/overrides.ts'
import { productOption } from './productOption.ts'
import ValuesCell from './screens/ValuesCell.tsx'

const ValuesInput = lazy(async () => ({
  default: (await import('./screens/ValuesInput.tsx')).ValuesInput,
}))

/** Options show their values as customers see them, and two of their values can be made one. */
export default defineViews(productOption, {
  also: ['display', 'values'],
  cells: { labels: ValuesCell },
  shows: { values: drawnOnceThere(() => import('./screens/ValuesShow.tsx')) },
  inputs: { values: { Input: ValuesInput } },
  actions: {
    mergeValues: {
      on: ['record'],
      flag: 'delete',
      icon: 'merge',
      Dialog: lazy(() => import('./screens/MergeValuesDialog.tsx')),
    },
  },
})
