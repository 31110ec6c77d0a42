import { lazy } from 'react'
import { viewOnStore } from '../../src/areas/store/viewOnStore.ts'
import { storePath } from '../../src/shop/addresses/storePath.ts'
import { defineViews } from '../../src/views/overrides.ts'
import { category } from './category.ts'

/** Defaults that are inherited, what hides with a category, and merging. */
export default defineViews(category, {
  sections: {
    defaults: lazy(() => import('../../src/areas/category/DefaultsSection.tsx')),
    products: lazy(() => import('../../src/areas/category/ProductsSection.tsx')),
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
      Dialog: lazy(() => import('../../src/areas/category/HideDialog.tsx')),
    },
    moveOut: {
      on: ['record'],
      flag: 'delete',
      icon: 'trash',
      when: { productsDirect: { gt: 0 } },
      Dialog: lazy(() => import('../../src/areas/category/MoveOutDialog.tsx')),
    },
    merge: {
      on: ['record', 'selection'],
      flag: 'delete',
      icon: 'merge',
      Dialog: lazy(() => import('../../src/areas/merge/MergeDialog.tsx')),
    },
  },
})
