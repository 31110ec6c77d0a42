import { lazy } from 'react'
import { drawnOnceThere } from '../../../src/shell/drawnOnceThere.tsx'
import { defineViews } from '../../../src/views/overrides.ts'
import { storePath } from '../../content/page/rules/storePath.ts'
import { viewOnStore } from '../../shared/store/screens/viewOnStore.ts'
import { category } from './category.ts'

/** Defaults that are inherited, what hides with a category, and merging. */
export default defineViews(category, {
  sections: {
    defaults: lazy(() => import('./screens/DefaultsSection.tsx')),
    products: drawnOnceThere(() => import('./screens/ProductsSection.tsx')),
  },
  actions: {
    viewOnStore: viewOnStore({ active: true, path: { empty: false } }, ({ path }) =>
      storePath.category(String(path)),
    ),
    hide: {
      on: ['record', 'selection'],
      flag: 'edit',
      icon: 'pause',
      when: { active: true },
      Dialog: lazy(() => import('./screens/HideDialog.tsx')),
    },
    moveOut: {
      on: ['record'],
      flag: 'delete',
      icon: 'trash',
      when: { productsDirect: { gt: 0 } },
      Dialog: lazy(() => import('./screens/MoveOutDialog.tsx')),
    },
    merge: {
      on: ['record', 'selection'],
      flag: 'delete',
      icon: 'merge',
      Dialog: lazy(() => import('../../shared/merge/screens/MergeDialog.tsx')),
    },
  },
})
