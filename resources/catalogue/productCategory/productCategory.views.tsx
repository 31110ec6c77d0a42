import { lazy } from 'react'
import { defineViews } from '../../../src/views/overrides.ts'
import { productCategory } from './productCategory.ts'

/** Merchandising has a page of its own; its last tab is the generic list. */
export default defineViews(productCategory, {
  list: lazy(() => import('./screens/MerchandisingPage.tsx')),
})
