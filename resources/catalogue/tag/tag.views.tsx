import { lazy } from 'react'
import { defineViews } from '../../../src/views/overrides.ts'
import { tag } from './tag.ts'

const NameInput = lazy(() =>
  import('./screens/NameInput.tsx').then((module) => ({ default: module.NameInput })),
)

/** What keeps tags few and clear: near names while one is typed, merging, and deleting those that are used or not. */
export default defineViews(tag, {
  inputs: { name: { Input: NameInput } },
  actions: {
    showUses: {
      on: ['record'],
      flag: 'view',
      icon: 'open',
      when: { kind: { in: ['product', 'order', 'customer', 'content'] } },
      Dialog: lazy(() => import('../../shared/merge/screens/ShowUses.tsx')),
    },
    merge: {
      on: ['record', 'selection'],
      flag: 'delete',
      icon: 'merge',
      Dialog: lazy(() => import('../../shared/merge/screens/MergeDialog.tsx')),
    },
    unlink: {
      on: ['record', 'selection'],
      flag: 'delete',
      icon: 'block',
      Dialog: lazy(() => import('./screens/UnlinkDialog.tsx')),
    },
    deleteUnused: {
      on: ['list'],
      flag: 'delete',
      icon: 'close',
      Dialog: lazy(() => import('./screens/DeleteUnusedDialog.tsx')),
    },
  },
})
