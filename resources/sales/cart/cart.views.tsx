import { lazy } from 'react'
import { drawnOnceThere } from '../../../src/shell/drawnOnceThere.tsx'
import { defineViews } from '../../../src/views/overrides.ts'
import { findHidden, reveal } from '../../shared/reveal/screens/hiddenActions.ts'
import { cart } from './cart.ts'
import CartItemsCell from './screens/CartItemsCell.tsx'

/** Still a cart, and nothing else yet. */
const open = { status: { in: ['active', 'abandoned', 'lost'] } } as const

/** What lies in a cart then and now, and the ways to win it back. */
export default defineViews(cart, {
  also: ['products'],
  cells: { items: CartItemsCell },
  sections: {
    items: drawnOnceThere(() => import('./screens/ItemsSection.tsx')),
    recovery: drawnOnceThere(() => import('./screens/RecoverySection.tsx')),
  },
  actions: {
    sendRecovery: {
      on: ['record', 'selection'],
      flag: 'recover',
      icon: 'send',
      when: { status: 'abandoned' },
      Dialog: lazy(() => import('./screens/SendRecovery.tsx')),
    },
    copyLink: {
      on: ['record'],
      flag: 'recover',
      icon: 'link',
      when: open,
      Dialog: lazy(() => import('./screens/CopyLink.tsx')),
    },
    createDraft: {
      on: ['record'],
      flag: 'view',
      needs: [['order', 'create']],
      icon: 'receipt',
      when: { status: { in: ['active', 'abandoned', 'lost', 'expired'] } },
      Dialog: lazy(() => import('./screens/CreateDraft.tsx')),
    },
    assign: {
      on: ['record', 'selection'],
      flag: 'edit',
      icon: 'person',
      Dialog: lazy(() => import('./screens/AssignCarts.tsx')),
    },
    findHidden,
    reveal,
  },
})
