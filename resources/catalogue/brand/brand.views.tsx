import { lazy } from 'react'
import { defineViews } from '../../../src/views/overrides.ts'
import { storePath } from '../../content/page/rules/storePath.ts'
import { viewOnStore } from '../../shared/store/screens/viewOnStore.ts'
import { brand } from './brand.ts'

/** Brands that are one brand become one record. */
export default defineViews(brand, {
  actions: {
    showProducts: {
      on: ['record'],
      flag: 'view',
      icon: 'open',
      Dialog: lazy(() => import('../../shared/merge/screens/ShowUses.tsx')),
    },
    viewOnStore: viewOnStore({ active: true, slug: { empty: false } }, ({ slug }) =>
      storePath.brand(String(slug)),
    ),
    merge: {
      on: ['record', 'selection'],
      flag: 'delete',
      icon: 'merge',
      Dialog: lazy(() => import('../../shared/merge/screens/MergeDialog.tsx')),
    },
  },
})
