import { lazy } from 'react'
import OnHandCell from '../../src/areas/stockLevel/OnHandCell.tsx'
import StateCell from '../../src/areas/stockLevel/StateCell.tsx'
import { defineViews } from '../../src/views/overrides.ts'
import { stockLevel } from './stockLevel.ts'

/** How the stock looks otherwise than other areas. */
export default defineViews(stockLevel, {
  cells: { onHand: OnHandCell, state: StateCell },
  actions: {
    adjust: {
      on: ['record', 'selection'],
      flag: 'adjust',
      icon: 'edit',
      Dialog: lazy(() => import('../../src/areas/stockLevel/AdjustDialog.tsx')),
    },
    history: {
      on: ['record'],
      flag: 'view',
      icon: 'history',
      Dialog: lazy(() => import('../../src/areas/stockLevel/HistoryDialog.tsx')),
    },
    backorder: {
      on: ['record'],
      flag: 'adjust',
      icon: 'unlock',
      Dialog: lazy(() => import('../../src/areas/stockLevel/BackorderDialog.tsx')),
    },
    count: {
      on: ['list'],
      flag: 'adjust',
      icon: 'stock',
      Dialog: lazy(() => import('../../src/areas/stockLevel/CountDialog.tsx')),
    },
    add: {
      on: ['list'],
      flag: 'adjust',
      icon: 'stock',
      Dialog: lazy(() => import('../../src/areas/stockLevel/AddDialog.tsx')),
    },
  },
})
