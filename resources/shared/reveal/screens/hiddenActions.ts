import { lazy } from 'react'
import type { OwnAction } from '../../../../src/views/overrides.ts'

// What an area offers to whoever sees its personal data in part: to find a record by a whole value, and to see one whole.

export const findHidden = {
  on: ['list'],
  flag: 'reveal',
  unless: 'viewPii',
  icon: 'search',
  Dialog: lazy(() => import('./FindHiddenDialog.tsx')),
} satisfies OwnAction

export const reveal = {
  on: ['record'],
  flag: 'reveal',
  unless: 'viewPii',
  icon: 'preview',
  Dialog: lazy(() => import('./RevealDialog.tsx')),
} satisfies OwnAction
