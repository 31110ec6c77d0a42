import { lazy } from 'react'
import { hasFlag } from '../../../src/core/index.ts'
import { defineViews } from '../../../src/views/overrides.ts'
import ItemCell from './screens/ItemCell.tsx'
import OnHandCell from './screens/OnHandCell.tsx'
import StateCell from './screens/StateCell.tsx'
import { stockLevel } from './stockLevel.ts'

/** How the stock looks otherwise than other areas. */
export default defineViews(stockLevel, {
  cells: { item: ItemCell, onHand: OnHandCell, state: StateCell },
  sheets: {
    records: {
      booked: {
        fields: ['onHand'],
        mayBook: (viewer) => hasFlag(viewer, stockLevel.name, 'adjust'),
        Dialog: lazy(() => import('./screens/BookCountsDialog.tsx')),
      },
    },
  },
  actions: {
    adjust: {
      on: ['record', 'selection'],
      flag: 'adjust',
      icon: 'edit',
      isUndone: true,
      Dialog: lazy(() => import('./screens/AdjustDialog.tsx')),
    },
    history: {
      on: ['record'],
      flag: 'view',
      icon: 'history',
      Dialog: lazy(() => import('./screens/HistoryDialog.tsx')),
    },
    backorder: {
      on: ['record'],
      flag: 'adjust',
      icon: 'unlock',
      Dialog: lazy(() => import('./screens/BackorderDialog.tsx')),
    },
    count: {
      on: ['list'],
      flag: 'adjust',
      icon: 'calculate',
      Dialog: lazy(() => import('./screens/CountDialog.tsx')),
    },
    add: {
      on: ['list'],
      flag: 'adjust',
      icon: 'stock',
      Dialog: lazy(() => import('./screens/AddDialog.tsx')),
    },
  },
})
