import { lazy } from 'react'
import ValuesCell from '../../src/areas/productOption/ValuesCell.tsx'
import { defineViews } from '../../src/views/overrides.ts'
import { productOption } from './productOption.ts'

const ValuesInput = lazy(async () => ({
  default: (await import('../../src/areas/productOption/ValuesInput.tsx')).ValuesInput,
}))

/** Options show their values as customers see them, and two of their values can be made one. */
export default defineViews(productOption, {
  also: ['display', 'values'],
  cells: { labels: ValuesCell },
  shows: { values: lazy(() => import('../../src/areas/productOption/ValuesShow.tsx')) },
  inputs: { values: { Input: ValuesInput } },
  actions: {
    mergeValues: {
      on: ['record'],
      flag: 'delete',
      icon: 'merge',
      Dialog: lazy(() => import('../../src/areas/productOption/MergeValuesDialog.tsx')),
    },
  },
})
